/**
 * Reads a state, which may contain anything, against the catalog: what the form shows, and which errors it finds before the
 * server does. It agrees with the engine's reader (packages/engine/src/host/read.ts); a property test compares the two.
 */
import { roundToCent } from '../rounding.ts'
import type { Condition } from './condition.ts'
import type { Entry, Field, Fields, List } from './field.ts'
import { type Located, located, type StateOf } from './state.ts'

const empty = (value: unknown): boolean => value === undefined || value === null || value === ''
/** Whether a value can contain fields: an object, not a list, not null. */
export const isSection = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether a value has the wrong type or is out of bounds. The message is 'Valore non valido', and the default applies. */
export function invalid(field: Field, value: unknown): boolean {
  if (empty(value)) return false
  if (field.kind === 'text') return typeof value !== 'string' || (field.day === true && value.trim() !== '' && !isDay(value.trim()))
  if (field.kind === 'flag') return typeof value !== 'boolean'
  if (field.kind === 'choice') return !field.options.some((option) => option === value)
  if (typeof value !== 'number') return true
  if ('options' in field && field.options) return !field.options.includes(value)
  if ('score' in field && roundToCent(value) !== value) return true
  const within = value >= field.min && value <= field.max
  return !(within && (field.kind !== 'integer' || Number.isInteger(value)))
}

/** Whether a text is a day of the calendar: `2026-11-22`. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

/** The value that counts: the typed one (to the cent if the reader rounds it), or the default if it is missing or wrong. */
export function valueInForce(field: Field, value: unknown): unknown {
  const fallback = field.kind === 'text' ? '' : field.default
  if (empty(value) || invalid(field, value)) return fallback
  if (typeof value === 'number') return field.kind === 'money' || (field.kind === 'percent' && field.decimals === 2) ? roundToCent(value) : value
  return field.kind === 'text' ? String(value).trim() : value
}

/**
 * The whole state that counts, from whatever a request contains: typed values, and the default where one is missing or wrong.
 * Entries of a tuple are those typed; an optional section that is missing is null. Never throws.
 */
export function inForce<F extends Fields>(fields: F, state: unknown): StateOf<F> {
  // The only place where data become the type that the catalog defines.
  return sectionInForce(fields, state) as StateOf<F>
}

/** The value at a dotted path; undefined if the path does not exist. */
export function valueAt(state: unknown, path: string): unknown {
  let at = state
  for (const key of path.replace(/\[(\d+)\]/g, '.$1').split('.')) {
    if (typeof at !== 'object' || at === null) return undefined
    at = (at as Readonly<Record<string, unknown>>)[key]
  }
  return at
}

export type Evaluator = {
  /** The field at a path of the state (`beni.0.costo`), with the conditions of the sections around it. */
  readonly find: (path: string) => Located | undefined
  readonly holds: (condition: Condition, state: unknown) => boolean
  /** Whether the value at a path counts: its own condition and those of the sections around it hold. */
  readonly applies: (path: string, state: unknown) => boolean
  /** The paths with a wrong value, in the order of the catalog. Only those whose value counts, unless `everyField` is set. */
  readonly wrong: (state: unknown) => readonly string[]
}

/**
 * How a catalog is read. `namedSections`: a section of the wrong type is reported as a wrong value instead of a missing
 * one. `namedLists`: the same for a list and for its entries. `everyField`: a wrong value is reported even where it does not apply.
 */
export type Reading = { readonly namedSections?: boolean; readonly namedLists?: boolean; readonly everyField?: boolean }

