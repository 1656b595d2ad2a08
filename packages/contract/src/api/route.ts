/** One call of the suite. The server mounts this object, the page calls it, OpenAPI prints it. */
import type { z } from 'zod'
import type { Permission } from './access.ts'
import type { Audited } from './audit.ts'
import type { KeyGroup } from './keys.ts'

export type Method = 'GET' | 'POST' | 'DELETE'

/** `usual`: a list or a calculation; `more`: many calculations, or a password; `heavy`: a search, or a file that is read or written. */
export const costs = { usual: 1, more: 10, heavy: 50 } as const
export type Cost = Exclude<keyof typeof costs, 'usual'>

export type Route = {
  readonly method: Method
  /** Under `API_BASE`; parameters as `:name`. Case does not matter. */
  readonly path: string
  readonly permission: Permission
  /** The group of a studio's key that may make the call, with the permission of who made the key. Without it no key reaches the call. */
  readonly keys?: KeyGroup
  readonly tag: string
  readonly summary: string
  /** Maximum number of calls per minute from one address. Without it there is no limit. */
  readonly perMinute?: number
  /** The call makes or erases rows. Repeated with the same `Idempotency-Key` and body, it only gives its first answer again. The page always sends a key. */
  readonly once?: true
  /** The cost of the call in the user's minute (`CALLS_PER_MINUTE`). Default: `usual`. */
  readonly cost?: Cost
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  /** The body is a form with a file, which the handler reads as a stream. */
  readonly multipart?: true
  readonly answer: z.ZodType
  /**
   * The answer is a stream of JSON lines, each with the shape of `answer`. A failure during the stream adds a last line `{
   * problema }`.
   */
  readonly stream?: true
  /** Media types of a file answer, the usual one first. The body is its bytes; `content-disposition` has its name. */
  readonly file?: readonly [string, ...string[]]
  /** How a successful call is entered in the register of reads and changes. */
  readonly audit?: Audited
}

/** The path of the calls, on the same origin as the pages. */
export const API_BASE = '/api'

export const route = <const R extends Route>(definition: R): R => definition

type In<S> = S extends z.ZodType ? z.input<S> : undefined
type Asked<R extends Route> = { params: In<R['params']>; query: In<R['query']>; body: In<R['body']> }
/** The arguments of a call: only the parts that the route declares. */
export type Ask<R extends Route> = { readonly [K in keyof Asked<R> as Asked<R>[K] extends undefined ? never : K]: Asked<R>[K] }
export type Answer<R extends Route> = z.output<R['answer']>
