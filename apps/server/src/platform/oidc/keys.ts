/** Keys of the embedded provider: made once, kept in the database, the same for every process and after every restart. */
import { randomBytes } from 'node:crypto'
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose'
import type { Db } from '../database.ts'
import { secretOnce } from '../secrets.ts'

/** The one algorithm of tokens that this server signs. */
export const ALGORITHM = 'ES256'

export type ProviderKeys = {
  /** Private signing key. */
  readonly signing: JWK
  /** What the cookies are signed with. */
  readonly cookies: readonly string[]
}

/** Reads the keys, and makes them where there are none yet. */
export async function providerKeys(db: Db): Promise<ProviderKeys> {
  return {
    signing: await secretOnce(db, 'oidc-signing', newSigningKey),
    cookies: await secretOnce(db, 'oidc-cookies', () => [randomBytes(32).toString('base64url')]),
  }
}

async function newSigningKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true })
  const jwk = await exportJWK(privateKey)
  return { ...jwk, kid: await calculateJwkThumbprint(jwk), alg: ALGORITHM, use: 'sig' }
}
