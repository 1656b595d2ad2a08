/** Forme: one client, one activity and up to three persons. Where a field allows null, null means `not known`. */
import { contabilita, gruppo, forfettario as riduzioni, righi } from '../activity.ts'
import { annoImposta, consideraSommeIntegrative, LAST_YEAR, obbligatorio } from '../calculation.ts'
import { campiConBasi } from '../casse/catalog.ts'
import { all, is } from '../fields/condition.ts'
import { choice, flag, group, money, optionalFlag, optionalInteger, optionalMoney, optionalPercent, percent, text, tuple } from '../fields/field.ts'
import type { Partially, StateOf } from '../fields/state.ts'
import { requisiti } from '../iforfettari/requisiti.ts'
import { codici, forme, voci } from './forme.ts'
import { persona } from './person.ts'

const ESTREMI = { min: -9_999_999 }
const SCONOSCIUTO = 'Vuoto: non si sa'

const gestioni = { '': 'Non si sa', NESSUNA: 'Nessuna', ARTIGIANO: 'Artigiano', COMMERCIANTE: 'Commerciante' } as const
const perVoce = <F>(field: (label: string) => F) => ({
  forfettario: field(voci.forfettario),
  dittaIndividuale: field(voci.dittaIndividuale),
  impresaFamiliare: field(voci.impresaFamiliare),
  professionista: field(voci.professionista),
  studioAssociato: field(voci.studioAssociato),
  societaDiPersone: field(voci.societaDiPersone),
  srl: field(voci.srl),
})

export const catalog = {
  annoImposta,
  consideraSommeIntegrative,
  denominazione: text('Cliente', obbligatorio(is('denominazione', ''))),
  formaAttuale: choice('Forma di oggi', { NESSUNA: 'Nuova attività', ...forme }),
  escludi: tuple(
    'Forme da non calcolare',
    codici.map(() => choice('Forma da non calcolare', { '': 'Nessuna', ...forme })),
  ),
  criterio: choice('Criterio', { NETTO_COMPARABILE: 'Netto comparabile', NETTO_IN_MANO: 'Netto in mano' }),
  attivita: group('Attività', {
    tipologia: choice(
      'Tipologia',
      { NON_DEFINITO: 'Non definito', IMPRESA: 'Impresa', PROFESSIONE: 'Professione' },
      obbligatorio(is('attivita.tipologia', 'NON_DEFINITO')),
    ),
    gruppo,
    annoInizio: optionalInteger('Anno di inizio', [1900, LAST_YEAR], { help: SCONOSCIUTO }),
    ricavi: money('Ricavi o compensi'),
    costiNoti: flag('I costi sono noti', { default: true, help: 'No per chi ha solo la dichiarazione da forfettario' }),
    determinazioneDelReddito: group('Ricavi e costi', righi()),
    contabilita,
    variazioniAumento: money('Variazioni in aumento', { help: 'Costi veri che nessuna forma deduce' }),
    variazioniDiminuzione: money('Variazioni in diminuzione', { help: 'Deduzioni che non sono costi' }),
    perditePregresse: money('Perdite pregresse del titolare'),
    perditePrimiTrePeriodi: money('Perdite dei primi tre periodi'),
    ivaIndetraibileAnnua: money('IVA non detratta da forfettario'),
    rettificaIva: money('Rettifica IVA', { ...ESTREMI, help: 'Una tantum: dovuta entrando nel forfettario, restituita uscendo' }),
    personaleIndeterminato: optionalFlag('Personale tutto a tempo indeterminato', { help: SCONOSCIUTO }),
    professioneOrdinistica: optionalFlag('Professione con albo', { help: SCONOSCIUTO }),
    requisitiStp: optionalFlag('Requisiti della società tra professionisti', { help: SCONOSCIUTO }),
  }),
  forfettario: group('Forfettario', {
    impostaSost: optionalPercent("Aliquota dell'imposta sostitutiva", { options: [5, 15], help: "Vuoto: dall'anno di inizio e dai requisiti" }),
    requisitiStartUp: optionalFlag('Requisiti della nuova attività', { help: 'L. 190/2014, art. 1, c. 65 (dal 2027 art. 235, D.Lgs. 117/2026)' }),
    riduzione35: riduzioni.riduzione35,
    famigliare: flag('Impresa familiare forfettaria'),
    rivalsa: flag('Rivalsa sui collaboratori'),
  }),
  previdenza: group('Previdenza', {
    gestioneIvs: choice('Gestione IVS', gestioni),
    gestioneIvsSocieta: choice('Gestione IVS dei soci che lavorano', gestioni),
    aliquotaSep: choice('Gestione separata', { '': 'Non si sa', NESSUNA: 'Nessuna', RIDOTTA: 'Ridotta', PIENA: 'Piena' }),
    cassaProfessionale: flag('Cassa professionale'),
    cassa: group('Cassa del titolare', campiConBasi('previdenza.cassa'), all(is('attivita.tipologia', 'PROFESSIONE'), is('previdenza.cassaProfessionale'))),
  }),
  requisiti: group('Requisiti', {
    ...requisiti.fields,
    opzioneOrdinariaFinoAl: optionalInteger("Ultimo anno vincolato dall'opzione per la contabilità ordinaria", [2000, 2100]),
    attoImpresaFamiliare: optionalFlag("Atto dell'impresa familiare firmato prima dell'anno", {
      help: `Di una nuova attività: entro il suo inizio. ${SCONOSCIUTO}`,
    }),
  }),
  irap: group('IRAP', {
    aliquota: optionalPercent('Aliquota IRAP', { max: 10, help: 'Vuoto: quella della regione della prima persona' }),
    valoreProduzione: optionalMoney('Valore della produzione', {
      ...ESTREMI,
      help: 'Vuoto: calcolato per ogni forma, con i canoni di leasing dedotti per intero',
    }),
    autonomaOrganizzazione: optionalFlag('Autonoma organizzazione', { help: "2020 e 2021; vuoto: sì per l'impresa" }),
  }),
  srl: group('S.r.l.', { capitaleSociale: money('Capitale sociale', { default: 10_000 }), riservaLegaleEsistente: money('Riserva legale esistente') }),
  spese: group('Spese della forma', {
    compreseInOggi: flag('I costi comprendono già le spese della forma di oggi', { default: true }),
    onorari: group(
      'Onorari annui',
      perVoce((label) => optionalMoney(label, { help: 'Vuoto: un valore di riferimento' })),
    ),
    maggiorazioneCamerale: percent('Maggiorazione della Camera di commercio', { options: [0, 10, 20, 50, 70], default: 20 }),
    sezioneOrdinaria: flag('Impresa individuale in sezione ordinaria'),
    unaTantum: group(
      'Costi di ingresso',
      perVoce((label) => money(label)),
    ),
  }),
  persone: tuple('Persone', [persona(1), persona(2), persona(3)]),
}

/** The whole profile. */
export type State = StateOf<typeof catalog>
/** The profile in a request. A missing key takes its default. */
export type Input = Partially<State>
export type Persona = NonNullable<State['persone'][number]>
