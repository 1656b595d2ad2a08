/** What is kept and for how long: the page describes every table, and the program does it. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { clientError } from '../../src/areas/client-errors/tables.ts'
import { dataPage } from '../../src/areas/data/page.ts'
import { left, parts } from '../../src/areas/data/parts.ts'
import { startRetention } from '../../src/areas/data/retention.ts'
import type { OpenDatabase } from '../../src/platform/connection.ts'
import { DAY_MS } from '../../src/platform/day.ts'
import { kept, levelOf, times } from '../../src/platform/kept.ts'
import { externalSession } from '../../src/platform/schema.ts'
import { testDatabase } from '../support/database.ts'

let open: OpenDatabase
beforeAll(async () => {
  open = await testDatabase()
})
afterAll(() => open.close())

it('the list has every table of the database, and no other', async () => {
  const tables = await open.db.execute<{ readonly name: string }>(sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`)
  expect(Object.keys(kept).sort()).toEqual(tables.map(({ name }) => name).sort())
})

it('every table is in the archive of its owner’s data, or has a reason why not', () => {
  expect([...parts.map(({ table }) => table), ...Object.keys(left)].sort()).toEqual(Object.keys(kept).sort())
})

it('a table with a column about a person counts as personal', async () => {
  const found = await open.db.execute<{ readonly name: string }>(
    sql`select distinct table_name as name from information_schema.columns where table_schema = 'public'
      and column_name in ('principal_id', 'username', 'tax_code', 'mail', 'user_agent', 'address') and table_name not in ('company', 'agency')`,
  )
  for (const { name } of found) expect(kept[name]?.personal, name).toBe(true)
})

it('tables without row-level security have no personal data to export, and secrets are in no archive', async () => {
  const walled = await open.db.execute<{ readonly name: string }>(sql`select relname as name from pg_class where relrowsecurity and relforcerowsecurity`)
  const free = Object.keys(kept).filter((table) => !walled.some(({ name }) => name === table))
  expect(free.filter((table) => !Object.hasOwn(left, table))).toEqual([])
  expect(free.map(levelOf)).not.toContain('riservato')
  const secrets = parts.filter(({ table }) => levelOf(table) === 'segreto')
  expect(Object.fromEntries(secrets.map(({ table, without = [] }) => [table, without]))).toMatchObject({
    principal: expect.arrayContaining(['password_hash']),
    api_key: ['digest'],
    second_factor: expect.arrayContaining(['secret', 'recovery']),
    passkey: ['public_key', 'counter'],
  })
})

it('docs/dati.md is the page that the program writes', () => {
  const page = readFileSync(join(import.meta.dirname, '..', '..', '..', '..', 'docs', 'dati.md'), 'utf8')
  expect(page).toBe(dataPage())
})

it('reports of errors and sessions at an external provider are deleted when their time is over, not earlier', async () => {
  const now = new Date('2026-11-23T10:00:00Z')
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS)
  await open.db.insert(clientError).values([
    { at: ago(times.clientErrorDays + 1), message: 'vecchio' },
    { at: ago(times.clientErrorDays - 1), message: 'recente' },
  ])
  await open.db.insert(externalSession).values([
    { key: 'vecchia', at: ago(times.externalSessionDays + 1) },
    { key: 'recente', at: ago(times.externalSessionDays - 1) },
  ])
  ;(await startRetention(open.db, () => now))()
  expect((await open.db.select().from(clientError)).map(({ message }) => message)).toEqual(['recente'])
  expect((await open.db.select().from(externalSession)).map(({ key }) => key)).toEqual(['recente'])
})
