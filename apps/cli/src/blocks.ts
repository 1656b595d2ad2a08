/** Splits a byte stream into blocks of whole lines, in constant memory. */

/** A longer line cannot be a state. */
const MAX_LINE = 1_000_000
/** A character takes at most three bytes, so a line with more bytes than this is too long in any case. */
const MAX_BYTES = 3 * MAX_LINE
const NEWLINE = 10
const MARK = '\uFEFF'

export type Block = {
  /** Whole lines with their line ends. The last line of the input may have none. */
  readonly bytes: Uint8Array<ArrayBuffer>
  /** Number of the first line, from 1. */
  readonly first: number
  /** The first line was too long and was dropped; it is empty here. */
  readonly dropped: boolean
}

export async function* blocks(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Block> {
  let rest: readonly Uint8Array[] = []
  let dropped = false
  let first = 1
  for await (const chunk of chunks) {
    const end = chunk.lastIndexOf(NEWLINE) + 1
    if (end > 0) {
      const bytes = joined([...rest, chunk.subarray(dropped ? chunk.indexOf(NEWLINE) : 0, end)])
      const lines = ends(bytes)
      yield { bytes, first, dropped }
      first += lines
      dropped = false
      rest = []
    }
    if (!dropped && end < chunk.length) rest = [...rest, chunk.subarray(end)]
    if (sizeOf(rest) > MAX_BYTES) {
      dropped = true
      rest = []
    }
  }
  if (rest.length || dropped) yield { bytes: joined(rest), first, dropped }
}

/** The lines of a block; null for one that is too long. */
export function linesOf({ bytes, first, dropped }: Block): readonly (string | null)[] {
  const text = Buffer.from(bytes.buffer).toString('utf8')
  const lines: (string | null)[] = (first === 1 && text.startsWith(MARK) ? text.slice(1) : text).split('\n')
  if (lines.length > 1 && lines.at(-1) === '') lines.pop()
  if (dropped) lines[0] = null
  return lines.map((line) => (line !== null && line.length > MAX_LINE ? null : line))
}

const sizeOf = (parts: readonly Uint8Array[]) => parts.reduce((sum, { length }) => sum + length, 0)

/** A copy in memory of its own, which can be transferred to another thread. */
function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(sizeOf(parts))
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}

function ends(bytes: Uint8Array): number {
  let count = 0
  for (let at = bytes.indexOf(NEWLINE); at >= 0; at = bytes.indexOf(NEWLINE, at + 1)) count++
  return count
}
