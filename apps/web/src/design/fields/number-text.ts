/** Converts numbers between Italian text and value. */
import { format } from '@bilancia/contract'

/** Above this a double cannot represent the cents, so the text is kept. */
const MAX_WRITTEN = 1e13
const NUMBER = /^[-−+]?(\d+(\.\d*)?|\.\d+)$/

/**
 * '1.234,56', '1234,56' and '1234.56' are the same number. A dot before three digits, or a repeated dot, groups
 * thousands, which begin with 1 to 9: '0.500' is a half. A dot after the comma is no number: '48,500.00' comes from an English page.
 * Null for an empty text; the text as typed if it is not a number.
 */
export function numberFrom(text: string): number | string | null {
  const bare = text.replace(/[\s€%']/g, '')
  if (bare === '') return text.trim() === '' ? null : text
  if (/,.*\./.test(bare)) return text
  const plain = bare.includes(',') ? bare.replaceAll('.', '').replace(',', '.') : grouped(bare) ? bare.replaceAll('.', '') : bare
  if (!NUMBER.test(plain)) return text
  const value = Number(plain.replace('−', '-'))
  return Math.abs(value) < MAX_WRITTEN ? value : text
}

const grouped = (text: string): boolean => /^[-−+]?[1-9]\d{0,2}(\.\d{3})+$/.test(text)

/** The text of a number in an input without focus: amounts with two decimals, or with all typed decimals. */
export function textOf(value: unknown, kind: 'money' | 'percent' | 'integer'): string {
  if (value === null || value === undefined) return ''
  if (typeof value !== 'number') return typeof value === 'object' ? '' : String(value)
  // A year has no thousands separator.
  if (kind === 'integer' && Number.isInteger(value)) return String(value).replace('-', '−')
  const cents = Math.abs(value * 100 - Math.round(value * 100)) < 1e-6
  return kind === 'money' && cents ? format.amount(value) : format.number(value)
}

/**
 * The text in an input: what is being typed as long as it is the value, otherwise the value. Also a zero that is empty without focus stays while it is
 * typed: it may be the start of '0,05' or of '-0,5'.
 */
export const textIn = (typing: string | null, value: unknown, kind: 'money' | 'percent' | 'integer', greyZero: boolean): string => {
  if (typing !== null && numberFrom(typing) === value) return typing
  return greyZero && value === 0 ? '' : textOf(value, kind)
}
