/** Checks the access token of a call: signature, issuer, audience, expiry, that it is one. A verified token is remembered until it expires. */
import { createLocalJWKSet, createRemoteJWKSet, errors, type JWTVerifyGetKey, type JWTVerifyResult, jwtVerify } from 'jose'
import { LRUCache } from 'lru-cache'
import type { Config } from './config.ts'
import { ALGORITHM, KEYS_READ_EVERY_MS, providerKeys } from './oidc/keys.ts'
import { audienceOf, issuerOf } from './oidc/provider.ts'
import { Refusal } from './problem.ts'
import { sitesOf } from './sites.ts'
import type { Kept } from './vault/secrets.ts'

/** Whom a token speaks for: a user of ours by id, with the session and the grant it was given in, or the username that an external provider vouches for. */
export type Bearer = { readonly id: number; readonly session: string; readonly grant: string } | { readonly username: string }

/** Throws NON_AUTENTICATO, or IDENTITA_NON_RAGGIUNGIBILE where the external provider does not answer. */
export type VerifyToken = (token: string) => Promise<Bearer>

type Parts = Kept & { readonly config: Config; readonly clock: () => Date }
type Known = { readonly bearer: Bearer; readonly expiresAt: number }
/** A source of tokens: its keys, what their claims must say, who they speak for. */
type Source = { readonly key: JWTVerifyGetKey; readonly expected: object; readonly bearer: (verified: JWTVerifyResult) => Bearer | null }

/** A verifier for the provider of the settings. */
export function tokenVerifier({ config, clock, ...kept }: Parts): VerifyToken {
  const known = new LRUCache<string, Known>({ max: 10_000 })
  const { key, expected, bearer: read } = config.issuer === null ? embedded({ config, clock, ...kept }) : external(config, config.issuer)
  return async (token) => {
    const now = clock()
    const before = known.get(token)
    if (before && before.expiresAt > now.getTime()) return before.bearer
    const found = await verified(token, key, { ...expected, currentDate: now, requiredClaims: ['exp', 'sub'] })
    const bearer = read(found)
    if (!bearer) throw new Refusal('NON_AUTENTICATO')
    known.set(token, { bearer, expiresAt: (found.payload.exp ?? 0) * 1000 })
    return bearer
  }
}

/** Only what is wrong with the token itself is the caller's fault. */
async function verified(token: string, key: JWTVerifyGetKey, options: object): Promise<JWTVerifyResult> {
  try {
    return await jwtVerify(token, key, options)
  } catch (error) {
    throw error instanceof errors.JOSEError ? new Refusal('NON_AUTENTICATO') : error
  }
}

function embedded({ config, clock, ...kept }: Parts): Source {
  // Read again sooner than new keys begin to sign.
  const keys = new LRUCache<'keys', JWTVerifyGetKey>({ max: 1, ttl: KEYS_READ_EVERY_MS, ttlResolution: 0, perf: { now: () => clock().getTime() } })
  const read = async (): Promise<JWTVerifyGetKey> => {
    const { signing } = await providerKeys(kept, clock())
    const found = createLocalJWKSet({ keys: signing.map(({ d: _, ...publicKey }) => publicKey) })
    keys.set('keys', found)
    return found
  }
  return {
    key: async (header, jws) => (keys.get('keys') ?? (await read()))(header, jws),
    expected: { issuer: sitesOf(config).all.map(issuerOf), audience: audienceOf(config), algorithms: [ALGORITHM], typ: 'at+jwt' },
    bearer: ({ payload: { sub, sid, gid } }) =>
      sub && /^[1-9]\d{0,9}$/.test(sub) && isId(sid) && isId(gid) ? { id: Number(sub), session: sid, grant: gid } : null,
  }
}

const isId = (claim: unknown): claim is string => typeof claim === 'string' && claim !== ''

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
    bearer(found) {
      const { preferred_username: username } = found.payload
      return isAccessToken(found) && typeof username === 'string' && username !== '' ? { username } : null
    },
  }
}

/** What only ID and sign-out tokens say (OpenID Connect Core, 2; Back-Channel Logout, 2.4). */
const OTHER_TOKENS = ['nonce', 'at_hash', 'c_hash', 's_hash', 'events']

/** By its type (RFC 9068); where the provider calls all its tokens JWT, by what they say. */
function isAccessToken({ protectedHeader: { typ = 'JWT' }, payload }: JWTVerifyResult): boolean {
  const type = typ.toLowerCase().replace(/^application\//, '')
  if (type === 'at+jwt') return true
  const said = payload.typ
  return type === 'jwt' && !OTHER_TOKENS.some((name) => Object.hasOwn(payload, name)) && (said === undefined || said === 'Bearer')
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
