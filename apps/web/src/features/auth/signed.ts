/**
 * Who is signed in, as the sign-in library keeps it in the session of the browser. Read without that library, which loads when there is
 * something to ask of the provider: sign-in, sign-out, a token that ends.
 */

/** What the page needs of it. */
export type Signed = {
  readonly access_token: string
  /** Seconds since 1970; missing where the token does not say. */
  readonly expires_at: number | null
  readonly sub: string
  /** What the page gave to the sign-in and has back. */
  readonly state: unknown
}

/** Where the library keeps it. */
export const keyOf = ({ issuer, clientId }: { readonly issuer: string; readonly clientId: string }): string => `oidc.user:${issuer}:${clientId}`

/** Null where there is nobody, or a token that has ended. */
export function signedIn(storage: Storage, key: string, now = Date.now() / 1000): Signed | null {
  try {
    const user = asSigned(JSON.parse(storage.getItem(key) ?? 'null'))
    return user && (user.expires_at === null || user.expires_at > now) ? user : null
  } catch {
    return null
  }
}

/** The user of the library, or what it wrote. */
export function asSigned(user: unknown): Signed | null {
  const { access_token, expires_at, profile, state } = fieldsOf(user)
  const { sub } = fieldsOf(profile)
  if (typeof access_token !== 'string' || typeof sub !== 'string') return null
  return { access_token, expires_at: typeof expires_at === 'number' ? expires_at : null, sub, state }
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> => (typeof value === 'object' && value !== null ? { ...value } : {})

/** Whether the provider has just sent the browser back here. */
export const answered = ({ search }: Pick<Location, 'search'>): boolean => {
  const asked = new URLSearchParams(search)
  return asked.has('state') && (asked.has('code') || asked.has('error'))
}
