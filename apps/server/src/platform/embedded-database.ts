/** The database that needs no installation: PostgreSQL in this process, its files in the data folder. */
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { boundRole } from './bound-role.ts'
import { type OpenDatabase, PAGE_COST, programsDatabase } from './connection.ts'
import { embeddedDriver } from './embedded-client.ts'
import { createEmbedded, EmbeddedConnection } from './embedded-connection.ts'
import { reserve } from './embedded-room.ts'
import { lockFolder } from './folder-lock.ts'
import { type BeforeUpgrade, ignored, isEarlier, migrate } from './migrations.ts'
import { prepared } from './prepared.ts'
import { type Connection, command, type Driver, type Statement } from './statement.ts'
import type { MasterKeys } from './vault/master-keys.ts'
import { openVault } from './vault/open.ts'

/** The PostgreSQL version inside PGlite. A folder of another version does not open. */
const VERSION = '18'

/** The folder has no database of this version. */
export class NotOurDatabase extends Error {
  /** Null if there is no database. */
  readonly version: string | null
  constructor(folder: string, version: string | null) {
    super(`${folder} holds ${version === null ? 'no database' : `PostgreSQL ${version}`}`)
    this.version = version
  }
}

/** A restore was killed between moving the earlier database away and putting the restored one in its place. */
export class NotPutBack extends Error {}

/** Where a restore makes its database. */
export const restoredBeside = (folder: string): string => `${folder}.ripristinata`

type Embedded = Omit<OpenDatabase, 'close'>

/** Uses a migrated PGlite client. From here on its session is the program's, under row-level security. Throws `NoMasterKey`. */
export const embeddedDatabase = (client: PGlite, masterKeys: MasterKeys): Promise<Embedded> => {
  const driver = embeddedDriver(client)
  return bound(driver, masterKeys, async (session) => {
    for (const statement of session) await driver.ask(statement)
  })
}

async function bound(migrated: Driver, masterKeys: MasterKeys, settle: (session: readonly Statement[]) => Promise<void>): Promise<Embedded> {
  const driver = prepared(migrated)
  const db = programsDatabase(driver)
  const vault = await openVault(driver, masterKeys)
  await settle([command(`set role ${await boundRole(db)}`), command(`set random_page_cost = ${PAGE_COST}`)])
  return { driver, db, vault, kind: 'embedded' }
}

/** Takes the lock of the folder, makes the database if there is none, and migrates it. `before` runs first if the database is of an earlier version. */
export async function openEmbedded(dataDir: string, masterKeys: MasterKeys, before: BeforeUpgrade = ignored): Promise<OpenDatabase> {
  mkdirSync(dataDir, { recursive: true })
  const folder = join(dataDir, 'database')
  const unlock = lockFolder(`${folder}.lock`)
  const room = reserve(dataDir, `${folder}.riserva`)
  let connection: EmbeddedConnection | undefined
  const close = async () => {
    await connection?.close()
    unlock()
  }
  try {
    if (existsSync(folder)) refuseOther(folder)
    else if (existsSync(restoredBeside(folder))) throw new NotPutBack(folder)
    else await createEmbedded(folder)
    connection = await EmbeddedConnection.open(folder, room)
    const { driver } = connection
    await readWhole(driver)
    if (await isEarlier(driver)) await before({ driver })
    await migrate(driver)
    return { ...(await bound(driver, masterKeys, (session) => connection?.settle(session) ?? Promise.resolve())), close }
  } catch (error) {
    // The first failure must be reported.
    await close().catch(() => undefined)
    throw error
  }
}

/** Reads every page of every table. Each page has a checksum: PostgreSQL throws XX001 if the disk has changed it. */
const readWhole = (on: Connection): Promise<unknown> =>
  on.ask(
    command(`do $$ declare relation regclass; begin
      perform set_config('enable_indexonlyscan', 'off', true), set_config('enable_indexscan', 'off', true), set_config('enable_bitmapscan', 'off', true);
      for relation in select oid from pg_class where relkind in ('r', 't') loop execute format('select count(*) from %s', relation); end loop;
    end $$`),
  )

function refuseOther(folder: string): void {
  const file = join(folder, 'PG_VERSION')
  const version = existsSync(file) ? readFileSync(file, 'utf8').trim() : null
  if (version !== VERSION) throw new NotOurDatabase(folder, version)
}
