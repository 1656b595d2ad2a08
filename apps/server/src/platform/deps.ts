/** What `app.ts` hands to every area. */
import type { Identity } from '@bilancia/contract/api'
import type { FastifyRequest } from 'fastify'
import type { Config } from './config.ts'
import type { Db } from './database.ts'

export type Deps = {
  readonly db: Db
  readonly clock: () => Date
  readonly config: Config
  /** The signed-in user of a request, from its bearer token. Throws a `Refusal`: NON_AUTENTICATO, or a sign-in refusal. */
  readonly authenticate: (request: FastifyRequest) => Promise<Identity>
}
