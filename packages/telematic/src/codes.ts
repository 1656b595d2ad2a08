import { isDigit, latin1 } from './bytes.ts'
import { type BoxKind, keeps, type Layout } from './record-layouts/index.ts'

/** What the reader needs to know about a box: its code, whether it is kept, and the kind of its value. */
export type Code = { readonly text: string; readonly kept: boolean; readonly kind: BoxKind | null }

const LENGTH = 8
const LETTERS = 2
/** Maximum number of cached codes. A file with more is not a return, and the cache is emptied. */
const REMEMBERED = 8192

/** Base-36 value of a digit or capital letter, -1 for anything else. */
const base36 = new Int8Array(256).fill(-1)
for (let i = 0; i < 36; i++) base36[i.toString(36).toUpperCase().charCodeAt(0)] = i

/** The codes of one file: two letters, then six letters or digits. Each is looked up in the layout once. */
export class Codes {
  readonly #layout: Layout
  readonly #known = new Map<number, Code>()

  constructor(layout: Layout) {
    this.#layout = layout
  }

  /** The box whose code starts there; null if it is not a code. */
  at(bytes: Uint8Array, from: number): Code | null {
    let key = 0
    for (let i = from; i < from + LENGTH; i++) {
      const digit = base36[bytes[i] as number] as number
      if (digit < 0 || (digit < 10 && i < from + LETTERS)) return null
      key = key * 36 + digit
    }
    return this.#known.get(key) ?? this.#learn(key, latin1(bytes, from, from + LENGTH))
  }

  #learn(key: number, text: string): Code {
    if (this.#known.size === REMEMBERED) this.#known.clear()
    const code = { text, kept: keeps(this.#layout, text), kind: this.#layout.boxes[text]?.[0] ?? null }
    this.#known.set(key, code)
    return code
  }
}

/** The first byte that is invalid in a code, counted from the start of the code. */
export function wrongInCode(bytes: Uint8Array, from: number): number {
  for (let i = 0; i < LENGTH; i++) {
    const byte = bytes[from + i] as number
    if ((base36[byte] as number) < 0 || (i < LETTERS && isDigit(byte))) return i
  }
  return 0
}
