/** The JSON text of single values as bytes in growing memory. The writer of a shape is built from it. */

/** Length of the longest number in JSON, in bytes. */
export const LONGEST_NUMBER = 25
const FIRST = 1 << 14
/** Number of encoded texts kept. Most are words of the program that occur in every result. */
const KEPT_TEXTS = 2000
const LONGEST_KEPT = 400
const [QUOTE, BACKSLASH, MINUS, POINT, ZERO] = [34, 92, 45, 46, 48]
/** The four letters of `null`, `true` and `fals` as 32-bit words in memory order, and the letter `e`. */
const [NULL, TRUE, FALS, E] = [0x6c_6c_75_6e, 0x65_75_72_74, 0x73_6c_61_66, 101]

/** A value that JSON omits, at a place where the shape requires one. */
export class NotOfTheShape extends TypeError {}

/** `at` is the position of the next byte. Every method returns the position after what it wrote. At least `margin` bytes stay free. */
export class Memory {
  bytes = new Uint8Array(FIRST)
  view = new DataView(this.bytes.buffer)
  readonly #margin: number
  readonly #encoder = new TextEncoder()
  readonly #kept = new Map<string, Uint8Array>()

  constructor(margin: number) {
    this.#margin = margin
    this.room(0, 0)
  }

  room(at: number, more: number): void {
    if (at + more + this.#margin <= this.bytes.length) return
    const larger = new Uint8Array(2 * (at + more + this.#margin))
    larger.set(this.bytes)
    this.bytes = larger
    this.view = new DataView(larger.buffer)
  }

  nothing(at: number): number {
    this.view.setInt32(at, NULL, true)
    return at + 4
  }

  flag(value: unknown, at: number): number {
    if (value === true) {
      this.view.setInt32(at, TRUE, true)
      return at + 4
    }
    if (value !== false) return this.any(value, at)
    this.view.setInt32(at, FALS, true)
    this.bytes[at + 4] = E
    return at + 5
  }

  /** Whole cents are written digit by digit, which gives the same text as JSON. Nearly every number is in whole cents. */
  number(value: unknown, at: number): number {
    if (value === 0) {
      this.bytes[at] = ZERO
      return at + 1
    }
    if (typeof value !== 'number') return this.any(value, at)
    const amount = value < 0 ? -value : value
    const cents = Math.round(amount * 100)
    if (!(cents < 2_147_483_648 && cents / 100 === amount)) return this.any(value, at)
    let next = at
    if (value < 0) this.bytes[next++] = MINUS
    const whole = (cents / 100) | 0
    const rest = cents - whole * 100
    next = this.#digits(whole, next)
    if (rest === 0) return next
    this.bytes[next++] = POINT
    const tenths = (rest / 10) | 0
    this.bytes[next++] = ZERO + tenths
    if (rest !== tenths * 10) this.bytes[next++] = ZERO + rest - tenths * 10
    return next
  }

  #digits(value: number, at: number): number {
    let end = at + 1
    for (let limit = 10; value >= limit; limit *= 10) end++
    let left = value
    for (let to = end - 1; to >= at; to--) {
      const tenth = (left / 10) | 0
      this.bytes[to] = ZERO + left - tenth * 10
      left = tenth
    }
    return end
  }

  text(value: unknown, at: number): number {
    if (typeof value !== 'string' || value.length > LONGEST_KEPT) return this.any(value, at)
    let kept = this.#kept.get(value)
    if (kept === undefined) {
      kept = this.#encoder.encode(JSON.stringify(value))
      if (this.#kept.size < KEPT_TEXTS) this.#kept.set(value, kept)
    }
    this.room(at, kept.length)
    this.bytes.set(kept, at)
    return at + kept.length
  }

  /** A word of a list, made of ASCII letters like the names in code. */
  word(value: unknown, at: number): number {
    if (typeof value !== 'string') return this.any(value, at)
    this.room(at, value.length + 2)
    const { bytes } = this
    bytes[at] = QUOTE
    let next = at + 1
    for (let i = 0; i < value.length; i++) {
      const code = value.charCodeAt(i)
      if (code < 32 || code > 126 || code === QUOTE || code === BACKSLASH) return this.any(value, at)
      bytes[next++] = code
    }
    bytes[next] = QUOTE
    return next + 1
  }

  /** Throws `NotOfTheShape` on a value that JSON does not write. */
  any(value: unknown, at: number): number {
    const text = JSON.stringify(value)
    if (text === undefined) throw new NotOfTheShape()
    this.room(at, 3 * text.length)
    return at + this.#encoder.encodeInto(text, this.bytes.subarray(at)).written
  }
}
