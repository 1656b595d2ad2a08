/** Budget4u: every field the adviser can fill, in the order of the form. Keys are the wire names. */
import { contabilita } from '../activity.ts'
import { annoImposta, calcolaSalti, obbligatorio } from '../calculation.ts'
import { above, is } from '../fields/condition.ts'
import { adapted, choice, flag, group, integer, percent, text, tuple } from '../fields/field.ts'
import type { Partially, StateOf } from '../fields/state.ts'
import { residenza } from '../person.ts'
import { cassa } from './cash.ts'
import * as c from './conditions.ts'
import { forfetari } from './flat-rate.ts'
import { contoEconomicoDittaSocieta, contoEconomicoProfessionista } from './income-statement.ts'
import { iscrizioneImpreseArtigiane, iscrizioneRegistroImprese } from './registers.ts'
import { investimenti, speseDiAvvio } from './start-up.ts'
import { dirittiCCIAA, imposteContributi, inail } from './taxes.ts'

/** Region and comune apply to all persons who declare the income. */
const conResidenza = { when: c.residenti }
const daPulsante = { elsewhere: 'lo manda il pulsante «Calcola quote»' }
const CRESCITA = { min: -100, max: 1000 }

/** The name of each tipologia. */
export const tipologie = {
  NON_DEFINITO: 'Non definito',
  PROFESSIONE: 'Professione',
  IMPRESA: 'Impresa',
  IMPRESA_FAMILIARE: 'Impresa familiare',
  SOCIETA_DI_PERSONE: 'Società di persone',
  SRL_TRASPARENTE: 'S.r.l. trasparente',
  SRL_NON_TRASPARENTE: 'S.r.l. non trasparente',
} as const

const informazioniCostiDiAvvio = group('Informazioni e costi di avvio', {
  nomeDitta: text('Nome ditta', { cell: 'nomeDitta', ...obbligatorio(c.vuoto('informazioniCostiDiAvvio.nomeDitta')) }),
  attivita: text('Attività', { cell: 'attivita', information: true }),
  tipologia: choice('Tipologia', tipologie, { cell: 'tipologia', ...obbligatorio(c.nonDefinita) }),
  regime: choice(
    'Regime fiscale',
    { NON_DEFINITO: 'Non definito', NORMALE: 'Normale', FORFETARIO: 'Forfetario' },
    {
      cell: 'regime',
      messages: [
        { id: 'CAMPO_OBBLIGATORIO', when: is(c.REGIME, 'NON_DEFINITO') },
        { id: 'REGIME_NON_AMMESSO', when: { all: [c.forfetario, c.societa] } },
      ],
    },
  ),
  contabilita: {
    ...contabilita,
    when: { all: [c.normale, { any: [c.impresa, c.familiare, c.societaDiPersone] }] },
    help: "Ordinaria: senza la detrazione dell'art. 13, c. 5, TUIR",
  },
  mesiAttivita: integer('Mesi di attività nel primo anno', [1, 12], { default: 12, when: c.contoDitta }),
  ...adapted(residenza, {
    codiceRegioneResidenza: {
      ...conResidenza,
      help: 'Di tutte le persone; non indicata: addizionali stimate al 2,5%',
      form: { help: 'Di tutte le persone', gap: true },
    },
    addizionaleComunalePercentuale: {
      ...conResidenza,
      help: "Di tutte le persone, su tutto l'imponibile; con il comune scelto contano i suoi scaglioni",
    },
    addizionaleComunale: conResidenza,
  }),
  agenteRappresentante: flag('Agente o rappresentante', {
    when: c.normale,
    help: "Auto deducibile per l'80% fino a 25.822,84 €",
    form: { shown: above('informazioniCostiDiAvvio.investimenti.autovetture.costo', 0) },
  }),
  imputazioneCostiAvvio: choice(
    'Spese di avvio a conto economico',
    { NO: 'No', INTERO: 'Per intero', QUINTO: 'Per un quinto' },
    { when: c.normale, help: 'Spese vive e consulenze esterne; il lavoro proprio non è mai un costo' },
  ),
  ivaCostiIniziali: flag('Aggiungi IVA 22% ai costi iniziali', {
    when: c.normale,
    help: 'Entra nel fabbisogno iniziale. Su tutti i costi iniziali, compresi fabbricati, diritti, bolli e lavoro proprio',
  }),
  investimenti,
  speseDiAvvio,
})

const crescita = (nome: string) => tuple(nome, [percent(`${nome}: secondo anno`, CRESCITA), percent(`${nome}: terzo anno`, CRESCITA)])

export const catalog = {
  annoImposta,
  ricalcolaQuoteCollab: flag('Calcola quote dei collaboratori', { cell: 'RicalcolaQuoteCollab', form: daPulsante }),
  ricalcolaQuoteSoci: flag('Calcola quote dei soci', { cell: 'RicalcolaQuoteSoci', form: daPulsante }),
  calcolaSalti,
  informazioniCostiDiAvvio,
  iscrizioneRegistroImprese,
  iscrizioneImpreseArtigiane,
  contoEconomicoDittaSocieta,
  contoEconomicoProfessionista,
  inail,
  dirittiCCIAA,
  imposteContributi,
  forfetari,
  pianoTriennale: group('Piano triennale', {
    crescitaRicavi: crescita('Crescita dei ricavi'),
    crescitaCosti: crescita('Crescita dei costi'),
  }),
  cassa,
}

/** The whole input state of Budget4u. */
export type State = StateOf<typeof catalog>
/** The state in a request. A missing key takes its default. */
export type Input = Partially<State>
