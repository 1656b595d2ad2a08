/** Geometry of a chart of curves: round ticks, the scale of each axis, the path of a line, the nearest point. */

export type Axis = { readonly from: number; readonly to: number; readonly ticks: readonly number[] }

/** Steps of an axis: 1, 2 or 5 times a power of ten. */
const STEPS = [1, 2, 5, 10] as const

function stepFor(width: number, count: number): number {
  const least = width / Math.max(1, count)
  const power = 10 ** Math.floor(Math.log10(least))
  return (STEPS.find((step) => step * power >= least) ?? 10) * power
}

/** About `count` round ticks between two values. An empty span gets a width of one. */
export function ticksOf(from: number, to: number, count: number, step = stepFor(to - from || 1, count)): readonly number[] {
  const first = Math.ceil(from / step)
  return Array.from({ length: Math.max(0, Math.floor(to / step) - first + 1) }, (_, k) => (first + k) * step)
}

/** The axis of the amounts: it ends at a tick on both sides. */
export function amountsAxis(values: readonly number[], fromZero: boolean, count: number): Axis {
  const low = Math.min(...values, ...(fromZero ? [0] : []))
  const high = Math.max(...values, ...(fromZero ? [0] : []))
  const step = stepFor(high - low || 1, count)
  const [from, to] = [Math.floor(low / step) * step, Math.ceil(high / step) * step || step]
  return { from, to, ticks: ticksOf(from, to, count, step) }
}

/** Where a value lies on an axis, in percent. */
export const placeOn = ({ from, to }: { readonly from: number; readonly to: number }, value: number): number => ((value - from) / (to - from || 1)) * 100

/** A path on a grid of 100 by 100. A null interrupts the line. */
export function pathOf(places: readonly (readonly [x: number, y: number] | null)[]): string {
  return places.map((place, k) => (place ? `${places[k - 1] ? 'L' : 'M'}${place[0].toFixed(3)} ${(100 - place[1]).toFixed(3)}` : '')).join('')
}

/** The index of the value that is nearest to `value`. */
export const nearest = (values: readonly number[], value: number): number =>
  values.reduce((best, one, k) => (Math.abs(one - value) < Math.abs((values[best] ?? 0) - value) ? k : best), 0)
