/** Saved calculations in the database. Every statement names the user: what is not theirs does not exist. */
import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Db } from '../../platform/connection.ts'
import { calculation, principal } from '../../platform/schema.ts'

export type Saved = typeof calculation.$inferSelect
export type New = Omit<typeof calculation.$inferInsert, 'id' | 'insertedAt' | 'savedAt'>
export type Change = Pick<New, 'displayName' | 'taxYear' | 'schemaVersion' | 'state' | 'result' | 'fingerprint'>

const { state: _state, result: _result, ...listed } = getTableColumns(calculation)

const mine = (principalId: number, id: number) => and(eq(calculation.principalId, principalId), eq(calculation.id, id))

/** From the latest saved, without what is in them. */
export const list = (db: Db, principalId: number, application: number) =>
  db
    .select(listed)
    .from(calculation)
    .where(and(eq(calculation.principalId, principalId), eq(calculation.application, application)))
    .orderBy(desc(calculation.savedAt), desc(calculation.id))

export async function find(db: Db, principalId: number, id: number): Promise<Saved | null> {
  const [row] = await db.select().from(calculation).where(mine(principalId, id))
  return row ?? null
}

/** Null where the user already has `limit` calculations; two saves at once cannot both be the last. */
export const insert = (db: Db, row: New, now: Date, limit: number | null): Promise<Saved | null> =>
  db.transaction(async (tx) => {
    if (limit !== null) {
      await tx.select({ id: principal.id }).from(principal).where(eq(principal.id, row.principalId)).for('update')
      if ((await tx.$count(calculation, eq(calculation.principalId, row.principalId))) >= limit) return null
    }
    const [saved] = await tx
      .insert(calculation)
      .values({ ...row, insertedAt: now, savedAt: now })
      .returning()
    return saved ?? null
  })

/** Null where there is no such calculation, or it was saved at another moment than `version`. The moment of saving always grows. */
export async function update(db: Db, principalId: number, id: number, change: Change, now: Date, version: Date | null): Promise<Saved | null> {
  const [saved] = await db
    .update(calculation)
    .set({ ...change, savedAt: sql`greatest(${now.toISOString()}::timestamptz, ${calculation.savedAt} + interval '1 millisecond')` })
    .where(and(mine(principalId, id), version ? eq(calculation.savedAt, version) : undefined))
    .returning()
  return saved ?? null
}

export async function remove(db: Db, principalId: number, id: number): Promise<boolean> {
  const removed = await db.delete(calculation).where(mine(principalId, id)).returning({ id: calculation.id })
  return removed.length > 0
}
