/** iForfettari: every field the adviser can fill, in the order of the form. Keys are the wire names. */
import { forfettario, gruppo, righi } from '../activity.ts'
import { annoImposta, calcolaSalti, consideraSommeIntegrative, LAST_YEAR, obbligatorio } from '../calculation.ts'
import { campiConBasi } from '../casse/catalog.ts'
import { all, any, is } from '../fields/condition.ts'
import {
  adapted,
  asked,
  choice,
  flag,
  group,
  money,
  onForm,
  optionalFlag,
  optionalInteger,
  optionalMoney,
  optionalPercent,
  percent,
  text,
} from '../fields/field.ts'
import type { Partially, StateOf } from '../fields/state.ts'
import { previdenza } from '../person.ts'
import { confronto } from './comparison.ts'
import * as c from './conditions.ts'
import { altriDatiPersonali, redditiDiversiDaImpresa_LavAutonomo } from './person.ts'
import { requisiti } from './requisiti.ts'

const IRAP = 'regimeNormale.determinazioneDelValoreDellaProduzioneNetta'
const CASSA = 'gestionePrevidenziale.cassa'
const NON_COERENTE = 'NON_COERENTE_CON_TIPOLOGIA'

const gestionePrevidenziale = group('Gestione previdenziale', {
  tipoPrevidenza: choice(
    'Gestione IVS',
    { NON_DEFINITO: 'Non definito', ARTIGIANATO: 'Artigianato', COMMERCIO: 'Commercio' },
    {
      when: c.impresa,
      enabled: { not: any(c.aliquotaSeparataScelta, c.cassaScelta) },
      messages: [{ id: NON_COERENTE, when: all(c.professione, c.ivsScelta) }],
    },
  ),
  aliquotaSep: choice(
    'Gestione separata',
    { NESSUNA: 'Nessuna', RIDOTTA: 'Ridotta', PIENA: 'Piena' },
    {
      when: c.professione,
      enabled: { not: any(c.ivsScelta, c.cassaScelta) },
      messages: [{ id: NON_COERENTE, when: all(c.impresa, c.aliquotaSeparataScelta) }],
      help: "Ridotta: chi ha un'altra copertura obbligatoria o una pensione",
    },
  ),
  cassaProfessionale: flag('Cassa professionale', {
    when: c.professione,
    enabled: { not: any(c.ivsScelta, c.aliquotaSeparataScelta) },
    messages: [{ id: NON_COERENTE, when: all(c.impresa, c.cassaScelta) }],
  }),
  cassa: group('Cassa professionale', campiConBasi(CASSA), c.conCassa),
  anzianitaAl1995: { ...previdenza.anzianitaAl1995, when: c.impresa },
  pensionatoOver65: { ...previdenza.pensionatoOver65, when: c.impresa },
  riduzione50: { ...previdenza.riduzione50, when: all(c.impresa, c.dal2025) },
})

const righiDelReddito = group('Determinazione del reddito', {
  ricaviNormale: optionalMoney('Ricavi o compensi', {
    cell: 'G81',
    help: 'Vuoto: come i ricavi del regime forfettario',
    form: { computed: 'regimeNormale.determinazioneDelReddito.ricaviNormaleApplicati' },
  }),
  ...righi({ when: c.impresa }, { when: c.professione }),
})

const determinazioneDelReddito = onForm(righiDelReddito, { elsewhere: 'righi del quadro, in righeReddito' })

const collaboratore = (n: 1 | 2, presente: typeof c.conCollaboratore1) =>
  group(
    `Collaboratore ${n}`,
    {
      nomeCognome: text('Cognome e nome', obbligatorio(all(presente, c.vuoto(`datiCollaboratore${n}.nomeCognome`)))),
      previdenza: group('Previdenza', adapted(previdenza, { riduzione50: { when: c.dal2025 } })),
      redditiDiversiDaImpresa_LavAutonomo,
      altriDatiPersonali,
    },
    presente,
  )

