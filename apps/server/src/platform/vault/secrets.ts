/** Secrets of the program. Each is made once and stored in the database, sealed with the master key, so that all processes use the same one. */
import { eq } from 'drizzle-orm'
import type { Db } from '../connection.ts'
import { secret } from '../schema.ts'
import { openedSecret, sealedSecret, sealerOf, type Vault } from './vault.ts'

/** The key that seals rows. If it exists, everything is sealed. */
export const DATA_KEY = 'data-key'

/** A database, and the keys that open its secrets. */
export type Kept = { readonly db: Db; readonly vault: Pick<Vault, 'masterKeys'> }

/** The value of a secret, or undefined. Throws `NoMasterKey` if the master key that sealed it is missing. */
export async function readSecret({ db, vault }: Kept, name: string): Promise<unknown> {
  const [row] = await db.select({ value: secret.value }).from(secret).where(eq(secret.name, name))
  return row && openedSecret(vault.masterKeys, name, row.value)
}

/** Reads a secret, or makes it if there is none. If two processes make one at once, both use the one that is stored first. */
export async function secretOnce<T>(kept: Kept, name: string, make: () => T | Promise<T>): Promise<T> {
  const { db, vault } = kept
  let found = await readSecret(kept, name)
  if (found === undefined) {
    await db
      .insert(secret)
      .values({ name, value: sealedSecret(vault.masterKeys, name, await make()) })
      .onConflictDoNothing()
    found = await readSecret(kept, name)
  }
  if (found === undefined) throw new Error(`secret ${name} cannot be read back`)
  return found as T
}

/** Stores a new value of an existing secret. */
export async function replaceSecret({ db, vault }: Kept, name: string, value: unknown): Promise<void> {
  await db
    .update(secret)
    .set({ value: sealedSecret(vault.masterKeys, name, value) })
    .where(eq(secret.name, name))
}

/** Seals all secrets with a new master key, in one transaction. Throws `NoMasterKey` if a person must set the new key. */
export async function changeMasterKey({ db, vault: { masterKeys } }: Kept): Promise<void> {
  await db.transaction(async (tx) => {
    const rows = await tx.select().from(secret).orderBy(secret.name).for('update')
    const inUse = rows.find(({ name }) => name === DATA_KEY)?.value
    if (sealerOf(inUse) === masterKeys.newest().id) masterKeys.add()
    for (const { name, value } of rows) await replaceSecret({ db: tx, vault: { masterKeys } }, name, openedSecret(masterKeys, name, value))
  })
}
