/**
 * Writes repeated sequences of calls once. A call names a piece and passes addresses to it. Calls that repeat in the same
 * order, with other addresses, become a piece of their own. The longest sequences come first: a scenario before its
 * partners.
 */

/** An address: an offset from a parameter of the surrounding piece, or from zero. */
export type Address = { readonly from: number | null; readonly by: number }
export type Call = { readonly piece: number; readonly args: readonly Address[] }
/** A piece made of calls. */
export type Sequence = { readonly parameters: number; readonly calls: readonly Call[] }

/** One parameter serves all addresses that differ by the same amount between occurrences. */
export type Reduced = {
  /** For each original address, the parameter that serves it; none if it is the same in every occurrence. */
  readonly body: readonly Address[]
  /** The arguments of each occurrence. */
  readonly args: readonly (readonly Address[])[]
}

export function reduced(occurrences: readonly (readonly Address[])[]): Reduced {
  const [first = []] = occurrences
  const classes = new Map<string, { lowest: number; readonly members: number[] }>()
  for (let i = 0; i < first.length; i++) {
    const start = (first[i] as Address).by
    const key = occurrences.map((all) => `${(all[i] as Address).from} ${(all[i] as Address).by - start}`).join()
    const known = classes.get(key)
    if (!known) classes.set(key, { lowest: i, members: [i] })
    else {
      known.members.push(i)
      if (start < (first[known.lowest] as Address).by) known.lowest = i
    }
  }
  const body: Address[] = []
  const taken: number[] = []
  for (const { lowest, members } of classes.values()) {
    const low = first[lowest] as Address
    const same = occurrences.every((all) => (all[lowest] as Address).from === null && (all[lowest] as Address).by === low.by)
    if (!same) taken.push(lowest)
    for (const i of members) {
      const { by } = first[i] as Address
      body[i] = same ? { from: null, by } : { from: taken.length - 1, by: by - low.by }
    }
  }
  return { body, args: occurrences.map((all) => taken.map((i) => all[i] as Address)) }
}

/** The sequences with their repetitions replaced by calls, in order, and the new pieces, numbered from `first`. */
export function folded(
  sequences: readonly (readonly Call[])[],
  first: number,
): { readonly sequences: readonly (readonly Call[])[]; readonly made: readonly Sequence[] } {
  const all = sequences.map((calls) => [...calls])
  const parameters: number[] = []
  let bound = Number.POSITIVE_INFINITY
  for (;;) {
    const text = new Text(all)
    const length = text.longest(bound)
    if (length < 2) break
    const before = parameters.length
    for (const starts of text.repeated(length)) {
      const found = starts.map(({ sequence, at }) => (all[sequence] as Call[]).slice(at, at + length))
      const { body, args } = reduced(found.map((calls) => calls.flatMap((call) => call.args)))
      if (!worth(found, args)) continue
      const piece = first + parameters.length
      let next = 0
      all.push((found[0] as Call[]).map((call) => ({ piece: call.piece, args: call.args.map(() => body[next++] as Address) })))
      parameters.push(args[0]?.length ?? 0)
      starts.forEach(({ sequence, at }, k) => {
        const calls = all[sequence] as (Call | null)[]
        calls.fill(null, at, at + length)
        calls[at] = { piece, args: args[k] as readonly Address[] }
      })
    }
    for (const [i, calls] of all.entries()) all[i] = calls.filter((call): call is Call => call !== null)
    bound = parameters.length > before ? length : length - 1
  }
  return { sequences: all.slice(0, sequences.length), made: parameters.map((count, i) => ({ parameters: count, calls: all[sequences.length + i] as Call[] })) }
}

/** Whether a new piece saves more calls and addresses than it costs. */
function worth(found: readonly (readonly Call[])[], args: readonly (readonly Address[])[]): boolean {
  const size = (calls: readonly Call[]) => calls.reduce((sum, call) => sum + 1 + call.args.length, 0)
  const body = size(found[0] as readonly Call[])
  return found.length * body > args.reduce((sum, one) => sum + 1 + one.length, body + 4)
}

/** Larger than the number of pieces. */
const END = 2 ** 24
/** Larger than the number of pieces and ends, so that a pair of them fits in one number. */
const RADIX = 2 ** 26

type Start = { readonly sequence: number; readonly at: number }

/** All sequences one after the other. The separator between two of them is unique. */
class Text {
  /** `#ids[k][i]` is equal for two positions where the same 2^k pieces follow. */
  readonly #ids: Int32Array[]
  readonly #starts: readonly Start[]

  constructor(sequences: readonly (readonly Call[])[]) {
    const starts: Start[] = []
    const pieces: number[] = []
    sequences.forEach((calls, sequence) => {
      calls.forEach(({ piece }, at) => {
        starts.push({ sequence, at })
        pieces.push(piece)
      })
      starts.push({ sequence, at: -1 })
      pieces.push(END + sequence)
    })
    this.#starts = starts
    this.#ids = [Int32Array.from(pieces)]
  }

  /** The length of the longest repetition without overlap, up to a bound. */
  longest(bound: number): number {
    let low = 1
    let high = Math.min(bound, this.#starts.length >> 1)
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if (this.#repeats(middle)) low = middle
      else high = middle - 1
    }
    return low
  }

  /** Whether a sequence of this length repeats without overlap. */
  #repeats(length: number): boolean {
    const level = 31 - Math.clz32(length)
    const ids = this.#level(level)
    const shift = length - 2 ** level
    const first = new Map<number, number>()
    for (let i = 0; i + length <= this.#starts.length; i++) {
      const key = (ids[i] as number) * RADIX + (ids[i + shift] as number)
      const before = first.get(key)
      if (before === undefined) first.set(key, i)
      else if (i - before >= length) return true
    }
    return false
  }

  /** The starts of the repetitions of this length, without overlaps. */
  repeated(length: number): readonly (readonly Start[])[] {
    const level = 31 - Math.clz32(length)
    const ids = this.#level(level)
    const shift = length - 2 ** level
    const found = new Map<number, number[]>()
    for (let i = 0; i + length <= this.#starts.length; i++) {
      const key = (ids[i] as number) * RADIX + (ids[i + shift] as number)
      const places = found.get(key)
      if (!places) found.set(key, [i])
      else if (i - (places.at(-1) as number) >= length) places.push(i)
    }
    const taken = new Uint8Array(this.#starts.length)
    const groups: Start[][] = []
    for (const places of found.values()) {
      if (places.length < 2) continue
      const free = places.filter((i) => taken[i] === 0 && taken[i + length - 1] === 0)
      if (free.length < 2) continue
      for (const i of free) taken.fill(1, i, i + length)
      groups.push(free.map((i) => this.#starts[i] as Start))
    }
    return groups
  }

  #level(k: number): Int32Array {
    const known = this.#ids[k]
    if (known) return known
    const half = this.#level(k - 1)
    const step = 2 ** (k - 1)
    const ids = new Int32Array(half.length).fill(-1)
    const numbers = new Map<number, number>()
    for (let i = 0; i + 2 * step <= half.length; i++) {
      const key = (half[i] as number) * RADIX + (half[i + step] as number)
      const known = numbers.get(key) ?? numbers.size
      numbers.set(key, known)
      ids[i] = known
    }
    this.#ids[k] = ids
    return ids
  }
}
