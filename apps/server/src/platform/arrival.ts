/** How long a request may take to arrive: a minute, or ten if it brings a file and its sender is known. 20 MB take ten minutes at 35 kB a second. */
import { errors } from '@bilancia/contract/api'
import type { FastifyInstance } from 'fastify'

const ARRIVAL_MS = 60_000
/** Node has one limit for all requests. */
export const FILE_ARRIVAL_MS = 600_000

/** Refuses what takes longer than a minute like Node itself. */
export function arriveInAMinute(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const { raw, headers, routeOptions } = request
    if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return
    const late = setTimeout(() => {
      if (raw.complete || (request.who && routeOptions.config.call?.multipart)) return
      app.server.emit('clientError', Object.assign(new Error(errors.RICHIESTA_INTERROTTA.testo), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), raw.socket)
    }, ARRIVAL_MS)
    raw.once('close', () => clearTimeout(late))
  })
}
