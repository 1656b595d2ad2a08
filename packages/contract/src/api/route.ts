/** One call of the suite. The server mounts it, the page calls it, OpenAPI prints it: all from this object. */
import type { z } from 'zod'
import type { Permission } from './access.ts'
import type { Audited } from './audit.ts'

export type Method = 'GET' | 'POST' | 'DELETE'

/** By the work of the server: a list or a calculation; many calculations, or a password; a search, a file read or written. */
export const costs = { usual: 1, more: 10, heavy: 50 } as const
export type Cost = Exclude<keyof typeof costs, 'usual'>

export type Route = {
  readonly method: Method
  /** Under `API_BASE`; parameters as `:name`. Matched without regard to case. */
  readonly path: string
  readonly permission: Permission
  readonly tag: string
  readonly summary: string
  /** Calls allowed to one address in a minute; without it as many as it makes. */
  readonly perMinute?: number
  /** What a call of a user counts in their minute (`CALLS_PER_MINUTE`), where it is not `usual`. */
  readonly cost?: Cost
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  /** The body is a form with a file, which the handler reads as it comes. */
  readonly multipart?: true
  readonly answer: z.ZodType
  /** The answer comes as JSON lines while it is found, each of the shape of `answer`; a failure on the way is a last line `{ problema }`. */
  readonly stream?: true
  /** Media type of an answer that is a file to keep: its bytes are the body, its name in `content-disposition`. */
  readonly file?: string
  /** How a successful call enters the register of who read or changed what. */
  readonly audit?: Audited
}

/** Where the calls live, beside the pages of the application on the same origin. */
export const API_BASE = '/api'

export const route = <const R extends Route>(definition: R): R => definition

type In<S> = S extends z.ZodType ? z.input<S> : undefined
type Asked<R extends Route> = { params: In<R['params']>; query: In<R['query']>; body: In<R['body']> }
/** What a caller gives: only the parts the route declares. */
export type Ask<R extends Route> = { readonly [K in keyof Asked<R> as Asked<R>[K] extends undefined ? never : K]: Asked<R>[K] }
export type Answer<R extends Route> = z.output<R['answer']>
