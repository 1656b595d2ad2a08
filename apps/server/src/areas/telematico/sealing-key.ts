/**
 * The key of the stored returns: TELEMATICO_KEY where it is set, else one made by itself and kept in the database. On a
 * production server with a PostgreSQL of its own it must be set, so that the database alone opens nothing. Beside the
 * returns stands the fingerprint of their key: with another one nothing is read, and nothing is stored.
 */
import { createHash, randomBytes } from 'node:crypto'
import { eq, notLike } from 'drizzle-orm'
import type { Config } from '../../platform/config.ts'
import type { Db } from '../../platform/connection.ts'
import { Refusal } from '../../platform/problem.ts'
import { secret } from '../../platform/schema.ts'
import { secretOnce } from '../../platform/secrets.ts'
import { isSealed, MARK, type Sealer, sealerWith } from './sealing.ts'
import { taxReturn } from './tables.ts'

export type KeySettings = Pick<Config, 'telematicoKey' | 'production' | 'databaseUrl'>

/** `key` is null where it is in the settings; both in base64. */
type Kept = { readonly fingerprint: string; readonly key: string | null }

export const SECRET = 'telematico-key'

const fingerprintOf = (key: Buffer) => createHash('sha256').update('bilancia telematico').update(key).digest('base64')
const keptFor = (given: Buffer | null): Kept => {
  const key = given ?? randomBytes(32)
  return { fingerprint: fingerprintOf(key), key: given === null ? key.toString('base64') : null }
}

/** What seals and opens the returns of this database. Throws CHIAVE_MANCANTE or CHIAVE_DIVERSA. */
export async function sealerOf(db: Db, { telematicoKey, production, databaseUrl }: KeySettings): Promise<Sealer> {
  if (telematicoKey === null && production && databaseUrl !== null) throw new Refusal('CHIAVE_MANCANTE')
  const kept = await secretOnce(db, SECRET, () => keptFor(telematicoKey))
  const key = telematicoKey ?? (kept.key === null ? null : Buffer.from(kept.key, 'base64'))
  if (key === null || fingerprintOf(key) !== kept.fingerprint) throw new Refusal('CHIAVE_DIVERSA')
  return sealerWith(key)
}

/**
 * At the start: seals what an earlier version stored readable, and seals anew what was sealed with the key in the database
 * once TELEMATICO_KEY is set. A key that was lost gives way where no return needs it. Gives the sentence of what is wrong.
 */
export async function sealStored(db: Db, settings: KeySettings): Promise<string | null> {
  try {
    await db.transaction((tx) => changeKey(tx, settings.telematicoKey))
    const { seal } = await sealerOf(db, settings)
    const readable = await db
      .select()
      .from(taxReturn)
      .where(notLike(taxReturn.modules, `${MARK}%`))
    for (const row of readable)
      await db
        .update(taxReturn)
        .set({ modules: seal(row, row.modules) })
        .where(eq(taxReturn.id, row.id))
    return null
  } catch (error) {
    if (error instanceof Refusal) return error.message
    throw error
  }
}

async function changeKey(tx: Db, given: Buffer | null): Promise<void> {
  const [found] = await tx.select({ value: secret.value }).from(secret).where(eq(secret.name, SECRET)).for('update')
  if (!found) return
  const { key, fingerprint } = found.value as Kept
  if (given === null ? key !== null : fingerprint === fingerprintOf(given)) return
  const rows = await tx.select().from(taxReturn)
  if (key === null && rows.some(({ modules }) => isSealed(modules))) return
  const { open } = sealerWith(key === null ? Buffer.alloc(0) : Buffer.from(key, 'base64'))
  const next = keptFor(given)
  const { seal } = sealerWith(given ?? Buffer.from(next.key ?? '', 'base64'))
  for (const row of rows)
    await tx
      .update(taxReturn)
      .set({ modules: seal(row, isSealed(row.modules) ? open(row, row.modules) : row.modules) })
      .where(eq(taxReturn.id, row.id))
  await tx.update(secret).set({ value: next }).where(eq(secret.name, SECRET))
}
