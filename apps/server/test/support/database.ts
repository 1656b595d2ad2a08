/** A migrated, empty database for a test file: embedded in memory, or a fresh one on the PostgreSQL of the run. */
import { createHash, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { type SQL, sql } from 'drizzle-orm'
import pg from 'pg'
import { inject } from 'vitest'
import type { Db, OpenDatabase } from '../../src/platform/connection.ts'
import { openDatabase } from '../../src/platform/database.ts'
import { embeddedDriver } from '../../src/platform/embedded-client.ts'
import { embeddedDatabase } from '../../src/platform/embedded-database.ts'
import { inMemory } from '../../src/platform/embedded-empty.ts'
import { migrate, migrationsFolder } from '../../src/platform/migrations.ts'
import { openPostgresql } from '../../src/platform/postgresql-database.ts'
import { masterKeys } from '../../src/platform/vault/master-keys.ts'
import { embeddedAgain } from './embedded-again.ts'

type Fill = (database: Pick<OpenDatabase, 'db' | 'vault'>) => Promise<void>

/** The master key of every test database. */
export const masterKeySettings = { masterKey: [Buffer.alloc(32, 7)], masterKeyFile: '', production: false }
const keys = masterKeys({ ...masterKeySettings, databaseUrl: null })
/** A migrated database in memory, opened as by the server. */
export const opened = (client: PGlite) => embeddedDatabase(client, keys)
/** The embedded database in a folder. */
export const openedAt = (dataDir: string) => openDatabase({ ...masterKeySettings, databaseUrl: null, dataDir })
/** PostgreSQL at an address. */
export const openedOn = (databaseUrl: string) => openPostgresql(databaseUrl, { masterKeys: keys })

/** PostgreSQL in the project `postgresql`, otherwise embedded. `fill` adds rows; it runs once in each process, and later databases are copies. */
export const testDatabase = async (fill?: Fill): Promise<OpenDatabase> => {
  const server = inject('postgresql')
  if (server) return onPostgresql(server, fill ? await filledOn(fill) : TEMPLATE)
  return fill ? embedded(await filledInMemory(fill)) : again()
}

/** Runs a statement that changes the tables. The program may not, because it works in a bound role; the login may. */
export const asOwner = (db: Db, statement: SQL) =>
  db.transaction(async (tx) => {
    await tx.execute(sql`set local role none`)
    return tx.execute(statement)
  })

/** Remembers what `make` returns, so that it runs once in each process for each `fill`. */
function madeOnce<T>(make: (fill: Fill) => Promise<T>): (fill: Fill) => Promise<T> {
  const known = new Map<Fill, Promise<T>>()
  return (fill) => {
    const made = known.get(fill) ?? make(fill)
    known.set(fill, made)
    return made
  }
}

const filledInMemory = madeOnce(async (fill) => {
  const client = await inMemory(await template())
  await fill(await opened(client))
  const dump = await client.dumpDataDir('none')
  await client.close()
  return dump
})

async function embedded(data: Blob): Promise<OpenDatabase> {
  const client = await inMemory(data)
  return { ...(await opened(client)), close: () => client.close() }
}

async function again(): Promise<OpenDatabase> {
  const { client, close } = await embeddedAgain(async () => inMemory(await template()))
  return { ...(await opened(client)), close }
}

/** A migrated database as a file, made once for each state of the migrations, because making one takes seconds. */
async function template(): Promise<Blob> {
  const hash = createHash('sha256')
  for (const name of readdirSync(migrationsFolder)) if (name.endsWith('.sql')) hash.update(readFileSync(join(migrationsFolder, name)))
  const cache = join(import.meta.dirname, '..', '..', '..', '..', 'node_modules', '.cache', 'bilancia')
  const file = join(cache, `database-${hash.digest('hex').slice(0, 16)}.tar.gz`)
  if (!existsSync(file)) {
    const client = await inMemory()
    await migrate(embeddedDriver(client))
    const dump = await client.dumpDataDir('gzip')
    await client.close()
    mkdirSync(cache, { recursive: true })
    // Two test files may make it at once: each writes its own file, and the last one stays.
    const draft = `${file}.${randomUUID()}`
    writeFileSync(draft, new Uint8Array(await dump.arrayBuffer()))
    renameSync(draft, file)
  }
  // Read into memory, because a blob of the file breaks when another test file replaces the file.
  return new Blob([readFileSync(file)])
}

const TEMPLATE = 'bilancia_modello'

/** Makes the migrated database that `testDatabase` copies on a server, because migrating each one takes seconds. */
export async function migratedTemplate(server: string): Promise<void> {
  await administer(server, `drop database if exists ${TEMPLATE}`, `create database ${TEMPLATE}`)
  await (await openedOn(onServer(server, TEMPLATE))).close()
}

function onServer(server: string, database: string): string {
  const url = new URL(server)
  url.pathname = `/${database}`
  return url.href
}

/** Copies the files: PostgreSQL's default writes each page into its journal, which takes three times as long. */
const copyOf = (template: string, name: string) => `create database ${name} template ${template} strategy file_copy`

let templates = 0
/** Makes a filled database and returns its name. The next run replaces it. */
const filledOn = madeOnce(async (fill) => {
  const server = inject('postgresql')
  const name = `${TEMPLATE}_${process.env.VITEST_POOL_ID}_${templates++}`
  await administer(server, `drop database if exists ${name}`, copyOf(TEMPLATE, name))
  const open = await openedOn(onServer(server, name))
  await fill(open)
  await open.close()
  return name
})

async function onPostgresql(server: string, template: string): Promise<OpenDatabase> {
  const name = `prova_${randomUUID().replaceAll('-', '')}`
  await administer(server, copyOf(template, name))
  const made = await openedOn(onServer(server, name))
  return {
    ...made,
    async close() {
      await made.close()
      await administer(server, `drop database if exists ${name} with (force)`)
    },
  }
}

/** Runs statements as the administrator of the server. */
export async function administer(connectionString: string, ...statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}
