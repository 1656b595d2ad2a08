/** Makes backups: one at once, or one every night, of which the last ones are kept. */
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type OpenDatabase, ofProgram } from '../connection.ts'
import { DAY_MS } from '../day.ts'
import { reasonOf, unwritten } from '../failures.ts'
import { Mendable } from '../mendable.ts'
import { written } from './archive.ts'
import { backupKey, type KeySettings, seal } from './sealed.ts'

/** The backup is not made; the message is one Italian sentence. */
export class NotBackedUp extends Mendable {}

type Database = Pick<OpenDatabase, 'driver'>

/** Writes the whole database into a new file. Other statements on the embedded database wait until it is done. */
export async function backUp({ driver }: Database, file: string, settings: KeySettings, now = new Date()): Promise<void> {
  if (existsSync(file)) throw new NotBackedUp(`${file} c'è già: indicare un altro nome.`)
  const key = await backupKey(settings).catch((cause: unknown) => {
    throw notWritten('La chiave delle copie di sicurezza', settings.backupKeyFile, cause)
  })
  await driver
    .transaction((on) => seal(written(on, now), file, key), ofProgram)
    .catch((cause: unknown) => {
      throw notWritten('La copia di sicurezza', file, cause)
    })
}

/** The sentence for a file that could not be written; other errors as they are. A file is there whole or not at all. */
function notWritten(what: string, file: string, cause: unknown): unknown {
  const why = unwritten(cause)
  return why === null ? cause : new NotBackedUp(`${what} non si scrive in ${file}: ${why}. Nulla è stato scritto.`, { cause })
}

/** The name of a backup that is not nightly, so that it is never removed. */
export const stamped = (why: string, now = new Date()): string => `${why}-${now.toISOString().replaceAll(/[-:]/g, '').slice(0, 15)}.age`

/** Called before a new version migrates the tables. Throws `NotBackedUp`. */
export async function backUpBeforeUpgrade(database: Database, folder: string, settings: KeySettings): Promise<void> {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    await backUp(database, join(folder, stamped('prima-dell-aggiornamento')), settings)
  } catch (cause) {
    const reason = cause instanceof Mendable ? cause.message : (unwritten(cause) ?? reasonOf(cause))
    throw new NotBackedUp(
      `Prima di aggiornare la base dati serve una copia di sicurezza in ${folder}, che non riesce (${reason}): indicare un'altra cartella con BACKUP_DIR.`,
      { cause },
    )
  }
}

const FIRST_MS = 10 * 60 * 1000
const HOUR_MS = 60 * 60 * 1000
/** An hour when nobody works. A computer that is off at night makes the backup in the morning. */
const HOUR = 2

type Nightly = { readonly folder: string; readonly settings: KeySettings; readonly clock?: () => Date }

/** Makes the backup of the day if it is due, and removes old and unfinished ones. Returns whether it made one. */
export async function nightly(database: Database, { folder, settings, clock = () => new Date() }: Nightly): Promise<boolean> {
  const now = clock()
  const hour = Number(now.toLocaleTimeString('it', { timeZone: 'Europe/Rome', hour: '2-digit', hour12: false }).slice(0, 2))
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (hour < HOUR || daysIn(folder).includes(dayOf(now))) return false
  for (const name of readdirSync(folder)) if (UNFINISHED.test(name)) rmSync(join(folder, name), { force: true })
  await backUp(database, join(folder, fileOf(dayOf(now))), settings, now)
  rotate(folder)
  return true
}

/** Makes a backup every night; returns the function that stops it. A failure is written to the error output and tried again after an hour. */
export function everyNight(database: Database, given: Nightly): () => void {
  const run = () =>
    nightly(database, given).catch((error: unknown) =>
      process.stderr.write(
        `Copia di sicurezza non riuscita in ${given.folder}, si riprova tra un'ora: ${error instanceof Mendable ? error.message : (unwritten(error) ?? reasonOf(error))}\n`,
      ),
    )
  const timers = [setTimeout(run, FIRST_MS), setInterval(run, HOUR_MS)]
  for (const timer of timers) timer.unref()
  return () => timers.forEach(clearTimeout)
}

/** A backup of this program that was killed while it wrote it, under the name of a draft; in earlier versions it had the number of the process. */
const UNFINISHED = /^(?:bilancia|prima-dell-aggiornamento|prima-del-ripristino)-.*\.age\.[\da-f]+\.parte$/
const NAME = /^bilancia-(\d{4}-\d{2}-\d{2})\.age$/

/** The file of an Italian day. */
export const fileOf = (day: string): string => `bilancia-${day}.age`
const dayOf = (now: Date): string => now.toLocaleDateString('sv', { timeZone: 'Europe/Rome' })

/** The days whose backups are kept: the last seven, and the newest of each of the last four weeks that have one. */
export function kept(days: readonly string[]): ReadonlySet<string> {
  const fromNewest = days.toSorted().reverse()
  const weeks = Map.groupBy(fromNewest, weekOf)
  const newest = [...weeks.values()].slice(0, 4).flatMap(([first]) => first ?? [])
  return new Set([...fromNewest.slice(0, 7), ...newest])
}

/** The number of the week. Weeks begin on Monday; 1 January 1970 was a Thursday. */
const weekOf = (day: string): number => Math.floor((Date.parse(day) / DAY_MS + 3) / 7)

function daysIn(folder: string): readonly string[] {
  return readdirSync(folder).flatMap((name) => NAME.exec(name)?.[1] ?? [])
}

/** Removes the nightly backups that are no longer kept. */
function rotate(folder: string): void {
  const days = daysIn(folder)
  const stay = kept(days)
  for (const day of days) if (!stay.has(day)) rmSync(join(folder, fileOf(day)))
}
