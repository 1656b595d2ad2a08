/** A calculation that is a variant follows its first one: what is typed in the first is written into it too. */
import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { Db } from '../../platform/connection.ts'
import { Refusal } from '../../platform/problem.ts'
import { calculation } from '../../platform/schema.ts'
import type { Row } from './store.ts'

/** Locks a calculation with its first one, which may just be deleted. Returns where the calculation is after that. Throws ELABORAZIONE_NON_TROVATA. */
export async function lockWithFirst(db: Db, { id, variantOf }: Pick<Row, 'id' | 'variantOf'>): Promise<Pick<Row, 'clientId' | 'variantOf'>> {
  const rows = await db
    .select({ id: calculation.id, clientId: calculation.clientId, variantOf: calculation.variantOf })
    .from(calculation)
    .where(inArray(calculation.id, [variantOf ?? id, id]))
    .orderBy(calculation.id)
    .for('no key update')
  const row = rows.find((one) => one.id === id)
  if (!row) throw new Refusal('ELABORAZIONE_NON_TROVATA', { id })
  return row
}

/** The client in whose folder the first of a variant is. */
const clientOfFirst = sql`(select first.client_id from calculation as first where first.id = ${calculation.variantOf})`

/**
 * Separates a calculation in the folder of this client from its first one and its variants in the folders of other clients. Call it as the program: they
 * may be a colleague's.
 */
export async function separate(db: Db, id: number, clientId: number): Promise<void> {
  const elsewhere = or(
    and(eq(calculation.id, id), sql`${clientOfFirst} <> ${clientId}::int`),
    and(eq(calculation.variantOf, id), sql`${calculation.clientId} <> ${clientId}::int`),
  )
  await db.update(calculation).set({ variantOf: null }).where(elsewhere)
}

/** Separates those of a folder that goes to another studio from all that stay, also from those in no folder. */
export async function separateFolder(db: Db, clientId: number): Promise<void> {
  const inFolder = eq(calculation.clientId, clientId)
  const inside = db.select({ id: calculation.id }).from(calculation).where(inFolder)
  const elsewhere = or(
    and(inFolder, sql`${clientOfFirst} is distinct from ${clientId}::int`),
    and(inArray(calculation.variantOf, inside), sql`${calculation.clientId} is distinct from ${clientId}::int`),
  )
  await db.update(calculation).set({ variantOf: null }).where(elsewhere)
}
