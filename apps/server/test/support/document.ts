/** The OpenAPI document as tests read it. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'

type Headers = Readonly<Record<string, object>>
type Answer = { readonly description: string; readonly content?: Readonly<Record<string, object>>; readonly headers?: Headers }
type Operation = {
  readonly parameters?: readonly { readonly in: string; readonly name: string; readonly required?: boolean }[]
  readonly responses: Readonly<Record<string, Answer>>
}
type Schema = { readonly properties?: Readonly<Record<string, object>> }
export type Document = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> }
}

/** The document that a server shows. */
export const documentAt = async (origin: string): Promise<Document> => (await fetch(`${origin}/docs/json`)).json() as Promise<Document>

let written: Document | undefined
/** Written once in a process, because the settings of a server do not change it. */
const documentOf = (app: FastifyInstance): Document => (written ??= JSON.parse(JSON.stringify(app.swagger())))

/** What a client plans by: how many calls it has left, and when to come back. */
const PLANNED_BY = /^(?:x-)?ratelimit-|^retry-after$/
const lower = (headers: Headers = {}) => Object.keys(headers).map((name) => name.toLowerCase())

/** The operation at an address: a literal part goes before a parameter. */
function finder({ paths }: Document) {
  const known = Object.entries(paths)
    .map(([path, operations]) => ({ at: new RegExp(`^${path.replace(/\{\w+\}/g, '([^/]+)')}$`, 'i'), parameters: path.split('{').length, operations }))
    .sort((a, b) => a.parameters - b.parameters)
  return ({ method = '', url = '' }: IncomingMessage): Operation | undefined => {
    const [path = ''] = url.split('?')
    return known.find(({ at, operations }) => at.test(path) && operations[method.toLowerCase()])?.operations[method.toLowerCase()]
  }
}

function untold(
  { responses }: Operation,
  { statusCode, ...response }: Pick<ServerResponse, 'statusCode'> & { readonly names: readonly string[]; readonly type: string },
): string | null {
  const answer = responses[statusCode] ?? responses[`${Math.floor(statusCode / 100)}XX`]
  if (!answer) return `${statusCode} is not declared`
  const bare = (type: string) => type.replace('; charset=utf-8', '')
  if (!Object.keys(answer.content ?? {}).some((type) => bare(type) === bare(response.type))) return `${statusCode} is ${response.type}`
  const declared = lower(answer.headers)
  const sent = response.names.filter((name) => PLANNED_BY.test(name))
  const more = sent.filter((name) => !declared.includes(name))
  const less = statusCode === 200 ? declared.filter((name) => !sent.includes(name)) : []
  return more.length + less.length > 0 ? `${statusCode}: headers ${more.join()} not declared, ${less.join()} not sent` : null
}

/** Watches every answer of a server. Returns what it sends and the document does not say, as it happens. */
export function watched(app: FastifyInstance): ReadonlySet<string> {
  const found = new Set<string>()
  let find: ReturnType<typeof finder> | undefined
  const server: Server = app.server
  server.on('request', (request, response) => {
    response.on('finish', () => {
      find ??= finder(documentOf(app))
      const operation = find(request)
      const { statusCode } = response
      const wrong = operation && untold(operation, { statusCode, names: response.getHeaderNames(), type: String(response.getHeader('content-type')) })
      if (wrong) found.add(`${request.method} ${request.url}: ${wrong}`)
    })
  })
  return found
}
