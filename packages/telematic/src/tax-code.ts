import { firstNot, isDigit, SPACE } from './bytes.ts'

/** Sixteen characters of a person, eleven digits and five blanks of a company; null when it is neither. */
export type TaxCodeShape = 'personal' | 'numeric' | null

const LENGTH = 16
const DIGITS = 11

/** The form of a tax code alone: whether its check character is right is for the library of whoever imports. */
export function shapeOf(bytes: Uint8Array, from: number): TaxCodeShape {
  const digits = firstNot(bytes, from, from + LENGTH, isDigit) - from
  if (digits === DIGITS && firstNot(bytes, from + DIGITS, from + LENGTH, (byte) => byte === SPACE) === from + LENGTH) return 'numeric'
  return digits === 0 && firstNot(bytes, from, from + LENGTH, isAlphanumeric) === from + LENGTH ? 'personal' : null
}

/** The first byte that makes no tax code of these, counted from its start. */
export function wrongInTaxCode(bytes: Uint8Array, from: number): number {
  const test = isDigit(bytes[from]) ? isDigit : isAlphanumeric
  return Math.min(firstNot(bytes, from, from + LENGTH, test) - from, LENGTH - 1)
}

function isAlphanumeric(byte: number): boolean {
  return isDigit(byte) || (byte >= 0x41 && byte <= 0x5a)
}
