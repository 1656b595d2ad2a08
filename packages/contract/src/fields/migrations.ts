/** Saved states brought forward to the catalog of today. */
type Saved = Readonly<Record<string, unknown>>

/** Turns a state of one format into the next. */
export type Migration = (state: Saved) => Saved

/** The format that a simulator with these migrations writes: a new migration makes a new format. */
export const formatOf = (migrations: readonly Migration[]): number => migrations.length + 1

/** The state in today's format, or null where it was written in one that does not exist yet. */
export function bringForward(state: Saved, format: number, migrations: readonly Migration[]): Saved | null {
  if (!Number.isInteger(format) || format < 1 || format > formatOf(migrations)) return null
  return migrations.slice(format - 1).reduce((old, migrate) => migrate(old), state)
}
