/**
 * Keys of the embedded provider, kept sealed in the database: the same for every process and after every restart. They rotate:
 * a new one is announced before it signs, so that every process believes it by then, and the one before is believed as
 * long as something that it signed may still be shown.
 */
import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose'
import { secret } from '../schema.ts'
import { type Kept, replaceSecret, secretOnce } from '../vault/secrets.ts'

/** The one algorithm of tokens that this server signs. */
export const ALGORITHM = 'ES256'
/** How often each process reads them again. */
export const KEYS_READ_EVERY_MS = 10 * 60_000

const ANNOUNCED_MS = 1.5 * KEYS_READ_EVERY_MS
const DAY_MS = 24 * 60 * 60_000
const ROTATED_DAYS = 90

/** The newest first; each from the moment `since`, and until the one after it has long been in use. */
type Ring<K> = readonly { readonly key: K; readonly since: string }[]
type Kind<K> = {
  readonly name: string
  readonly make: () => Promise<K> /** A session ends within a day, a device is known for 400. */
  readonly keptDays: number
}

const signingKeys: Kind<JWK> = { name: 'oidc-signing', make: newSigningKey, keptDays: 1 }
const cookieKeys: Kind<string> = { name: 'oidc-cookies', make: async () => randomBytes(32).toString('base64url'), keptDays: 400 }

/** Of each kind the first signs, all are believed. */
export type ProviderKeys = { readonly signing: readonly JWK[]; readonly cookies: readonly string[] }

const ringOf = <K>(kept: Kept, { name, make }: Kind<K>, now: Date): Promise<Ring<K>> =>
  secretOnce<Ring<K>>(kept, name, async () => [{ key: await make(), since: now.toISOString() }])

/** A key is needed for as long as it is kept after the one that followed it began. */
const needed = <K>(ring: Ring<K>, { keptDays }: Kind<K>, now: Date): Ring<K> =>
  ring.filter((_, at) => at === 0 || now.getTime() - new Date(ring[at - 1]?.since ?? 0).getTime() < keptDays * DAY_MS)

/** Reads the keys, and makes them where there are none yet. */
export async function providerKeys(kept: Kept, now: Date): Promise<ProviderKeys> {
  const inOrder = async <K>(kind: Kind<K>): Promise<readonly K[]> => {
    const ring = needed(await ringOf(kept, kind, now), kind, now)
    const signs = ring.find(({ since }) => new Date(since) <= now) ?? ring.at(-1)
    return [...ring].sort((a, b) => Number(b === signs) - Number(a === signs)).map(({ key }) => key)
  }
  return { signing: await inOrder(signingKeys), cookies: await inOrder(cookieKeys) }
}

/** Announces new keys. `atOnce`: they sign now, and nothing signed before is believed any longer. */
export async function rotateKeys(kept: Kept, now: Date, { atOnce = false } = {}): Promise<void> {
  await rotate(kept, signingKeys, now, { atOnce })
  await rotate(kept, cookieKeys, now, { atOnce })
}

/** Rotates what has been in use for a season. */
export async function rotateOldKeys(kept: Kept, now: Date): Promise<void> {
  await rotate(kept, signingKeys, now, { olderThanDays: ROTATED_DAYS })
  await rotate(kept, cookieKeys, now, { olderThanDays: ROTATED_DAYS })
}

type Rotation = { readonly atOnce?: boolean; readonly olderThanDays?: number }

async function rotate<K>(kept: Kept, kind: Kind<K>, now: Date, { atOnce = false, olderThanDays = Number.NEGATIVE_INFINITY }: Rotation): Promise<void> {
  await ringOf(kept, kind, now)
  await kept.db.transaction(async (tx) => {
    // Whoever else rotates waits here, and finds it done.
    await tx.select({ name: secret.name }).from(secret).where(eq(secret.name, kind.name)).for('update')
    const inside = { db: tx, vault: kept.vault }
    const ring = await ringOf(inside, kind, now)
    const age = now.getTime() - new Date(ring[0]?.since ?? 0).getTime()
    if (age < olderThanDays * DAY_MS) return
    const since = new Date(now.getTime() + (atOnce ? 0 : ANNOUNCED_MS)).toISOString()
    await replaceSecret(inside, kind.name, [{ key: await kind.make(), since }, ...(atOnce ? [] : needed(ring, kind, now))])
  })
}

async function newSigningKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true })
  const jwk = await exportJWK(privateKey)
  return { ...jwk, kid: await calculateJwkThumbprint(jwk), alg: ALGORITHM, use: 'sig' }
}
