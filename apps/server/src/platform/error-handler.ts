/** Answers every failure as problem+json with an Italian text: refusals unchanged, errors of the framework by code, all others as 500. */
import { PassThrough } from 'node:stream'
import { nearest } from '@bilancia/contract'
import { API_BASE, type ErrorCode, type Problem } from '@bilancia/contract/api'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest, FastifySchema, preParsingAsyncHookHandler } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { methodsAt } from './allowed-methods.ts'
import { CALL_HEADERS } from './call-headers.ts'
import { isAway, isBusy, isFull, isReadOnlyDisk, isUnsure, SOON_S } from './failures.ts'
import { PROVIDER_PATH } from './oidc/provider.ts'
import type { Page } from './pages.ts'
import { Refusal } from './problem.ts'

export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>(answerError)
}

/** Answers any thrown error. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = refusalOf(error, request)
  // Fastify sets `connection` when a body could not be read.
  if (reply.hasHeader('connection') || isPacked(request)) discardRest(request, reply)
  return send(reply, refusal)
}

const isPacked = ({ headers }: FastifyRequest): boolean => headers['content-encoding'] !== undefined

/** A packed body passes through a stream of its own. Whoever cannot unpack it destroys its source, and this must not be the connection. */
export const unpackedApart: preParsingAsyncHookHandler = async (request, _, body) => (isPacked(request) ? body.pipe(new PassThrough()) : body)

/**
 * The rest of a body that is too large, or not what it is said to be, arrives and is discarded, not unpacked. Fastify would close the connection, and a
 * client that still writes would see only that.
 */
function discardRest({ raw }: FastifyRequest, reply: FastifyReply): void {
  reply.removeHeader('connection')
  raw.unpipe().resume()
}

/** The answer to a thrown error. Defects of the server are logged. */
export function refusalOf(error: FastifyError, request: FastifyRequest): Refusal {
  const refusal = asRefusal(error, request)
  if (refusal.status >= 500) request.log.error({ ip: request.ip, err: error }, 'failure')
  return refusal
}

export const PROBLEM = 'application/problem+json'
const PROBLEM_TYPE = `${PROBLEM}; charset=utf-8`
/** The body of a refusal. */
export const problemOf = ({ code, status, message, details }: Refusal): Problem => ({ type: 'about:blank', title: message, status, code, ...details })
const written = (refusal: Refusal) => JSON.stringify(problemOf(refusal))

/** RFC 6750, section 3: an error code only if a token was sent. */
const challenge = ({ status }: Refusal, { headers }: FastifyRequest) =>
  status === 401 ? { 'www-authenticate': headers.authorization === undefined ? 'Bearer' : 'Bearer error="invalid_token"' } : {}
const retryAfter = ({ status, retryAfterS = status === 503 ? SOON_S : undefined }: Refusal) =>
  retryAfterS === undefined ? {} : { 'retry-after': String(retryAfterS) }

/** Answers a refusal. */
const send = (reply: FastifyReply, refusal: Refusal): FastifyReply =>
  reply
    .code(refusal.status)
    .headers({ ...CALL_HEADERS, ...retryAfter(refusal), ...challenge(refusal, reply.request) })
    .type(PROBLEM_TYPE)
    .serializer(String)
    .send(written(refusal))

const refusedConnections: Readonly<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'INDIRIZZO_TROPPO_LUNGO',
  ERR_HTTP_REQUEST_TIMEOUT: 'RICHIESTA_INTERROTTA',
}

