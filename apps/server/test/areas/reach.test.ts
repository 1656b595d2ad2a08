/** The reach of each role: records of their own studio, of another studio of the company, of another company. */
import type { Role } from '@bilancia/contract/api'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { company, principalAuth } from '../../src/platform/schema.ts'
import { aPrincipal } from '../support/records.ts'
import { type Studio, studio } from '../support/studio.ts'

type Place = 'own' | 'beside' | 'elsewhere'
const places: readonly Place[] = ['own', 'beside', 'elsewhere']
const reached: Readonly<Record<'SUPERADMIN' | 'ADMIN' | 'MANAGER', readonly Place[]>> = {
  SUPERADMIN: ['own', 'beside', 'elsewhere'],
  ADMIN: ['own', 'beside'],
  MANAGER: ['own'],
}
const chiefs = Object.keys(reached) as (keyof typeof reached)[]

let server: Studio
const agencies: Record<Place, number> = { own: 0, beside: 0, elsewhere: 0 }
const companies: Record<Place, number> = { own: 0, beside: 0, elsewhere: 0 }
const tokens = new Map<Role, string>()
const user = async (place: Place) => server.addUser({ companyId: companies[place], agencies: [agencies[place]], surname: place })

beforeAll(async () => {
  server = await studio()
  const [other] = await server.db.insert(company).values({ businessName: 'Altra S.r.l.', vatNumber: '2' }).returning()
  Object.assign(companies, { own: server.companyId, beside: server.companyId, elsewhere: other?.id })
  agencies.own = await server.addAgency({ name: 'own', principalCounter: 1000 })
  agencies.beside = await server.addAgency({ name: 'beside', principalCounter: 1000 })
  agencies.elsewhere = await server.addAgency({ name: 'elsewhere', companyId: companies.elsewhere, principalCounter: 1000 })
  for (const role of ['SUPERADMIN', 'ADMIN', 'MANAGER', 'OPERATOR'] as const) {
    const { username } = await server.addUser({ role, agencies: [agencies.own], userCreation: true, reportEnabled: role !== 'OPERATOR' })
    tokens.set(role, await server.tokenOf(username))
  }
})
afterAll(() => server.close())

const call = (role: Role, method: string, path: string, body?: unknown) => server.call(tokens.get(role) ?? '', method, path, body)
const every = chiefs.flatMap((role) => places.map((place) => [role, place, reached[role].includes(place)] as const))
const missing = (code: string, id: number) => ({ status: 404, body: { code, title: expect.stringContaining(`avente id: ${id}`) } })

