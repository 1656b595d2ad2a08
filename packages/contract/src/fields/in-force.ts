/** The whole state that counts, from whatever a request contains: typed values, and the default where one is missing or wrong. */
import { isSection, valueInForce } from './evaluate.ts'
import type { Entry, Fields } from './field.ts'
import type { StateOf } from './state.ts'

/** Entries of a tuple are those typed; an optional section that is missing is null. Never throws. */
export function inForce<F extends Fields>(fields: F, state: unknown): StateOf<F> {
  // The only place where data become the type that the catalog defines.
  return section(fields, state) as StateOf<F>
}

function section(fields: Fields, value: unknown): Readonly<Record<string, unknown>> {
  const given = isSection(value) ? value : {}
  const read: Record<string, unknown> = {}
  for (const key in fields) read[key] = entry(fields[key] as Entry, given[key])
  return read
}

function entry(one: Entry, value: unknown): unknown {
  if (one.kind === 'group') return one.nullable && !isSection(value) ? null : section(one.fields, value)
  if (one.kind === 'list') return Array.isArray(value) && value.length <= one.max ? value.map((item) => section(one.item, item)) : []
  if (one.kind !== 'tuple') return valueInForce(one, value)
  if (!Array.isArray(value) || value.length > one.items.length) return []
  // An entry counts as present whatever it contains.
  return value.map((item, k) => {
    const place = one.items[k] as Entry
    return place.kind === 'group' ? section(place.fields, item) : entry(place, item)
  })
}
