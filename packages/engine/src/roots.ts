/**
 * Finds where a function of whole euro changes sign. It need not be monotonic: it is sampled every `step` and at the upper
 * end. Each change of sign is bisected to the first whole euro with the new sign (or the one where the function is zero).
 * Returns the roots in order.
 */
export function radici(f: (x: number) => number, { from, to, step }: { readonly from: number; readonly to: number; readonly step: number }): readonly number[] {
  const roots: number[] = []
  let x = from
  let y = f(x)
  if (y === 0) roots.push(x)
  while (x < to) {
    const nextX = Math.min(x + step, to)
    const nextY = f(nextX)
    if (nextY === 0) roots.push(nextX)
    else if (y !== 0 && y > 0 !== nextY > 0) roots.push(bisected(f, x, y, nextX))
    x = nextX
    y = nextY
  }
  return roots
}

function bisected(f: (x: number) => number, from: number, fromY: number, to: number): number {
  let low = from
  let high = to
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    const y = f(middle)
    if (y === 0) return middle
    if (y > 0 === fromY > 0) low = middle
    else high = middle
  }
  return high
}
