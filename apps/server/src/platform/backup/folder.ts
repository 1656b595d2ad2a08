/** The nightly backups of a folder: their names, and which are kept. */
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const NAME = /^bilancia-(\d{4}-\d{2}-\d{2})\.age$/
const DAY_MS = 24 * 60 * 60 * 1000

/** The file of an Italian day. */
export const fileOf = (day: string): string => `bilancia-${day}.age`
export const dayOf = (now: Date): string => now.toLocaleDateString('sv', { timeZone: 'Europe/Rome' })

/** The days whose backups are kept: the last seven, and the newest of each of the last four weeks that have one. */
export function kept(days: readonly string[]): ReadonlySet<string> {
  const fromNewest = days.toSorted().reverse()
  const weeks = Map.groupBy(fromNewest, weekOf)
  const newest = [...weeks.values()].slice(0, 4).flatMap(([first]) => first ?? [])
  return new Set([...fromNewest.slice(0, 7), ...newest])
}

/** The number of the week. Weeks begin on Monday; 1 January 1970 was a Thursday. */
const weekOf = (day: string): number => Math.floor((Date.parse(day) / DAY_MS + 3) / 7)

export function daysIn(folder: string): readonly string[] {
  return readdirSync(folder).flatMap((name) => NAME.exec(name)?.[1] ?? [])
}

/** Removes the nightly backups that are no longer kept. */
export function rotate(folder: string): void {
  const days = daysIn(folder)
  const stay = kept(days)
  for (const day of days) if (!stay.has(day)) rmSync(join(folder, fileOf(day)))
}
