/**
 * The signed-in user as the sign-in library stores it in sessionStorage. Read without the library, which is loaded only for
 * requests to the provider: sign-in, sign-out, renewal.
 */

/** The part of it that the page needs. */
export type Signed = {
  readonly access_token: string
  /** Seconds since 1970; null if the token does not say. */
  readonly expires_at: number | null
  readonly sub: string
  /** The page's own state, passed through the sign-in. */
  readonly state: unknown
}

/** The library's storage key. */
export const keyOf = ({ issuer, clientId }: { readonly issuer: string; readonly clientId: string }): string => `oidc.user:${issuer}:${clientId}`

/** Null if nobody is signed in, or the token has expired. */
export function signedIn(storage: Storage, key: string, now = Date.now() / 1000): Signed | null {
  try {
    const user = asSigned(JSON.parse(storage.getItem(key) ?? 'null'))
    return user && (user.expires_at === null || user.expires_at > now) ? user : null
  } catch {
    return null
  }
}

/** Reads a user object of the library, or the JSON that it stored. */
export function asSigned(user: unknown): Signed | null {
  const { access_token, expires_at, profile, state } = fieldsOf(user)
  const { sub } = fieldsOf(profile)
  if (typeof access_token !== 'string' || typeof sub !== 'string') return null
  return { access_token, expires_at: typeof expires_at === 'number' ? expires_at : null, sub, state }
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> => (typeof value === 'object' && value !== null ? { ...value } : {})

/** Whether the browser has just come back from the provider. */
export const answered = ({ search }: Pick<Location, 'search'>): boolean => {
  const asked = new URLSearchParams(search)
  return asked.has('state') && (asked.has('code') || asked.has('error'))
}

/** Set in a tab whose user went to another site to sign out. */
export const LOGIN_HIDDEN = 'bilancia.senzaLogin'
export const loginHidden = (): boolean => window.sessionStorage.getItem(LOGIN_HIDDEN) !== null
