/** Where the revenue goes, step by step: each bar starts where the one before it ends. */
import { keysOf } from '@bilancia/contract'
import type { Values } from '../../simulator/path.ts'
import type { Span } from '../../simulator/results/bars.ts'
import { valueIn, vociRipartizione } from '../results.ts'

export type Voce = keyof typeof vociRipartizione
export type Ripartizione = Readonly<Record<Voce, number>>
export const voci = keysOf(vociRipartizione)

/** The data of the picture; null before the first result. */
export const ripartizioneOf = (result: Values | null): Ripartizione | null => valueIn(result, 'quadro.ripartizione')

export type Step = Span & { readonly voce: Voce; readonly euro: number }

/** Revenue and remaining income start at zero. Zero steps are left out. */
export function stepsOf(of: Ripartizione): readonly Step[] {
  let level = of.ricavi
  return voci.flatMap((voce) => {
    const euro = of[voce] || 0
    const whole = voce === 'ricavi' || voce === 'resta'
    if (!whole && euro === 0) return []
    const [begins, ends] = whole ? [0, euro] : [level, level - euro]
    if (!whole) level = ends
    return [{ voce, euro, from: Math.min(begins, ends), to: Math.max(begins, ends) }]
  })
}
