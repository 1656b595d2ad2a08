/** The tokens that an external OpenID provider signs: access tokens and logout tokens. */
import { createRemoteJWKSet, errors, type JWTVerifyGetKey, type JWTVerifyResult, jwtVerify } from 'jose'
import type { Config } from './config.ts'
import { audienceOf } from './oidc/provider.ts'
import { EXACTLY } from './outgoing.ts'
import { Refusal } from './problem.ts'

/** An account at the provider, as a token describes it. */
export type ExternalAccount = {
  readonly issuer: string
  /** Never changes and belongs to nobody else at this issuer. */
  readonly subject: string
  /** Used only at the first sign-in, because a provider may later give the name to somebody else. */
  readonly username: string | null
  readonly session: string | null
  /** Seconds. */
  readonly issuedAt: number
  /** `amr` and `acr`: how the person has proved who they are (RFC 8176). */
  readonly proofs: readonly string[]
}

/** `keys`: which tokens it ends. `subject` is null if the provider names only the session. */
export type ExternalSignOut = Pick<ExternalAccount, 'issuer' | 'session'> & {
  readonly subject: string | null
  readonly keys: readonly string[]
  readonly at: Date
}

export function externalProvider(config: Config) {
  const issuer = config.issuer ?? ''
  const keys = once(async () => {
    const answer = await fetch(`${issuer}/.well-known/openid-configuration`, { ...EXACTLY, signal: AbortSignal.timeout(5000) })
    const { issuer: said, jwks_uri } = (await answer.json()) as { readonly issuer?: unknown; readonly jwks_uri?: unknown }
    if (said !== issuer || typeof jwks_uri !== 'string') throw new Error(`${issuer} does not describe itself as an OpenID provider`)
    return createRemoteJWKSet(new URL(jwks_uri))
  })
  const key: JWTVerifyGetKey = async (header, jws) => {
    try {
      return await (await keys())(header, jws)
    } catch (error) {
      if (error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JOSENotSupported) throw error
      throw new Refusal('IDENTITA_NON_RAGGIUNGIBILE', {}, { cause: error })
    }
  }
  return {
    key,
    /** The audience differs between providers: the address of our calls, or the client of the token. */
    expected: { issuer, audience: [audienceOf(config), config.clientId] },

    /** Null for any other token. */
    accountOf(found: JWTVerifyResult): ExternalAccount | null {
      const { sub, sid, iat, preferred_username: username, amr, acr } = found.payload
      if (!isAccessToken(found) || !sub) return null
      return {
        issuer,
        subject: sub,
        username: isText(username) ? username : null,
        session: isText(sid) ? sid : null,
        issuedAt: iat ?? 0,
        proofs: [...(Array.isArray(amr) ? amr : []), acr].filter(isText),
      }
    },

    /** Which tokens a logout token ends: those of a session, or all of the account. Throws if it is not a logout token. */
    async signedOut(token: string, now: Date): Promise<ExternalSignOut> {
      const { payload, protectedHeader } = await jwtVerify(token, key, {
        issuer,
        audience: config.clientId,
        currentDate: now,
        requiredClaims: ['iat', 'exp', 'jti'],
      })
      const { sub, sid, iat = 0, events, nonce } = payload
      const type = (protectedHeader.typ ?? 'JWT').toLowerCase().replace(/^application\//, '')
      const told = typeof events === 'object' && events !== null && Object.hasOwn(events, SIGN_OUT)
      if (!told || nonce !== undefined || !['logout+jwt', 'jwt'].includes(type)) throw new Error('no logout token')
      // A session may have tokens without `sid`. So all tokens of the account without `sid` end too.
      const keys = isText(sid) ? [sessionKey(sid), ...(isText(sub) ? [namelessKey(sub)] : [])] : isText(sub) ? [accountKey(sub)] : []
      if (keys.length === 0) throw new Error('a logout token for nobody')
      return { issuer, subject: isText(sub) ? sub : null, session: isText(sid) ? sid : null, keys, at: new Date(iat * 1000) }
    },
  }
}

export const sessionKey = (sid: string): string => `sid ${sid}`
const accountKey = (sub: string): string => `sub ${sub}`
const namelessKey = (sub: string): string => `sub senza sid ${sub}`
/** The sign-outs that end a token of the account. */
export const keysOf = ({ subject, session }: ExternalAccount): string[] => [accountKey(subject), session === null ? namelessKey(subject) : sessionKey(session)]

const SIGN_OUT = 'http://schemas.openid.net/event/backchannel-logout'
const isText = (claim: unknown): claim is string => typeof claim === 'string' && claim !== ''

/** Claims that only ID tokens and logout tokens have (OpenID Connect Core, 2; Back-Channel Logout, 2.4). */
const OTHER_TOKENS = ['nonce', 'at_hash', 'c_hash', 's_hash', 'events']

/** Decides by the type of the token (RFC 9068), or by its claims if the provider gives all its tokens the type JWT. */
function isAccessToken({ protectedHeader: { typ = 'JWT' }, payload }: JWTVerifyResult): boolean {
  const type = typ.toLowerCase().replace(/^application\//, '')
  if (type === 'at+jwt') return true
  const said = payload.typ
  return type === 'jwt' && !OTHER_TOKENS.some((name) => Object.hasOwn(payload, name)) && (said === undefined || said === 'Bearer')
}

/** Remembers the answer of `get`, but not a failure. */
function once<T>(get: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined
  return () => {
    answer ??= get().catch((error: unknown) => {
      answer = undefined
      throw error
    })
    return answer
  }
}
