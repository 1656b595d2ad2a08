import { CR, END_OF_FILE, LF } from './bytes.ts'

/** Bytes kept of a line: two records and their line ends. A longer line cannot be a record. */
const KEPT = 4000

/** Offset of a line in the buffer. It aligns the elements of a record to words of four bytes. */
export const OFFSET = 3

/** A line of the file: its first bytes and its full length. The next line reuses the buffer. */
export type Line = { readonly bytes: Uint8Array; readonly words: Uint32Array; readonly length: number; readonly endless: boolean }

export type LineEnds = { onlyLf: boolean; lastMissing: boolean; endOfFile: boolean }

/**
 * Splits bytes into lines, independent of the chunk boundaries: at CR LF, or at LF if the first line ends so. It uses one
 * fixed buffer. A longer line is passed on once, cut, as soon as it is too long.
 */
export class Lines {
  readonly ends: LineEnds = { onlyLf: false, lastMissing: false, endOfFile: false }
  readonly #bytes = new Uint8Array(OFFSET + KEPT + 1)
  readonly #words = new Uint32Array(this.#bytes.buffer, 0, (OFFSET + KEPT + 1) >> 2)
  readonly #take: (line: Line) => boolean
  #length = 0
  #last = 0
  #skipping = false
  #crlf: boolean | null = null

  /** `take` receives each line and returns whether to continue. */
  constructor(take: (line: Line) => boolean) {
    this.#take = take
  }

  push(chunk: Uint8Array): boolean {
    let from = 0
    while (from < chunk.length) {
      const found = chunk.indexOf(LF, from)
      const to = found < 0 ? chunk.length : found
      if (!this.#keep(chunk, from, to)) return false
      if (found < 0) return true
      from = found + 1
      this.#crlf ??= this.#last === CR
      const ended = !this.#crlf || this.#last === CR
      if (!(ended ? this.#hand(this.#crlf ? 1 : 0) : this.#keep(chunk, found, from))) return false
    }
    return true
  }

  /** The end of the file. The last line may lack its line end, or be followed by the end mark of old systems. */
  finish(): boolean {
    if (this.#crlf === false) this.ends.onlyLf = true
    if (this.#skipping || this.#length === 0) return true
    while (this.#length > 0 && this.#bytes[OFFSET + this.#length - 1] === END_OF_FILE) {
      this.#length--
      this.ends.endOfFile = true
    }
    if (this.#length === 0) return true
    this.ends.lastMissing = true
    return this.#hand(this.#crlf !== false && this.#bytes[OFFSET + this.#length - 1] === CR ? 1 : 0)
  }

  #keep(chunk: Uint8Array, from: number, to: number): boolean {
    if (to === from) return true
    this.#last = chunk[to - 1] as number
    if (this.#skipping) return true
    const room = KEPT - this.#length
    this.#bytes.set(chunk.subarray(from, Math.min(to, from + room)), OFFSET + this.#length)
    this.#length += Math.min(to - from, room)
    if (to - from < room) return true
    this.#skipping = true
    return this.#take({ bytes: this.#bytes, words: this.#words, length: this.#length, endless: true })
  }

  #hand(end: number): boolean {
    const length = this.#length - end
    const skipped = this.#skipping
    this.#length = 0
    this.#last = 0
    this.#skipping = false
    return skipped || this.#take({ bytes: this.#bytes, words: this.#words, length, endless: false })
  }
}
