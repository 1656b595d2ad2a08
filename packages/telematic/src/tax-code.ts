import { firstNot, isDigit, SPACE } from './bytes.ts'

/** Sixteen characters for a person, eleven digits and five blanks for a company; null for neither. */
export type TaxCodeShape = 'personal' | 'numeric' | null

const LENGTH = 16
const DIGITS = 11

/** Only the form of a tax code. The importer's library checks the check character. */
export function shapeOf(bytes: Uint8Array, from: number): TaxCodeShape {
  const digits = firstNot(bytes, from, from + LENGTH, isDigit) - from
  if (digits === DIGITS && firstNot(bytes, from + DIGITS, from + LENGTH, (byte) => byte === SPACE) === from + LENGTH) return 'numeric'
  return digits === 0 && firstNot(bytes, from, from + LENGTH, isAlphanumeric) === from + LENGTH ? 'personal' : null
}

/** The first byte that is invalid in a tax code of this shape, counted from its start. */
export function wrongInTaxCode(bytes: Uint8Array, from: number): number {
  const test = isDigit(bytes[from]) ? isDigit : isAlphanumeric
  return Math.min(firstNot(bytes, from, from + LENGTH, test) - from, LENGTH - 1)
}

function isAlphanumeric(byte: number): boolean {
  return isDigit(byte) || (byte >= 0x41 && byte <= 0x5a)
}
