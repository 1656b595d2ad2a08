/** Secrets of the program, made once and kept in the database sealed with the master key: the same for every process and after every restart. */
import { eq } from 'drizzle-orm'
import type { Db } from '../connection.ts'
import { secret } from '../schema.ts'
import { openedSecret, sealedSecret, sealerOf, type Vault } from './vault.ts'

/** The key that seals rows; where it is there, everything is sealed. */
export const DATA_KEY = 'data-key'

/** A database and what opens its secrets. */
export type Kept = { readonly db: Db; readonly vault: Pick<Vault, 'masterKeys'> }

/** The value of a secret, or undefined. Throws `NoMasterKey` where another master key sealed it. */
export async function readSecret({ db, vault }: Kept, name: string): Promise<unknown> {
  const [row] = await db.select({ value: secret.value }).from(secret).where(eq(secret.name, name))
  return row && openedSecret(vault.masterKeys, name, row.value)
}

/** Reads a secret, made where there is none yet. Two processes may both make one: the first one stored is kept by both. */
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

export async function replaceSecret({ db, vault }: Kept, name: string, value: unknown): Promise<void> {
  await db
    .update(secret)
    .set({ value: sealedSecret(vault.masterKeys, name, value) })
    .where(eq(secret.name, name))
}

/** Seals every secret with a new master key: all or none. Throws `NoMasterKey` where a person has to give the new one. */
export async function changeMasterKey({ db, vault: { masterKeys } }: Kept): Promise<void> {
  await db.transaction(async (tx) => {
    const rows = await tx.select().from(secret).orderBy(secret.name).for('update')
    const inUse = rows.find(({ name }) => name === DATA_KEY)?.value
    if (sealerOf(inUse) === masterKeys.newest().id) masterKeys.add()
    for (const { name, value } of rows) await replaceSecret({ db: tx, vault: { masterKeys } }, name, openedSecret(masterKeys, name, value))
  })
}
