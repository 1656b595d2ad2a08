/**
 * Sign-on by ticket: another application sends its user here with `?tkt=` in the address. The server exchanges it, whose secret
 * no page sees. The session lasts as long as its token: a provider that gives tickets gives no way to renew.
 */
import { type Answer, errors, routes } from '@bilancia/contract/api'
import { User, type UserManager } from 'oidc-client-ts'
import { CallError } from '../../api/call-error.ts'
import { call, connectSession } from '../../api/client.ts'

const PARAMETER = 'tkt'

/** Who came with a ticket was not let in; `message` says why. Trying again is of no use: a ticket is good once. */
export class SignOnRefused extends CallError {}

/** What there is to sign on with: the ticket, or what it was exchanged for where the server was lost right after. */
let held: string | Answer<typeof routes.ticketSignOn> | null = null

/** Takes the ticket out of the address, and so of the history, before anything reads or keeps it. Call it before the first page. */
export function holdTicket(): void {
  const address = new URL(window.location.href)
  if (!address.searchParams.has(PARAMETER)) return
  held = address.searchParams.get(PARAMETER) || null
  address.searchParams.delete(PARAMETER)
  window.history.replaceState(window.history.state, '', address)
}

/** Makes who holds a ticket the user of the tab. Throws `SignOnRefused`, after which nobody is; otherwise as `call` does. */
export async function signOnByTicket(manager: UserManager): Promise<void> {
  if (held === null) return
  try {
    if (typeof held === 'string') held = await call(routes.ticketSignOn, { body: { ticket: held } })
    await manager.storeUser(await known(held, manager.settings))
    held = null
  } catch (cause) {
    if (!(cause instanceof CallError)) throw cause
    held = null
    await manager.removeUser()
    throw cause instanceof SignOnRefused ? cause : new SignOnRefused(cause.code, cause.status, cause.message)
  }
}

/** The bearer of the tokens, where the server knows them as a user who may come in. */
async function known(tokens: Answer<typeof routes.ticketSignOn>, { authority: iss, client_id: aud }: UserManager['settings']): Promise<User> {
  const { access_token, id_token, token_type, scope, expires_in } = tokens
  connectSession({ token: () => access_token, renew: async () => null, expired: () => {} })
  const { Username: sub } = await call(routes.identity).catch((cause: unknown) => {
    // The sign-in refusals have words of their own.
    if (cause instanceof CallError && cause.status !== 403) throw new SignOnRefused('UTENTE_NON_VALIDO', cause.status, errors.UTENTE_NON_VALIDO.testo)
    throw cause
  })
  const iat = Math.floor(Date.now() / 1000)
  const exp = iat + expires_in
  return new User({ access_token, token_type, scope, expires_at: exp, profile: { sub, iss, aud, iat, exp }, ...(id_token !== null && { id_token }) })
}
