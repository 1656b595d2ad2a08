/** A studio of 1,000 clients, each with the payments of a year: how long its page of next payments and its private diary take. */

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { replace } from '../apps/server/src/areas/payments/store.ts'
import { client } from '../apps/server/src/platform/schema.ts'
import { openedAt } from '../apps/server/test/support/database.ts'
import { studio } from '../apps/server/test/support/studio.ts'
import { code } from './clients.ts'

const CLIENTS = 1000
/** An artisan pays on some sixteen days a year. */
const DAYS = 16
const CALLS = 40
const FEW = 5
const DAY_MS = 86_400_000

/** Milliseconds, in nineteen of twenty calls at most. `year`: the page asked for a whole year, all rows. */
export async function payments() {
  const data = mkdtempSync(join(tmpdir(), 'bilancia-bench-'))
  const server = await studio({}, await openedAt(join(data, 'data')))
  const now = Date.now()
  const user = await server.addUser()
  const of = { companyId: server.companyId, agencyId: server.agencyId, tipo: 'SOCIETA', stato: 'ATTIVO' } as const
  const numbers = Array.from({ length: CLIENTS }, (_, k) => k + 1)
  await server.db.transaction(async () => {
    const rows = await server.db
      .insert(client)
      .values(numbers.map((n) => ({ ...of, denominazione: `Cliente ${n} S.r.l.`, codiceFiscale: code(n) })))
      .returning({ id: client.id, name: client.denominazione })
    for (const [n, { id, name }] of rows.entries()) {
      const days = Array.from({ length: DAYS }, (_, k) => ({
        due: new Date(now + ((k * 365) / DAYS + (n % 20)) * DAY_MS).toISOString().slice(0, 10),
        content: { chi: name, totale: 1234.56, pagamenti: 3, provvisorio: k > 8 },
      }))
      await replace(server, { clientId: id, calculationId: null, insertedAt: new Date() }, days)
    }
  })
  const token = await server.tokenOf(user.username)
  const asked = async (method: string, path: string) => {
    const { status, body } = await server.call(token, method, path)
    if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(body)}`)
    return body
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
  const { indirizzo } = (await asked('POST', `/pagamenti/agende/${server.agencyId}`)) as { readonly indirizzo: string }
  const measured = {
    page: await p95(() => asked('GET', '/pagamenti?giorni=60')),
    year: await p95(() => asked('GET', '/pagamenti?giorni=366'), FEW),
    diary: await p95(async () => {
      const answer = await fetch(indirizzo)
      if (!answer.ok) throw new Error(`diary: ${answer.status}`)
      return answer.text()
    }, 1),
  }
  await server.close()
  rmSync(data, { recursive: true, force: true })
  return measured
}
