/**
 * The key of the stored returns. The program makes it and stores it in the database, sealed with the master key. In earlier versions the key could be
 * only in TELEMATICO_KEY; it is then taken from there once.
 */
import { createHash } from 'node:crypto'
import { eq, like, notLike } from 'drizzle-orm'
import type { Config } from '../../platform/config.ts'
import { Refusal } from '../../platform/problem.ts'
import { newKey } from '../../platform/vault/aes-gcm.ts'
import { type Kept, replaceSecret, secretOnce } from '../../platform/vault/secrets.ts'
import { MARK, type Sealer, sealerWith } from './sealing.ts'
import { taxReturn } from './tables.ts'

/** `key` is in base64; null if it was in TELEMATICO_KEY and has not been taken from there yet. */
export type ReturnsKey = { readonly fingerprint: string; readonly key: string | null }

export const SECRET = 'telematico-key'

const fingerprintOf = (key: Buffer) => createHash('sha256').update('bilancia telematico').update(key).digest('base64')
const kept = (key: Buffer): ReturnsKey => ({ fingerprint: fingerprintOf(key), key: key.toString('base64') })
const keyOf = (at: Kept): Promise<ReturnsKey> => secretOnce(at, SECRET, () => kept(newKey()))

/** Seals and opens the returns of this database. Throws CHIAVE_DIVERSA. */
export async function sealerOf(at: Kept): Promise<Sealer> {
  const { key } = await keyOf(at)
  if (key === null) throw new Refusal('CHIAVE_DIVERSA')
  return sealerWith(Buffer.from(key, 'base64'))
}

/**
 * At the start: takes the key from TELEMATICO_KEY and seals what the first versions stored readable. Replaces a lost key if no return was sealed with
 * it. Returns null, or an Italian sentence with the problem.
 */
export async function sealStored(at: Kept, settings: Pick<Config, 'telematicoKey'>): Promise<string | null> {
  try {
    await takeKey(at, settings.telematicoKey)
    const { seal } = await sealerOf(at)
    const readable = await at.db
      .select()
      .from(taxReturn)
      .where(notLike(taxReturn.modules, `${MARK}%`))
    for (const row of readable)
      await at.db
        .update(taxReturn)
        .set({ modules: seal(row, row.modules) })
        .where(eq(taxReturn.id, row.id))
    return null
  } catch (error) {
    if (error instanceof Refusal) return error.message
    throw error
  }
}

async function takeKey(at: Kept, given: Buffer | null): Promise<void> {
  const { key, fingerprint } = await keyOf(at)
  if (key !== null) return
  if (given && fingerprintOf(given) === fingerprint) await replaceSecret(at, SECRET, kept(given))
  else if ((await at.db.$count(taxReturn, like(taxReturn.modules, `${MARK}%`))) === 0) await replaceSecret(at, SECRET, kept(newKey()))
}
