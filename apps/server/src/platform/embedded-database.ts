/** The database that needs no installation: PostgreSQL in this process, its files in the data folder. */
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type PGlite, type Transaction, types } from '@electric-sql/pglite'
import { boundRole } from './bound-role.ts'
import { asWritten, type Connection, type Driver, type OpenDatabase, PROGRAM, programsDatabase, SETTING } from './connection.ts'
import { createDurable, DurableFiles, startDurable } from './embedded-files.ts'
import { lockFolder } from './folder-lock.ts'
import { type BeforeUpgrade, ignored, isEarlier, migrate } from './migrations.ts'

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

const parsers = Object.fromEntries(asWritten.map((oid) => [oid, (text: string) => text]))
const asked =
  (client: PGlite | Transaction): Connection['ask'] =>
  async ({ text, values, rows }) =>
    (await client.query<unknown>(text, [...values], { parsers, rowMode: rows === 'arrays' ? 'array' : 'object' })).rows

export const embeddedDriver = (client: PGlite): Driver => ({
  ask: asked(client),
  transaction: (work) => client.transaction((tx) => work({ ask: asked(tx) })),
})

/** Over a migrated PGlite client, whose session is from here on the program's, bound by row-level security. */
export async function embeddedDatabase(client: PGlite): Promise<Pick<OpenDatabase, 'driver' | 'db' | 'kind'>> {
  const driver = embeddedDriver(client)
  const db = programsDatabase(driver)
  await client.exec(`set role ${await boundRole(db)}; set ${SETTING} = '${PROGRAM}'`)
  return { driver, db, kind: 'embedded' }
}

/** Takes the lock of the folder, makes the database where there is none, brings it up to date: `before` that, where it is of an earlier version. */
export async function openEmbedded(dataDir: string, before: BeforeUpgrade = ignored): Promise<OpenDatabase> {
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
    else await createDurable(folder, async () => undefined)
    client = await startDurable(new DurableFiles(folder), embeddedOptions)
    const driver = embeddedDriver(client)
    if (await isEarlier(driver)) await before({ driver })
    await migrate(driver)
    return { ...(await embeddedDatabase(client)), close }
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
