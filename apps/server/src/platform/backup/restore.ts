/** Puts a backup back: into an empty installation, or in the place of what is there, which is kept aside. */
import { existsSync, mkdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { Config } from '../config.ts'
import { embeddedOptions } from '../embedded-client.ts'
import { embeddedDriver } from '../embedded-database.ts'
import { createDurable } from '../embedded-files.ts'
import { FolderInUse, lockFolder } from '../folder-lock.ts'
import { applied } from '../migrations.ts'
import { ownersTransaction } from '../postgresql-database.ts'
import { type Counts, type Header, NotRestorable, type Opened, opened, restored } from './archive.ts'

type Settings = Pick<Config, 'databaseUrl' | 'dataDir'>
export type Restored = { readonly header: Header; readonly counts: Counts; readonly aside: string | null }

/** `replace`: whether what is there may go. Throws `NotRestorable`; then all is as it was. */
export async function restore(lines: AsyncIterable<string>, { databaseUrl, dataDir }: Settings, replace: boolean): Promise<Restored> {
  const backup = await opened(lines)
  return databaseUrl === null ? intoFolder(backup, dataDir, replace) : intoPostgresql(backup, databaseUrl, replace)
}

const NOT_EMPTY = 'contiene già dei dati: aggiungere --sostituisci per mettere la copia al loro posto'

async function intoFolder(backup: Opened, dataDir: string, replace: boolean): Promise<Restored> {
  mkdirSync(dataDir, { recursive: true })
  const folder = join(dataDir, 'database')
  const unlock = taken(`${folder}.lock`)
  try {
    if (existsSync(folder) && !replace) throw new NotRestorable(`La cartella dei dati ${dataDir} ${NOT_EMPTY} (restano in una cartella accanto).`)
    const made = `${folder}.ripristinata`
    const counts = await createDurable(made, (client) => embeddedDriver(client).transaction((on) => restored(on, backup)), embeddedOptions)
    const aside = existsSync(folder) ? `${folder}-prima-del-ripristino-${Date.now()}` : null
    if (aside) renameSync(folder, aside)
    renameSync(made, folder)
    return { header: backup.header, counts, aside }
  } finally {
    unlock()
  }
}

function taken(lockFile: string): () => void {
  try {
    return lockFolder(lockFile)
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error
    throw new NotRestorable(`La cartella dei dati è in uso dal processo ${error.holder.pid}: fermare Bilancia e riprovare.`, { cause: error })
  }
}

const intoPostgresql = (backup: Opened, url: string, replace: boolean): Promise<Restored> =>
  ownersTransaction(url, async (on) => {
    if ((await applied(on)) > 0) {
      if (!replace) throw new NotRestorable(`La base dati di DATABASE_URL ${NOT_EMPTY}, dopo averne fatta una copia.`)
      for (const text of ['drop schema drizzle cascade', 'drop schema public cascade', 'create schema public'])
        await on.ask({ text, values: [], rows: 'objects' })
    }
    return { header: backup.header, counts: await restored(on, backup), aside: null }
  })

/** Restores into memory, where it is compared row by row with what the backup says of itself, and leaves nothing behind. Throws `NotRestorable`. */
export async function verified(lines: AsyncIterable<string>): Promise<Omit<Restored, 'aside'>> {
  const backup = await opened(lines)
  const client = await PGlite.create(embeddedOptions)
  try {
    return { header: backup.header, counts: await embeddedDriver(client).transaction((on) => restored(on, backup)) }
  } finally {
    await client.close()
  }
}
