/** The known name nearest to a mistaken one, to say what was probably meant. */

/** Cost of a left-out letter: a name is more often shortened than misspelt. */
const LEFT_OUT = 0.3

/** The first of the nearest; null if none is within this distance. */
export function nearest(name: string, known: Iterable<string>, within = Number.POSITIVE_INFINITY): string | null {
  let best: string | null = null
  let least = within
  for (const one of known) {
    const far = distance(one, name)
    if (far < least || (far === least && best === null)) [best, least] = [one, far]
  }
  return best
}

/** The edit distance from `a` to `b` (Levenshtein). A left-out letter or a different case costs less. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, k) => k)
  for (let i = 0; i < a.length; i++) {
    const next = [(i + 1) * LEFT_OUT]
    for (let k = 0; k < b.length; k++) {
      const same = a[i] === b[k] ? 0 : a[i]?.toLowerCase() === b[k]?.toLowerCase() ? 0.1 : 1
      next.push(Math.min((row[k] ?? 0) + same, (row[k + 1] ?? 0) + LEFT_OUT, (next[k] ?? 0) + 1))
    }
    row = next
  }
  return row[b.length] ?? 0
}
