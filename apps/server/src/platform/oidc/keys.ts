/** Keys of the embedded provider: made once, kept in the database, the same for every process and after every restart. */
import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose'
import type { Db } from '../database.ts'
import { secret } from '../schema.ts'

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
    signing: await once(db, 'oidc-signing', newSigningKey),
    cookies: await once(db, 'oidc-cookies', async () => [randomBytes(32).toString('base64url')]),
  }
}

/** Two processes that start together may both make a value: the first one stored is kept by both. */
async function once<T>(db: Db, name: string, make: () => Promise<T>): Promise<T> {
  const read = async () => (await db.select({ value: secret.value }).from(secret).where(eq(secret.name, name)))[0]
  let row = await read()
  if (!row) {
    await db
      .insert(secret)
      .values({ name, value: await make() })
      .onConflictDoNothing()
    row = await read()
  }
  if (!row) throw new Error(`secret ${name} cannot be read back`)
  return row.value as T
}

async function newSigningKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true })
  const jwk = await exportJWK(privateKey)
  return { ...jwk, kid: await calculateJwkThumbprint(jwk), alg: ALGORITHM, use: 'sig' }
}
