/** What a provisional year adds to a page: its messages and marks. */
import type { MessageTable } from './messages.ts'

/** Messages of a provisional year, the same in every simulator. */
export const messaggiProvvisori = {
  ANNO_PROVVISORIO: {
    gravita: 'AVVISO',
    testo: 'Anno {anno} provvisorio: calcolo sulla legge vigente al {al}; {n} parametri sono quelli del {annoPrec} in attesa degli atti annuali.',
  },
} as const satisfies MessageTable

/** The footer of every printed page in a provisional year. */
export const piedeProvvisorio = (year: number): string => `Dati provvisori ${year}`

/** Percentages by which INPS amounts are indexed to test whether the outcome changes. None of them is a forecast. */
export const indicizzazioni = [0, 1, 2, 3] as const
