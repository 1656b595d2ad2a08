/** What a provisional year adds to a result: how it is told, and how far the outcome holds. */
import type { Scenario } from './convsrl/results.ts'
import type { Verdetto } from './iforfettari/results.ts'
import type { MessageTable } from './messages.ts'

/** Messages of a provisional year, the same in every simulator. */
export const messaggiProvvisori = {
  ANNO_PROVVISORIO: {
    gravita: 'AVVISO',
    testo: 'Anno {anno} provvisorio: calcolo sulla legge vigente al {al}; {n} parametri sono quelli del {annoPrec} in attesa degli atti annuali.',
  },
} as const satisfies MessageTable

/** What every print of a provisional year says at the foot of each page. */
export const piedeProvvisorio = (year: number): string => `Dati provvisori ${year}`

/** Per cent by which the amounts of INPS are indexed to see whether the outcome holds: none of them is a forecast. */
export const indicizzazioni = [0, 1, 2, 3] as const

/** A figure carried over that the calculation read. Of a table that lists by code, only the row that was read. */
export type ParametroProvvisorio = {
  /** The id of the parameter; of a row of a table, the id of the table and the code. */
  readonly percorso: string
  readonly valore: unknown
  readonly stato: 'RIPORTATO' | 'DERIVATO' | 'SCADUTO' | 'IGNOTO'
  readonly fonte: string
  readonly atteso: string
}

/** iForfettari: `vantaggio` is that of the flat-rate regime with its VAT. Null where the flat-rate regime cannot be computed. */
export type SensibilitaForfettari = {
  readonly indicizzazione: readonly { readonly percento: number; readonly regimeConveniente: Verdetto | null; readonly vantaggio: number | null }[]
  /** With the limit of employment income of lett. d-ter as it stands, and as it was until the year before. */
  readonly limiteDipendente: readonly { readonly limite: number; readonly regimeConveniente: Verdetto | null }[]
  /** The word is the same in all of them. */
  readonly stabile: boolean
}

/** Convenienza Srl: the scenario that takes least, and what it takes. Null where none is computed. */
export type SensibilitaSrl = {
  readonly indicizzazione: readonly { readonly percento: number; readonly scenarioConveniente: Scenario | null; readonly prelievo: number | null }[]
  readonly stabile: boolean
}
