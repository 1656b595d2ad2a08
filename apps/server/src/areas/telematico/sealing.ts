/**
 * The boxes of a return are stored encrypted (AES-256-GCM) and bound to their owner: copied to another row they do not open. The text is `v1.` and,
 * in base64, 12 bytes of nonce, 16 of tag, the encrypted JSON.
 */
import { createHash } from 'node:crypto'
import { eq, like, notLike } from 'drizzle-orm'
import type { Config } from '../../platform/config.ts'
import { Refusal } from '../../platform/problem.ts'
import { decrypt, encrypt, newKey } from '../../platform/vault/aes-gcm.ts'
import { type Kept, replaceSecret, secretOnce } from '../../platform/vault/secrets.ts'
import { taxReturn } from './tables.ts'

/** The owner of the boxes: the readable columns of the same row. */
type Owner = Pick<typeof taxReturn.$inferSelect, 'companyId' | 'agencyId' | 'type' | 'taxCode' | 'modelYear'>

export type Sealer = {
  readonly seal: (owner: Owner, boxes: string) => string
  /** Throws DICHIARAZIONE_ILLEGGIBILE if the text was not sealed with this key for this owner. */
  readonly open: (owner: Owner, sealed: string) => string
}

/** A sealed text begins with this. */
const MARK = 'v1.'

const bound = ({ companyId, agencyId, type, taxCode, modelYear }: Owner) => JSON.stringify([companyId, agencyId, type, taxCode, modelYear])

/** Whether the boxes are sealed. The first versions did not seal them. */
const isSealed = (text: string): boolean => text.startsWith(MARK)

/** Seals and opens with a key of 32 bytes. */
export const sealerWith = (key: Buffer): Sealer => ({
  seal(owner, boxes) {
    return MARK + encrypt(key, Buffer.from(boxes), bound(owner)).toString('base64')
  },
  open(owner, text) {
    try {
      if (!isSealed(text)) throw new Error('the boxes are not sealed')
      return decrypt(key, Buffer.from(text.slice(MARK.length), 'base64'), bound(owner)).toString()
    } catch (cause) {
      throw new Refusal('DICHIARAZIONE_ILLEGGIBILE', { codice: owner.taxCode }, { cause })
    }
  },
})

/**
 * The key of the stored returns. The program makes it and stores it in the database, sealed with the master key. In earlier versions the key could be
 * only in TELEMATICO_KEY; it is then taken from there once. `key` is in base64; null if it has not been taken from there yet.
 */
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
