/** Where an amount jumps: one whole step more and it moves by more than a limit, up or down. */

/** A jump of each amount between `at` and `at + 1`. */
export type Jump = { readonly at: number; readonly by: readonly number[] }

type Range = { readonly from: number; readonly to: number; readonly limit: number; readonly samples: number }
type Point = { readonly x: number; readonly y: readonly number[] }

/** Below this part of the deviation that a jump of `limit` makes, the rest is a bend or the rounding to the cent. */
const SHARE = 0.98
/** A staircase may look straight: steeper than this, whatever stands in between, is halved. */
const STEEP = 1.5

/**
 * The jumps of several amounts over whole numbers. Between two samples the middle is tried: a jump of J lifts it off the
 * straight line by J/2 wherever it stands, so that interval is halved, down to one. A bend lifts it too, but ever less as
 * the interval narrows. Two opposite jumps between one sample and the next can hide each other: `samples` keeps them few.
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
