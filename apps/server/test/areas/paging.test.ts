/** Lists of many users and studios: every row once, quickly, in the same order on both databases. */
import type { AgencyRecord, PrincipalItem } from '@bilancia/contract/api'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { howMany } from '../../../../packages/contract/test/how-many.ts'
import { agency, company, principal, principalAuth } from '../../src/platform/schema.ts'
import { type Studio, studio } from '../support/studio.ts'

/** Measured under 30 ms. One of nine is enough, because the machine may be busy with other tests. */
const AT_ONCE_MS = 100
const MANY = 10_000
// Every day the embedded database shows the order with fewer users, and PostgreSQL shows how fast the lists are.
const USERS = inject('postgresql') ? MANY : howMany(2_000, MANY)
/** Each has five users. */
const STUDIOS = USERS / 5
const surnames = ["D'Amico", 'D’Amico', 'dell’Orto', 'Rossi', 'ROSSI', 'Ròssi', 'Zanè', 'àbate', 'Abate', 'Øster', '蔡', 'De Luca', 'de luca', 'Ünal', 'ß']

let server: Studio
let token: string
let manager: string
beforeAll(async () => {
  server = await studio()
  const [other] = await server.db.insert(company).values({ businessName: 'Altra', vatNumber: '2' }).returning()
  const some = <T>(n: number, make: (i: number) => T) => Array.from({ length: n }, (_, i) => make(i))
  const studios: number[] = []
  for (let from = 0; from < STUDIOS; from += 400) {
    const rows = some(400, (i) => ({
      companyId: server.companyId,
      name: `Studio ${surnames[(from + i) % surnames.length]} ${(from + i) % 7}`,
      code: `C${from + i}`,
    }))
    studios.push(...(await server.db.insert(agency).values(rows).returning({ id: agency.id })).map(({ id }) => id))
  }
  for (let from = 0; from < USERS; from += 1000) {
    const rows = some(1000, (i) => ({
      companyId: i % 2 ? server.companyId : (other?.id ?? 0),
      username: `u${from + i}`,
      surname: `${surnames[(from + i) % surnames.length]}${(from + i) % 3 === 0 ? '' : ` ${(from + i) % 11}`}`,
      name: `Nome ${from + i}`,
      mail: 'u@example.it',
      role: 'OPERATOR' as const,
    }))
    const made = await server.db.insert(principal).values(rows).returning({ id: principal.id })
    await server.db.insert(principalAuth).values(made.map(({ id }, i) => ({ principalId: id, agencyId: studios[(from + i) % STUDIOS] ?? 0 })))
  }
  token = await server.tokenOf((await server.addUser({ role: 'SUPERADMIN', agencies: [] })).username)
  manager = await server.tokenOf((await server.addUser({ role: 'MANAGER', userCreation: true, agencies: studios.slice(1, 2) })).username)
})
afterAll(() => server.close())

type Page<T> = { readonly ResultList: readonly T[]; readonly ListLength: number }
async function search<T>(path: string, body: object, as = token): Promise<Page<T>> {
  const answer = await server.call(as, 'POST', path, body)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body as Page<T>
}
const users = (body: object, as = token) => search<PrincipalItem>('/principal/search', body, as)
const studios = (body: object) => search<AgencyRecord>('/agency/search', body)

/** The order, calculated here: no accents, one kind of apostrophe, no case, then code point, then Id. */
const key = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[’‘ʼ´]/g, "'")
    .replace(/[A-Z]/g, (letter) => letter.toLowerCase())
const byKey = (a: { readonly text: string; readonly Id: number }, b: { readonly text: string; readonly Id: number }) =>
  Buffer.compare(Buffer.from(key(a.text)), Buffer.from(key(b.text))) || a.Id - b.Id

describe('users', () => {
  it('come in pages with each user once, in order of surname without regard to case, accents and apostrophes; backwards too', async () => {
    const { ResultList: all, ListLength } = await users({ Take: -1 })
    expect([all.length, ListLength]).toEqual([USERS + 2, USERS + 2])
    const wanted = all.map(({ Surname: text, Id }) => ({ text, Id })).sort(byKey)
    expect(all.map(({ Id }) => Id)).toEqual(wanted.map(({ Id }) => Id))

    const seen: number[] = []
    let last: PrincipalItem | undefined
    for (;;) {
      const { ResultList } = await users({ Take: 1000, ...(last && { QuerySurname: last.Surname, QueryId: last.Id }) })
      if (ResultList.length === 0) break
      seen.push(...ResultList.map(({ Id }) => Id))
      last = ResultList.at(-1)
    }
    expect(seen).toEqual(all.map(({ Id }) => Id))

    const middle = USERS / 2
    const from = all[middle]
    const back = await users({ Take: 20, PageDirection: 'back', QuerySurname: from?.Surname, QueryId: from?.Id })
    expect(back.ResultList.map(({ Id }) => Id)).toEqual(all.slice(middle - 20, middle).map(({ Id }) => Id))
  })

  it('are found by part of a name, with or without accents; signs of patterns are ordinary text', async () => {
    // Three surnames of fifteen, and the two callers, who are called Rossi.
    const rossi = Array.from({ length: USERS }, (_, i) => i % 15).filter((at) => [3, 4, 5].includes(at)).length + 2
    expect((await users({ Surname: 'ROSSI' })).ListLength).toBe(rossi)
    for (const Surname of ['%', '_', '\\', "'or'1'='1"]) expect(await users({ Surname })).toMatchObject({ ListLength: 0 })
    expect((await users({ Username: 'U1234' })).ListLength).toBe(1)
    expect(await users({ Username: 'u12', Surname: 'amico', Role: 'ADMIN' })).toMatchObject({ ListLength: 0 })
  })

  it('of one studio among many are its five users, with the name of the studio', async () => {
    const { ResultList, ListLength } = await users({}, manager)
    expect(ListLength).toBe(6)
    expect(new Set(ResultList.map(({ agencyName }) => agencyName))).toEqual(new Set(['Studio D’Amico 1']))
  })
})

describe('studios', () => {
  it('come in pages with each studio once, in order of name', async () => {
    const { ResultList: all } = await studios({ Take: -1 })
    const wanted = all.map(({ Name: text, Id }) => ({ text, Id })).sort(byKey)
    expect(all.map(({ Id }) => Id)).toEqual(wanted.map(({ Id }) => Id))
    const first = await studios({ Take: 30 })
    const last = first.ResultList.at(-1)
    const second = await studios({ Take: 30, QueryName: last?.Name, QueryId: last?.Id })
    expect([...first.ResultList, ...second.ResultList].map(({ Id }) => Id)).toEqual(all.slice(0, 60).map(({ Id }) => Id))
  })
})

it.runIf(USERS === MANY).each<[string, string, object]>([
  ['the first users', '/principal/search', {}],
  ['users in the middle', '/principal/search', { QuerySurname: 'Rossi', QueryId: 5000 }],
  ['users by part of their surname', '/principal/search', { Surname: 'oss' }],
  ['users of a studio', '/principal/search', { AgencyId: 7 }],
  ['the first studios', '/agency/search', {}],
  ['studios by part of their name', '/agency/search', { Name: 'luca', Code: '1' }],
])('%s are there at once', async (_, path, body) => {
  await search(path, body)
  let best = Number.POSITIVE_INFINITY
  for (let i = 0; i < 9 && best >= AT_ONCE_MS; i++) {
    const start = performance.now()
    await search(path, body)
    best = Math.min(best, performance.now() - start)
  }
  expect(best).toBeLessThan(AT_ONCE_MS)
})
