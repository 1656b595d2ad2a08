/** The brands in the database. */
import { type BrandInput, type BrandRecord, brandForm, type Identity } from '@bilancia/contract/api'
import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '../../platform/connection.ts'
import { fromRow, inserted, stampsOf, toRow, unchanged, updated } from '../../platform/records.ts'
import { brand } from '../../platform/schema.ts'

export type Row = typeof brand.$inferSelect

export const toRecord = (row: Row, hosts: string[]): BrandRecord => ({ Id: row.id, ...fromRow(brandForm, row), Hosts: hosts, ...stampsOf(row) })

export const all = (db: Db): Promise<Row[]> => db.select().from(brand).orderBy(asc(brand.name), asc(brand.id))

export async function find(db: Db, id: number): Promise<Row | null> {
  const [row] = await db.select().from(brand).where(eq(brand.id, id))
  return row ?? null
}

export async function insert(db: Db, who: Identity, given: BrandInput, logoRatio: number, now: Date): Promise<Row | undefined> {
  const [row] = await db
    .insert(brand)
    .values({ ...toRow(brandForm, given), code: given.Code, logoRatio, ...inserted(who, now) })
    .returning()
  return row
}

/** Undefined if somebody else has saved since the version of `given`. */
export async function update(db: Db, who: Identity, given: BrandInput, logoRatio: number, now: Date): Promise<Row | undefined> {
  const [row] = await db
    .update(brand)
    .set({ ...toRow(brandForm, given), logoRatio, ...updated(who, now, brand.updateDate) })
    .where(and(eq(brand.id, given.Id), unchanged(brand.updateDate, given.UpdateDate)))
    .returning()
  return row
}

export const remove = async (db: Db, id: number): Promise<boolean> => (await db.delete(brand).where(eq(brand.id, id)).returning({ id: brand.id })).length > 0
