/** Where the revenue goes, step by step: each bar hangs where the one before it ends. */
import type { Values } from '../../simulator/path.ts'
import { keysOf } from '../../simulator/results.ts'
import { valueIn } from '../results.ts'
import { vociRipartizione } from '../voci.ts'

export type Voce = keyof typeof vociRipartizione
export type Ripartizione = Readonly<Record<Voce, number>>
export const voci = keysOf(vociRipartizione)

/** What the picture reads; null before the first answer. */
export const ripartizioneOf = (result: Values | null): Ripartizione | null => valueIn(result, 'quadro.ripartizione')

/** In euro from zero: a bar lies between `from` and `to`, with `from` never above `to`. */
export type Step = { readonly voce: Voce; readonly euro: number; readonly from: number; readonly to: number }

/** Revenue and what is left stand on zero; steps of nothing are left out. */
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

/** One scale for bars that may lie below zero. */
export type Scale = { readonly from: number; readonly to: number }
export const scaleOf = (bars: readonly { readonly from: number; readonly to: number }[]): Scale => ({
  from: Math.min(0, ...bars.map(({ from }) => from)),
  to: Math.max(0, ...bars.map(({ to }) => to)),
})

/** In percent of the width; nothing is as wide as nothing. */
export function placed({ from, to }: { readonly from: number; readonly to: number }, scale: Scale): { readonly left: number; readonly width: number } {
  const whole = scale.to - scale.from || 1
  return { left: ((from - scale.from) / whole) * 100, width: ((to - from) / whole) * 100 }
}
