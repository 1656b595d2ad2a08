/** Where the revenue goes in each regime, costs of the activity included, and what is left. */
import { keysOf } from '@bilancia/contract'
import type { Fill } from '../simulator/results/bars.ts'
import { nome } from './results.ts'

export const RESTA = 'inMano.resta'
const fillOf = {
  'inMano.costi': 'costs',
  'ripartizione.imposte': 'taxes',
  'ripartizione.contributi': 'contributions',
  'ripartizione.speseAmministrative': 'depreciation',
  'ripartizione.ivaIndetraibile': 'charges',
  [RESTA]: 'left',
} as const satisfies Readonly<Record<string, Fill>>

export const parts = keysOf(fillOf).map((voce) => ({ voce, name: nome(`quadro.${voce}`), fill: fillOf[voce] }))
