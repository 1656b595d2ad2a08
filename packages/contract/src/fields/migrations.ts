/** Migrates saved states to the current catalog. */
import { valueAt } from './evaluate.ts'
import type { Fields } from './field.ts'
import { located } from './state.ts'

export type Saved = Readonly<Record<string, unknown>>

/** Converts a state from one format to the next. */
export type Migration = (state: Saved) => Saved

/** The current format of a simulator with these migrations. Each new migration makes a new format. */
export const formatOf = (migrations: readonly Migration[]): number => migrations.length + 1

/** The state in the current format, or null if its format is newer than this program. */
export function bringForward(state: Saved, format: number, migrations: readonly Migration[]): Saved | null {
  if (!Number.isInteger(format) || format < 1 || format > formatOf(migrations)) return null
  return migrations.slice(format - 1).reduce((old, migrate) => migrate(old), state)
}

/**
 * Pages before November 2026 wrote the default into every field. In an `asked` field such a default was never typed, so it
 * becomes empty. No result changes, because an empty field counts as its default.
 */
export function untyped(fields: Fields): Migration {
  const asked = located(fields).filter(({ field }) => field.asked)
  return (state) =>
    asked.reduce((before, { path, field }) => ('default' in field && valueAt(before, path) === field.default ? emptied(before, partsOf(path)) : before), state)
}

const partsOf = (path: string): readonly string[] => path.replace(/\[(\d+)\]/g, '.$1').split('.')

function emptied(at: Saved, [key = '', ...rest]: readonly string[]): Saved {
  return { ...at, [key]: rest.length ? inside(at[key], rest) : null }
}

function inside(value: unknown, keys: readonly string[]): unknown {
  const [key = '', ...rest] = keys
  if (Array.isArray(value)) return value.map((inner: unknown, k) => (String(k) === key ? (rest.length ? inside(inner, rest) : null) : inner))
  return typeof value === 'object' && value !== null ? emptied(value as Saved, keys) : value
}
