/** How much one user may ask for in a minute. Calls count by cost, and other users are not slowed down. */
import { costs, type Route, routes } from '@bilancia/contract/api'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Studio, studio } from '../support/studio.ts'

let server: Studio
beforeAll(async () => {
  server = await studio({ CALLS_PER_MINUTE: '100' })
})
afterAll(() => server.close())

const statuses = async (token: string, path: string, times: number) => {
  const answers = await Promise.all(Array.from({ length: times }, () => server.call(token, 'GET', path)))
  return Map.groupBy(answers, ({ status }) => status)
}

it('a user over the limit is told when to come back; a colleague is still answered', async () => {
  const [one, other] = [await server.tokenOf((await server.addUser()).username), await server.tokenOf((await server.addUser()).username)]
  const found = await statuses(one, '/auth/identity', 105)
  expect([found.get(200)?.length, found.get(429)?.length]).toEqual([100, 5])
  const refused = await fetch(`${server.origin}/api/auth/identity`, { headers: { authorization: `Bearer ${one}` } })
  const seconds = Number(refused.headers.get('retry-after'))
  expect(seconds).toBeGreaterThan(0)
  expect(seconds).toBeLessThanOrEqual(60)
  expect(await refused.json()).toMatchObject({ status: 429, code: 'TROPPE_RICHIESTE', title: `Troppe richieste: riprovare tra ${seconds} secondi` })
  expect((await server.call(other, 'GET', '/auth/identity')).status).toBe(200)
})

it('expensive calls count for more, also if they are refused because of their body', async () => {
  const token = await server.tokenOf((await server.addUser({ role: 'ADMIN' })).username)
  const file = () => server.call(token, 'POST', '/audit/csv', {})
  expect([(await file()).status, (await file()).status, (await file()).status]).toEqual([200, 200, 429])
  const second = await server.tokenOf((await server.addUser()).username)
  for (let i = 0; i < 10; i++) expect((await server.call(second, 'POST', '/consultools/calcolaForfetari/2026/salti', 'niente')).status).toBe(400)
  expect((await server.call(second, 'GET', '/auth/identity')).status).toBe(429)
})

it('every call that searches, reads or writes a file has a higher cost', () => {
  const all = Object.values<Route>(routes)
  // A public file counts in nobody's minute.
  const plain = all.filter(({ cost, permission, stream, file, multipart }) => permission !== 'pubblico' && (stream || file || multipart) && cost === undefined)
  expect(plain.map(({ path }) => path)).toEqual([])
  expect(new Set(all.map(({ cost }) => costs[cost ?? 'usual']))).toEqual(new Set([1, 10, 50]))
})
