/** Erasure of personal data: who may, of whom, what goes, what stays, and what the receipt and the register say. */
import { desc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { audit } from '../../src/areas/audit/tables.ts'
import { stamped } from '../../src/areas/data/erasure.ts'
import { left, parts } from '../../src/areas/data/parts.ts'
import { principalWhatsNew, whatsNew } from '../../src/areas/news/tables.ts'
import { secondFactor } from '../../src/areas/own-access/tables.ts'
import { taxReturn } from '../../src/areas/telematico/tables.ts'
import { accessLog, agency, calculation, client, company, principal } from '../../src/platform/schema.ts'
import { type Studio, studio } from '../support/studio.ts'

let server: Studio
let admin: { readonly id: number; readonly username: string }
let chief: { readonly id: number; readonly username: string }
beforeAll(async () => {
  server = await studio()
  admin = await server.addUser({ role: 'ADMIN' })
  chief = await server.addUser({ role: 'SUPERADMIN', companyId: null, agencies: [] })
})
afterAll(() => server.close())

const at = new Date('2026-11-20T10:00:00Z')
const erase = async (by: string, body: object) => server.call(await server.tokenOf(by), 'POST', '/data/erase', body)
const lastEntry = async () => (await server.db.select().from(audit).orderBy(desc(audit.id)).limit(1))[0]
const many = {
  insertedAt: at,
  savedAt: at,
  application: 1,
  name: 'n',
  displayName: 'Cliente',
  province: '44',
  vatId: '-',
  office: '-',
  schemaVersion: 1,
  state: '{}',
}

/** A user with a row in each table. Rows of others contain the user's name too. */
async function worker(values: Parameters<Studio['addUser']>[0] = {}) {
  const user = await server.addUser({ surname: 'Segreti', phone: '055123', taxcode: 'SGRMRA80A01H501X', ...values })
  const companyId = values.companyId ?? server.companyId
  const [note] = await server.db.insert(whatsNew).values({ title: 't', version: '1', insertUser: user.username }).returning()
  await server.db.insert(principalWhatsNew).values({ principalId: user.id, whatsNewId: note?.id ?? 0, hide: true, at })
  await server.db.insert(calculation).values({ principalId: user.id, ...many })
  await server.db.insert(accessLog).values({ principalId: user.id, application: 1, day: '2026-11-20', at })
  await server.db.insert(secondFactor).values({ principalId: user.id, secret: 'A', insertedAt: at })
  const of = { type: 'PF', taxCode: 'X', modelYear: 2026, taxYear: 2025, modules: 'v1.', fileName: 'f', importedAt: at, companyId } as const
  await server.db.insert(taxReturn).values({ ...of, taxCode: `X${user.id}`, importedBy: user.id, importedByName: `Mario ${values.surname ?? 'Segreti'}` })
  return user
}
const close = (id: number) => server.db.update(principal).set({ closedAt: at, passwordHash: null }).where(eq(principal.id, id))
/** Every text of the database but the register. */
async function texts(): Promise<string> {
  const found = await Promise.all(
    [...parts.map(({ table }) => table), 'whats_new']
      .filter((table) => table !== 'audit')
      .map((table) => server.db.execute(sql`select to_jsonb(t)::text as row from ${sql.identifier(table)} t`)),
  )
  return JSON.stringify(found)
}

describe('the erasure of a user', () => {
  it('deletes their own rows, makes their user row anonymous, keeps the counts, and says so in both receipt and register', async () => {
    const [user, colleague] = [await worker(), await worker({ surname: 'Resta', phone: null, taxcode: null })]
    const [filed] = await server.db
      .insert(client)
      .values({ companyId: server.companyId, agencyId: server.agencyId, tipo: 'PERSONA', denominazione: 'Cliente', codiceFiscale: 'X', stato: 'ATTIVO' })
      .returning()
    await server.db.insert(calculation).values({ principalId: user.id, clientId: filed?.id, ...many })
    await close(user.id)
    const { status, type, body } = await erase(admin.username, { PrincipalId: user.id, Name: user.username })
    expect([status, type]).toEqual([200, 'text/plain; charset=utf-8'])
    for (const line of [
      `Di chi: Utente «${user.username}» (${user.id}).`,
      '- calculation: 1 riga.',
      '- second_factor: 1 riga.',
      '- principal: 1 riga.',
      '- access_log: 1 riga.',
      'Copie di sicurezza',
      'art. 17, par. 3, lett. b ed e',
    ])
      expect(body).toContain(line)
    const everything = await texts()
    for (const gone of ['Segreti', '055123', 'SGRMRA80A01H501X', `"${user.username}\\"`]) expect(everything).not.toContain(gone)
    expect((await server.db.select().from(principal).where(eq(principal.id, user.id)))[0]).toMatchObject({
      ...{ username: `cancellato-${user.id}`, surname: 'Utente cancellato', name: '', mail: '', phone: null, taxcode: null },
    })
    // Calculations in the folder of a client belong to the studio and stay.
    expect(await server.db.$count(calculation, eq(calculation.principalId, user.id))).toBe(1)
    expect(await server.db.$count(accessLog, eq(accessLog.principalId, user.id))).toBe(1)
    expect(await lastEntry()).toMatchObject({
      ...{ username: admin.username, kind: 'Utente', action: 'Eliminazione', recordId: user.id, recordName: `cancellato-${user.id}` },
      changes: expect.arrayContaining([
        { Field: 'calculation', Before: '1 riga', After: 'cancellate' },
        { Field: 'principal', Before: '1 riga', After: 'rese anonime' },
        { Field: 'access_log', Before: '1 riga', After: 'restano' },
      ]),
    })
    expect(await server.db.$count(calculation, eq(calculation.principalId, colleague.id))).toBe(1)
    expect(everything).toContain('Resta')
    expect(await erase(admin.username, { PrincipalId: user.id, Name: `cancellato-${user.id}` })).toMatchObject({ status: 200 })
  })

  it('is refused for whoever still works, without the whole name, of a peer, and from elsewhere', async () => {
    const user = await worker()
    expect(await erase(admin.username, { PrincipalId: user.id, Name: user.username })).toMatchObject({ status: 409, body: { code: 'UTENTE_DA_CHIUDERE' } })
    await close(user.id)
    expect(await erase(admin.username, { PrincipalId: user.id, Name: 'utente' })).toMatchObject({ status: 422, body: { code: 'CONFERMA_DIVERSA' } })
    const peer = await server.addUser({ role: 'ADMIN' })
    await close(peer.id)
    expect(await erase(admin.username, { PrincipalId: peer.id, Name: peer.username })).toMatchObject({ status: 403, body: { code: 'RUOLO_PARI' } })
    expect(await erase(admin.username, { PrincipalId: admin.id, Name: admin.username })).toMatchObject({ status: 403, body: { code: 'DIRITTI_PROPRI' } })
    const [row] = await server.db.insert(company).values({ businessName: 'Altri', vatNumber: '2' }).returning()
    const agencyId = await server.addAgency({ companyId: row?.id ?? 0 })
    const stranger = await server.addUser({ role: 'ADMIN', companyId: row?.id, agencies: [agencyId] })
    expect(await erase(stranger.username, { PrincipalId: user.id, Name: user.username })).toMatchObject({ status: 404 })
    expect(await server.db.$count(calculation, eq(calculation.principalId, user.id))).toBe(1)
  })
})

describe('the erasure of a company', () => {
  it('deletes every row of it and nothing of others, and keeps the register', async () => {
    const [row] = await server.db.insert(company).values({ businessName: 'Chi se ne va', vatNumber: '3' }).returning()
    const companyId = row?.id ?? 0
    const agencyId = await server.addAgency({ companyId, name: 'Studio in partenza' })
    const user = await worker({ companyId, agencies: [agencyId], surname: 'Partente' })
    const heir = await worker({ companyId, agencies: [agencyId], surname: 'Partente' })
    await server.db.update(calculation).set({ madeBy: heir.id }).where(eq(calculation.principalId, user.id))
    const token = await server.tokenOf(user.username).catch(() => null)
    const others = await server.db.$count(principal)
    const body = { CompanyId: companyId, Name: 'Chi se ne va' }
    expect(await erase(admin.username, body)).toMatchObject({ status: 404 })
    expect(await erase(admin.username, { CompanyId: server.companyId, Name: 'Studi Riuniti S.r.l.' })).toMatchObject({ status: 403 })
    expect(await erase(chief.username, body)).toMatchObject({ status: 409, body: { code: 'COMPANY_DA_BLOCCARE' } })
    await server.db.update(company).set({ isLocked: true }).where(eq(company.id, companyId))
    const entries = await server.db.$count(audit)
    const answer = await erase(chief.username, body)
    expect(answer).toMatchObject({ status: 200, body: expect.stringContaining('- principal: 2 righe.') })
    expect(await texts()).not.toMatch(/Partente|Chi se ne va|Studio in partenza/)
    expect(await server.db.$count(agency, eq(agency.companyId, companyId))).toBe(0)
    expect(await server.db.$count(principal)).toBe(others - 2)
    expect(await server.db.$count(audit)).toBe(entries + 1)
    expect(await lastEntry()).toMatchObject({ kind: 'Company', action: 'Eliminazione', recordId: companyId, recordName: 'Chi se ne va' })
    server.wait(1.1)
    expect(await server.call(token, 'GET', '/auth/identity')).toMatchObject({ status: 401 })
    server.wait(-1.1)
  })

  it('is refused to whoever works in it', async () => {
    await server.db.update(company).set({ isLocked: true }).where(eq(company.id, server.companyId))
    const inside = await server.addUser({ role: 'SUPERADMIN' })
    const body = { CompanyId: server.companyId, Name: 'Studi Riuniti S.r.l.' }
    expect(await erase(inside.username, body)).toMatchObject({ status: 409, body: { code: 'COMPANY_PROPRIA' } })
    await server.db.update(company).set({ isLocked: false }).where(eq(company.id, server.companyId))
  })
})

it('every table with the name of a user in its rows is known to the erasure', async () => {
  const found = await server.db.execute<{ readonly name: string }>(
    sql`select distinct table_name as name from information_schema.columns where table_schema = 'public' and column_name in ('insert_user', 'update_user')`,
  )
  expect([...found].map(({ name }) => name).sort()).toEqual([...stamped].sort())
  const names = await server.db.execute<{ readonly name: string }>(
    sql`select distinct table_name as name from information_schema.columns where table_schema = 'public' and column_name like '%user%name%' or column_name like '%by_name' and table_schema = 'public'`,
  )
  expect([...names].map(({ name }) => name).sort()).toEqual(['audit', 'principal', 'tax_return'])
  expect(Object.keys(left)).toContain('access_link')
})
