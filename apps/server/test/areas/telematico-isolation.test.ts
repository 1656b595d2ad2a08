/** Returns belong to a studio within its company. Users of other studios and companies cannot see, load, replace or delete them. */
import type { Loaded, TaxReturnItem } from '@bilancia/contract/api'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { taxReturn } from '../../src/areas/telematico/tables.ts'
import { company } from '../../src/platform/schema.ts'
import { sample, send } from '../support/returns.ts'
import { STRANGER, type Suite, suite } from '../support/suite.ts'

const CF = 'FTTDND96B67H501M'
let running: Suite
/** Studio and company of the demo OPERATOR and ADMIN; the MANAGER's studio in the same company. */
let bologna: number
let modena: number
let companyId: number
let record: number
beforeAll(async () => {
  running = await suite()
  await running.db.delete(taxReturn)
  await running.db.update(company).set({ importEnabled: true }).where(eq(company.id, running.companyId))
  ;[{ Id: bologna, CompanyId: companyId }] = await studios('OPERATOR')
  ;[{ Id: modena }] = await studios('MANAGER')
  expect(await upload(running.usernames.OPERATOR, { AgencyId: bologna })).toMatchObject({ status: 200 })
  record = (await list(running.usernames.OPERATOR))[0]?.Id ?? 0
})
afterAll(() => running.close())

type Studios = [{ Id: number; CompanyId: number }]
const studios = async (role: 'OPERATOR' | 'MANAGER'): Promise<Studios> => {
  const { body } = await running.call(await running.tokenOf(running.usernames[role]), 'GET', '/telematico/scope')
  return (body as { Agencies: Studios }).Agencies
}
const upload = async (username: string, fields: Readonly<Record<string, number>>) =>
  send(running, await running.tokenOf(username), 'upload', { file: sample('pf-impresa-2026'), fields })
const list = async (username: string, filters: object = {}) =>
  (await running.call(await running.tokenOf(username), 'POST', '/telematico/search', filters)).body as readonly TaxReturnItem[]
const load = async (username: string, place: { companyId: number; agencyId: number | null }) => {
  const { status, body } = await running.call(await running.tokenOf(username), 'POST', '/telematico/load', { ...place, year: 2026, cfImpresa: CF })
  return { status, primoCF: (body as Loaded).primoCF, campi: (body as Loaded).campi }
}

describe('a return of a studio', () => {
  it('is seen and loaded by users of the studio and by the SUPERADMIN', async () => {
    for (const username of [running.usernames.OPERATOR, running.usernames.ADMIN, running.usernames.DEMO, running.usernames.SUPERADMIN]) {
      expect((await list(username)).map(({ Id }) => Id)).toContain(record)
      expect((await load(username, { companyId, agencyId: bologna })).primoCF).toMatchObject({ codiceFiscale: CF })
    }
  })

  it.each([
    ['another studio of the same company', () => running.usernames.MANAGER],
    ['another company', () => STRANGER],
  ])('does not exist for %s, whatever is asked', async (_, who) => {
    const username = who()
    for (const filters of [
      {},
      { AgencyId: bologna },
      { CompanyId: companyId },
      { TaxCodeDichiarante: CF },
      { After: { Id: record + 1, caricataIl: new Date().toISOString() } },
    ])
      expect(await list(username, filters)).toEqual([])
    const token = await running.tokenOf(username)
    expect(await running.call(token, 'DELETE', `/telematico/${record}`)).toMatchObject({ status: 404, body: { code: 'DICHIARAZIONE_NON_TROVATA' } })
    for (const place of [
      { companyId, agencyId: bologna },
      { companyId, agencyId: null },
      { companyId: running.companyId, agencyId: running.agencyId },
    ])
      expect(await load(username, place)).toEqual({ status: 200, primoCF: null, campi: [] })
    expect((await list(running.usernames.OPERATOR)).map(({ Id }) => Id)).toContain(record)
  })

  it('cannot be replaced or added to from elsewhere', async () => {
    for (const username of [running.usernames.MANAGER, STRANGER]) {
      expect(await upload(username, { AgencyId: bologna })).toMatchObject({ status: 403, body: { code: 'STUDIO_ALTRUI' } })
      expect(await upload(username, { CompanyId: companyId })).toMatchObject({ status: 400, body: { code: 'STUDIO_MANCANTE' } })
    }
    expect(await upload(running.usernames.OPERATOR, { AgencyId: bologna, CompanyId: running.companyId })).toMatchObject({ status: 403 })
  })

  it('is separate in each studio: the same file in two studios makes two records', async () => {
    expect(await upload(running.usernames.MANAGER, { AgencyId: modena })).toMatchObject({ status: 200, body: { dichiaranti: [{ sostituisce: null }] } })
    expect(await list(running.usernames.MANAGER)).toMatchObject([{ DescAgency: 'Studio Ferri' }])
    expect((await list(running.usernames.OPERATOR)).map(({ Id }) => Id)).toEqual([record])
    expect((await list(running.usernames.SUPERADMIN)).length).toBe(2)
    expect(await list(running.usernames.SUPERADMIN, { AgencyId: modena })).toHaveLength(1)
  })

  it('that is imported without a studio (only by a SUPERADMIN) belongs to the company: its ADMIN sees it, its studios do not', async () => {
    for (const role of ['ADMIN', 'MANAGER', 'OPERATOR', 'DEMO'] as const)
      expect(await upload(running.usernames[role], {})).toMatchObject({ status: 400, body: { title: 'Scegliere studio di competenza' } })
    expect(await upload(running.usernames.SUPERADMIN, { CompanyId: companyId })).toMatchObject({ status: 200, body: { AgencyId: null, CompanyId: companyId } })
    // Again: a return at company level is replaced too.
    expect(await upload(running.usernames.SUPERADMIN, { CompanyId: companyId })).toMatchObject({ body: { dichiaranti: [{ sostituisce: {} }] } })
    const ofCompany = (await list(running.usernames.ADMIN)).filter(({ AgencyId }) => AgencyId === null)
    expect(ofCompany).toMatchObject([{ DescAgency: null }])
    for (const username of [running.usernames.OPERATOR, running.usernames.MANAGER, STRANGER])
      expect((await list(username)).filter(({ AgencyId }) => AgencyId === null)).toEqual([])
    expect((await load(running.usernames.ADMIN, { companyId, agencyId: null })).primoCF).not.toBeNull()
    expect((await load(running.usernames.OPERATOR, { companyId, agencyId: null })).primoCF).toBeNull()
    expect(await upload(running.usernames.SUPERADMIN, { CompanyId: running.companyId, AgencyId: bologna })).toMatchObject({ status: 403 })
  })
})

it('a user sees only their own companies and studios', async () => {
  const scope = async (username: string) => (await running.call(await running.tokenOf(username), 'GET', '/telematico/scope')).body
  expect(await scope(running.usernames.MANAGER)).toEqual({
    Companies: [{ Id: companyId, BusinessName: 'Consulenti Riuniti S.r.l.', mesiConservazione: 24 }],
    Agencies: [{ Id: modena, CompanyId: companyId, Name: 'Studio Ferri' }],
  })
  expect(await scope(STRANGER)).toMatchObject({ Companies: [{ Id: running.companyId }], Agencies: [{ Id: running.agencyId }] })
  expect(await scope(running.usernames.SUPERADMIN)).toMatchObject({ Companies: [{}, {}], Agencies: [{}, {}, {}] })
})