/** Evaluates the conditions and bounds of one catalog. */
export function evaluator(fields: Fields, { namedSections = false, namedLists = false, everyField = false }: Reading = {}): Evaluator {
  const byPath = new Map(located(fields).map((entry) => [entry.path, entry]))
  const find: Evaluator['find'] = (path) => byPath.get(path) ?? byPath.get(path.replace(/\.\d+(?=\.)/g, '[]'))

  const holds: Evaluator['holds'] = (condition, state) => {
    if ('all' in condition) return condition.all.every((c) => holds(c, state))
    if ('any' in condition) return condition.any.some((c) => holds(c, state))
    if ('not' in condition) return !holds(condition.not, state)
    const field = find(condition.field)?.field
    if (!field) throw new Error(`The catalog has a condition on «${condition.field}», which is no field`)
    const value = valueInForce(field, valueAt(state, condition.field))
    if ('is' in condition) return value === condition.is
    return typeof value === 'number' && value > condition.above
  }
  const all = (conditions: readonly Condition[], state: unknown) => conditions.every((condition) => holds(condition, state))

  const applies: Evaluator['applies'] = (path, state) => {
    const entry = find(path)
    return entry !== undefined && all(entry.when, state)
  }

  const wrong: Evaluator['wrong'] = (state) => {
    const walk = (entries: Fields, value: unknown, prefix: string, optional: boolean): readonly string[] =>
      isSection(value) ? Object.entries(entries).flatMap(([key, entry]) => (counts(entry) ? inEntry(entry, value[key], prefix + key, optional) : [])) : []
    const counts = (entry: Entry) => everyField || !('when' in entry && entry.when) || holds(entry.when, state)
    const inEntry = (entry: Entry, value: unknown, path: string, optional: boolean): readonly string[] => {
      if (entry.kind === 'group') {
        if (namedSections && !empty(value) && !isSection(value)) return [path]
        return walk(entry.fields, value, `${path}.`, entry.nullable)
      }
      if (entry.kind === 'tuple') {
        if (!Array.isArray(value)) return empty(value) ? [] : [path]
        return value.length > entry.items.length ? [path] : entry.items.flatMap((item, k) => inEntry(item, value[k], `${path}[${k}]`, false))
      }
      if (entry.kind !== 'list') return invalid(entry, value) ? [path] : []
      if (!Array.isArray(value)) return (namedLists && !empty(value)) || (entry.ascending && optional) ? [path] : []
      if (value.length > entry.max) return [path]
      const inside = value.flatMap((item, k) => (namedLists && !isSection(item) ? [`${path}.${k}`] : walk(entry.item, item, `${path}.${k}.`, false)))
      return ascends(entry, value) ? inside : [...inside, path]
    }
    return walk(fields, state, '', false)
  }

  return { find, holds, applies, wrong }
}

/** A scale has entries, its bounds increase, and only the last bound is empty. Any other list is valid. */
function ascends({ ascending, item }: List, entries: readonly unknown[]): boolean {
  if (ascending === undefined) return true
  const field = item[ascending] as Field
  const bounds = entries.map((entry) => valueInForce(field, valueAt(entry, ascending)))
  return (
    bounds.length > 0 &&
    bounds.every((bound, k) => (k === bounds.length - 1 ? bound === null : typeof bound === 'number' && bound > Number(bounds[k - 1] ?? 0)))
  )
}

function sectionInForce(fields: Fields, value: unknown): Readonly<Record<string, unknown>> {
  const given = isSection(value) ? value : {}
  const read: Record<string, unknown> = {}
  for (const key in fields) read[key] = entryInForce(fields[key] as Entry, given[key])
  return read
}

function entryInForce(one: Entry, value: unknown): unknown {
  if (one.kind === 'group') return one.nullable && !isSection(value) ? null : sectionInForce(one.fields, value)
  if (one.kind === 'list') return Array.isArray(value) && value.length <= one.max ? value.map((item) => sectionInForce(one.item, item)) : []
  if (one.kind !== 'tuple') return valueInForce(one, value)
  if (!Array.isArray(value) || value.length > one.items.length) return []
  // An entry counts as present whatever it contains.
  return value.map((item, k) => {
    const place = one.items[k] as Entry
    return place.kind === 'group' ? sectionInForce(place.fields, item) : entryInForce(place, item)
  })
}
