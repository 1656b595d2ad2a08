/** A studio of 1,000 clients, each with the payments of a year: how long its page of next payments and its private diary take. */

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { replace } from '../apps/server/src/areas/payments/store.ts'
import { readConfig } from '../apps/server/src/platform/config.ts'
import { openDatabase } from '../apps/server/src/platform/database.ts'
import { agency, client, principal, principalAuth } from '../apps/server/src/platform/schema.ts'
import { signIn } from '../apps/server/test/support/sign-in.ts'
import { code } from './clients.ts'
import { startServer } from './server.ts'

const CLIENTS = 1000
/** Payment days of each client in a year: an artisan has some sixteen. */
const DAYS = 16
const CALLS = 40
const FEW = 5
const DAY_MS = 86_400_000

/** Fills the studio of this user, and returns its number. */
async function fill(settings: Readonly<Record<string, string>>, username: string): Promise<number> {
  const database = await openDatabase(readConfig({ ...settings, PORT: '1' }))
  const { db } = database
  const [of] = await db
    .select({ agencyId: agency.id, companyId: agency.companyId })
    .from(agency)
    .innerJoin(principalAuth, eq(principalAuth.agencyId, agency.id))
    .innerJoin(principal, eq(principal.id, principalAuth.principalId))
    .where(eq(principal.username, username))
  if (!of) throw new Error(`${username} has no studio`)
  const now = Date.now()
  const numbers = Array.from({ length: CLIENTS }, (_, k) => k + 1)
  const rows = await db
    .insert(client)
    .values(numbers.map((n) => ({ ...of, tipo: 'SOCIETA' as const, stato: 'ATTIVO' as const, denominazione: `Cliente ${n} S.r.l.`, codiceFiscale: code(n) })))
    .returning({ id: client.id, name: client.denominazione })
  for (const [n, { id, name }] of rows.entries()) {
    const days = Array.from({ length: DAYS }, (_, k) => ({
      due: new Date(now + ((k * 365) / DAYS + (n % 20)) * DAY_MS).toISOString().slice(0, 10),
      content: { chi: name, totale: 1234.56, pagamenti: 3, provvisorio: k > 8 },
    }))
    await replace(database, { clientId: id, calculationId: null, insertedAt: new Date() }, days)
  }
  await database.close()
  return of.agencyId
}

/** The 95th percentiles in milliseconds. `year` is the page with all rows of a whole year. */
export async function payments() {
  const data = mkdtempSync(join(tmpdir(), 'bilancia-bench-'))
  const settings = { DATA_DIR: join(data, 'data') }
  const first = await startServer(settings)
  await first.stop()
  const user = first.users.find(({ role }) => role === 'OPERATOR')
  if (!user) throw new Error('the server printed no operator')
  const agencyId = await fill(settings, user.username)
  const server = await startServer(settings)
  const { access_token } = await signIn(server.origin, user.username, user.password)
  const asked = async (method: string, path: string): Promise<unknown> => {
    const answer = await fetch(`${server.origin}/api${path}`, { method, headers: { authorization: `Bearer ${access_token}` } })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return answer.json()
  }
  const p95 = async (work: () => Promise<unknown>, calls = CALLS): Promise<number> => {
    const found: number[] = []
    for (let n = 0; n < calls; n++) {
      const start = performance.now()
      await work()
      found.push(performance.now() - start)
    }
    return found.toSorted((a, b) => a - b)[Math.floor(calls * 0.95)] ?? Number.NaN
  }
  const { indirizzo } = (await asked('POST', `/pagamenti/agende/${agencyId}`)) as { readonly indirizzo: string }
  const measured = {
    page: await p95(() => asked('GET', '/pagamenti?giorni=60')),
    year: await p95(() => asked('GET', '/pagamenti?giorni=366'), FEW),
    diary: await p95(async () => {
      const answer = await fetch(indirizzo)
      if (!answer.ok) throw new Error(`diary: ${answer.status}`)
      return answer.text()
    }, 1),
  }
  await server.stop()
  rmSync(data, { recursive: true, force: true })
  return measured
}
