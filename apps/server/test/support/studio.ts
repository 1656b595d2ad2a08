/** A server over an empty database with one company and one studio, for tests of who may come in. */
import { buildApp } from '../../src/app.ts'
import { type Config, readConfig } from '../../src/platform/config.ts'
import type { Db } from '../../src/platform/database.ts'
import { hashPassword } from '../../src/platform/password.ts'
import { agency, company, principal, principalAuth } from '../../src/platform/schema.ts'
import { testDatabase } from './database.ts'
import { freePort } from './port.ts'

export const PASSWORD = 'una frase che nessuno indovina'
const hash = hashPassword(PASSWORD)

type NewUser = Partial<typeof principal.$inferInsert> & { readonly agencies?: readonly number[] }
export type Studio = {
  readonly db: Db
  readonly config: Config
  readonly origin: string
  readonly companyId: number
  readonly agencyId: number
  /** Moves the clock of the server; it starts at the present. */
  readonly wait: (minutes: number) => void
  readonly addAgency: (values?: Partial<typeof agency.$inferInsert>) => Promise<number>
  /** An OPERATOR of the studio unless told otherwise; the username is new each time. */
  readonly addUser: (values?: NewUser) => Promise<{ readonly id: number; readonly username: string }>
  /** Closes the server and starts another one on the same database and address. */
  readonly restart: () => Promise<void>
  readonly close: () => Promise<void>
}

export async function studio(settings: Readonly<Record<string, string>> = {}): Promise<Studio> {
  const { db, close } = await testDatabase()
  const port = Number(settings.PORT ?? (await freePort()))
  const config = readConfig({ PORT: String(port), DATA_DIR: 'unused', ...settings })
  let ahead = 0
  const listen = async () => {
    const app = await buildApp({ db, config, clock: () => new Date(Date.now() + ahead), pages: async () => (reply) => reply.code(404).send() })
    await app.listen({ host: '127.0.0.1', port })
    return app
  }
  let app = await listen()
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
  let users = 0
  return {
    db,
    config,
    origin: config.origin,
    companyId,
    agencyId,
    wait(minutes) {
      ahead += minutes * 60_000
    },
    addAgency,
    async addUser({ agencies = [agencyId], ...values } = {}) {
      users += 1
      const username = `utente${users}`
      const [row] = await db
        .insert(principal)
        .values({ companyId, username, passwordHash: await hash, surname: 'Rossi', name: 'Mario', mail: 'rossi@example.it', role: 'OPERATOR', ...values })
        .returning()
      const user = { id: row?.id ?? 0, username: row?.username ?? '' }
      for (const id of agencies) await db.insert(principalAuth).values({ principalId: user.id, agencyId: id })
      return user
    },
    async restart() {
      await app.close()
      app = await listen()
    },
    async close() {
      await app.close()
      await close()
    },
  }
}
