/** What a watchman or a proxy asks the server: whether it is alive, and whether to send it requests. */
import type { FastifyInstance } from 'fastify'
import { CALL_HEADERS } from '../call-headers.ts'
import { Refusal } from '../problem.ts'
import type { Readiness } from './readiness.ts'

/** `/health` asks the database nothing: a server that waits for it is alive, and starting it anew would mend nothing. */
export function health(app: FastifyInstance, ready: Readiness): void {
  app.get('/health', async (_request, reply) => reply.headers(CALL_HEADERS).send({ stato: 'attivo' }))
  app.get('/ready', async (_request, reply) => {
    const reason = await ready()
    if (reason !== null) throw new Refusal('NON_PRONTO', { motivo: reason })
    return reply.headers(CALL_HEADERS).send({ stato: 'pronto' })
  })
}
