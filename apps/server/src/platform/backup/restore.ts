/** Restores a backup into an empty installation, or in place of the existing data, which is kept aside. */
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { ownersWork } from '../database.ts'
import { putInPlace } from '../draft.ts'
import { embeddedDriver } from '../embedded-client.ts'
import { restoredBeside } from '../embedded-database.ts'
import { inMemory } from '../embedded-empty.ts'
import { createDurable } from '../embedded-files.ts'
import { FolderInUse, lockFolder } from '../folder-lock.ts'
import { applied } from '../migrations.ts'
import type { Connection } from '../statement.ts'
import { type MasterKeySettings, masterKeys } from '../vault/master-keys.ts'
import { checkMasterKey } from '../vault/open.ts'
import { type Counts, type Header, NotRestorable, opened, restored } from './archive.ts'

type Settings = Pick<Config, 'dataDir'> & MasterKeySettings
export type Restored = { readonly header: Header; readonly counts: Counts; readonly aside: string | null }

/** `replace`: the existing data may be replaced. Throws `NotRestorable`, or `NoMasterKey` if no key opens the restored data; nothing has changed then. */
export async function restore(lines: AsyncIterable<string>, settings: Settings, replace: boolean): Promise<Restored> {
  const { databaseUrl, dataDir } = settings
  const backup = await opened(lines)
  const keys = masterKeys(settings)
  const into: Into = async (on) => {
    const counts = await restored(on, backup)
    await checkMasterKey(on, keys)
    return { header: backup.header, counts }
  }
  return databaseUrl === null ? intoFolder(into, dataDir, replace) : intoPostgresql(into, databaseUrl, replace)
}

type Into = (on: Connection) => Promise<Omit<Restored, 'aside'>>

const NOT_EMPTY = 'contiene già dei dati: aggiungere --sostituisci per mettere la copia al loro posto'

async function intoFolder(into: Into, dataDir: string, replace: boolean): Promise<Restored> {
  mkdirSync(dataDir, { recursive: true })
  const folder = join(dataDir, 'database')
  const unlock = taken(`${folder}.lock`)
  try {
    if (existsSync(folder) && !replace) throw new NotRestorable(`La cartella dei dati ${dataDir} ${NOT_EMPTY} (restano in una cartella accanto).`)
    const made = restoredBeside(folder)
    // Left by a restore that was killed before it was in its place.
    rmSync(made, { recursive: true, force: true })
    const back = await createDurable(made, (client) => embeddedDriver(client).transaction(into))
    const aside = existsSync(folder) ? `${folder}-prima-del-ripristino-${Date.now()}` : null
    if (aside) renameSync(folder, aside)
    // Both names are on the disk before the command says so.
    putInPlace(made, folder)
    return { ...back, aside }
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

const intoPostgresql = (into: Into, url: string, replace: boolean): Promise<Restored> =>
  ownersWork(url, async (on) => {
    if ((await applied(on)) > 0) {
      if (!replace) throw new NotRestorable(`La base dati di DATABASE_URL ${NOT_EMPTY}, dopo averne fatta una copia.`)
      for (const text of ['drop schema drizzle cascade', 'drop schema public cascade', 'create schema public'])
        await on.ask({ text, values: [], rows: 'objects' })
    }
    return { ...(await into(on)), aside: null }
  })

/** Restores into memory, compares it row by row with the counts in the backup, and deletes it. Throws `NotRestorable`. */
export async function verified(lines: AsyncIterable<string>): Promise<Omit<Restored, 'aside'>> {
  const backup = await opened(lines)
  const client = await inMemory()
  try {
    return { header: backup.header, counts: await embeddedDriver(client).transaction((on) => restored(on, backup)) }
  } finally {
    await client.close()
  }
}
