/** The companies in the database. Lists and single companies are limited to those that the user reaches. */
import { type CompanyInput, type CompanyRecord, companyForm, type Identity } from '@bilancia/contract/api'
import { and, eq, ne, or, sql } from 'drizzle-orm'
import type { Db } from '../../platform/connection.ts'
import { type Creation, madeWith } from '../../platform/idempotency.ts'
import { contains } from '../../platform/keyset.ts'
import { reachedCompanies } from '../../platform/reach.ts'
import { fromRow, inserted, stampsOf, toRow, unchanged, updated } from '../../platform/records.ts'
import { company } from '../../platform/schema.ts'

type Row = typeof company.$inferSelect
type Search = { readonly Id?: number | null | undefined; readonly BusinessName?: string | null | undefined }

export const toRecord = (row: Row): CompanyRecord => ({ Id: row.id, ...fromRow(companyForm, row), ...stampsOf(row) })

/** By name. */
export const search = (db: Db, who: Identity, { Id, BusinessName }: Search): Promise<Row[]> =>
  db
    .select()
    .from(company)
    .where(and(reachedCompanies(who), Id ? eq(company.id, Id) : undefined, contains(company.nameKey, BusinessName)))
    .orderBy(sql`${company.nameKey} collate "C"`, company.id)

export async function find(db: Db, who: Identity, id: number): Promise<Row | null> {
  const [row] = await db
    .select()
    .from(company)
    .where(and(eq(company.id, id), reachedCompanies(who)))
  return row ?? null
}

/** Until the transaction ends, nobody deletes the company. */
export const lock = (db: Db, id: number): Promise<unknown> => db.select({ id: company.id }).from(company).where(eq(company.id, id)).for('key share')

/** A call repeated with its key answers the company that it made first. */
export async function insert(db: Db, who: Identity, given: CompanyInput, creation: Creation, now: Date): Promise<Row | null> {
  const [row] = await db
    .insert(company)
    .values({ ...toRow(companyForm, given), ...creation, ...inserted(who, now) })
    .onConflictDoNothing({ target: [company.insertUser, company.creationKey] })
    .returning()
  return row ?? find(db, who, (await madeWith(db, company, eq(company.insertUser, who.Username), creation)) ?? 0)
}

/** Undefined if somebody else has saved since the version of `given`. */
export async function update(db: Db, who: Identity, given: CompanyInput, now: Date): Promise<Row | undefined> {
  const [row] = await db
    .update(company)
    .set({ ...toRow(companyForm, given), ...updated(who, now, company.updateDate) })
    .where(and(eq(company.id, given.Id), unchanged(company.updateDate, given.UpdateDate), reachedCompanies(who)))
    .returning()
  return row
}

/** Sentences that name other companies with the same VAT number or tax code. The tax code of a company may be its VAT number. */
export async function doubles(db: Db, who: Identity, { Id, VatNumber, TaxCode }: CompanyRecord): Promise<string[]> {
  const own = [
    { code: VatNumber, label: `La ${companyForm.VatNumber.label} ${VatNumber}`, column: company.vatNumber },
    { code: TaxCode, label: `Il ${companyForm.TaxCode.label} ${TaxCode}`, column: company.taxCode },
  ].filter(({ code }) => code)
  if (own.length === 0) return []
  const others = await db
    .select()
    .from(company)
    .where(and(ne(company.id, Id), or(...own.map(({ code, column }) => eq(column, code ?? ''))), reachedCompanies(who)))
    .orderBy(company.id)
    .limit(5)
  return others.flatMap((row) =>
    own
      .filter(({ code, column }) => (column === company.vatNumber ? row.vatNumber : row.taxCode) === code)
      .map(({ label }) => `${label} è anche di «${row.businessName}» (Id ${row.id})`),
  )
}

export const remove = async (db: Db, id: number): Promise<boolean> =>
  (await db.delete(company).where(eq(company.id, id)).returning({ id: company.id })).length > 0
