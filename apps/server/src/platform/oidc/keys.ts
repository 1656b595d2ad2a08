/**
 * Keys of the embedded provider, stored sealed in the database, so that all processes use the same ones, also after a restart. They rotate. A
 * new key is stored some time before it signs, so that every process accepts it by then. The key before it is accepted as long as
 * something that it signed may still be in use.
 */
import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose'
import { DAY_MS } from '../day.ts'
import { secret } from '../schema.ts'
import { type Kept, replaceSecret, secretOnce } from '../vault/secrets.ts'

/** The algorithm of all tokens that this server signs. */
export const ALGORITHM = 'ES256'
/** How often each process reads the keys again. */
export const KEYS_READ_EVERY_MS = 10 * 60_000

const ANNOUNCED_MS = 1.5 * KEYS_READ_EVERY_MS
const ROTATED_DAYS = 90

/** The newest first. Each is used from the moment `since`. */
type Ring<K> = readonly { readonly key: K; readonly since: string }[]
type Kind<K> = {
  readonly name: string
  readonly make: () => Promise<K>
  /** A session ends within a day, a device is known for 400. */
  readonly keptDays: number
}

const signingKeys: Kind<JWK> = { name: 'oidc-signing', make: newSigningKey, keptDays: 1 }
const cookieKeys: Kind<string> = { name: 'oidc-cookies', make: async () => randomBytes(32).toString('base64url'), keptDays: 400 }

/** Of each kind the first key signs; signatures of all are accepted. */
export type ProviderKeys = { readonly signing: readonly JWK[]; readonly cookies: readonly string[] }

const ringOf = <K>(kept: Kept, { name, make }: Kind<K>, now: Date): Promise<Ring<K>> =>
  secretOnce<Ring<K>>(kept, name, async () => [{ key: await make(), since: now.toISOString() }])

/** Without the keys that have been replaced for so long that nothing they signed is still valid. */
const needed = <K>(ring: Ring<K>, { keptDays }: Kind<K>, now: Date): Ring<K> =>
  ring.filter((_, at) => at === 0 || now.getTime() - new Date(ring[at - 1]?.since ?? 0).getTime() < keptDays * DAY_MS)

/** Reads the keys. Makes them if there are none yet. */
export async function providerKeys(kept: Kept, now: Date): Promise<ProviderKeys> {
  const inOrder = async <K>(kind: Kind<K>): Promise<readonly K[]> => {
    const ring = needed(await ringOf(kept, kind, now), kind, now)
    const signs = ring.find(({ since }) => new Date(since) <= now) ?? ring.at(-1)
    return [...ring].sort((a, b) => Number(b === signs) - Number(a === signs)).map(({ key }) => key)
  }
  return { signing: await inOrder(signingKeys), cookies: await inOrder(cookieKeys) }
}

/** Stores new keys, which sign later. `atOnce`: they sign now, and earlier signatures are no longer accepted. */
export async function rotateKeys(kept: Kept, now: Date, { atOnce = false } = {}): Promise<void> {
  await rotate(kept, signingKeys, now, { atOnce })
  await rotate(kept, cookieKeys, now, { atOnce })
}

/** Rotates the keys that have been in use for 90 days. */
export async function rotateOldKeys(kept: Kept, now: Date): Promise<void> {
  await rotate(kept, signingKeys, now, { olderThanDays: ROTATED_DAYS })
  await rotate(kept, cookieKeys, now, { olderThanDays: ROTATED_DAYS })
}

type Rotation = { readonly atOnce?: boolean; readonly olderThanDays?: number }

async function rotate<K>(kept: Kept, kind: Kind<K>, now: Date, { atOnce = false, olderThanDays = Number.NEGATIVE_INFINITY }: Rotation): Promise<void> {
  await ringOf(kept, kind, now)
  await kept.db.transaction(async (tx) => {
    // Another process that rotates at the same time waits here, then finds nothing to do.
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
