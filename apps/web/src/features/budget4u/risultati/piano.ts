/** The lines of the plan. */
import { keysOf } from '../../simulator/results/results-of.tsx'
import { vociPiano } from '../voci.ts'

type Voce = keyof typeof vociPiano
/** One year of the plan: years as numbers, the rest in euro. */
export type RigaPiano = Readonly<Record<Voce, number>>

/** In order; the years are in the heading. */
export const righePiano = keysOf(vociPiano).filter((voce) => voce !== 'anno' && voce !== 'annoParametri')
