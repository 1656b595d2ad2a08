/** The checks for monitors and proxies: whether the server is alive, and whether it can serve requests. */
import type { FastifyInstance } from 'fastify'
import { CALL_HEADERS } from '../call-headers.ts'
import { Refusal } from '../problem.ts'
import type { Readiness } from './readiness.ts'

/** `/health` does not use the database: restarting a server that waits for its database would not help. */
export function health(app: FastifyInstance, ready: Readiness): void {
  app.get('/health', async (_request, reply) => reply.headers(CALL_HEADERS).send({ stato: 'attivo' }))
  app.get('/ready', async (_request, reply) => {
    const reason = await ready()
    if (reason !== null) throw new Refusal('NON_PRONTO', { motivo: reason })
    return reply.headers(CALL_HEADERS).send({ stato: 'pronto' })
  })
}
