/**
 * Sign-in by ticket: another application sends its user here with `?tkt=` in the address. The server exchanges the ticket,
 * so no page sees its secret. The session ends with its token, because a provider of tickets gives no refresh token.
 */
import { type Answer, accessErrors, routes } from '@bilancia/contract/api'
import { CallError } from '../../api/call-error.ts'
import { call, connectSession } from '../../api/client.ts'
import type { Provider } from './provider.ts'

const PARAMETER = 'tkt'

/** The ticket was refused; `message` says why. A retry is useless, because a ticket can be used once. */
export class SignOnRefused extends CallError {}

/** The ticket, or its tokens if the connection to the server was lost right after the exchange. */
let held: string | Answer<typeof routes.ticketSignOn> | null = null

/** Removes the ticket from the address and from the history. Call it before the first page reads or stores the address. */
export function holdTicket(): void {
  const address = new URL(window.location.href)
  if (!address.searchParams.has(PARAMETER)) return
  held = address.searchParams.get(PARAMETER) || null
  address.searchParams.delete(PARAMETER)
  // Without a page in the address, the user lands where every sign-in does.
  if (address.pathname === '/') address.pathname = '/callback'
  window.history.replaceState(window.history.state, '', address)
}

/** Signs in the user of the ticket in this tab. Throws `SignOnRefused`, after which nobody is signed in; otherwise throws like `call`. */
export async function signOnByTicket(provider: () => Promise<Provider>, remove: () => Promise<void>): Promise<void> {
  if (held === null) return
  try {
    if (typeof held === 'string') held = await call(routes.ticketSignOn, { body: { ticket: held } })
    const sub = await known(held)
    await (await provider()).store(held, sub)
    held = null
  } catch (cause) {
    if (!(cause instanceof CallError)) throw cause
    held = null
    await remove()
    throw cause instanceof SignOnRefused ? cause : new SignOnRefused(cause.code, cause.status, cause.message)
  }
}

/** The name of the token's user, if the server knows the user and allows access. */
async function known({ access_token }: Answer<typeof routes.ticketSignOn>): Promise<string> {
  connectSession({ token: () => access_token, renew: async () => null, expired: () => {} })
  const { Username } = await call(routes.identity).catch((cause: unknown) => {
    // Refusals of the sign-in have their own texts.
    if (cause instanceof CallError && cause.status !== 403) throw new SignOnRefused('UTENTE_NON_VALIDO', cause.status, accessErrors.UTENTE_NON_VALIDO.testo)
    throw cause
  })
  return Username
}
