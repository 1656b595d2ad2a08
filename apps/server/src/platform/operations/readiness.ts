/** The checks for monitors and proxies: whether the server is alive, and whether it can serve requests. */
import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { CALL_HEADERS } from '../call-headers.ts'
import type { Db } from '../connection.ts'
import { isFull } from '../failures.ts'
import { migrations } from '../migrations.ts'
import { Refusal } from '../problem.ts'

/** `/health` does not use the database: restarting a server that waits for its database would not help. */
export function health(app: FastifyInstance, ready: Readiness): void {
  app.get('/health', async (_request, reply) => reply.headers(CALL_HEADERS).send({ stato: 'attivo' }))
  app.get('/ready', async (_request, reply) => {
    const reason = await ready()
    if (reason !== null) throw new Refusal('NON_PRONTO', { motivo: reason })
    return reply.headers(CALL_HEADERS).send({ stato: 'pronto' })
  })
}

/** Monitors do not wait longer. */
const PATIENCE_MS = 2000
/** Anybody may call `/ready`, so the database is not asked more often than this. */
const REMEMBERED_MS = 1000

const SILENT = 'la base dati non risponde'
const FULL = 'il disco della base dati è pieno'
const otherVersion = (found: number) =>
  `la base dati è alla versione ${found} delle tabelle e questo programma alla ${migrations}: avviare ovunque la stessa versione di Bilancia`

/** Null if the server is ready, otherwise the reason in Italian. Never throws. */
export type Readiness = () => Promise<string | null>

/** Requests can be served if the database answers and its tables have the version of this program. */
export function readiness(db: Db): Readiness {
  const ask = async (): Promise<string | null> => {
    const [row] = await db.execute<{ readonly n: number }>(sql`select count(*)::int as n from drizzle.__drizzle_migrations`)
    return row?.n === migrations ? null : otherVersion(row?.n ?? 0)
  }
  let asking: Promise<string | null> | null = null
  let last: { readonly answer: string | null; readonly at: number } | null = null
  const asked = (): Promise<string | null> => {
    asking ??= ask()
      .catch((error: unknown) => (isFull(error) ? FULL : SILENT))
      .finally(() => {
        asking = null
      })
    return asking
  }
  return async () => {
    const now = performance.now()
    if (last && now - last.at < REMEMBERED_MS) return last.answer
    const enough = new AbortController()
    const answer = await Promise.race([asked(), setTimeout(PATIENCE_MS, SILENT, { signal: enough.signal })])
    enough.abort()
    last = { answer, at: now }
    return answer
  }
}
