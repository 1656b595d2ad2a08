export const SPACE = 0x20
export const LF = 0x0a
export const CR = 0x0d
export const END_OF_FILE = 0x1a
export const PLUS = 0x2b
const MINUS = 0x2d
const COMMA = 0x2c

/** Bytes as Latin-1 text, unchanged. */
export function latin1(bytes: Uint8Array, from: number, to: number): string {
  let text = ''
  for (let i = from; i < to; i++) text += String.fromCharCode(bytes[i] as number)
  return text
}

/** Whether a byte is an ASCII digit. The Latin-1 superscripts are not. */
export function isDigit(byte: number | undefined): boolean {
  return byte !== undefined && byte >= 0x30 && byte <= 0x39
}

/** The first position from `from` on whose byte fails the test, or `to`. */
export function firstNot(bytes: Uint8Array, from: number, to: number, test: (byte: number) => boolean): number {
  let at = from
  while (at < to && test(bytes[at] as number)) at++
  return at
}

/** Digits that a double holds exactly. No amount of a return has more. */
const MAX_DIGITS = 15

/** The number in the bytes, with blanks allowed on both sides; NaN if there is none. Only ASCII digits count. */
export function numberIn(bytes: Uint8Array, from: number, to: number): number {
  let at = from
  while (at < to && bytes[at] === SPACE) at++
  const negative = bytes[at] === MINUS
  if (negative) at++
  const start = at
  let value = 0
  let byte = bytes[at] as number
  while (at < to && byte >= 0x30 && byte <= 0x39) {
    value = value * 10 + byte - 0x30
    byte = bytes[++at] as number
  }
  if (at === start || at - start > MAX_DIGITS) return Number.NaN
  if (at < to && byte === COMMA) {
    const digits = at - start
    const comma = at
    byte = bytes[++at] as number
    while (at < to && byte >= 0x30 && byte <= 0x39) {
      value = value * 10 + byte - 0x30
      byte = bytes[++at] as number
    }
    const decimals = at - comma - 1
    if (decimals === 0 || digits + decimals > MAX_DIGITS) return Number.NaN
    value /= 10 ** decimals
  }
  while (at < to && bytes[at] === SPACE) at++
  if (at < to) return Number.NaN
  return negative ? 0 - value : value
}
