/** The database that needs no installation: PostgreSQL in this process, its files in the data folder. */
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type PGlite, types } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { boundRole } from './bound-role.ts'
import { PROGRAM, SETTING } from './callers.ts'
import type { Db, OpenDatabase } from './database.ts'
import { createDurable, DurableFiles, startDurable } from './embedded-files.ts'
import { lockFolder } from './folder-lock.ts'
import { migrationsFolder } from './migrations.ts'
import * as schema from './schema.ts'

/** The PostgreSQL inside PGlite; a folder of another one does not open. */
const VERSION = '18'

/** The folder holds something else than a database of this version. */
export class NotOurDatabase extends Error {
  /** Null where there is no database at all. */
  readonly version: string | null
  constructor(folder: string, version: string | null) {
    super(`${folder} holds ${version === null ? 'no database' : `PostgreSQL ${version}`}`)
    this.version = version
  }
}

/** Values as node-postgres gives them. */
export const embeddedOptions = { parsers: { [types.BYTEA]: (text: string) => Buffer.from(text.slice(2), 'hex') } } as const

/** Brings the tables of a PGlite client up to date. */
export const migrateEmbedded = (client: PGlite): Promise<void> => migrate(drizzle({ client }), { migrationsFolder })

/** The tables over a migrated PGlite client, whose session is from here on the program's, bound by row-level security. */
export async function embeddedDb(client: PGlite): Promise<Db> {
  const db = drizzle({ client, schema, casing: 'snake_case' })
  await client.exec(`set role ${await boundRole(db)}; set ${SETTING} = '${PROGRAM}'`)
  return db
}

/** Takes the lock of the folder, makes the database where there is none, brings it up to date. */
export async function openEmbedded(dataDir: string): Promise<OpenDatabase> {
  mkdirSync(dataDir, { recursive: true })
  const folder = join(dataDir, 'database')
  const unlock = lockFolder(`${folder}.lock`)
  let client: PGlite | undefined
  const close = async () => {
    await client?.close()
    unlock()
  }
  try {
    if (existsSync(folder)) refuseOther(folder)
    else await createDurable(folder)
    client = await startDurable(new DurableFiles(folder), embeddedOptions)
    await migrateEmbedded(client)
    return { db: await embeddedDb(client), kind: 'embedded', close }
  } catch (error) {
    // What went wrong first is what must be told.
    await close().catch(() => undefined)
    throw error
  }
}

function refuseOther(folder: string): void {
  const file = join(folder, 'PG_VERSION')
  const version = existsSync(file) ? readFileSync(file, 'utf8').trim() : null
  if (version !== VERSION) throw new NotOurDatabase(folder, version)
}
