/** What a slider moves, the points that it stands on, and where the best choice changes between two of them. */
import type { Patch } from '../calcolatore/scan.ts'
import type { Values } from '../path.ts'

export type Move = {
  readonly id: string
  /** 'Ricavi' */
  readonly label: string
  /** The field that a jump of the levy names. */
  readonly path: (values: Values) => string
  /** The current value, in euro; NaN if what is typed is not a number. */
  readonly value: (values: Values) => number
  /** The values of the fields when the slider is at another value. */
  readonly at: (values: Values, euro: number) => Patch
  /** The end of the slider, in euro. Default: twice the current value. */
  readonly top?: (values: Values) => number
}

/** The steps of a slider. */
const STEPS = 48
const SMALLEST_TOP = 24_000
const ROUND = 500

/** From zero up in equal steps of 500 euro or a multiple, with the current value among them. */
export function pointsOf({ value, top }: Move, values: Values): readonly number[] {
  const here = value(values)
  const end = Math.max(SMALLEST_TOP, top?.(values) ?? here * 2)
  const step = Math.ceil(end / STEPS / ROUND) * ROUND
  const grid = Array.from({ length: STEPS + 1 }, (_, k) => k * step)
  return grid.includes(here) ? grid : [...grid, here].toSorted((a, b) => a - b)
}

/** The index of the largest amount, the first of equals; null without any. */
export function bestOf(amounts: readonly (number | null)[]): number | null {
  return amounts.reduce<number | null>(
    (best, euro, k) => (euro !== null && (best === null || euro > (amounts[best] ?? Number.NEGATIVE_INFINITY)) ? k : best),
    null,
  )
}

/** Below `valore`, in whole euro, `from` is the best choice; from there on it is `to`. Null: none has an amount. */
export type Change = { readonly valore: number; readonly from: number | null; readonly to: number | null }

/**
 * The changes of the best between neighbouring points, searched to the euro. `ask` gives the amounts at other values; all
 * ranges are halved together, so that each round is one question. In a range with a third best in its middle there are two changes.
 */
export async function changesOf(
  points: readonly { readonly valore: number; readonly amounts: readonly (number | null)[] }[],
  ask: (values: readonly number[]) => Promise<readonly (readonly (number | null)[])[]>,
): Promise<readonly Change[]> {
  let ranges = points.slice(1).flatMap(({ valore, amounts }, k) => {
    const before = points[k]
    if (!before) return []
    const [from, to] = [bestOf(before.amounts), bestOf(amounts)]
    return from === to ? [] : [{ low: before.valore, high: valore, from, to }]
  })
  const open = () => ranges.filter(({ low, high }) => high - low > 1)
  while (open().length > 0) {
    const halved = open()
    const middles = halved.map(({ low, high }) => Math.floor((low + high) / 2))
    const found = await ask(middles)
    const next = new Map(
      halved.map((range, k) => {
        const middle = middles[k] ?? range.high
        const best = bestOf(found[k] ?? [])
        const parts = [
          { ...range, high: middle, to: best },
          { ...range, low: middle, from: best },
        ]
        return [range, parts.filter(({ from, to }) => from !== to)]
      }),
    )
    ranges = ranges.flatMap((range) => next.get(range) ?? [range])
  }
  return ranges.map(({ high, from, to }) => ({ valore: high, from, to }))
}