describe.each(every)('%s, of a record %s', (role, place, may) => {
  it(`${may ? 'reads' : 'does not find'} the user, their studios and how many are active there`, async () => {
    const { id } = await user(place)
    const wanted = may ? { status: 200 } : missing('PRINCIPAL_NON_TROVATO', id)
    expect(await call(role, 'GET', `/principal/${id}`)).toMatchObject(wanted)
    expect(await call(role, 'POST', '/principalauth/search', { PrincipalId: id })).toMatchObject(wanted)
    const studioId = agencies[place]
    expect(await call(role, 'GET', `/principal/activeusers/${studioId}`)).toMatchObject(may ? { status: 200 } : missing('AGENCY_NON_TROVATA', studioId))
  })

  it(`${may ? 'creates, changes and deletes' : 'can neither create, change nor delete'} the user`, async () => {
    const { id, username } = await user(place)
    const change = aPrincipal(companies[place], { Id: id, Username: username, Surname: place })
    expect(await call(role, 'POST', '/principal', change)).toMatchObject(may ? { status: 200 } : missing('PRINCIPAL_NON_TROVATO', id))
    expect(await call(role, 'DELETE', '/principal', id)).toMatchObject(may ? { status: 200, body: true } : missing('PRINCIPAL_NON_TROVATO', id))
    const created = await call(role, 'POST', `/principal/user/${agencies[place]}`, aPrincipal(companies[place], { Username: `${role}.${place}` }))
    expect(created.status).toBe(may ? 200 : 404)
  })

  it(`${may ? 'finds' : 'does not find'} user and studio in the lists, also where the filter names the studio`, async () => {
    const { id } = await user(place)
    const filters = [{ Take: -1 }, { Take: -1, AgencyId: agencies[place] }, { Take: -1, Surname: place }]
    for (const filter of filters) {
      const { body } = await call(role, 'POST', '/principal/search', filter)
      expect((body as { ResultList: { Id: number }[] }).ResultList.some((row) => row.Id === id)).toBe(may)
    }
    const { body } = await call(role, 'POST', '/agency/search', { Id: agencies[place] })
    expect(body).toMatchObject({ ListLength: may ? 1 : 0 })
    const { body: file } = await call(role, 'POST', '/principal/csv', { Surname: place })
    expect(String(file).includes(`;${place};`)).toBe(may)
  })

  if (role !== 'MANAGER')
    it(`${may ? 'gives' : 'cannot give'} a user a second studio there`, async () => {
      const { id } = await server.addUser({ companyId: companies[place], agencies: [] })
      const answer = await call(role, 'POST', '/principalauth', { Id: 0, PrincipalId: id, AgencyId: agencies[place] })
      expect(answer).toMatchObject(may ? { status: 200 } : missing('PRINCIPAL_NON_TROVATO', id))
      expect(await server.db.$count(principalAuth, eq(principalAuth.principalId, id))).toBe(may ? 1 : 0)
    })

  if (role !== 'MANAGER')
    it(`${may ? 'opens' : 'does not find'} the studio`, async () => {
      const id = agencies[place]
      expect(await call(role, 'GET', `/agency/${id}`)).toMatchObject(may ? { status: 200 } : missing('AGENCY_NON_TROVATA', id))
    })

  it('downloads the usage of a company only if it is within reach', async () => {
    const id = companies[place]
    const far = role !== 'SUPERADMIN' && place === 'elsewhere'
    expect(await call(role, 'POST', '/report/exportdata', { companyId: id })).toMatchObject(far ? missing('COMPANY_NON_TROVATA', id) : { status: 200 })
  })
})

it('lists the companies to choose from: all for a SUPERADMIN, their own for others, none for users who may not choose', async () => {
  const seen = async (role: Role) => ((await call(role, 'POST', '/company/search', {})).body as { Id: number }[]).map(({ Id }) => Id).sort()
  expect(await seen('SUPERADMIN')).toEqual([companies.own, companies.elsewhere].sort())
  expect(await seen('ADMIN')).toEqual([companies.own])
  expect(await seen('MANAGER')).toEqual([companies.own])
  expect(await call('OPERATOR', 'POST', '/company/search', {})).toMatchObject({ status: 403, body: { code: 'DIRITTO_MANCANTE' } })
})

it('a filter by another company finds nothing for an ADMIN', async () => {
  expect(await call('ADMIN', 'POST', '/agency/search', { CompanyId: companies.elsewhere })).toMatchObject({ body: { ListLength: 0 } })
})

describe('without the flag', () => {
  it.each(['ADMIN', 'MANAGER'] as const)('UserCreation %s has no users, without ReportEnabled no report', async (role) => {
    const { username } = await server.addUser({ role, agencies: [agencies.own] })
    const token = await server.tokenOf(username)
    expect(await server.call(token, 'POST', '/principal/search', {})).toMatchObject({ status: 403, body: { code: 'DIRITTO_MANCANTE' } })
    expect(await server.call(token, 'POST', '/report/exportdata', { companyId: companies.own })).toMatchObject({ status: 403 })
  })

  it('a SUPERADMIN has both; an OPERATOR has no users even with UserCreation', async () => {
    const { username } = await server.addUser({ role: 'SUPERADMIN', agencies: [] })
    const token = await server.tokenOf(username)
    expect(await server.call(token, 'POST', '/principal/search', {})).toMatchObject({ status: 200 })
    expect(await call('OPERATOR', 'POST', '/principal/search', {})).toMatchObject({ status: 403 })
  })
})
