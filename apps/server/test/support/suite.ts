/** The whole server for a test: a fresh database, the demo data, a second company, and everybody signed in for real. */

import type { Role } from '@bilancia/contract/api'
import { iforfettari } from '@bilancia/tax-rules'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../../src/app.ts'
import { loadCapitals } from '../../src/areas/comuni/capitals.ts'
import { readConfig } from '../../src/platform/config.ts'
import type { Db } from '../../src/platform/database.ts'
import { hashPassword } from '../../src/platform/password.ts'
import { agency, company, principal, principalAuth } from '../../src/platform/schema.ts'
import { seed } from '../../src/platform/seed.ts'
import { testDatabase } from './database.ts'
import { freePort } from './port.ts'
import { signIn } from './sign-in.ts'

export type Answered = { readonly status: number; readonly type: string; readonly body: unknown }
export type Suite = {
  readonly app: FastifyInstance
  readonly db: Db
  readonly origin: string
  /** One user of the demo company for each role. */
  readonly usernames: Readonly<Record<Role, string>>
  /** Bearer token of a user of the demo company, or of the other company. */
  readonly tokenOf: (username: string) => Promise<string>
  /** A call under the API base; `body` as JSON unless it is already text. */
  readonly call: (token: string | null, method: string, path: string, body?: unknown) => Promise<Answered>
  readonly close: () => Promise<void>
}

/** Users of another company: one with every right, one without the simulators. */
export const STRANGER = { username: 'estraneo', password: 'una-parola-di-altri-studi' }
export const WITHOUT_RIGHTS = { username: 'senzadiritti', password: 'una-parola-senza-diritti' }

export async function suite(): Promise<Suite> {
  const { db, close } = await testDatabase()
  await loadCapitals(db)
  const users = await seed(db, { clock: () => new Date(), calcola: iforfettari.calcola })
  await secondCompany(db)
  const port = await freePort()
  const config = readConfig({ PORT: String(port), DATA_DIR: 'unused' })
  const app = await buildApp({ db, config, pages: async () => (reply) => reply.code(404).send() })
  await app.listen({ host: '127.0.0.1', port })
  const tokens = new Map<string, Promise<string>>()
  const passwords = new Map([
    ...users.map(({ username, password }) => [username, password] as const),
    ...[STRANGER, WITHOUT_RIGHTS].map(({ username, password }) => [username, password] as const),
  ])
  return {
    app,
    db,
    origin: config.origin,
    usernames: Object.fromEntries(users.map(({ role, username }) => [role, username])) as Suite['usernames'],
    tokenOf(username) {
      const token = tokens.get(username) ?? signIn(config.origin, username, passwords.get(username) ?? '').then(({ access_token }) => access_token)
      tokens.set(username, token)
      return token
    },
    async call(token, method, path, body) {
      const response = await fetch(`${config.origin}/api${path}`, {
        method,
        headers: { ...(token && { authorization: `Bearer ${token}` }), ...(body !== undefined && { 'content-type': 'application/json' }) },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      })
      const text = await response.text()
      return { status: response.status, type: response.headers.get('content-type') ?? '', body: text === '' ? null : JSON.parse(text) }
    },
    async close() {
      await app.close()
      await close()
    },
  }
}

/** A company that the demo users have nothing to do with. */
async function secondCompany(db: Db): Promise<void> {
  const [other] = await db.insert(company).values({ businessName: 'Altri Studi S.r.l.', vatNumber: '01234567890' }).returning()
  const [studio] = await db
    .insert(agency)
    .values({ companyId: other?.id ?? 0, name: 'Altro studio', code: 'ALTRO', principalCounter: 3 })
    .returning()
  for (const [{ username, password }, rights] of [
    [STRANGER, true],
    [WITHOUT_RIGHTS, false],
  ] as const) {
    const [user] = await db
      .insert(principal)
      .values({
        companyId: other?.id ?? 0,
        username,
        passwordHash: await hashPassword(password),
        surname: 'Estranei',
        name: username,
        mail: `${username}@example.it`,
        role: 'OPERATOR',
        applicationForfetari: rights,
        applicationConvenienza: rights,
        applicationBudget: rights,
      })
      .returning()
    await db.insert(principalAuth).values({ principalId: user?.id ?? 0, agencyId: studio?.id ?? 0 })
  }
}