export const catalog = {
  annoImposta,
  nomeCognome: text('Cognome e nome', obbligatorio(c.vuoto('nomeCognome'))),
  tipologia: choice(
    'Tipologia',
    { NON_DEFINITO: 'Non definito', IMPRESA: 'Impresa', PROFESSIONE: 'Professione' },
    obbligatorio(is('tipologia', 'NON_DEFINITO')),
  ),
  famigliare: flag('Impresa famigliare', {
    when: c.impresa,
    messages: [{ id: NON_COERENTE, when: all(c.professione, is('famigliare')) }],
    form: { keep: true, gap: true },
  }),
  quotaCollab1: percent('Quota collab. 1', { max: 49, decimals: 2, when: c.familiare, form: { keep: true } }),
  quotaCollab2: percent('Quota collab. 2', { max: 49, decimals: 2, when: c.conCollaboratore1, form: { keep: true } }),
  consideraSommeIntegrative,
  calcolaPareggio: flag('Calcola il punto di pareggio', { form: { elsewhere: 'per chi chiama: la pagina lo chiede da sé' } }),
  calcolaSalti,
  gestionePrevidenziale,
  regimeForfettario: group('Regime forfettario', {
    gruppo,
    impostaSost: forfettario.aliquotaSostitutiva,
    annoInizioAttivita: optionalInteger('Anno di inizio attività', [1900, LAST_YEAR], {
      help: "Facoltativo: serve a controllare i cinque periodi dell'aliquota 5%",
    }),
  }),
  redditoContributiImposta: group('Regime forfettario', {
    ricavi: asked(money('Ricavi o compensi', { help: "Incassati nell'anno. Nel primo anno di attività il limite è ragguagliato ai giorni: qui non lo è" })),
    perditePregresse: money('Perdite pregresse', { when: c.impresa, help: "Degli anni in regime ordinario (LM37), fino all'80% del reddito" }),
    perditePrimiTrePeriodi: money('Perdite dei primi tre periodi', {
      when: c.impresa,
      help: "Di una nuova attività: usate per intero, senza il limite dell'80%. Da non ripetere tra le perdite pregresse",
    }),
    contributiCassaProf: asked(
      money('Contributi alla cassa professionale', {
        when: c.conCassa,
        help: "Solo i contributi che si deducono: l'integrativo minimo rimasto a carico si aggiunge da sé. Vuoto: quelli della cassa scelta, se si calcolano",
        form: { computed: 'redditoContributiImposta.contributiCassaProfApplicati' },
      }),
    ),
    riduzione35: { ...forfettario.riduzione35, when: c.conIvs },
    rivalsa: flag('Rivalsa sui collaboratori', { when: c.familiare, help: 'Il titolare recupera i contributi dei collaboratori' }),
    collab1ACarico: optionalFlag('Collaboratore 1 a carico', {
      when: c.conCollaboratore1,
      help: 'Vuoto: dal reddito',
      form: { computed: 'redditoContributiImposta.collab1ACaricoApplicato' },
    }),
    collab2ACarico: optionalFlag('Collaboratore 2 a carico', {
      when: c.conCollaboratore2,
      help: 'Vuoto: dal reddito',
      form: { computed: 'redditoContributiImposta.collab2ACaricoApplicato' },
    }),
  }),
  regimeNormale: group('Regime normale', {
    determinazioneDelReddito,
    contabilitaOrdinaria: flag('Contabilità ordinaria', { when: c.impresa, help: "Senza detrazione dell'art. 13 c. 5 TUIR; vincola per tre anni" }),
    rivalsaNormale: flag('Rivalsa sui collaboratori', { default: true, when: c.familiare }),
    perditePregresseNormale: money('Perdite pregresse', { when: c.impresa, help: "Fino all'80% del reddito" }),
    perditePrimiTrePeriodiNormale: money('Perdite dei primi tre periodi', {
      when: c.impresa,
      help: "Di una nuova attività: usate per intero, senza il limite dell'80%. Da non ripetere tra le perdite pregresse",
    }),
    contributiCassaProfNormale: optionalMoney('Contributi alla cassa professionale', {
      when: c.conCassa,
      help: 'Vuoto: come in regime forfettario, o calcolati sul suo reddito',
      form: { computed: 'regimeNormale.contributiCassaProfApplicati' },
    }),
    flatTaxIncrementale: flag('Flat tax incrementale', { when: c.nel2023 }),
    redditoMax3Anni: asked(money('Reddito più alto del 2020-2022', { when: c.conFlatTax })),
    determinazioneDelValoreDellaProduzioneNetta: group(
      'Determinazione del valore della produzione netta',
      {
        valoreProduzioneLorda: optionalMoney('Valore della produzione lorda', {
          cell: 'L91',
          help: 'Vuoto: calcolato dai righi del reddito',
          form: { computed: `${IRAP}.valoreProduzioneLordaApplicato` },
        }),
        autonomaOrganizzazione: optionalFlag('Autonoma organizzazione', {
          help: "Vuoto: sì per l'impresa, no per la professione",
          form: { computed: `${IRAP}.autonomaOrganizzazioneApplicata` },
        }),
        aliquotaIrap: optionalPercent('Aliquota IRAP', {
          max: 10,
          help: 'Vuoto: quella della regione',
          form: { computed: `${IRAP}.aliquotaIrapApplicata` },
        }),
        irap2020AccontoCondonato: flag('Primo acconto IRAP 2020 non dovuto'),
      },
      c.finoAl2021,
    ),
  }),
  liquidazioneIrpef: group('Dati IRPEF del titolare', { redditiDiversiDaImpresa_LavAutonomo, altriDatiPersonali }),
  datiCollaboratore1: collaboratore(1, c.conCollaboratore1),
  datiCollaboratore2: collaboratore(2, c.conCollaboratore2),
  confronto,
  requisiti,
}

/** The whole input state of iForfettari. */
export type State = StateOf<typeof catalog>
/** The state in a request. A missing key takes its default. */
export type Input = Partially<State>
