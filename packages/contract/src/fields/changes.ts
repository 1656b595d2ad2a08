/** Differences between two states, field by field. Autosave sends them, the server merges those of several people, a list of versions counts them. */
import { isSection, valueAt } from './evaluate.ts'

type Section = Readonly<Record<string, unknown>>

/** One field: its path (`soci[0].nome`), the value before and the one after. `undefined`: the field was not there. */
export type Change = { readonly percorso: string; readonly prima?: unknown; readonly dopo?: unknown }

/** The changes from one state to another. Lists of different length are one change, because their entries have no names. */
export const changesBetween = (before: Section, after: Section): readonly Change[] => inSection(before, after, '')

const inSection = (before: Section, after: Section, prefix: string): readonly Change[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) => inValue(before[key], after[key], `${prefix}${key}`))

function inValue(before: unknown, after: unknown, percorso: string): readonly Change[] {
  if (equal(before, after)) return []
  if (isSection(before) && isSection(after) && !isOne(before) && !isOne(after)) return inSection(before, after, `${percorso}.`)
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length)
    return before.flatMap((entry, i) => inValue(entry, after[i], `${percorso}[${i}]`))
  return [{ percorso, prima: before, dopo: after }]
}

/**
 * A picked comune is one value: brackets of one comune with the threshold of another would be those of none. So is the record of a load: its keys are
 * paths, which a path to one of them would not find.
 */
const isOne = (section: Section) => 'codiceCatastale' in section || Object.keys(section).some((key) => /[.[]/.test(key))

/** JSON equality: a missing field and `undefined` are the same, and so are 0 and −0. */
function equal(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (Array.isArray(one)) return Array.isArray(other) && one.length === other.length && one.every((entry, i) => equal(entry, other[i]))
  if (!isSection(one) || !isSection(other)) return false
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) => equal(one[key], other[key]))
}

/** `unlike`: the changes that were not made, because the field now has a third value. */
export type Applied<T> = { readonly state: T; readonly made: readonly Change[]; readonly unlike: readonly Change[] }

/**
 * Makes each change whose field still has the value before. A field that already has the value after needs none. A field that an older state lacks is
 * as empty as null.
 */
export function applyChanges<T extends Section>(state: T, changes: readonly Change[]): Applied<T> {
  const made: Change[] = []
  const unlike: Change[] = []
  let next = state
  for (const change of changes) {
    const now = valueAt(next, change.percorso)
    if (equal(now, change.dopo)) continue
    if (equal(now ?? null, change.prima ?? null)) {
      next = setPath(next, change.percorso, change.dopo)
      made.push(change)
    } else unlike.push(change)
  }
  return { state: next, made, unlike }
}

/** A copy with `value` at `path`. Missing sections and arrays on the path are created. */
export const setPath = <T extends Section>(object: T, path: string, value: unknown): T => put(object, partsOf(path), value) as T

/** `soci[0].nome` contains an array index; in `beni.0.costo` the key may be one. */
const partsOf = (path: string): readonly (string | number)[] =>
  path.split('.').flatMap((part) => {
    const [key = '', ...indexes] = part.split(/\[(\d+)\]/).filter(Boolean)
    return [key, ...indexes.map(Number)]
  })

function put(container: unknown, [key = '', ...rest]: readonly (string | number)[], value: unknown): unknown {
  const old = isContainer(container) ? (container as Section)[key] : undefined
  const inner = rest.length === 0 ? value : put(old, rest, value)
  if (!Array.isArray(container) && typeof key === 'string') return { ...(isContainer(container) ? (container as Section) : {}), [key]: inner }
  const entries: readonly unknown[] = Array.isArray(container) ? container : []
  const at = Number(key)
  return Array.from({ length: Math.max(entries.length, at + 1) }, (_, i) => (i === at ? inner : (entries[i] ?? null)))
}

const isContainer = (value: unknown): boolean => typeof value === 'object' && value !== null
