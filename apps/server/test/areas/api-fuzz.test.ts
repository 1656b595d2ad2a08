/** Calls made from the schemas of the route table, as every role: none may end in a failure of the server. */
import { type Role, type Route, roles, routes } from '@bilancia/contract/api'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { howMany } from '../../../../packages/contract/test/how-many.ts'
import { fromSchema } from '../support/from-schema.ts'
import { raw } from '../support/raw.ts'
import { type Suite, suite } from '../support/suite.ts'
import { tell } from '../support/tell.ts'

let server: Suite
beforeAll(async () => {
  server = await suite()
})
afterAll(() => server.close())

const tokens = new Map<Role, string>()
/** The token of a user with this role; empty if an earlier call has closed the user. */
async function tokenOf(role: Role): Promise<string> {
  const token = tokens.get(role) ?? (await server.tokenOf(server.usernames[role]).catch(() => ''))
  tokens.set(role, token)
  return token
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed()
const none = fc.constant<unknown>({})

const call = fc.constantFrom<Route>(...Object.values(routes)).chain(({ method, path, params, query, body }) =>
  fc
    .record({
      role: fc.constantFrom<Role>(...roles),
      given: params ? fromSchema(params) : none,
      asked: query ? fromSchema(query) : none,
      body: body ? fromSchema(body) : none,
    })
    .map(({ role, given, asked, ...sent }) => {
      const part = (name: string) => asText((given as Readonly<Record<string, unknown>> | null)?.[name]) || '1'
      const at = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(part(name)))
      const search = new URLSearchParams(Object.entries(asked ?? {}).map(([key, value]): [string, string] => [key, asText(value)]))
      return { role, method, path: `/api${at}?${search}`, body: method === 'GET' ? undefined : JSON.stringify(sent.body) }
    }),
)

it('no call made from the schemas ends in a failure of the server', { timeout: 3_600_000 }, async () => {
  const answers = new Map<number, number>()
  await fc.assert(
    fc.asyncProperty(call, async ({ role, method, path, body }) => {
      const { status, text } = await raw(server.origin, await tokenOf(role)).send(method, path, body)
      if (status === 401) tokens.delete(role)
      answers.set(status, (answers.get(status) ?? 0) + 1)
      expect(status, text).toBeLessThan(500)
    }),
    { numRuns: howMany(300, 100_000) },
  )
  tell(
    `chiamate costruite dagli schemi: ${[...answers]
      .sort(([a], [b]) => a - b)
      .map(([status, n]) => `${n} con ${status}`)
      .join(', ')}`,
  )
  expect([...answers.keys()]).toContain(200)
})
