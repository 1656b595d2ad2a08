/** What `app.ts` hands to every area. */
import type { Audited, Identity } from '@bilancia/contract/api'
import type { FastifyRequest } from 'fastify'
import type { Callers } from './callers.ts'
import type { Config } from './config.ts'
import type { Site } from './sites.ts'
import type { Vault } from './vault/vault.ts'

/** `evenDisabled`: read anew from the database, and not refused where the sign-in would refuse them by now. */
export type AuthenticateOptions = { readonly evenDisabled?: boolean }

/** What a marked call is entered into the register with: runs it in one transaction with its row. */
export type Recorded = <T>(
  audit: Audited,
  parts: { readonly who: Identity; readonly params: unknown; readonly body: unknown },
  handle: () => T | Promise<T>,
) => Promise<T>

export type Deps = Pick<Callers, 'db' | 'asProgram'> & {
  readonly vault: Vault
  readonly clock: () => Date
  readonly config: Config
  /** At which address of the suite a request came, and in which brand. */
  readonly siteOf: (request: FastifyRequest) => Site
  /** The signed-in user of a request, from its bearer token. Throws a `Refusal`: NON_AUTENTICATO, or a sign-in refusal. */
  readonly authenticate: (request: FastifyRequest, options?: AuthenticateOptions) => Promise<Identity>
}
