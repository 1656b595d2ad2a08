/** Record fields as text. */
import type { FormField } from '@bilancia/contract/api'
import { shownDay } from '../../../design/day.ts'
import { wordsOf } from '../words-of.ts'

const fieldOf = (form: object, name: string): FormField | undefined => new Map<string, FormField>(Object.entries(form)).get(name)

/** The label of the field in the form. */
export const labelOf = (form: object, name: string): string => fieldOf(form, name)?.label ?? name

/** Its value, in one line. */
export function shownValue(form: object, record: object, name: string): string {
  const value = new Map<string, unknown>(Object.entries(record)).get(name)
  if (value === null || value === undefined || value === '') return '—'
  if (typeof value === 'boolean') return value ? 'Sì' : 'No'
  if (typeof value === 'string' && fieldOf(form, name)?.kind === 'html') return wordsOf(value)
  return typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) ? shownDay(value) : String(value)
}
