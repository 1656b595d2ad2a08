/** Splits a byte stream into blocks of whole lines, in constant memory. */
import { isUtf8 } from 'node:buffer'
import { wrongByte } from '@bilancia/contract'

/** A longer line cannot be a state. */
const MAX_LINE = 1_000_000
/** A character takes at most three bytes, so a line with more bytes than this is too long in any case. */
const MAX_BYTES = 3 * MAX_LINE
const NEWLINE = 10
export const MARK = '\uFEFF'

export type Block = {
  /** Whole lines with their line ends. The last line of the input may have none. */
  readonly bytes: Uint8Array<ArrayBuffer>
  /** Number of the first line, from 1. */
  readonly first: number
  /** The first line was too long and was dropped; it is empty here. */
  readonly dropped: boolean
}

/** A line over `MAX_BYTES` is dropped, and its block says so. */
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

/** A line that is too long, or that is not UTF-8 from a character on, from 1. */
export type Unreadable = { readonly why: 'length' } | { readonly why: 'encoding'; readonly at: number }
const TOO_LONG: Unreadable = { why: 'length' }

/** The lines of a block. */
export function linesOf({ bytes, first, dropped }: Block): readonly (string | Unreadable)[] {
  const all = Buffer.from(bytes.buffer)
  const lines: (string | Unreadable)[] = isUtf8(all) ? all.toString().split('\n') : linesIn(all)
  const [start] = lines
  if (first === 1 && typeof start === 'string' && start.startsWith(MARK)) lines[0] = start.slice(1)
  if (lines.length > 1 && lines.at(-1) === '') lines.pop()
  if (dropped) lines[0] = TOO_LONG
  return lines.map((line) => (typeof line === 'string' && line.length > MAX_LINE ? TOO_LONG : line))
}

/** The same, with one line at a time read as UTF-8. */
function linesIn(all: Buffer): (string | Unreadable)[] {
  const lines: (string | Unreadable)[] = []
  for (let from = 0; from <= all.length; ) {
    const end = all.indexOf(NEWLINE, from)
    const line = all.subarray(from, end < 0 ? all.length : end)
    lines.push(utf8Of(line))
    from += line.length + 1
  }
  return lines
}

/** The text of these bytes, or where they are not UTF-8. */
export function utf8Of(bytes: Buffer): string | Unreadable {
  const text = bytes.toString()
  if (isUtf8(bytes)) return text
  return { why: 'encoding', at: bytes.toString('utf8', 0, wrongByte(bytes)).length + 1 }
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
