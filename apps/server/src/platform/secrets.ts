/** Secrets made once and kept in the database, the same for every process and after every restart. */
import { eq } from 'drizzle-orm'
import type { Db } from './connection.ts'
import { secret } from './schema.ts'

/** Reads a secret, made where there is none yet. Two processes may both make one: the first one stored is kept by both. */
export async function secretOnce<T>(db: Db, name: string, make: () => T | Promise<T>): Promise<T> {
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
