/** Finds jumps of an amount: places where one step of 1 changes it by more than a limit, up or down. */

/** The change of each amount between `at` and `at + 1`. */
export type Jump = { readonly at: number; readonly by: readonly number[] }

type Range = { readonly from: number; readonly to: number; readonly limit: number; readonly samples: number }
type Point = { readonly x: number; readonly y: readonly number[] }

/** A jump of `limit` causes a certain deviation. Anything below this share of it is a bend or a rounding to the cent. */
const SHARE = 0.98
/** A staircase may look straight. An interval steeper than this is halved, whatever its middle. */
const STEEP = 1.5

/**
 * The jumps of several amounts over whole numbers. The middle of each interval between two samples is tried. A jump of J
 * moves it off the straight line by J/2, wherever the jump is, so that interval is halved, down to length one. A bend also
 * moves it, but less and less as the interval narrows. Two opposite jumps within one interval can hide each other: more
 * `samples` make this rarer.
 */
export function jumps(f: (x: number) => readonly number[], { from, to, limit, samples }: Range): readonly Jump[] {
  const found: Jump[] = []
  const between = (a: Point, b: Point): void => {
    const width = b.x - a.x
    if (width <= 1) {
      const by = b.y.map((y, i) => y - (a.y[i] as number))
      if (by.some((d) => Math.abs(d) > limit)) found.push({ at: a.x, by })
      return
    }
    const x = Math.floor((a.x + b.x) / 2)
    const middle = { x, y: f(x) }
    const allowed = (limit * SHARE * Math.min(x - a.x, b.x - x)) / width
    const suspect = middle.y.some((y, i) => {
      const low = a.y[i] as number
      const rise = (b.y[i] as number) - low
      return Math.abs(rise) > STEEP * width || Math.abs(y - low - (rise * (x - a.x)) / width) > allowed
    })
    if (!suspect) return
    between(a, middle)
    between(middle, b)
  }
  const step = Math.max(1, Math.ceil((to - from) / samples))
  let last: Point = { x: from, y: f(from) }
  while (last.x < to) {
    const x = Math.min(last.x + step, to)
    const next = { x, y: f(x) }
    between(last, next)
    last = next
  }
  return found
}
