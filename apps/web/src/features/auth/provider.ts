/** Requests to the identity provider, through its library. A separate file, loaded at the first request. */
import { ErrorResponse, User, UserManager, WebStorageStateStore } from 'oidc-client-ts'
import { CallError, Offline } from '../../api/call-error.ts'
import { asSigned, type Signed } from './signed.ts'

export type Settings = { readonly issuer: string; readonly clientId: string; readonly resource: string }
/** The tokens of a sign-in by ticket. */
type Tokens = {
  readonly access_token: string
  readonly id_token: string | null
  readonly token_type: string
  readonly scope: string
  readonly expires_in: number
}

export type Provider = {
  readonly signIn: (state: unknown) => Promise<void>
  /** Signs in at the start of a tab and replaces its first page in the history. Does not return, because the browser leaves the page. */
  readonly resume: (state: unknown) => Promise<never>
  /** Processes the provider's answer in the address. */
  readonly answer: () => Promise<void>
  readonly signOut: () => Promise<void>
  readonly remove: () => Promise<void>
  /** The new token; null if the provider refuses. Throws `Offline` if it cannot be reached, `CallError` if it cannot answer now: neither ends the session. */
  readonly renew: () => Promise<string | null>
  /** Stores tokens that another application requested. */
  readonly store: (tokens: Tokens, sub: string) => Promise<void>
}

/** `changed` is called with the signed-in user after each change. */
export async function providerOf({ issuer, clientId, resource }: Settings, changed: (user: Signed | null) => void): Promise<Provider> {
  const { origin } = window.location
  const manager = new UserManager({
    authority: issuer,
    client_id: clientId,
    redirect_uri: `${origin}/callback`,
    post_logout_redirect_uri: `${origin}/`,
    resource,
    scope: 'openid profile offline_access',
    userStore: new WebStorageStateStore({ store: window.sessionStorage }),
    automaticSilentRenew: true,
  })
  manager.events.addUserLoaded((user) => changed(asSigned(user)))
  manager.events.addUserUnloaded(() => changed(null))
  // Starts the automatic renewal for the signed-in user.
  await manager.getUser()
  return {
    signIn: (state) => manager.signinRedirect({ state }),
    resume: async (state) => {
      await manager.signinRedirect({ state, redirectMethod: 'replace' })
      return new Promise<never>(() => {})
    },
    answer: async () => void (await manager.signinCallback()),
    signOut: () => manager.signoutRedirect(),
    remove: () => manager.removeUser(),
    renew: async () => {
      const user = await manager.getUser()
      if (!user?.refresh_token) return null
      try {
        return (await manager.signinSilent())?.access_token ?? null
      } catch (cause) {
        if (!(cause instanceof ErrorResponse)) throw new Offline(cause)
        if (!isSoonBack(cause)) return null
        throw new CallError('IDENTITA_NON_RAGGIUNGIBILE', 503, refusalOf(cause) ?? 'Il servizio che riconosce gli utenti non risponde. Riprovare tra poco')
      }
    },
    store: async ({ access_token, id_token, token_type, scope, expires_in }, sub) => {
      const iat = Math.floor(Date.now() / 1000)
      const exp = iat + expires_in
      const profile = { sub, iss: issuer, aud: clientId, iat, exp }
      const user = new User({ access_token, token_type, scope, expires_at: exp, profile, ...(id_token !== null && { id_token }) })
      await manager.storeUser(user)
      changed(asSigned(user))
    },
  }
}

/** Whether the provider could not answer now, by RFC 6749: it has refused nothing. */
const isSoonBack = ({ error }: ErrorResponse): boolean => error === 'temporarily_unavailable' || error === 'server_error'

/** The provider's own words are meant for the user; the library's, and those of an unexpected error, are not. */
export const refusalOf = (error: unknown): string | null => (error instanceof ErrorResponse && error.error !== 'server_error' ? error.error_description : null)
