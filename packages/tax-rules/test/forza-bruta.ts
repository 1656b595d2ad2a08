/** Finds the best mix by a grid of points and their neighbourhoods. It is slow, simple, and different from the search that it checks. */
type Point = readonly number[]

const NET = [0, 150, 20, 8] as const
/** In cents. `FAR` is a fee beyond all thresholds of law, `FIRST_STEP` the first distance from a point of the grid. */
const FAR = 20_000_000
const FIRST_STEP = 600_000

/** The lowest cost found with fees in whole cents, from zero to their limits. */
export function forzaBruta(cost: (fees: Point) => number, limits: Point, starts: number): number {
  const points = everyOf(
    limits.map((limit) => {
      const k = NET[limits.length] ?? 0
      return Array.from({ length: k + 1 }, (_, i) => Math.round((Math.min(limit, FAR) * i) / k))
    }),
  )
  const around = everyOf(limits.map(() => [-1, 0, 1])).filter((d) => d.some((x) => x !== 0))
  const best = points
    .map((at) => ({ at, y: cost(at) }))
    .sort((a, b) => a.y - b.y)
    .slice(0, starts)
  return Math.min(...best.map(({ at, y }) => down(cost, limits, around, at, y)))
}

function down(cost: (fees: Point) => number, limits: Point, around: readonly Point[], start: Point, startY: number): number {
  let at = start
  let lowest = startY
  for (let step = FIRST_STEP; step >= 1; step = step === 1 ? 0 : Math.max(1, Math.floor(step / 2))) {
    for (let moves = 0, moved = true; moved && moves < 20; moves++) {
      moved = false
      for (const direction of around) {
        const there = at.map((x, i) => Math.min(limits[i] as number, Math.max(0, x + (direction[i] as number) * step)))
        const y = cost(there)
        if (y < lowest - 0.001) {
          at = there
          lowest = y
          moved = true
        }
      }
    }
  }
  return lowest
}

const everyOf = (values: readonly Point[]): readonly Point[] =>
  values.reduce<readonly Point[]>((all, each) => all.flatMap((p) => each.map((x) => [...p, x])), [[]])
