/** The two sides of the comparison. */

import type { iforfettari } from '@bilancia/contract'
import { keysOf, recordOf } from '@bilancia/contract'

export type Lato = iforfettari.Lato
export type PerLato<T> = Readonly<Record<Lato, T>>

export const nomeLato = { forfettario: 'regime forfettario', normale: 'regime normale' } as const

export const perLato = <T>(valore: (lato: Lato) => T): PerLato<T> => ({ forfettario: valore('forfettario'), normale: valore('normale') })

/** An object with the same keys, each value made from its key. */
export const mappa = <K extends string, V>(chiavi: Readonly<Record<K, unknown>>, valore: (chiave: K) => V): Readonly<Record<K, V>> =>
  recordOf(keysOf(chiavi), valore)
