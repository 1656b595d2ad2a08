/** A field's name and value in words, for lists of changes. */
import { type Change, changesBetween, type Field, format } from '@bilancia/contract'
import { useCallback } from 'react'
import { unbroken } from '../../../design/unbroken.ts'
import { pickedFrom, ratesInWords } from '../../comuni/words.ts'
import { getPath, type Values } from '../path.ts'
import type { Simulator } from '../simulator.ts'
import { useSimulationStore } from '../store.ts'

/** The changes of fields. What the state keeps beside them (sources of a load, a mix that was found) has no name to show. */
export const fieldChanges = ({ catalog }: Pick<Simulator, 'catalog'>, before: Values, after: Values): readonly Change[] =>
  changesBetween(before, after).filter(({ percorso }) => /^[^.[]+/.exec(percorso)?.some((key) => key in catalog))

/** With the number of the entry in a list: 'Soci (2), Quota'. */
export function fieldName({ labelOf }: Pick<Simulator, 'labelOf'>, path: string): string {
  const dotted = path.replaceAll(/\[(\d+)\]/g, '.$1')
  const found = [path, dotted].map((one) => labelOf(one)).find((label) => label !== path && label !== dotted)
  const index = /\[(\d+)\]/.exec(path)?.[1]
  return `${found ?? path}${index === undefined || found === undefined ? '' : ` (${Number(index) + 1})`}`
}

function words(field: Field | undefined, value: unknown): string {
  if (value === null || value === undefined || value === '') return '—'
  if (typeof value === 'boolean') return value ? 'sì' : 'no'
  if (Array.isArray(value)) return value.length === 1 ? '1 riga' : `${value.length} righe`
  if (typeof value === 'object') {
    const picked = pickedFrom(value)
    return picked ? `${picked.comune}, ${ratesInWords(picked)}` : 'compilato'
  }
  if (field?.kind === 'choice') return Object.entries(field.names).find(([option]) => option === value)?.[1] ?? String(value)
  if (typeof value !== 'number') return `«${value}»`
  if (field?.kind === 'integer' && field.names?.[value]) return field.names[value]
  if (field?.kind === 'percent') return format.percent(value)
  return field?.kind === 'money' ? unbroken(format.money(value)) : format.withUnit('numero', value)
}

/** `written(path, state)` gives the value of a state; with `alone`, the second argument is the value itself. */
export function useWritten() {
  const { rules } = useSimulationStore()
  return useCallback(
    (path: string, of: unknown, alone = false): string =>
      words(rules.find(path)?.field ?? rules.find(path.replaceAll(/\[(\d+)\]/g, '.$1'))?.field, alone ? of : getPath(of, path)),
    [rules],
  )
}
