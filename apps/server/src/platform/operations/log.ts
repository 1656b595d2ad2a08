/**
 * The log: JSON lines, one for each request when it has ended, and one for each failure of ours. A line says the route and not the path,
 * which holds clients' names; it has no body, no query, no header, no token, no statement and no value.
 */
import { randomUUID } from 'node:crypto'
import proxyAddr from '@fastify/proxy-addr'
import { type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import type { Config } from '../config.ts'
import { withoutValues } from '../failures.ts'

/** Where the lines go; the standard output unless told otherwise. */
export type Log = { readonly write: (line: string) => void }

/** Where whoever calls finds the id of a request, and a proxy that is trusted says it. */
export const REQUEST_ID = 'x-request-id'
/** What watches the server asks every few seconds. */
const ASKED_OFTEN = ['/health', '/ready']

/** The settings of Fastify's logger. Whatever is logged as `err` leaves without values. */
export const logger = ({ production }: Pick<Config, 'production'>, log?: Log) => ({
  level: production ? 'info' : 'warn',
  ...(log && { stream: log }),
  serializers: { err: withoutValues },
})

/** One line a request. */
export class RequestLog extends LogController {
  override incomingRequest(): void {
    // What it came to is told when it has ended.
  }

  override requestCompleted(_error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    logRequest(request, reply.statusCode, reply.elapsedTime)
  }
}

/** `status`: null where the caller went away before the answer. `ms`: what the answer took, null where there was none or it was refused unread. */
export function logRequest({ method, routeOptions, who, ip, log }: FastifyRequest, status: number | null, ms: number | null): void {
  const route = routeOptions.url ?? null
  if (route !== null && ASKED_OFTEN.includes(route) && status === 200) return
  log.info({ method, route, status, ms: ms && Math.round(ms * 10) / 10, userId: who?.Id ?? null, ip }, 'request')
}

/** Who is at the other end of the connection, and what they call the request. */
type Peer = { readonly remoteAddress: string | undefined; readonly given: string | readonly string[] | undefined }

/** The id of a request: the one that a trusted proxy gave it, or a new one. */
export function requestIds({ trustedProxies }: Pick<Config, 'trustedProxies'>): (peer: Peer) => string {
  const trusts = proxyAddr.compile([...trustedProxies])
  return ({ remoteAddress, given }) =>
    typeof given === 'string' && /^[\w.:-]{1,100}$/.test(given) && remoteAddress !== undefined && trusts(remoteAddress, 0) ? given : randomUUID()
}
