/** Numbers as a person types them in Italian, and back. */
import { format } from '@bilancia/contract'

/** Beyond this a double no longer holds the cents: the digits stay a text. */
const MAX_WRITTEN = 1e13
const NUMBER = /^[-−+]?(\d+(\.\d*)?|\.\d+)$/

/**
 * '1.234,56', '1234,56' and '1234.56' are the same number; a dot before three digits, or repeated, groups thousands.
 * Null for an empty text; the text itself, as typed, where it is no number.
 */
export function numberFrom(text: string): number | string | null {
  const bare = text.replace(/[\s€%']/g, '')
  if (bare === '') return text.trim() === '' ? null : text
  const plain = bare.includes(',') ? bare.replaceAll('.', '').replace(',', '.') : grouped(bare) ? bare.replaceAll('.', '') : bare
  if (!NUMBER.test(plain)) return text
  const value = Number(plain.replace('−', '-'))
  return Math.abs(value) < MAX_WRITTEN ? value : text
}

const grouped = (text: string): boolean => /^[-−+]?\d{1,3}(\.\d{3})+$/.test(text)

/** A number as it stands in its box when nobody is typing: amounts with two decimals, or all those typed. */
export function textOf(value: unknown, kind: 'money' | 'percent' | 'integer'): string {
  if (value === null || value === undefined) return ''
  if (typeof value !== 'number') return typeof value === 'object' ? '' : String(value)
  // A year is not grouped.
  if (kind === 'integer' && Number.isInteger(value)) return String(value).replace('-', '−')
  const cents = Math.abs(value * 100 - Math.round(value * 100)) < 1e-6
  return kind === 'money' && cents ? format.amount(value) : format.number(value)
}
