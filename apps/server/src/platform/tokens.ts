/** Checks the access token of a call: signature, issuer, audience, expiry. A verified token is remembered until it expires. */
import { createLocalJWKSet, createRemoteJWKSet, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose'
import { LRUCache } from 'lru-cache'
import type { Config } from './config.ts'
import type { Db } from './database.ts'
import { ALGORITHM, providerKeys } from './oidc/keys.ts'
import { audienceOf, issuerOf } from './oidc/provider.ts'
import { Refusal } from './problem.ts'
import { sitesOf } from './sites.ts'

/** Whom a token speaks for: a user of ours by id, with the session it was given in, or the username that an external provider vouches for. */
export type Bearer = { readonly id: number; readonly session: string | null } | { readonly username: string }

/** Throws NON_AUTENTICATO, or IDENTITA_NON_RAGGIUNGIBILE where the external provider does not answer. */
export type VerifyToken = (token: string) => Promise<Bearer>

type Parts = { readonly config: Config; readonly db: Db; readonly clock: () => Date }
type Known = { readonly bearer: Bearer; readonly expiresAt: number }
/** A source of tokens: its keys, what their claims must say, who they speak for. */
type Source = { readonly key: JWTVerifyGetKey; readonly expected: object; readonly bearer: (payload: JWTPayload) => Bearer | null }

/** A verifier for the provider of the settings. */
export function tokenVerifier({ config, db, clock }: Parts): VerifyToken {
  const known = new LRUCache<string, Known>({ max: 10_000 })
  const { key, expected, bearer: read } = config.issuer === null ? embedded(config, db) : external(config, config.issuer)
  return async (token) => {
    const now = clock()
    const before = known.get(token)
    if (before && before.expiresAt > now.getTime()) return before.bearer
    const payload = await verified(token, key, { ...expected, currentDate: now, requiredClaims: ['exp', 'sub'] })
    const bearer = read(payload)
    if (!bearer) throw new Refusal('NON_AUTENTICATO')
    known.set(token, { bearer, expiresAt: (payload.exp ?? 0) * 1000 })
    return bearer
  }
}

/** Only what is wrong with the token itself is the caller's fault. */
async function verified(token: string, key: JWTVerifyGetKey, options: object): Promise<JWTPayload> {
  try {
    return (await jwtVerify(token, key, options)).payload
  } catch (error) {
    throw error instanceof errors.JOSEError ? new Refusal('NON_AUTENTICATO') : error
  }
}

function embedded(config: Config, db: Db): Source {
  const keys = once(async () => {
    const { d: _, ...signing } = (await providerKeys(db)).signing
    return createLocalJWKSet({ keys: [signing] })
  })
  return {
    key: async (header, jws) => (await keys())(header, jws),
    expected: { issuer: sitesOf(config).all.map(issuerOf), audience: audienceOf(config), algorithms: [ALGORITHM], typ: 'at+jwt' },
    bearer: ({ sub, sid }) => (sub && /^[1-9]\d{0,9}$/.test(sub) ? { id: Number(sub), session: typeof sid === 'string' ? sid : null } : null),
  }
}

/** Providers differ in what an access token is for: the address of our calls, or the client it was issued to. */
function external(config: Config, issuer: string): Source {
  const keys = once(async () => {
    const answer = await fetch(`${issuer}/.well-known/openid-configuration`, { signal: AbortSignal.timeout(5000) })
    const { issuer: said, jwks_uri } = (await answer.json()) as { readonly issuer?: unknown; readonly jwks_uri?: unknown }
    if (said !== issuer || typeof jwks_uri !== 'string') throw new Error(`${issuer} does not describe itself as an OpenID provider`)
    return createRemoteJWKSet(new URL(jwks_uri))
  })
  return {
    key: async (header, jws) => {
      try {
        return await (await keys())(header, jws)
      } catch (error) {
        if (error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JOSENotSupported) throw error
        throw new Refusal('IDENTITA_NON_RAGGIUNGIBILE', {}, { cause: error })
      }
    },
    expected: { issuer, audience: [audienceOf(config), config.clientId] },
    bearer: ({ preferred_username: username }) => (typeof username === 'string' && username !== '' ? { username } : null),
  }
}

/** Remembers what `get` answered, but no failure. */
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