/** The answer to a connection that Node refused before any request: a header too long, not HTTP, or a request that never ends. */
export function connectionRefused({ code = '' }: { readonly code?: string }, headers: Readonly<Record<string, string>> = {}): string {
  const refusal = new Refusal(refusedConnections[code] ?? 'RICHIESTA_NON_VALIDA', { dettaglio: 'non è HTTP' })
  const body = written(refusal)
  const lines = Object.entries({ ...CALL_HEADERS, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`)
  return `HTTP/1.1 ${refusal.status} Refused\r\n${lines.join('')}Content-Type: ${PROBLEM_TYPE}\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`
}

function asRefusal(error: FastifyError, request: FastifyRequest): Refusal {
  if (error instanceof Refusal) return error
  if (hasZodFastifySchemaValidationErrors(error)) return invalid(error, request)
  const { statusCode } = error
  if (statusCode === undefined || statusCode >= 500) return failure(error, request)
  if (statusCode === 413) return new Refusal('CORPO_TROPPO_GRANDE', { limite: `${request.routeOptions.bodyLimit / 1024} kB` })
  if (statusCode === 415) return new Refusal('FORMATO_NON_AMMESSO')
  if (statusCode === 429) return new Refusal('TROPPE_RICHIESTE', { secondi: 60 })
  if (error instanceof SyntaxError || NO_JSON.test(error.code))
    return isOfState(request) ? new Refusal('STATO_NON_JSON') : new Refusal('RICHIESTA_NON_VALIDA', { dettaglio: 'i dati non sono JSON valido' })
  return new Refusal('RICHIESTA_NON_VALIDA', { dettaglio: 'indirizzo o dati non leggibili' })
}

/** Errors that are not the caller's fault. */
function failure(error: FastifyError, { id }: FastifyRequest): Refusal {
  if (isUnsure(error)) return new Refusal('SALVATAGGIO_INCERTO')
  if (isAway(error)) return new Refusal('BASE_DATI_NON_RAGGIUNGIBILE')
  if (isBusy(error)) return new Refusal('BASE_DATI_OCCUPATA')
  if (isReadOnlyDisk(error)) return new Refusal('DISCO_SOLA_LETTURA')
  return isFull(error) ? new Refusal('DISCO_PIENO') : new Refusal('ERRORE_IMPREVISTO', { richiesta: id })
}

/** In addition to the errors of the JSON parser (a `__proto__` key, broken text), which are syntax errors. */
const NO_JSON = /^FST_ERR_CTP_(EMPTY_JSON_BODY|INVALID_JSON_BODY|INVALID_CONTENT_LENGTH)$/

const parts: Readonly<Record<string, string>> = { params: "nell'indirizzo", querystring: 'nei parametri', body: 'nei dati' }

/** Whether the body is the state of a simulation, which has its own texts. */
const isOfState = ({ routeOptions }: FastifyRequest): boolean => routeOptions.url?.startsWith(`${API_BASE}/consultools/`) ?? false

type Fault = { readonly instancePath: string; readonly params?: { readonly keys?: unknown } | undefined }
type Invalid = { readonly validation: readonly Fault[]; readonly validationContext?: string | undefined }

/** How many unknown names of a call the refusal lists. */
const SAID = 5
/** The names that the call does not have. Lists and queries are flat and refuse them; other bodies do not. */
const unknownNames = (validation: readonly Fault[]): readonly string[] =>
  validation.flatMap(({ params }) => (Array.isArray(params?.keys) ? params.keys.slice(0, SAID).map((key) => String(key).slice(0, 100)) : []))

/** The names that a part of the call declares. */
function namesIn(schema: FastifySchema | undefined, part: string | undefined): readonly string[] {
  const declared = part === 'body' || part === 'querystring' ? schema?.[part] : undefined
  return declared instanceof z.ZodObject ? Object.keys(declared.shape) : []
}

function invalid({ validation, validationContext }: Invalid, request: FastifyRequest): Refusal {
  const unknown = unknownNames(validation)
  const where = parts[validationContext ?? ''] ?? ''
  if (unknown.length > 0) {
    const known = namesIn(request.routeOptions.schema, validationContext)
    const said = unknown.map((name) => `«${name}» (il nome più vicino: «${nearest(name, known)}»)`)
    return new Refusal('RICHIESTA_NON_VALIDA', { dettaglio: `${where} questa chiamata non ha ${said.join(', ')}` })
  }
  const fields = [...new Set(validation.map((v) => v.instancePath.replace(/^\//, '').replaceAll('/', '.')))].filter((f) => f !== '')
  if (validationContext === 'body' && fields.length === 0)
    return isOfState(request)
      ? new Refusal('STATO_NON_OGGETTO')
      : new Refusal('RICHIESTA_NON_VALIDA', { dettaglio: 'i dati non sono quelli di questa chiamata' })
  const sent = validationContext === 'body' ? request.body : validationContext === 'querystring' ? request.query : request.params
  const missing = fields.filter((field) => isMissing(sent, field))
  const wrong = fields.filter((field) => !missing.includes(field))
  const said = [
    ...(missing.length > 0 ? [`${missing.length === 1 ? 'manca' : 'mancano'} ${quoted(missing)}`] : []),
    ...(wrong.length > 0 ? [wrong.length === 1 ? `il valore di ${quoted(wrong)} non è ammesso` : `i valori di ${quoted(wrong)} non sono ammessi`] : []),
  ]
  return new Refusal('RICHIESTA_NON_VALIDA', { dettaglio: `${where} ${said.join(', ')}` })
}

const quoted = (names: readonly string[]) => names.map((name) => `«${name}»`).join(', ')

/** Whether the data have nothing at this path, as `righe.0.nome`. */
function isMissing(sent: unknown, path: string): boolean {
  const found = path.split('.').reduce<unknown>((at, name) => (typeof at === 'object' && at !== null ? Reflect.get(at, name) : undefined), sent)
  return found === undefined
}

/** Addresses that are never a page. `/healthz` and similar ones are used by machines. */
const NO_PAGE = new RegExp(`^(?:${API_BASE}|${PROVIDER_PATH})(?:[/?;]|$)|^/(?:health|ready|metrics)`, 'i')

/** The path in the form that the router uses. */
function pathIn(url: string): string {
  const [path = ''] = url.split('?')
  try {
    return decodeURIComponent(path).replace(/^\/+/, '/')
  } catch {
    return path
  }
}

/** Whether the address is a page or one of its files, and not a call. */
const isPage = ({ method, url }: Pick<FastifyRequest, 'method' | 'url'>): boolean => (method === 'GET' || method === 'HEAD') && !NO_PAGE.test(pathIn(url))

/** Answers unknown addresses: with an error where there is never a page, otherwise as a page. A wrong method gets the methods that the address accepts. */
export function handleNotFound(app: FastifyInstance, page: Page): void {
  app.setNotFoundHandler((request, reply) => {
    const methods = methodsAt(request.url)
    if (methods.length > 0) {
      const refusal = new Refusal('METODO_NON_AMMESSO', { metodo: request.method, ammessi: methods.join(' o ') })
      return send(reply.header('allow', methods.join(', ')), refusal)
    }
    return isPage(request) ? page(reply) : send(reply, new Refusal('CHIAMATA_SCONOSCIUTA', { indirizzo: `${request.method} ${request.url.slice(0, 200)}` }))
  })
}
