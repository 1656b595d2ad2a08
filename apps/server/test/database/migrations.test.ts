import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate as migrateOnPglite } from 'drizzle-orm/pglite/migrator'
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest'
import { callers } from '../../src/platform/callers.ts'
import { DatabaseUnavailable, type OpenDatabase, openDatabase } from '../../src/platform/database.ts'
import { embeddedDb, embeddedOptions, migrateEmbedded } from '../../src/platform/embedded-database.ts'
import { migrationsFolder } from '../../src/platform/migrations.ts'
import { company } from '../../src/platform/schema.ts'
import { administer, asOwner, testDatabase } from '../support/database.ts'
import { temporaryFolder } from '../support/folder.ts'

let open: OpenDatabase
beforeAll(async () => {
  open = await testDatabase()
})
afterAll(() => open.close())

const journal = JSON.parse(readFileSync(join(migrationsFolder, 'meta', '_journal.json'), 'utf8')) as {
  readonly entries: readonly { readonly idx: number; readonly tag: string }[]
}

const applied = async (): Promise<unknown> => {
  const { rows } = (await asOwner(open.db, sql`select count(*) as n from drizzle.__drizzle_migrations`)) as unknown as {
    readonly rows: readonly { n: unknown }[]
  }
  return rows[0]?.n
}

it('are all applied to a new database, and a second time none is', async () => {
  expect(await applied()).toBe(journal.entries.length)
  await open.db.insert(company).values({ businessName: 'Studi Riuniti', vatNumber: '01234567890' })
  // The migrator of either driver does the same on any drizzle database.
  await open.db.execute(sql`set role none`)
  await migrate(open.db as unknown as Parameters<typeof migrate>[0], { migrationsFolder })
  expect(await applied()).toBe(journal.entries.length)
  expect(await open.db.$count(company)).toBe(1)
})

/** The migrations up to the one before row-level security, in a folder of their own. */
function beforeTheWall(): string {
  const folder = temporaryFolder()
  const { entries, ...rest } = journal
  const earlier = entries.filter(({ idx }) => idx < 7)
  mkdirSync(join(folder, 'meta'))
  writeFileSync(join(folder, 'meta', '_journal.json'), JSON.stringify({ ...rest, entries: earlier }))
  for (const { tag } of earlier) copyFileSync(join(migrationsFolder, `${tag}.sql`), join(folder, `${tag}.sql`))
  return folder
}

it('put the wall around the rows of an earlier version, which are all still there', async () => {
  const client = await PGlite.create(embeddedOptions)
  onTestFinished(() => client.close())
  await migrateOnPglite(drizzle({ client }), { migrationsFolder: beforeTheWall() })
  await client.exec(`insert into company (business_name, vat_number) values ('Prima', '1'), ('Seconda', '2')`)
  await migrateEmbedded(client)
  const db = await embeddedDb(client)
  expect(await db.$count(company)).toBe(2)
  const wall = callers(db)
  const rows = await wall.asCaller({ Id: 1, Role: 'ADMIN', CompanyId: 1, PrincipalAuth: [] }, () =>
    wall.db.select({ name: company.businessName }).from(company),
  )
  expect(rows).toEqual([{ name: 'Prima' }])
})

describe.runIf(inject('postgresql'))('on PostgreSQL', () => {
  const at = (name: string): string => {
    const url = new URL(inject('postgresql'))
    url.pathname = `/${name}`
    return url.href
  }

  it('are applied once where three servers start at the same time', async () => {
    await administer(inject('postgresql'), 'create database partenza')
    const servers = await Promise.all(Array.from({ length: 3 }, () => openDatabase({ databaseUrl: at('partenza'), dataDir: '' })))
    expect(await servers[0]?.db.$count(company)).toBe(0)
    await Promise.all(servers.map(({ close }) => close()))
    await administer(inject('postgresql'), 'drop database partenza')
  })

  it('need a database that exists, and say which one does not', async () => {
    const opening = openDatabase({ databaseUrl: at('mai_creata'), dataDir: '' })
    await expect(opening).rejects.toThrow(DatabaseUnavailable)
    await expect(opening).rejects.toThrow("non c'è la base dati mai_creata")
  })
})
