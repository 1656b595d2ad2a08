/** States with random values anywhere, to check that page and engine report the same errors. */
import type { Entry, Fields } from '@bilancia/contract'
import fc from 'fast-check'

export type Pick = (max: number) => number
const section = (value: unknown) => (typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {})

/** Replaces a value somewhere in the state with a random one of any type. */
export function disturb(fields: Fields, state: Record<string, unknown>, pick: Pick, value: unknown): Record<string, unknown> {
  const keys = Object.keys(fields).filter((key) => key !== 'annoImposta')
  const key = keys[pick(keys.length)] as string
  return { ...state, [key]: pick(8) === 0 ? value : inside(fields[key] as Entry, state[key], pick, value) }
}

function inside(entry: Entry, old: unknown, pick: Pick, value: unknown): unknown {
  if (entry.kind === 'group') return disturb(entry.fields, section(old), pick, value)
  if (entry.kind === 'list') return Array.from({ length: pick(entry.max + 2) }, () => disturb(entry.item, {}, pick, value))
  if (entry.kind !== 'tuple') return value
  const items: readonly unknown[] = Array.isArray(old) ? old : []
  return Array.from({ length: pick(entry.items.length + 2) }, (_, k) => {
    const item = entry.items[k]
    return item && pick(4) > 0 ? inside(item, items[k], pick, value) : pick(2) === 0 ? value : items[k]
  })
}

/** Values of any type. */
export const anything = fc.oneof(
  fc.constantFrom(undefined, null, '', 0, -0, -1, 0.5, 100.001, 365, 9_999_999.01, Number.NaN, Infinity, true, 'abc', '12', [], {}, [[]], 'COMMERCIANTE'),
  fc.double(),
  fc.string(),
)
