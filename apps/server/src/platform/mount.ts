/** Mounts a call of the route table: its schemas, its permission, its handler. */
import { Readable } from 'node:stream'
import type { ObjectShape } from '@bilancia/contract'
import { type Answer, API_BASE, type FileAnswer, type Identity, type Permission, permissions, problem, type Route, refusal } from '@bilancia/contract/api'
import { jsonWriter } from '@bilancia/engine/json'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { CALL_HEADERS } from './call-headers.ts'
import type { Charge } from './call-limits.ts'
import type { Callers } from './callers.ts'
import type { Deps, Recorded } from './deps.ts'
import { PROBLEM } from './error-handler.ts'
import { JSON_LINES, jsonLines } from './json-lines.ts'
import { Refusal } from './problem.ts'
import type { RepeatedFiles } from './repeated-files.ts'

declare module 'fastify' {
  interface FastifyRequest {
    who: Identity | null
  }
  interface FastifyContextConfig {
    /** The call that the route mounts. */
    call?: Route
  }
}

type Out<S> = S extends z.ZodType ? z.output<S> : undefined
export type Call<R extends Route> = {
  readonly params: Out<R['params']>
  readonly query: Out<R['query']>
  readonly body: Out<R['body']>
  /** The signed-in user; null on public calls. */
  readonly who: R['permission'] extends 'pubblico' ? null : Identity
  readonly request: FastifyRequest
  /** Aborted when the caller has disconnected or has the answer. */
  readonly gone: () => AbortSignal
  /** For a streaming route: sends a line. The last line is the value that the handler returns. */
  readonly send: R extends { readonly stream: true } ? (line: Given<Answer<R>>) => void : undefined
}
/** The answer is only read, so readonly data are accepted. */
type Given<T> = T extends object ? { readonly [K in keyof T]: Given<T[K]> } : T
type Handled<R extends Route> = Given<Answer<R>>
/** With `shape` the answer is written by a writer prepared from it and is not validated again. */
export type Mount = <R extends Route>(route: R, handle: (call: Call<R>) => Handled<R> | Promise<Handled<R>>, shape?: ObjectShape) => void

type Parts = Pick<Deps, 'authenticate'> & Pick<Callers, 'asCaller'> & { readonly recorded: Recorded; readonly charge: Charge; readonly repeated: RepeatedFiles }

export const mounting =
  (app: FastifyInstance, { authenticate, asCaller, recorded, charge, repeated }: Parts): Mount =>
  (route, handle, shape) => {
    const write = shape && jsonWriter(shape)
    const { method, path, permission, keys, perMinute, once, cost, tag, summary, params, query, body, multipart, stream, file, audit } = route
    app.route({
      method,
      url: API_BASE + path,
      schema: {
        tags: [tag],
        summary,
        ...(params && { params }),
        ...(query && { querystring: query }),
        ...(body && { body }),
        ...(multipart && { consumes: ['multipart/form-data'] }),
        response: { 200: answerOf(route), '4xx': refused, '5xx': refused },
        security: permission === 'pubblico' ? [] : [{ accesso: [] }, ...(keys ? [{ chiave: [keys] }] : [])],
      },
      // helmet would compute headers for a page in every answer, and a call is never a page.
      helmet: false,
      ...(stream && { compress: false as const }),
      config: { call: route, ...(perMinute !== undefined && { rateLimit: { max: perMinute, timeWindow: '1 minute' } }) },
      // Before the body is read, so that no body of a refused caller is read.
      onRequest: async (request, reply) => {
        reply.headers(CALL_HEADERS)
        const asked = permissions[permission]
        if (asked === null) return
        // A call for the register never trusts a remembered user, who may just have lost a studio.
        const who = await authenticate(request, { now: audit !== undefined, evenDisabled: 'evenDisabled' in asked })
        // Also if the call is refused, so that the log names the user.
        request.who = who
        if ('ApiKey' in who && !(keys && who.ApiKey.gruppi.includes(keys))) throw new Refusal('CHIAVE_NON_AMMESSA', { nome: who.ApiKey.nome })
        refuse(permission, who, request)
        const { headers, over } = charge(who, cost)
        reply.headers(headers)
        if (over) throw over
      },
      // The schemas have parsed the three parts; Fastify's own types cannot follow a route that is a parameter.
      handler: async (request, reply) => {
        const answer = (send?: (line: unknown) => void) => {
          const { params, query, body, who } = request
          const run = () => handle({ params, query, body, who, request, gone: () => goneOf(reply), send } as unknown as Call<typeof route>)
          if (!who) return run()
          return asCaller(who, () => (audit && !audit.byHandler ? recorded(audit, { who, params, body }, run) : run()))
        }
        if (stream) return jsonLines(answer, request, reply)
        if (write) return reply.type(JSON_TYPE).send(textOf(write(await answer())))
        if (file === undefined) return answer()
        const made = async () => (await answer()) as FileAnswer
        const { who } = request
        const { name, type = file[0], lasting, bytes } = once && who ? await repeated(request, who.Id, made) : await made()
        if (lasting) reply.header('cache-control', 'public, max-age=31536000, immutable')
        return reply
          .type(type)
          .header('content-disposition', `attachment; filename="${name}"`)
          .send(bytes instanceof Uint8Array ? Buffer.from(bytes) : Readable.from(bytes))
      },
    })
  }

const JSON_TYPE = 'application/json; charset=utf-8'

/** Node sends head and text in one write, but head and bytes in two. */
const textOf = ({ buffer, byteOffset, byteLength }: Uint8Array): string => Buffer.from(buffer, byteOffset, byteLength).toString()

function goneOf({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController()
  if (raw.destroyed) gone.abort()
  raw.once('close', () => gone.abort())
  return gone.signal
}
/** Describes a file in the OpenAPI document; it is never run. */
const bytes = z.string().meta({ format: 'binary' })
const refused = { description: 'La richiesta non è stata eseguita', content: { [PROBLEM]: { schema: problem } } }

/** The schema of what the call answers, by media type if it is not JSON. */
function answerOf({ answer, stream, file }: Route) {
  if (stream) return { description: 'Una riga JSON per volta', content: { [JSON_LINES]: { schema: answer } } }
  return file ? { description: 'Il file', content: Object.fromEntries(file.map((type) => [type, { schema: bytes }])) } : answer
}

/** Throws the refusal if the permission table does not allow the call. */
function refuse(permission: Permission, who: Identity, request: FastifyRequest): void {
  const { username } = (request.params ?? {}) as { readonly username?: string }
  const code = refusal(permission, who, username)
  if (code) throw new Refusal(code)
}
