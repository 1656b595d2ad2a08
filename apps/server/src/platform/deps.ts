/** The dependencies that `app.ts` passes to every area. */
import type { ApplicationRecord, Audited, Identity, KeyGroup } from '@bilancia/contract/api'
import type { FastifyRequest } from 'fastify'
import type { Callers } from './callers.ts'
import type { Config } from './config.ts'
import type { Site } from './sites.ts'
import type { Vault } from './vault/vault.ts'

/** A user whose call was made with a key of their studio. It reaches only the calls of its groups. */
export type KeyHolder = Identity & { readonly ApiKey: { readonly id: number; readonly nome: string; readonly gruppi: readonly KeyGroup[] } }

/** `now`: reads the user again from the database. `evenDisabled`: so too, and accepts a user whose sign-in would now be refused. */
type AuthenticateOptions = { readonly now?: boolean; readonly evenDisabled?: boolean }

/** Runs a marked call in one transaction with its row of the register. */
export type Recorded = <T>(
  audit: Audited,
  parts: { readonly who: Identity; readonly params: unknown; readonly body: unknown },
  handle: () => T | Promise<T>,
) => Promise<T>

/** The answers of the federation service, for the users for whom it decides. One for each process, because it caches them. */
export type Federation = {
  /** Asks it now. Throws FEDERAZIONE_NON_RAGGIUNGIBILE. Null for users for whom it does not decide. */
  readonly ask: (who: Identity, authorization: string) => Promise<readonly ApplicationRecord[] | null>
  /** The user with the flags that count. While the service does not answer, its last list counts; before its first answer, the user's own flags. */
  readonly open: (who: Identity, authorization: string) => Promise<Identity>
  /** The same without asking, for a caller who has no token of the service. Without a known list nothing is open to them. */
  readonly known: <T extends Identity>(who: T) => T
}

export type Deps = Pick<Callers, 'db' | 'asProgram'> & {
  readonly vault: Vault
  readonly clock: () => Date
  readonly config: Config
  /** The address of the suite that a request used, and its brand. */
  readonly siteOf: (request: FastifyRequest) => Site
  readonly federation: Federation
  /** The signed-in user of a request, from its bearer token. Throws a `Refusal`: NON_AUTENTICATO, or a sign-in refusal. */
  readonly authenticate: (request: FastifyRequest, options?: AuthenticateOptions) => Promise<Identity | KeyHolder>
  /** After a change of a user: the next call of this process reads them again. Other processes do within seconds, or at their next call with `audit`. */
  readonly readAgain: (userId: number) => void
}
