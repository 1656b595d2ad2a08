/** Row-level security: the rows that a statement without conditions sees, on every table, for every caller. */
import { and, eq, getTableName, isNull, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { audit, auditSeal, signInFailure } from '../../src/areas/audit/tables.ts'
import { clientError } from '../../src/areas/client-errors/tables.ts'
import { logo } from '../../src/areas/companies/tables.ts'
import { principalWhatsNew } from '../../src/areas/news/tables.ts'
import { accessLink, accessRequest, passkey, secondFactor, signInSession } from '../../src/areas/own-access/tables.ts'
import { taxReturn, taxReturnRetention } from '../../src/areas/telematico/tables.ts'
import { callers } from '../../src/platform/callers.ts'
import type { Db, OpenDatabase } from '../../src/platform/connection.ts'
import { ofEverybody } from '../../src/platform/row-security.ts'
import * as schema from '../../src/platform/schema.ts'
import { advice, apiKey, client, clientAlias, clientTransfer, paymentDay, paymentDiary, priceList, reminder } from '../../src/platform/schema.ts'
import { command } from '../../src/platform/statement.ts'
import { testDatabase } from '../support/database.ts'
import { ownersDatabase } from '../support/database-owner.ts'
import { filled, type Ids, identityOf, type Person, persons } from '../support/row-owners.ts'

const {
  agency,
  company,
  principal,
  principalAuth,
  accessLog,
  calculation,
  calculationVersion,
  callCount,
  externalLogout,
  externalSession,
  oidcArtifact,
  secret,
  signInAttempt,
} = schema

const everybody = persons.join(' ')
const ofA = 'operator colleague manager beside admin'
const ofA1 = 'operator colleague manager admin'
const linked = `${ofA} stranger`

/** For each table and caller: the rows that a statement without conditions sees. `null`: each caller only their own. */
const met: Readonly<Record<string, Readonly<Partial<Record<Person, string>>> | null>> = {
  // The three brands that the migrations make.
  brand: { chief: 'nobody nobody nobody' },
  company: { operator: 'A', manager: 'A', beside: 'A', admin: 'A', stranger: 'B', chief: 'A B' },
  agency: { operator: 'a1', manager: 'a1', beside: 'a2', admin: 'a1 a2', stranger: 'b1', chief: 'a1 a2 b1' },
  price_list: { operator: 'a1', manager: 'a1', beside: 'a2', admin: 'a1 a2', stranger: 'b1', chief: 'a1 a2 b1' },
  principal: { operator: ofA1, manager: ofA1, beside: 'beside', admin: ofA, stranger: 'stranger', chief: everybody },
  principal_auth: { operator: ofA1, manager: ofA1, beside: 'beside', admin: ofA, stranger: 'stranger', chief: linked },
  access_log: { operator: ofA1, manager: ofA1, beside: 'beside', admin: ofA, stranger: 'stranger', chief: everybody },
  tax_return: { operator: 'a1', manager: 'a1', beside: 'a2', admin: 'A a1', stranger: 'B b1', chief: 'A B a1 a2 b1' },
  tax_return_retention: { operator: 'A', manager: 'A', beside: 'A', admin: 'A', stranger: 'B', chief: 'A B' },
  logo: { operator: 'A', manager: 'A', beside: 'A', admin: 'A', stranger: 'B', chief: 'A B' },
  audit: { operator: '', manager: '', beside: '', admin: ofA, stranger: 'stranger', chief: everybody },
  audit_seal: { operator: '', manager: '', beside: '', admin: ofA, stranger: 'stranger', chief: everybody },
  client: { operator: 'a1', manager: 'a1', beside: 'a2', admin: 'a1', stranger: 'b1', chief: '' },
  advice: { operator: 'a1', manager: 'a1', beside: 'a2', admin: 'a1', stranger: 'b1', chief: '' },
  reminder: { operator: 'a1', manager: 'a1', beside: 'a2', admin: 'a1', stranger: 'b1', chief: '' },
  client_alias: { operator: 'a1', manager: 'a1', beside: 'a2', admin: 'a1', stranger: 'b1', chief: '' },
  // Named by the studio that offers the client: a1 offers to a2, b1 within the other company. The studio that is asked sees the row too.
  client_transfer: { operator: 'a1', manager: 'a1', beside: 'a1', admin: 'a1', stranger: 'b1', chief: '' },
  api_key: { operator: '', manager: '', beside: '', admin: 'a1 a2', stranger: 'b1', chief: 'a1 a2 b1' },
  payment_day: { operator: 'a1', manager: 'a1', beside: 'a2', admin: 'a1', stranger: 'b1', chief: '' },
  // The SUPERADMIN has no diary, because they have no studio.
  payment_diary: { operator: 'operator', manager: 'manager', beside: 'beside', admin: 'admin', stranger: 'stranger', chief: '' },
  calculation: null,
  calculation_version: null,
  principal_whats_new: null,
  second_factor: null,
  passkey: null,
  sign_in_session: null,
  oidc_artifact: null,
  secret: {},
  sign_in_attempt: {},
  call_count: {},
  access_link: {},
  access_request: {},
  external_logout: {},
  external_session: {},
  sign_in_failure: {},
  client_error: {},
}
const expected = (table: string, who: Person): string[] => {
  const rows = met[table]
  return (rows === null ? who : (rows?.[who] ?? '')).split(' ').filter(Boolean).sort()
}
const callersTried = persons.filter((who) => who !== 'colleague')

type Row = Readonly<Record<string, unknown>>
/** `key`: the Id of the owner of a row. */
type Walled = { readonly table: PgTable; readonly key: PgColumn | SQL }
const walled: readonly Walled[] = [
  ...[company, agency, principal].map((table) => ({ table, key: table.id })),
  ...[principalAuth, accessLog, calculation, calculationVersion, paymentDiary, principalWhatsNew, secondFactor, passkey, signInSession, audit].map((table) => ({
    table,
    key: table.principalId,
  })),
  { table: oidcArtifact, key: sql<number>`(${oidcArtifact.payload} ->> 'accountId')::int` },
  // In this database the position of a seal is the Id of the user.
  { table: auditSeal, key: auditSeal.position },
  // A return without a studio belongs to the company; a minus sign tells the Ids of companies from those of studios.
  { table: taxReturn, key: sql<number>`coalesce(${taxReturn.agencyId}, -${taxReturn.companyId})` },
  ...[client, apiKey, priceList].map((table) => ({ table, key: table.agencyId })),
  { table: clientTransfer, key: clientTransfer.fromAgencyId },
  ...[advice, reminder, paymentDay, clientAlias].map((table) => ({
    table,
    key: sql<number>`(select agency_id from client where client.id = ${table.clientId})`,
  })),
  ...[taxReturnRetention, logo].map((table) => ({ table, key: table.companyId })),
  ...[schema.brand, secret, signInAttempt, callCount, externalLogout, externalSession, accessLink, accessRequest, signInFailure, clientError].map((table) => ({
    table,
    key: sql<number>`0`,
  })),
]

/** They belong to whoever sees their client. */
const ofClients: readonly PgTable[] = [advice, reminder, paymentDay, clientAlias]
/** They belong to a studio, beside the clients and returns. */
const ofOneStudio: readonly PgTable[] = [clientTransfer, apiKey, priceList, ...ofClients]
const ofStudios: readonly PgTable[] = [client, taxReturn, ...ofOneStudio]

/** The database's refusal because of row-level security. */
const violates = { cause: { code: '42501', message: expect.stringContaining('row-level security') } }

const logins: [string, () => Promise<OpenDatabase>][] = [['of the tests', testDatabase]]
if (inject('postgresql')) logins.push(['that owns the tables and is no superuser', ownersDatabase])

describe.each(logins)('the database of a login %s', (_, opening) => {
  let open: OpenDatabase
  let wall: ReturnType<typeof callers>
  let ids: Ids
  beforeAll(async () => {
    open = await opening()
    wall = callers(open.driver)
    ids = await filled(open.db)
  })
  afterAll(() => open.close())

  const nameOf = (table: PgTable, key: number): string => {
    const found = (of: ReadonlyMap<string, number>, id: number) => [...of].find(([, value]) => value === id)?.[0] ?? 'nobody'
    if (table === company || table === taxReturnRetention || table === logo) return found(ids.company, key)
    if (table === agency || ofStudios.includes(table)) return key < 0 ? found(ids.company, -key) : found(ids.agency, key)
    return found(ids.principal, key)
  }
  const as = <T>(name: Person, work: () => T | Promise<T>) => wall.asCaller(identityOf(ids, name), work)
  const every = async (db: Db, { table, key }: Walled): Promise<string[]> => {
    const rows = await db.select({ key: sql<number>`${key}` }).from(table)
    return rows.map((row) => nameOf(table, row.key)).sort()
  }
  const rowsIn = (db: Db, statement: SQL): Promise<readonly Row[]> => db.execute<Row>(statement)

  it('is subject to row-level security', async () => {
    const [session] = await rowsIn(open.db, sql`select rolsuper, rolbypassrls from pg_roles where rolname = current_user`)
    expect(session).toEqual({ rolsuper: false, rolbypassrls: false })
  })

  it('has row-level security on every table, except those without owners', async () => {
    const tables = await rowsIn(
      open.db,
      sql`select relname as name, relrowsecurity and relforcerowsecurity and exists (select from pg_policy where polrelid = c.oid) as walled,
        exists (select from information_schema.columns where table_name = relname and column_name in ('company_id', 'agency_id', 'principal_id')) as owned
        from pg_class c where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace order by relname`,
    )
    expect(tables.filter((table) => !table.walled)).toEqual(ofEverybody.toSorted().map((name) => ({ name, walled: false, owned: false })))
    // Every table with row-level security is tested here.
    const tried = walled.map(({ table }) => getTableName(table)).sort()
    expect(tried).toEqual(tables.filter((table) => table.walled).map(({ name }) => name))
    expect(Object.keys(met).sort()).toEqual(tried)
  })

  describe.each(walled.map((one) => [getTableName(one.table), one] as const))('%s', (name, one) => {
    const { table, key } = one

    it.each(callersTried)('shows %s only their rows', async (who) => {
      expect(await as(who, () => every(wall.db, one))).toEqual(expected(name, who))
    })

    it('shows no rows without a caller, and all to the program', async () => {
      const before = await every(open.db, one)
      expect(before.length).toBeGreaterThan(0)
      // This statement is sent without naming its caller.
      expect(await open.driver.ask(command(`select 1 from "${name}"`))).toEqual([])
      const nothing = await open.db.transaction(async (tx) => {
        await tx.execute(sql`select set_config('bilancia.caller', '', true)`)
        return every(tx, one)
      })
      expect(nothing).toEqual([])
      expect(await as('operator', () => wall.asProgram(() => every(wall.db, one)))).toEqual(before)
    })

    it.each(callersTried)('lets %s change and delete only their rows', async (who) => {
      const mine = expected(name, who)
      const all = await open.db.select({ key: sql<number>`${key}` }).from(table)
      const others = all.map((row) => row.key).filter((other) => !mine.includes(nameOf(table, other)))
      const column = sql.identifier(Object.keys((await rowsIn(open.db, sql`select * from ${table} limit 1`))[0] ?? {}).find((c) => c !== 'id') ?? '')
      await as(who, async () => {
        for (const other of others) {
          // The register refuses both to every caller, with or without rows.
          if (table === audit || table === auditSeal) continue
          const where = sql`where ${key} = ${other}`
          const changed = await rowsIn(wall.db, sql`update ${table} set ${column} = ${column} ${where} returning 1 as one`)
          const gone = await rowsIn(wall.db, sql`delete from ${table} ${where} returning 1 as one`)
          expect([changed, gone], nameOf(table, other)).toEqual([[], []])
        }
      })
      expect((await open.db.select({ key: sql<number>`${key}` }).from(table)).length).toBe(all.length)
    })

    it('refuses new rows of the other company or of another user', async () => {
      const [row] = await open.db.select().from(table).where(strangersIn(one))
      const { id, ...copy } = row as Row
      // Numeric Ids are given by the database.
      const values = typeof id === 'string' ? { id, ...copy } : copy
      for (const who of ['operator', 'admin'] as const) await expect(as(who, () => wall.db.insert(table).values(values))).rejects.toMatchObject(violates)
    })
  })

  /** The row of the other company. */
  const strangersIn = ({ table, key }: Walled): SQL | undefined => {
    if (table === company) return eq(company.businessName, 'B')
    if (table === agency) return eq(agency.name, 'b1')
    if (table === taxReturn) return and(eq(taxReturn.companyId, ids.company.get('B') ?? 0), isNull(taxReturn.agencyId))
    if (ofOneStudio.includes(table)) return sql`${key} = ${ids.agency.get('b1') ?? 0}`
    if (table === client) return eq(client.companyId, ids.company.get('B') ?? 0)
    if (table === taxReturnRetention || table === logo) return sql`${key} = ${ids.company.get('B') ?? 0}`
    // Rows without an owner have key 0.
    return sql`${key} in (0, ${ids.principal.get('stranger') ?? 0})`
  }

  it('shows an OPERATOR, if the studio chose so, only the clients that they follow and the rows that belong to these', async () => {
    const { db } = open
    const agencyId = ids.agency.get('a1') ?? 0
    const [operator, colleague] = [ids.principal.get('operator') ?? 0, ids.principal.get('colleague') ?? 0]
    const now = new Date()
    const of = { companyId: ids.company.get('A') ?? 0, agencyId }
    const aReturn = { type: 'PF', modelYear: 2026, taxYear: 2025, modules: 'v1.', fileName: 'f', importedByName: 'x', importedAt: now } as const
    for (const [codiceFiscale, seguitoDa] of [
      ['MIO', operator],
      ['SUO', colleague],
    ] as const) {
      const [row] = await db
        .insert(client)
        .values({ ...of, codiceFiscale, seguitoDa, tipo: 'PERSONA', denominazione: 'c', stato: 'ATTIVO' })
        .returning()
      const clientId = row?.id ?? 0
      await db.insert(advice).values({ clientId, principalId: colleague, application: 1, title: 't', file: 'f', deliveredAt: now, outcome: 'CONSEGNATA' })
      await db.insert(reminder).values({ clientId, principalId: colleague, due: '2026-12-01', content: 't', insertedAt: now })
      const filed = { application: 1, name: 'c', displayName: 'd', province: '44', vatId: '-', office: '-', schemaVersion: 1, state: '{}' }
      const [saved] = await db
        .insert(calculation)
        .values({ ...filed, principalId: colleague, clientId, insertedAt: now, savedAt: now })
        .returning()
      const typed = { number: 1, revision: 0, fields: 0, schemaVersion: 1, state: '{}', startedAt: now, savedAt: now }
      await db.insert(calculationVersion).values({ ...typed, principalId: colleague, calculationId: saved?.id ?? 0 })
      await db.insert(taxReturn).values({ ...of, ...aReturn, taxCode: codiceFiscale })
    }
    const counts = () =>
      Promise.all([
        wall.db.$count(client),
        wall.db.$count(advice),
        wall.db.$count(reminder),
        wall.db.$count(calculation, sql`principal_id = ${colleague} and client_id is not null`),
        wall.db.$count(calculationVersion, sql`principal_id = ${colleague}`),
        wall.db.$count(taxReturn),
      ])
    const chosen = (name: Person) => {
      const who = identityOf(ids, name)
      return { ...who, PrincipalAuth: who.PrincipalAuth.map(({ AgencyId }) => ({ AgencyId, Agency: { AssignedClientsOnly: true } })) }
    }
    expect(await wall.asCaller(chosen('operator'), counts)).toEqual([1, 1, 1, 1, 1, 1])
    // `filled` has added a third client with advice, a reminder and a return. Nobody follows this client.
    for (const name of ['manager', 'operator'] as const) expect(await as(name, counts), name).toEqual([3, 3, 3, 2, 2, 3])
    expect(await wall.asCaller(chosen('manager'), counts)).toEqual([3, 3, 3, 2, 2, 3])
    await expect(wall.asCaller(chosen('operator'), () => wall.db.update(client).set({ seguitoDa: colleague }))).rejects.toMatchObject(violates)
    expect(await as('beside', counts)).toEqual([1, 1, 1, 0, 0, 1])
    // The return of a client that was merged into theirs is theirs, until a colleague follows a client with its code.
    const [mine] = await db.select({ id: client.id }).from(client).where(eq(client.codiceFiscale, 'MIO'))
    await db.insert(clientAlias).values({ formerId: 999_999, clientId: mine?.id ?? 0, codiceFiscale: 'UNITO', mergedAt: now })
    await db.insert(taxReturn).values({ ...of, ...aReturn, taxCode: 'UNITO' })
    expect(await wall.asCaller(chosen('operator'), () => wall.db.$count(taxReturn))).toBe(2)
    await db.update(client).set({ codiceFiscale: 'UNITO' }).where(eq(client.codiceFiscale, 'SUO'))
    expect(await wall.asCaller(chosen('operator'), () => wall.db.$count(taxReturn))).toBe(1)
  })

  it('lets nobody give their row to another company or user', async () => {
    const other = { companyId: ids.company.get('B') ?? 0, principalId: ids.principal.get('stranger') ?? 0, agencyId: ids.agency.get('b1') ?? 0 }
    await as('admin', async () => {
      await expect(wall.db.update(principal).set({ companyId: other.companyId }).where(eq(principal.username, 'admin'))).rejects.toMatchObject(violates)
      await expect(wall.db.update(agency).set({ companyId: other.companyId })).rejects.toMatchObject(violates)
      await expect(wall.db.update(principalAuth).set({ agencyId: other.agencyId })).rejects.toMatchObject(violates)
      await expect(wall.db.update(calculation).set({ principalId: other.principalId })).rejects.toMatchObject(violates)
      await expect(wall.db.update(taxReturn).set({ companyId: other.companyId })).rejects.toMatchObject(violates)
      await expect(wall.db.update(client).set({ agencyId: other.agencyId })).rejects.toMatchObject(violates)
    })
  })
})
