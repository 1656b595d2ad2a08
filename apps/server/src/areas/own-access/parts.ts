/** What the calls of the own access and those of an administrator for somebody else's access share. */
import type { FastifyRequest } from 'fastify'
import type { Deps } from '../../platform/deps.ts'
import { traceOf } from '../../platform/failures.ts'
import { mailer } from '../../platform/mail.ts'
import { signInAttempts } from '../../platform/oidc/attempts.ts'
import { Refusal } from '../../platform/problem.ts'
import { passkeys } from './passkeys.ts'
import { passwords } from './password.ts'
import { secondFactors } from './second-factor.ts'

export type AccessDeps = Pick<Deps, 'db' | 'vault' | 'asProgram' | 'clock' | 'config' | 'siteOf' | 'readAgain'>
export type AccessParts = ReturnType<typeof accessParts>

export function accessParts(deps: AccessDeps) {
  const { db, clock, asProgram, config } = deps
  const send = mailer(config)
  const external = config.issuer !== null
  return {
    factors: secondFactors(deps, clock),
    keys: passkeys(deps, clock),
    own: passwords(db, clock, asProgram),
    attempts: signInAttempts(db, clock),
    /** Null if no mail server is set. */
    send,
    /** An external provider has the passwords and sessions. */
    external,
    /** Throws if an external provider has them. */
    here() {
      if (external) throw new Refusal('FORNITORE_ESTERNO')
    },
    /** Sends a mail without waiting for it. If the mail fails, the call does not. */
    tell(request: FastifyRequest, to: string, letter: { readonly subject: string; readonly text: string }) {
      send?.({ to, ...letter }).catch((error: unknown) => request.log.error({ reason: traceOf(error) }, 'no mail'))
    },
  }
}
