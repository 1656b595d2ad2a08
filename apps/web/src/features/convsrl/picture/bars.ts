/** Where the parts of the profit stand on a bar: what is above zero to the right of it, what is below to the left. */
import { convsrl } from '@bilancia/contract'
import type { Values } from '../../simulator/path.ts'
import { keysOf } from '../../simulator/results.ts'
import { valueIn } from '../results.ts'
import { vociQuadro } from '../voci.ts'

export type Part = keyof typeof vociQuadro
export type Parts = Readonly<Record<Part, number>>
export const parts = keysOf(vociQuadro)

export type Bar = { readonly scenario: convsrl.Scenario; readonly parts: Parts | null }

/** The six scenarios, null where blocked; null before the first answer. */
export function barsOf(result: Values | null): readonly Bar[] | null {
  if (valueIn(result, 'quadro') === null) return null
  return convsrl.scenari.map((scenario) => {
    const its = valueIn(result, `quadro.${scenario}`)
    return { scenario, parts: its }
  })
}

/** One scale for all the bars, in euro: from the longest left of zero to the longest right of it. */
export type Scale = { readonly from: number; readonly to: number }

export function scaleOf(bars: readonly Bar[]): Scale {
  const sums = bars.flatMap((bar) => (bar.parts ? [sidesOf(bar.parts)] : []))
  return { from: -Math.max(0, ...sums.map(({ left }) => left)), to: Math.max(0, ...sums.map(({ right }) => right)) }
}

function sidesOf(of: Parts): { readonly left: number; readonly right: number } {
  const sum = (sign: 1 | -1) => parts.reduce((total, part) => total + Math.max(0, sign * of[part]), 0)
  return { left: sum(-1), right: sum(1) }
}

/** In percent of the whole width. */
export type Segment = { readonly part: Part; readonly euro: number; readonly start: number; readonly width: number }

/** In order from zero outwards; parts of nothing are left out. */
export function segmentsOf(of: Parts, { from, to }: Scale): readonly Segment[] {
  const percent = (euro: number) => (euro / (to - from)) * 100
  const ends = { left: 0, right: 0 }
  return parts.flatMap((part) => {
    const euro = of[part]
    if (!euro) return []
    const size = Math.abs(euro)
    const begins = euro > 0 ? ends.right : -ends.left - size
    ends[euro > 0 ? 'right' : 'left'] += size
    return [{ part, euro, start: percent(begins - from), width: percent(size) }]
  })
}
