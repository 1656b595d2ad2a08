/** The folder in which drizzle-kit writes the migrations. Both databases use the same files. */
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/pg-proxy'
import { migrate as missing } from 'drizzle-orm/pg-proxy/migrator'
import type { Connection, Driver } from './statement.ts'
import { isReadable } from './vault/open.ts'

export const migrationsFolder = join(import.meta.dirname, '..', '..', 'migrations')

type Journal = { readonly entries: readonly { readonly idx: number; readonly tag: string }[] }
const journal: Journal = JSON.parse(readFileSync(join(migrationsFolder, 'meta', '_journal.json'), 'utf8'))

/** The number of migrations. */
export const migrations = journal.entries.length

/** The number of migrations that a database has, read as the owner of its tables; 0 if it has no tables. */
export async function applied(on: Connection): Promise<number> {
  const [table] = await on.ask({ text: `select to_regclass('drizzle.__drizzle_migrations') as name`, values: [], rows: 'objects' })
  if ((table as { readonly name: string | null }).name === null) return 0
  const [found] = await on.ask({ text: 'select count(*)::int as n from drizzle.__drizzle_migrations', values: [], rows: 'objects' })
  return (found as { readonly n: number }).n
}

/** Runs on a database of an earlier version before its tables change. */
export type BeforeUpgrade = (database: { readonly driver: Driver }) => Promise<void>
export const ignored: BeforeUpgrade = async () => undefined

/** Whether the database has tables of an earlier version, or readable rows that are now sealed. */
export async function isEarlier(on: Connection): Promise<boolean> {
  const there = await applied(on)
  return there > 0 && (there < migrations || (await isReadable(on)))
}

/** Migrates to the latest version, or to the first `upTo` migrations: all missing ones or none. */
export async function migrate(driver: Driver, upTo = migrations): Promise<void> {
  if (upTo === migrations) return run(driver, migrationsFolder)
  const folder = mkdtempSync(join(tmpdir(), 'bilancia-migrazioni-'))
  try {
    const entries = journal.entries.slice(0, upTo)
    mkdirSync(join(folder, 'meta'))
    writeFileSync(join(folder, 'meta', '_journal.json'), JSON.stringify({ ...journal, entries }))
    for (const { tag } of entries) copyFileSync(join(migrationsFolder, `${tag}.sql`), join(folder, `${tag}.sql`))
    await run(driver, folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const run = ({ ask, transaction }: Driver, folder: string): Promise<void> =>
  missing(
    drizzle(async (text, values) => ({ rows: [...(await ask({ text, values, rows: 'objects' }))] })),
    (texts) =>
      transaction(async (on) => {
        for (const text of texts) await on.ask({ text, values: [], rows: 'objects' })
      }),
    { migrationsFolder: folder },
  )
