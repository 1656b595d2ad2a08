/** The lines of the two income statements, group by group: what is typed, then what comes of it. */
import type { budget4u } from '@bilancia/contract'
import type { vociDitta, vociProfessionista } from '../voci.ts'

type Typed<S extends keyof budget4u.State> = keyof budget4u.State[S] & string
type Computed<V> = keyof V & string

/** What is typed, what is computed beside it, and the sums that close the group. */
export type Block<F extends string, R extends string> = {
  readonly id: string
  readonly title: string
  readonly fields: readonly F[]
  readonly results: readonly R[]
  readonly totals: readonly R[]
}

export type DittaField = Typed<'contoEconomicoDittaSocieta'>
export type DittaResult = Computed<typeof vociDitta>
export type ProfessionistaField = Typed<'contoEconomicoProfessionista'>
export type ProfessionistaResult = Computed<typeof vociProfessionista>

/** The firm, down to the result before taxes. */
export const blocchiDitta: readonly Block<DittaField, DittaResult>[] = [
  { id: 'ricavi', title: 'Ricavi', fields: ['ricavi'], results: [], totals: [] },
  { id: 'costi-diretti', title: 'Costi diretti', fields: ['merciMateriePrime', 'dipendenti', 'lavorazioniCompensiTerzi'], results: [], totals: [] },
  {
    id: 'altri-costi-diretti',
    title: 'Altri costi diretti',
    fields: ['energiaForzaMotrice', 'riparazioniManutenzioni', 'carburantiTrasporti'],
    results: ['ammortamenti'],
    totals: ['totaleCostiDiretti', 'margineProduzione'],
  },
  {
    id: 'spese-generali',
    title: 'Spese generali',
    fields: [
      'pubblicitaCancelleriaVarie',
      'serviziContabili',
      'speseLegaliConsulenze',
      'speseTelefoniche',
      'affittoUffici',
      'assicurazioni',
      'illuminazione',
      'quoteAssociative',
    ],
    results: [],
    totals: [],
  },
  {
    id: 'inail-camera',
    title: 'INAIL e Camera di commercio',
    fields: [],
    results: ['inail', 'dirittoAnnuale', 'costiAvvioImputati'],
    totals: ['totaleSpeseGenerali'],
  },
  { id: 'affitto-figurativo', title: 'Locali propri', fields: ['affittoFigurativo'], results: [], totals: ['risultatoOperativo'] },
  {
    id: 'gestione-finanziaria',
    title: 'Gestione finanziaria',
    fields: ['interessiAttivi', 'interessiPassivi'],
    results: ['gestioneFinanziaria'],
    totals: ['risultatoNetto'],
  },
]

/** The professional, down to the net result. */
export const blocchiProfessionista: readonly Block<ProfessionistaField, ProfessionistaResult>[] = [
  { id: 'compensi', title: 'Compensi', fields: ['compensi'], results: [], totals: [] },
  {
    id: 'costi',
    title: 'Costi e spese',
    fields: [
      'dipendenti',
      'compensiTerzi',
      'energia',
      'riparazioni',
      'serviziContabili',
      'speseTelefoniche',
      'affittoLocali',
      'assicurazioni',
      'aggiornamentoProfessionale',
      'carburanti',
      'interessiPassivi',
    ],
    results: ['ammortamenti', 'costiAvvioImputati'],
    totals: ['totaleCosti', 'risultatoNetto'],
  },
]

/** What tax law takes back, shown where there is some. */
export const ripreseDitta = ['ripresaAutovetture', 'ripresaTelefono'] as const satisfies readonly DittaResult[]
export const ripreseProfessionista = [
  'ripresaAutovetture',
  'ripresaTelefono',
  'ripresaAggiornamento',
  'ripresaCarburanti',
] as const satisfies readonly ProfessionistaResult[]

/** The taxes of the firm, from its tax base to their total: those of a company that pays IRES, and of everybody else. */
export const imposteDitta = {
  conIres: ['redditoFiscale', 'irapDeducibile', 'irap', 'ires'],
  conIrpef: ['redditoFiscale', 'irap', 'irpefAddizionali'],
} as const satisfies Readonly<Record<string, readonly DittaResult[]>>
export const imposteProfessionista = ['redditoFiscale', 'irap', 'irpefAddizionali'] as const satisfies readonly ProfessionistaResult[]
