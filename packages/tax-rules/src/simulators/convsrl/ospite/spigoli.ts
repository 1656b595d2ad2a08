/** Moves from one corner of a piecewise linear function to the next, along the edges between its pieces. */
import { place, spezzata } from './spezzata.ts'

type Point = readonly number[]
export type Funzione = {
  readonly limits: readonly number[]
  readonly cost: (point: Point) => number
  /** The quantities whose thresholds form the edges. */
  readonly thresholds: (point: Point) => readonly number[]
  /** Whether a point between two others may cost less than `lowest`; see `ProvaCompensi`. */
  readonly puoScendere: (low: number, cents: number, lowest: number) => boolean
  /** In euro: a point closer to the chord than this is not a corner. */
  readonly tolerance: number
}

/** In cents: the search distance along an edge, its first step, and a margin that keeps the search on the right side of a jump. */
const REACH = 500_000
const STEP = 50_000
const SLACK = 5
/** In cents: the distance over which the change of a quantity is measured. */
const PROBE = 2_000
/** In cents: the final step along an edge. */
const EDGE_STEP = 500
/** A quantity that changes less than this is constant. */
const STILL = 1e-12
/** In euro: a smaller improvement is not worth another step. */
export const ENOUGH = 0.02

const clamp = (x: number, high: number) => Math.min(high, Math.max(0, place(x)))
const moved = (point: Point, limits: readonly number[], direction: Point, t: number): Point =>
  point.map((x, i) => clamp(x + (direction[i] as number) * t, limits[i] as number))
const axis = (n: number, i: number): Point => Array.from({ length: n }, (_, k) => (k === i ? 1 : 0))

/**
 * The direction in which each quantity changes with the fees, as unit vectors without duplicates. The fees themselves are
 * quantities too.
 */
export function normals({ limits, thresholds }: Funzione, point: Point): readonly Point[] {
  const n = point.length
  const here = thresholds(point)
  const sides = point.map((x, i) => (x + PROBE <= (limits[i] as number) ? PROBE : -PROBE))
  const there = sides.map((step, i) => thresholds(point.map((x, k) => (k === i ? Math.max(0, x + step) : x))))
  const rows = here.map((q, r) => sides.map((step, i) => ((there[i]?.[r] as number) - q) / step))
  return distinct([...point.map((_, i) => axis(n, i)), ...rows])
}

/** Directions along which all but one of the quantities stay constant. */
export function directions(n: number, rows: readonly Point[]): readonly Point[] {
  if (n < 2) return [axis(n, 0)]
  if (n === 2) return distinct(rows.map(([a = 0, b = 0]) => [b, -a]))
  const pairs = rows.flatMap((a, k) => rows.slice(k + 1).map((b) => cross(a, b)))
  return distinct([...rows.slice(0, n), ...pairs])
}

const cross = ([a = 0, b = 0, c = 0]: Point, [d = 0, e = 0, f = 0]: Point): Point => [b * f - c * e, c * d - a * f, a * e - b * d]

function distinct(vectors: readonly Point[]): readonly Point[] {
  const kept: Point[] = []
  for (const v of vectors) {
    const size = Math.max(...v.map(Math.abs))
    if (!(size > STILL)) continue
    const unit = v.map((x) => x / size)
    const same = (w: Point) => {
      const dot = unit.reduce((sum, x, i) => sum + x * (w[i] as number), 0)
      return dot * dot > 0.999999 * norm2(unit) * norm2(w)
    }
    if (!kept.some(same)) kept.push(unit)
  }
  return kept
}
const norm2 = (v: Point) => v.reduce((sum, x) => sum + x * x, 0)

/** How much all fees together move along a direction. */
const fees = (direction: Point): number => direction.reduce((sum, x) => sum + Math.abs(x), 0)

/** A point a few cents inside the allowed range: at a jump, a rounding would leave it at once. */
function inside({ limits, cost, tolerance }: Funzione, point: Point): Point {
  const here = cost(point)
  return point.reduce<Point>((at, _, i) => {
    const sides = [-SLACK, SLACK].map((s) => moved(at, limits, axis(at.length, i), s))
    return sides.find((p) => cost(p) <= here + 2 * tolerance) ?? at
  }, point)
}

/** Moves as long as the cost improves, and yields the point after each step. */
export function* walk(f: Funzione, start: Point, sweeps: number): Generator<Point> {
  let best = start
  let lowest = f.cost(start)
  const ladder = Array.from({ length: (2 * REACH) / STEP + 1 }, (_, k) => k * STEP - REACH)
  for (let sweep = 0; sweep < sweeps; sweep++) {
    const before = lowest
    for (const direction of directions(best.length, normals(f, best))) {
      const from = inside(f, best)
      const along = (t: number) => f.cost(moved(from, f.limits, direction, t))
      const worth = (low: number, length: number) => f.puoScendere(low, length * fees(direction), lowest)
      for (const { x, y } of spezzata(along, ladder, f.tolerance, worth)) {
        if (y >= lowest) continue
        lowest = y
        best = moved(from, f.limits, direction, x)
      }
      yield best
    }
    if (lowest > before - ENOUGH) break
  }
}

/** A point of a scan, by its steps from the middle. */
type Passo = { readonly k: number; readonly y: number }

/**
 * Scans around a point, except where no lower point can be: in steps of a euro along each fee and along the edges that meet there,
 * then in steps of a cent along each fee. The edges are scanned again because the walk ignores corners closer to their chord than
 * its tolerance, which may be some euro.
 */
export function polished(f: Funzione, start: Point): Point {
  const { limits, cost } = f
  let best = start
  let lowest = cost(start)
  const scan = (from: Point, direction: Point, reach: number, step: number) => {
    const at = (k: number) => {
      const point = moved(from, limits, direction, k * step)
      const y = cost(point)
      if (y < lowest) [best, lowest] = [point, y]
      return { k, y }
    }
    const between = (a: Passo, b: Passo): void => {
      if (b.k - a.k < 2 || !f.puoScendere(Math.min(a.y, b.y), (b.k - a.k) * step * fees(direction), lowest)) return
      const middle = at((a.k + b.k) >> 1)
      between(a, middle)
      between(middle, b)
    }
    const steps = reach / step
    const here = at(0)
    between(at(-steps), here)
    between(here, at(steps))
  }
  const axes = start.map((_, i) => axis(start.length, i))
  for (const [reach, step] of [
    [30_000, 100],
    [100, 1],
  ] as const) {
    for (let improved = true; improved; ) {
      const before = lowest
      for (const direction of axes) scan(best, direction, reach, step)
      if (step > 1 && axes.length > 1) for (const direction of directions(start.length, normals(f, best))) scan(inside(f, best), direction, reach, EDGE_STEP)
      improved = lowest < before - ENOUGH
    }
  }
  return best
}
