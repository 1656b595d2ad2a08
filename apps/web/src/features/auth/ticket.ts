/**
 * Sign-on by ticket: another application sends its user here with `?tkt=` in the address. The server exchanges it, whose secret
 * no page sees. The session lasts as long as its token: a provider that gives tickets gives no way to renew.
 */
import { type Answer, accessErrors, routes } from '@bilancia/contract/api'
import { CallError } from '../../api/call-error.ts'
import { call, connectSession } from '../../api/client.ts'
import type { Provider } from './provider.ts'

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
  // Without a page in mind one lands where every sign-in does.
  if (address.pathname === '/') address.pathname = '/callback'
  window.history.replaceState(window.history.state, '', address)
}

/** Makes who holds a ticket the user of the tab. Throws `SignOnRefused`, after which nobody is; otherwise as `call` does. */
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

/** The name of the bearer of the tokens, where the server knows them as a user who may come in. */
async function known({ access_token }: Answer<typeof routes.ticketSignOn>): Promise<string> {
  connectSession({ token: () => access_token, renew: async () => null, expired: () => {} })
  const { Username } = await call(routes.identity).catch((cause: unknown) => {
    // The sign-in refusals have words of their own.
    if (cause instanceof CallError && cause.status !== 403) throw new SignOnRefused('UTENTE_NON_VALIDO', cause.status, accessErrors.UTENTE_NON_VALIDO.testo)
    throw cause
  })
  return Username
}
