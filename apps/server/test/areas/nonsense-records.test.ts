/** Records with any value in any field: the answer is a record or an Italian refusal, never a failure of the server. */
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aBrand, aCompany, aNews, anAgency, aPrincipal } from '../support/records.ts'
import { type Studio, studio } from '../support/studio.ts'

let server: Studio
let token: string
beforeAll(async () => {
  server = await studio()
  token = await server.tokenOf((await server.addUser({ role: 'SUPERADMIN', agencies: [] })).username)
})
afterAll(() => server.close())

const page = { Take: 20, QueryId: 1, PageDirection: 'back' }
const calls: readonly (readonly [path: string, body: () => object])[] = [
  ['/company', () => aCompany()],
  ['/agency', () => anAgency(1)],
  ['/principal/user/1', () => aPrincipal(1)],
  ['/principal', () => aPrincipal(1, { Id: 1 })],
  ['/principalauth', () => ({ Id: 0, PrincipalId: 1, AgencyId: 1 })],
  ['/brand', () => aBrand()],
  ['/whatsNew', () => aNews({ HtmlContent: '<p>a</p>' })],
  ['/principalwhatsnew', () => ({ PrincipalId: 1, WhatsNewId: 1, Hide: true })],
  ['/company/search', () => ({ Id: 1, BusinessName: 'a' })],
  ['/agency/search', () => ({ ...page, QueryName: 'a', Name: 'a', Code: 'a', VatNumber: 'a', CompanyId: 1, Id: 1 })],
  ['/principal/search', () => ({ ...page, QuerySurname: 'a', Name: 'a', Surname: 'a', Username: 'a', AgencyId: 1, Role: 'DEMO' })],
  ['/whatsnew/search', () => ({ ...page, QueryTitle: 'a', Version: 'a', IsForUser: false, OnlyActive: true })],
  ['/report/exportdata', () => ({ companyId: 1 })],
]

const odd = fc.constantFrom(
  '\0',
  '\ud83d',
  '<script>',
  "'; drop table company; --",
  '%',
  '\\',
  'è'.repeat(5000),
  '9999-99-99',
  '2026-02-30',
  '0001-01-01T00:00:00Z',
)
const value = fc.oneof(
  odd,
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.constantFrom(null, true, 0, -1, 1.5, 1e308, 2_147_483_647, 2_147_483_648, [], {}, '9999-12-31', '9999-12-31T23:59:59.999Z'),
  fc.jsonValue({ stringUnit: 'binary', maxDepth: 2 }),
)
const call = fc.constantFrom(...calls).chain(([path, body]) => {
  const record = body()
  const keys = fc.constantFrom(...Object.keys(record))
  return fc.record({
    path: fc.constant(path),
    body: fc.array(fc.tuple(keys, value), { minLength: 1, maxLength: 3 }).map((change) => ({ ...record, ...Object.fromEntries(change) })),
  })
})

it('a record with any values is answered without a failure', () =>
  fc.assert(
    fc.asyncProperty(call, async ({ path, body }) => {
      const { status, type, body: answer } = await server.call(token, 'POST', path, body)
      expect(status, JSON.stringify(answer)).toBeLessThan(500)
      if (status >= 400) expect(type).toBe('application/problem+json; charset=utf-8')
    }),
    { numRuns: 400 },
  ))

it('a field that is missing is called missing, and one with a value that it cannot have is named apart', async () => {
  const title = async (body: object) => (await server.call(token, 'POST', '/principalauth', body)).body
  expect(await title({ Id: 0, PrincipalId: 1 })).toMatchObject({ status: 400, title: 'Richiesta non valida: nei dati manca «AgencyId»' })
  expect(await title({ Id: 0 })).toMatchObject({ title: 'Richiesta non valida: nei dati mancano «PrincipalId», «AgencyId»' })
  expect(await title({ Id: 'x', PrincipalId: 1 })).toMatchObject({
    title: 'Richiesta non valida: nei dati manca «AgencyId», il valore di «Id» non è ammesso',
  })
  expect(await title({ Id: 'x', PrincipalId: 1, AgencyId: 'y' })).toMatchObject({
    title: 'Richiesta non valida: nei dati i valori di «Id», «AgencyId» non sono ammessi',
  })
})
