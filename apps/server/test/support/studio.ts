/** A server with one company and one studio, for the tests of the calls. */
import { argon2Sync } from 'node:crypto'
import { secondFactorRoles } from '@bilancia/contract/api'
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { buildApp } from '../../src/app.ts'
import { secondFactor } from '../../src/areas/own-access/tables.ts'
import { readConfig } from '../../src/platform/config.ts'
import type { Db, OpenDatabase } from '../../src/platform/connection.ts'
import type { Log } from '../../src/platform/operations/log.ts'
import { agency, company, principal, principalAuth } from '../../src/platform/schema.ts'
import type { Vault } from '../../src/platform/vault/vault.ts'
import { testDatabase } from './database.ts'
import { watched } from './document.ts'
import { freePort } from './port.ts'
import { signIn } from './sign-in.ts'

export const PASSWORD = 'una frase che nessuno indovina'
/** No limit in practice, because one user makes the calls of a whole file. */
const WITHOUT_LIMIT = { CALLS_PER_MINUTE: '100000000' }
const APP = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
/** The hash has the format of `password.ts`, with the least memory that the algorithm allows, so that hundreds of sign-ins are fast. */
const SALT = Buffer.alloc(16, 7)
export const lightHash = (password: string): string =>
  `argon2id$8$1$1$${SALT.toString('base64url')}$${argon2Sync('argon2id', { message: password, nonce: SALT, memory: 8, passes: 1, parallelism: 1, tagLength: 32 }).toString('base64url')}`
const hash = lightHash(PASSWORD)

type NewUser = Partial<typeof principal.$inferInsert> & { readonly agencies?: readonly number[] }
export type Answered = { readonly status: number; readonly type: string; readonly body: unknown }
export type Studio = {
  readonly db: Db
  readonly vault: Vault
  readonly origin: string
  readonly companyId: number
  readonly agencyId: number
  /** Makes a call under the API base; `body` is sent as JSON unless it is text. The body of a streamed answer is the list of its lines. */
  readonly call: (token: string | null, method: string, path: string, body?: unknown) => Promise<Answered>
  /** The bearer token of a user, who signs in once. */
  readonly tokenOf: (username: string, password?: string) => Promise<string>
  /** Moves the clock of the server, which starts at the present time. */
  readonly wait: (minutes: number) => void
  readonly addAgency: (values?: Partial<typeof agency.$inferInsert>) => Promise<number>
  /** An OPERATOR of the studio by default; the username is new each time. */
  readonly addUser: (values?: NewUser) => Promise<{ readonly id: number; readonly username: string }>
  /** Closes the server and starts another one on the same database and address. */
  readonly restart: () => Promise<void>
  /** Starts a second server for the same address. Returns its own address and the function that closes it. */
  readonly beside: () => Promise<Pick<Studio, 'origin' | 'close'>>
  /** Fails if the server has answered something that its OpenAPI document does not say. */
  readonly close: () => Promise<void>
}

export async function studio(settings: Readonly<Record<string, string>> = {}, database?: OpenDatabase, log?: Log): Promise<Studio> {
  const opened = database ?? (await testDatabase())
  const { db, close } = opened
  const port = Number(settings.PORT ?? (await freePort()))
  const config = readConfig({ PORT: String(port), DATA_DIR: 'unused', ...WITHOUT_LIMIT, ...settings })
  let ahead = 0
  const untold: ReadonlySet<string>[] = []
  const listen = async (at = port) => {
    const app = await buildApp({
      database: opened,
      config,
      ...(log && { log }),
      clock: () => new Date(Date.now() + ahead),
      pages: async () => (reply) => reply.code(404).send(),
    })
    untold.push(watched(app))
    await app.listen({ host: '127.0.0.1', port: at })
    return app
  }
  let app = await listen()
  const tokens = new Map<string, Promise<string>>()
  const [holder] = await db.insert(company).values({ businessName: 'Studi Riuniti S.r.l.', vatNumber: '01234567890' }).returning()
  const companyId = holder?.id ?? 0
  const addAgency: Studio['addAgency'] = async (values = {}) => {
    const [row] = await db
      .insert(agency)
      .values({ companyId, name: 'Studio Verdi', code: 'VERDI', ...values })
      .returning()
    return row?.id ?? 0
  }
  const agencyId = await addAgency()
  /** Gives an authenticator app to a user whose role must have one. Returns its key. The sign-in would otherwise activate one, with ten slow recovery codes. */
  const appOf = async (username: string): Promise<string | null> => {
    const [user] = await db.select().from(principal).where(eq(principal.username, username))
    if (!user || !secondFactorRoles.includes(user.role)) return null
    const row = {
      principalId: user.id,
      secret: opened.vault.seal(['second_factor', user.id, 'secret'], APP),
      insertedAt: new Date(0),
      confirmedAt: new Date(0),
    }
    const added = await db.insert(secondFactor).values(row).onConflictDoNothing().returning()
    return added.length > 0 ? APP : null
  }
  let users = 0
  return {
    db,
    vault: opened.vault,
    origin: config.origin,
    companyId,
    agencyId,
    async call(token, method, path, given) {
      const response = await fetch(`${config.origin}/api${path}`, {
        method,
        headers: { ...(token !== null && { authorization: `Bearer ${token}` }), ...(given !== undefined && { 'content-type': 'application/json' }) },
        ...(given !== undefined && { body: typeof given === 'string' ? given : JSON.stringify(given) }),
      })
      const text = await response.text()
      const type = response.headers.get('content-type') ?? ''
      const body = type.includes('ndjson')
        ? text
            .trim()
            .split('\n')
            .map((line) => JSON.parse(line))
        : text === ''
          ? null
          : type.includes('json')
            ? JSON.parse(text)
            : text
      return { status: response.status, type, body }
    },
    tokenOf(username, password = PASSWORD) {
      const now = () => new Date(Date.now() + ahead)
      const made = async () => (await signIn(config.origin, username, password, { now, app: await appOf(username) })).access_token
      const token = tokens.get(username) ?? made()
      tokens.set(username, token)
      return token
    },
    wait(minutes) {
      ahead += minutes * 60_000
    },
    addAgency,
    async addUser({ agencies = [agencyId], ...values } = {}) {
      users += 1
      const username = `utente${users}`
      const [row] = await db
        .insert(principal)
        .values({ companyId, username, passwordHash: hash, surname: 'Rossi', name: 'Mario', mail: 'rossi@example.it', role: 'OPERATOR', ...values })
        .returning()
      const user = { id: row?.id ?? 0, username: row?.username ?? '' }
      for (const id of agencies) await db.insert(principalAuth).values({ principalId: user.id, agencyId: id })
      return user
    },
    async restart() {
      await app.close()
      app = await listen()
    },
    async beside() {
      const at = await freePort()
      const other = await listen(at)
      return { origin: `http://localhost:${at}`, close: () => other.close() }
    },
    async close() {
      await app.close()
      await close()
      expect([...new Set(untold.flatMap((found) => [...found]))], 'answers of which the OpenAPI document says something else').toEqual([])
    },
  }
}
