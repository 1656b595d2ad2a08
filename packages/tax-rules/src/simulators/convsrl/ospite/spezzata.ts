/** Piecewise linear functions with jumps, sampled on whole numbers: finds their corners, and the corners that can be a minimum. */

export type Nodo = { readonly x: number; readonly y: number }

/**
 * A sample position in whole cents. This rounds a position of the search, not an amount: the rules round the amounts, with
 * the one helper.
 */
export const place = (x: number): number => Math.round(x)

/** Where an interval is split first. Not the middle, because a corner exactly there would go unnoticed. */
const OFF_CENTRE = 0.382

/**
 * The roughness of the function between two steps of `step`, because quotients cut at four decimals move it up and down.
 * The 90th percentile of forty samples.
 */
export function ruvidezza(f: (x: number) => number, to: number, step: number): number {
  const samples = Array.from({ length: 40 }, (_, k) => {
    const x = Math.floor((Math.max(0, to - 2 * step) * k) / 40)
    return Math.abs(f(x) - 2 * f(x + step) + f(x + 2 * step))
  })
  return samples.sort((a, b) => a - b)[35] as number
}

/**
 * The corners of the function between the first and the last entry of `ladder`, in order, with every entry. An interval
 * with a point farther than `tolerance` from its chord is halved, down to one unit: both sides of a jump are nodes. `worth`
 * says whether to open an interval, given its lowest value and its length.
 */
export function spezzata(
  f: (x: number) => number,
  ladder: readonly number[],
  tolerance: number,
  worth: (lowest: number, length: number) => boolean = () => true,
): readonly Nodo[] {
  const nodes: Nodo[] = []
  const between = (a: Nodo, b: Nodo, at: number): void => {
    const x = Math.min(b.x - 1, Math.max(a.x + 1, place(a.x + (b.x - a.x) * at)))
    if (x <= a.x || x >= b.x || !worth(Math.min(a.y, b.y), b.x - a.x)) return
    const m = { x, y: f(x) }
    const chord = a.y + ((b.y - a.y) * (x - a.x)) / (b.x - a.x)
    if (Math.abs(m.y - chord) <= tolerance || !worth(Math.min(a.y, m.y, b.y), b.x - a.x)) return
    between(a, m, 0.5)
    nodes.push(m)
    between(m, b, 0.5)
  }
  for (const x of ladder) {
    const last = nodes.at(-1)
    const node = { x, y: f(x) }
    if (last) between(last, node, OFF_CENTRE)
    nodes.push(node)
  }
  return nodes
}

/**
 * The nodes that can be a minimum after a straight line is added to the function: the ends, and the corners of the lower
 * hull within `reach` where the slope increases by at least `bend`.
 */
export function angoli(nodes: readonly Nodo[], reach: number, bend: number): readonly Nodo[] {
  const slope = (a: Nodo, b: Nodo) => (b.y - a.y) / (b.x - a.x)
  return nodes.filter((node, k) => {
    if (k === 0 || k === nodes.length - 1) return true
    let left = Number.NEGATIVE_INFINITY
    for (let j = k - 1; j >= 0 && (j === k - 1 || node.x - (nodes[j] as Nodo).x <= reach); j--) left = Math.max(left, slope(nodes[j] as Nodo, node))
    let right = Number.POSITIVE_INFINITY
    for (let j = k + 1; j < nodes.length && (j === k + 1 || (nodes[j] as Nodo).x - node.x <= reach); j++) right = Math.min(right, slope(node, nodes[j] as Nodo))
    return right - left >= bend
  })
}
