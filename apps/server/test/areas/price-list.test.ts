/** The price list of a studio: who reads it, who writes it, two who write at once, wrong prices, its rows in the register. */
import { type Role, routes } from '@bilancia/contract/api'
import { desc } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { audit } from '../../src/areas/audit/tables.ts'
import { company } from '../../src/platform/schema.ts'
import { aPriceList } from '../support/records.ts'
import { type Studio, studio } from '../support/studio.ts'

let server: Studio
const studios = { own: 0, beside: 0, elsewhere: 0 }
const tokens = new Map<Role, string>()
beforeAll(async () => {
  server = await studio()
  const [other] = await server.db.insert(company).values({ businessName: 'Altra S.r.l.', vatNumber: '2' }).returning()
  studios.own = await server.addAgency({ name: 'Studio Nord', principalCounter: 100 })
  studios.beside = await server.addAgency({ name: 'Studio Sud', principalCounter: 100 })
  studios.elsewhere = await server.addAgency({ name: 'Studio Est', companyId: other?.id ?? 0, principalCounter: 100 })
  for (const role of ['SUPERADMIN', 'ADMIN', 'MANAGER', 'OPERATOR'] as const) {
    const { username } = await server.addUser({ role, agencies: [studios.own] })
    tokens.set(role, await server.tokenOf(username))
  }
})
afterAll(() => server.close())

const call = (role: Role, method: 'GET' | 'POST', where: keyof typeof studios, body?: object) =>
  server.call(tokens.get(role) ?? '', method, `/agency/${studios[where]}/listino`, body)
const read = async (role: Role, where: keyof typeof studios = 'own') => routes.priceList.answer.parse((await call(role, 'GET', where)).body)

it('a studio without a list has no prices; the list that an administrator writes is read by everybody of the studio, to the cent', async () => {
  expect(await read('OPERATOR')).toEqual({ prezzi: aPriceList().prezzi, UpdateDate: null, UpdateUser: null })
  expect((await call('MANAGER', 'POST', 'own', aPriceList({ forfettario: 700.004, srl: 4_000 }))).status).toBe(200)
  const { prezzi, UpdateDate } = await read('OPERATOR')
  expect([prezzi.forfettario, prezzi.srl, prezzi.professionista]).toEqual([700, 4_000, null])
  expect((await call('ADMIN', 'POST', 'own', aPriceList({ forfettario: 720 }, UpdateDate))).status).toBe(200)
  expect((await read('OPERATOR')).prezzi).toEqual(aPriceList({ forfettario: 720 }).prezzi)
})

it('an operator cannot write the list, and nobody reads or writes the list of a studio out of reach', async () => {
  expect(await call('OPERATOR', 'POST', 'own', aPriceList())).toMatchObject({ status: 403, body: { code: 'DIRITTO_MANCANTE' } })
  const missing = { status: 404, body: { code: 'AGENCY_NON_TROVATA' } }
  for (const [role, where] of [
    ['OPERATOR', 'beside'],
    ['MANAGER', 'beside'],
    ['ADMIN', 'elsewhere'],
  ] as const) {
    expect(await call(role, 'GET', where)).toMatchObject(missing)
    if (role !== 'OPERATOR') expect(await call(role, 'POST', where, aPriceList({ srl: 1 }))).toMatchObject(missing)
  }
  expect((await call('ADMIN', 'POST', 'beside', aPriceList({ srl: 1 }))).status).toBe(200)
  expect((await call('SUPERADMIN', 'POST', 'elsewhere', aPriceList({ srl: 2 }))).status).toBe(200)
})

it('if two write the list at once, the second is told who was first, and nothing is lost', async () => {
  const { UpdateDate } = await read('ADMIN')
  expect((await call('ADMIN', 'POST', 'own', aPriceList({ srl: 5_000 }, UpdateDate))).status).toBe(200)
  expect(await call('MANAGER', 'POST', 'own', aPriceList({ srl: 1 }, UpdateDate))).toMatchObject({ status: 409, body: { code: 'RECORD_MODIFICATO' } })
  expect((await read('MANAGER')).prezzi.srl).toBe(5_000)
})

it('a price below zero, beyond the largest amount or that is no number is refused', async () => {
  for (const srl of [-1, 10_000_000, 'molto'])
    expect(await call('ADMIN', 'POST', 'own', { ...aPriceList(), prezzi: { ...aPriceList().prezzi, srl } })).toMatchObject({
      status: 400,
      body: { code: 'RICHIESTA_NON_VALIDA' },
    })
})

it('a change is in the register with the price before and after', async () => {
  const { UpdateDate } = await read('ADMIN')
  await call('ADMIN', 'POST', 'own', aPriceList({ srl: 5_100.5 }, UpdateDate))
  const [row] = await server.db.select().from(audit).orderBy(desc(audit.id)).limit(1)
  expect(row).toMatchObject({ action: 'Modifica', kind: 'Listino', recordName: 'Studio Nord', recordId: studios.own })
  expect(row?.changes).toContainEqual({ Field: "S.r.l., € all'anno", Before: '5.000,00', After: '5.100,50' })
})
