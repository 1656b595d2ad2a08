/** Checks the access token of a call: signature, issuer, audience, expiry, type. A verified token is remembered until it expires. */
import { createLocalJWKSet, errors, type JWTVerifyGetKey, type JWTVerifyResult, jwtVerify } from 'jose'
import { LRUCache } from 'lru-cache'
import type { Config } from './config.ts'
import { type ExternalAccount, externalProvider } from './external-tokens.ts'
import { ALGORITHM, KEYS_READ_EVERY_MS, providerKeys } from './oidc/keys.ts'
import { audienceOf, issuerOf } from './oidc/provider.ts'
import { Refusal } from './problem.ts'
import { addressesOf } from './sites.ts'
import type { Kept } from './vault/secrets.ts'

/** The bearer of a token: a user by id, with the session and the grant of the token, or an account at an external provider. */
export type Bearer = { readonly id: number; readonly session: string; readonly grant: string } | { readonly account: ExternalAccount }

/** Throws NON_AUTENTICATO, or IDENTITA_NON_RAGGIUNGIBILE if the external provider does not answer. */
export type VerifyToken = (token: string) => Promise<Bearer>

type Parts = Kept & { readonly config: Config; readonly clock: () => Date }
type Known = { readonly bearer: Bearer; readonly expiresAt: number }
/** A source of tokens: its keys, the required claims, the bearer of a token. */
type Source = { readonly key: JWTVerifyGetKey; readonly expected: object; readonly bearer: (verified: JWTVerifyResult) => Bearer | null }

/** A verifier for the provider of the settings. */
export function tokenVerifier({ config, clock, ...kept }: Parts): VerifyToken {
  const known = new LRUCache<string, Known>({ max: 10_000 })
  const { key, expected, bearer: read } = config.issuer === null ? embedded({ config, clock, ...kept }) : external(config)
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

/** Only errors of the token itself are the caller's fault. */
async function verified(token: string, key: JWTVerifyGetKey, options: object): Promise<JWTVerifyResult> {
  try {
    return await jwtVerify(token, key, options)
  } catch (error) {
    throw error instanceof errors.JOSEError ? new Refusal('NON_AUTENTICATO') : error
  }
}

function embedded({ config, clock, ...kept }: Parts): Source {
  // Read again before new keys start to sign.
  const keys = new LRUCache<'keys', JWTVerifyGetKey>({ max: 1, ttl: KEYS_READ_EVERY_MS, ttlResolution: 0, perf: { now: () => clock().getTime() } })
  const read = async (): Promise<JWTVerifyGetKey> => {
    const { signing } = await providerKeys(kept, clock())
    const found = createLocalJWKSet({ keys: signing.map(({ d: _, ...publicKey }) => publicKey) })
    keys.set('keys', found)
    return found
  }
  return {
    key: async (header, jws) => (keys.get('keys') ?? (await read()))(header, jws),
    expected: { issuer: addressesOf(config).map(issuerOf), audience: audienceOf(config), algorithms: [ALGORITHM], typ: 'at+jwt' },
    bearer: ({ payload: { sub, sid, gid } }) =>
      sub && /^[1-9]\d{0,9}$/.test(sub) && isId(sid) && isId(gid) ? { id: Number(sub), session: sid, grant: gid } : null,
  }
}

function external(config: Config): Source {
  const { key, expected, accountOf } = externalProvider(config)
  return {
    key,
    expected,
    bearer(found) {
      const account = accountOf(found)
      return account && { account }
    },
  }
}

const isId = (claim: unknown): claim is string => typeof claim === 'string' && claim !== ''
