/** Which lines of the plan are worth a row. */
import { keysOf } from '../../simulator/results.ts'
import { vociPiano } from '../voci.ts'

type Voce = keyof typeof vociPiano
/** One year of the plan: years as numbers, the rest in euro. */
export type RigaPiano = Readonly<Record<Voce, number>>

const years: ReadonlySet<Voce> = new Set(['anno', 'annoParametri'])
const always: ReadonlySet<Voce> = new Set(['ricavi', 'costi', 'risultatoNetto', 'redditoFiscale', 'totaleImposte', 'contributi', 'redditoDisponibile'])

/** In order; a tax that is not paid in any of the years is left out. */
export const righeMostrate = (anni: readonly RigaPiano[]): readonly Voce[] =>
  keysOf(vociPiano).filter((voce) => !years.has(voce) && (always.has(voce) || anni.some((riga) => riga[voce] !== 0)))
