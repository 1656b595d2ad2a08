/** Functions made of straight pieces and jumps, sampled on whole numbers: where they bend, and which bends can be a minimum. */

export type Nodo = { readonly x: number; readonly y: number }

/**
 * A place to look at, in whole cents. It rounds where the search goes, not an amount: what is found there is rounded by the
 * rules, with the one helper.
 */
export const place = (x: number): number => Math.round(x)

/** Where an interval is split first; not the middle, so that a bend there is not mistaken for none. */
const OFF_CENTRE = 0.382

/** How rough the function is between two steps of `step`: quotients cut at four decimals move it up and down. Nine in ten of forty samples. */
export function ruvidezza(f: (x: number) => number, to: number, step: number): number {
  const samples = Array.from({ length: 40 }, (_, k) => {
    const x = Math.floor((Math.max(0, to - 2 * step) * k) / 40)
    return Math.abs(f(x) - 2 * f(x + step) + f(x + 2 * step))
  })
  return samples.sort((a, b) => a - b)[35] as number
}

/**
 * The corners of the function between the first and the last of `ladder`, in order, with every rung. An interval whose
 * inside lies off its chord by more than `tolerance` is halved, to the unit: both sides of a jump are nodes. `worth` says
 * whether an interval, given its lowest value seen and its length, is worth opening.
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
    if (x <= a.x || x >= b.x) return
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
 * The nodes that can be a minimum once a straight line is added to the function: the ends, and the corners of its lower
 * hull within `reach`, where the slope grows by at least `bend`.
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
