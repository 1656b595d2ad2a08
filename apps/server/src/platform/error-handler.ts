/** Every failure leaves as problem+json with an Italian text: refusals as they are, the framework's own errors by code, the rest as 500. */
import { API_BASE, type ErrorCode, type Problem } from '@bilancia/contract/api'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { Refusal } from './problem.ts'

export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const refusal = asRefusal(error, request)
    if (refusal.status >= 500) request.log.error(error)
    return send(reply, refusal)
  })
}

/** Answers a refusal. */
export function send(reply: FastifyReply, { code, status, message }: Refusal): FastifyReply {
  const body: Problem = { type: 'about:blank', title: message, status, code }
  return reply.code(status).type('application/problem+json; charset=utf-8').serializer(JSON.stringify).send(body)
}

/** What a connection is told that Node refused before any request existed: a header too long, a request that is no HTTP. */
export function connectionRefused(error: { readonly code?: string }): string {
  const code: ErrorCode = error.code === 'HPE_HEADER_OVERFLOW' ? 'INDIRIZZO_TROPPO_LUNGO' : 'RICHIESTA_NON_VALIDA'
  const refusal = new Refusal(code, { dettaglio: 'non è HTTP' })
  const body = JSON.stringify({ type: 'about:blank', title: refusal.message, status: refusal.status, code } satisfies Problem)
  return `HTTP/1.1 ${refusal.status} Refused\r\nContent-Type: application/problem+json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`
}

/** Codes by which PostgreSQL and its driver say that the database is away. */
const AWAY = /^(08|57P0|ECONN|EPIPE|ETIMEDOUT)/

function asRefusal(error: FastifyError, request: FastifyRequest): Refusal {
  if (error instanceof Refusal) return error
  if (hasZodFastifySchemaValidationErrors(error)) return invalid(error)
  const cause = (error.cause as { readonly code?: string } | undefined)?.code ?? error.code
  if (cause && AWAY.test(cause)) return new Refusal('BASE_DATI_NON_RAGGIUNGIBILE')
  if (cause === '53100') return new Refusal('DISCO_PIENO')
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new Refusal('CORPO_TROPPO_GRANDE', { limite: `${Math.round(request.routeOptions.bodyLimit / 1024)} kB` })
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new Refusal('FORMATO_NON_AMMESSO')
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return new Refusal('STATO_NON_JSON')
  }
  if (error.statusCode === 429) return new Refusal('TROPPE_RICHIESTE', { secondi: 60 })
  // The JSON parser's own errors (a `__proto__` key, broken text) carry 400 and no code.
  if (error.statusCode === 400)
    return error instanceof SyntaxError ? new Refusal('STATO_NON_JSON') : new Refusal('RICHIESTA_NON_VALIDA', { dettaglio: 'indirizzo o dati non leggibili' })
  return new Refusal('ERRORE_IMPREVISTO', { richiesta: request.id })
}

const parts: Readonly<Record<string, string>> = { params: "nell'indirizzo", querystring: 'nei parametri', body: 'nei dati' }

function invalid({
  validation,
  validationContext,
}: {
  readonly validation: readonly { readonly instancePath: string }[]
  readonly validationContext?: string | undefined
}): Refusal {
  const fields = [...new Set(validation.map((v) => v.instancePath.replace(/^\//, '').replaceAll('/', '.')))].filter((f) => f !== '')
  if (validationContext === 'body' && fields.length === 0) return new Refusal('STATO_NON_OGGETTO')
  const where = parts[validationContext ?? ''] ?? ''
  return new Refusal('RICHIESTA_NON_VALIDA', { dettaglio: `${where} il valore di ${fields.map((f) => `«${f}»`).join(', ')} non è ammesso` })
}

/** Unknown addresses: under the API base a problem, elsewhere what the pages answer. */
export function handleNotFound(app: FastifyInstance, page: (reply: FastifyReply) => FastifyReply): void {
  app.setNotFoundHandler((request, reply) => {
    const isCall = request.url.toLowerCase().startsWith(`${API_BASE}/`) || (request.method !== 'GET' && request.method !== 'HEAD')
    return isCall ? send(reply, new Refusal('CHIAMATA_SCONOSCIUTA', { indirizzo: `${request.method} ${request.url.slice(0, 200)}` })) : page(reply)
  })
}
