import type { PGlite } from '@electric-sql/pglite'
import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { seal } from '../../src/areas/audit/seal.ts'
import { audit } from '../../src/areas/audit/tables.ts'
import { verify } from '../../src/areas/audit/verify.ts'
import { callers } from '../../src/platform/callers.ts'
import type { OpenDatabase } from '../../src/platform/connection.ts'
import { DatabaseUnavailable, openDatabase } from '../../src/platform/database.ts'
import { embeddedDriver } from '../../src/platform/embedded-client.ts'
import { inMemory } from '../../src/platform/embedded-empty.ts'
import { migrate, migrations } from '../../src/platform/migrations.ts'
import { providerKeys, rotateKeys } from '../../src/platform/oidc/keys.ts'
import { company } from '../../src/platform/schema.ts'
import { administer, asOwner, masterKeySettings, opened, testDatabase } from '../support/database.ts'

let open: OpenDatabase
beforeAll(async () => {
  open = await testDatabase()
})
afterAll(() => open.close())

const applied = async (): Promise<unknown> => (await asOwner(open.db, sql`select count(*) as n from drizzle.__drizzle_migrations`))[0]?.n

it('migrations are all applied to a new database, and a second time none is', async () => {
  expect(await applied()).toBe(migrations)
  await open.db.insert(company).values({ businessName: 'Studi Riuniti', vatNumber: '01234567890' })
  await open.driver.ask({ text: 'set role none', values: [], rows: 'objects' })
  await migrate(open.driver)
  expect(await applied()).toBe(migrations)
  expect(await open.db.$count(company)).toBe(1)
})

describe.runIf(inject('postgresql'))('on PostgreSQL', () => {
  const at = (name: string): string => {
    const url = new URL(inject('postgresql'))
    url.pathname = `/${name}`
    return url.href
  }

  it('are applied once if three servers start at the same time', async () => {
    await administer(inject('postgresql'), 'create database partenza')
    const servers = await Promise.all(Array.from({ length: 3 }, () => openDatabase({ ...masterKeySettings, databaseUrl: at('partenza'), dataDir: '' })))
    expect(await servers[0]?.db.$count(company)).toBe(0)
    await Promise.all(servers.map(({ close }) => close()))
    await administer(inject('postgresql'), 'drop database partenza')
  })

  it('need an existing database, and name the missing one', async () => {
    const opening = openDatabase({ ...masterKeySettings, databaseUrl: at('mai_creata'), dataDir: '' })
    await expect(opening).rejects.toThrow(DatabaseUnavailable)
    await expect(opening).rejects.toThrow("non c'è la base dati mai_creata")
  })
})

describe('migrations of a database with rows of several earlier versions', () => {
  /** Opened once for all, because each opening and each whole migration takes seconds. */
  let client: PGlite
  let database: Awaited<ReturnType<typeof opened>>
  beforeAll(async () => {
    client = await inMemory()
    const driver = embeddedDriver(client)
    await migrate(driver, 7)
    await client.exec(`insert into company (business_name, vat_number) values ('Prima', '1'), ('Seconda', '2')`)
    await migrate(driver, 10)
    await client.exec(
      `set bilancia.caller = 'programma'; insert into secret (name, value) values ('oidc-signing', '{"kid": "k"}'), ('oidc-cookies', '["a", "b"]')`,
    )
    await client.exec(`insert into audit (at, username, action, kind, record_name) select now(), 'x', 'Lettura', 'Company', 'n' from generate_series(1, 2500)`)
    await migrate(driver, 15)
    await client.exec(`insert into principal (username, surname, name, mail, role, application_budget)
      values ('mrossi', 'R', 'M', 'm', 'OPERATOR', true), ('MRossi', 'R', 'M', 'm', 'OPERATOR', false), ('ｍrossi', 'R', 'M', 'm', 'OPERATOR', true)`)
    await migrate(driver, 35)
    // The second is a variant of the first in the folder of another client, the third one in the same folder, the fourth one in none.
    await client.exec(`insert into agency (company_id, name, code) values (1, 'S', 'S');
      insert into client (company_id, agency_id, tipo, denominazione, codice_fiscale, stato) values (1, 1, 'SOCIETA', 'A', '1', 'ATTIVO'), (1, 1, 'SOCIETA', 'B', '2', 'ATTIVO');
      insert into calculation (principal_id, application, name, display_name, province, vat_id, office, schema_version, state, inserted_at, saved_at, client_id, variant_of)
      select 1, 1, 'n', 'n', '44', '-', '-', 1, '{}', now(), now(), of_client, variant_of
      from (values (1, null::int), (2, 1), (1, 1), (null, 1)) as made (of_client, variant_of)`)
    await client.exec('reset bilancia.caller')
    await migrate(driver)
    database = await opened(client)
  })
  afterAll(() => client.close())
  const rows = (statement: SQL) => asOwner(database.db, statement)

  it('adds row-level security and keeps all rows', async () => {
    const { db, driver } = database
    expect(await db.$count(company)).toBe(2)
    const wall = callers(driver)
    const seen = await wall.asCaller({ Id: 1, Role: 'ADMIN', CompanyId: 1, PrincipalAuth: [] }, () =>
      wall.db.select({ name: company.businessName }).from(company),
    )
    expect(seen).toEqual([{ name: 'Prima' }])
  })

  it('keeps the first of two usernames that differ only in case, adds a number to the later one, and records it in the register', async () => {
    // The migration gives Forme e piano to users who have the three simulators, so not to the second one.
    expect(await rows(sql`select application_forme as forme from principal order by id`)).toEqual([{ forme: true }, { forme: false }, { forme: true }])
    expect(await rows(sql`select username from principal order by id`)).toEqual([{ username: 'mrossi' }, { username: 'MRossi-2' }, { username: 'ｍrossi-3' }])
    expect(await rows(sql`select record_id, changes from audit where kind = 'Utente' order by record_id`)).toEqual([
      { record_id: 2, changes: [{ Field: 'Username', Before: 'MRossi', After: 'MRossi-2' }] },
      { record_id: 3, changes: [{ Field: 'Username', Before: 'ｍrossi', After: 'ｍrossi-3' }] },
    ])
    await expect(rows(sql`insert into principal (username, surname, name, mail, role) values ('MRÓSSI', 'R', 'M', 'm', 'OPERATOR')`)).rejects.toMatchObject({
      cause: { code: '23505' },
    })
  })

  it('separates variants in the folder of another client from their first', async () => {
    expect((await rows(sql`select variant_of as first from calculation order by id`)).map(({ first }) => first)).toEqual([null, null, 1, 1])
  })

  it('chains the rows of the register of an earlier version, more than are sealed at once', async () => {
    const { db } = database
    const all = await db.$count(audit)
    // Those of before the chain, and those in which a later migration told what it did.
    expect(all).toBeGreaterThan(2500)
    expect(await seal(db)).toBe(all)
    expect(await verify(db)).toMatchObject({ rows: all, unsealed: 0, broken: null, head: { position: all } })
  })

  it('keeps the keys of an earlier version as the first keys of the rotation', async () => {
    const now = new Date(Date.now() + 1000)
    expect(await providerKeys(database, now)).toEqual({ signing: [{ kid: 'k' }], cookies: ['a', 'b'] })
    await rotateKeys(database, now)
    expect((await providerKeys(database, now)).signing[0]).toEqual({ kid: 'k' })
  })
})
