export const SPACE = 0x20
export const LF = 0x0a
export const CR = 0x0d
export const END_OF_FILE = 0x1a
export const PLUS = 0x2b
export const MINUS = 0x2d
export const COMMA = 0x2c

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
