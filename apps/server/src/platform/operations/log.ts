/**
 * The log: JSON lines, one for each finished request and one for each failure of the program. A line names the route instead of the path, because a
 * path may hold clients' names. It has no body, query, header, token, statement or value.
 */
import { randomUUID } from 'node:crypto'
import proxyAddr from '@fastify/proxy-addr'
import { type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import type { Config } from '../config.ts'
import { withoutValues } from '../failures.ts'

/** Receives the lines; the standard output by default. */
export type Log = { readonly write: (line: string) => void }

/** The header of the request id, in answers and from trusted proxies. */
export const REQUEST_ID = 'x-request-id'
/** Monitors ask these every few seconds, so successes are not logged. */
const ASKED_OFTEN = ['/health', '/ready']

/** The settings of Fastify's logger. Errors logged as `err` lose their values. */
export const logger = ({ production }: Pick<Config, 'production'>, log?: Log) => ({
  level: production ? 'info' : 'warn',
  ...(log && { stream: log }),
  serializers: { err: withoutValues },
})

/** Logs one line for each request. */
export class RequestLog extends LogController {
  override incomingRequest(): void {
    // The request is logged when it has ended.
  }

  override requestCompleted(_error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    logRequest(request, reply.statusCode, reply.elapsedTime)
  }
}

/** `status`: null if the caller left before the answer. `ms`: the time of the answer; null without an answer or if the request was refused unread. */
export function logRequest({ method, routeOptions, who, ip, log }: FastifyRequest, status: number | null, ms: number | null): void {
  const route = routeOptions.url ?? null
  if (route !== null && ASKED_OFTEN.includes(route) && status === 200) return
  log.info({ method, route, status, ms: ms && Math.round(ms * 10) / 10, userId: who?.Id ?? null, ip }, 'request')
}

/** The other end of the connection, and the id that it gives to the request. */
type Peer = { readonly remoteAddress: string | undefined; readonly given: string | readonly string[] | undefined }

/** The id of a request: the one of a trusted proxy, or a new one. */
export function requestIds({ trustedProxies }: Pick<Config, 'trustedProxies'>): (peer: Peer) => string {
  const trusts = proxyAddr.compile([...trustedProxies])
  return ({ remoteAddress, given }) =>
    typeof given === 'string' && /^[\w.:-]{1,100}$/.test(given) && remoteAddress !== undefined && trusts(remoteAddress, 0) ? given : randomUUID()
}
