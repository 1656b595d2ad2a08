/** The studios in the database. Every statement is limited to the studios that the user reaches. */
import { type AgencyRecord, type AgencyValues, type Answer, agencyForm, agencyState, type Identity, type routes } from '@bilancia/contract/api'
import { and, eq, getTableColumns, gt, isNull, ne, or } from 'drizzle-orm'
import type { Db } from '../../platform/connection.ts'
import { type Creation, madeWith } from '../../platform/idempotency.ts'
import { contains, containsPlain, keyOf, keyset } from '../../platform/keyset.ts'
import type { Call } from '../../platform/mount.ts'
import { reachedAgencies } from '../../platform/reach.ts'
import { fromRow, inserted, stampsOf, toRow, unchanged, updated } from '../../platform/records.ts'
import { agency, apiKey, client, clientTransfer, company, principalAuth } from '../../platform/schema.ts'
import { taxReturn } from '../telematico/tables.ts'

type Row = typeof agency.$inferSelect & { readonly descCompany: string | null }
type Search = Call<typeof routes.searchAgencies>['body']

export const toRecord = (row: Row): AgencyRecord => ({ Id: row.id, DescCompany: row.descCompany, ...fromRow(agencyForm, row), ...stampsOf(row) })

/** The columns that a form writes. A suspension (S) stays; otherwise the date decides, as in the form. */
export const toColumns = (given: AgencyValues) => ({
  ...toRow(agencyForm, given),
  state: given.State === 'S' ? ('S' as const) : agencyState(given.Disabled),
})

const columns = { ...getTableColumns(agency), descCompany: company.businessName }

const sorts = { Name: agency.nameKey, Code: keyOf(agency.code), VatNumber: keyOf(agency.vatNumber), Address: keyOf(agency.address) } as const

/** A page, with the total number of rows after the filters. */
export async function search(db: Db, who: Identity, asked: Search): Promise<Answer<typeof routes.searchAgencies>> {
  const { Id, CompanyId, Name, Code, VatNumber, Take, QueryName, QueryId, PageDirection, Order, Descending } = asked
  const filters = and(
    reachedAgencies(who),
    Id ? eq(agency.id, Id) : undefined,
    CompanyId ? eq(agency.companyId, CompanyId) : undefined,
    contains(agency.nameKey, Name),
    containsPlain(agency.code, Code),
    containsPlain(agency.vatNumber, VatNumber),
  )
  const page = keyset({ key: sorts[Order], id: agency.id, descending: Descending }, { name: QueryName, id: QueryId, take: Take, direction: PageDirection })
  const rows = await db
    .select(columns)
    .from(agency)
    .leftJoin(company, eq(company.id, agency.companyId))
    .where(and(filters, page.where))
    .orderBy(...page.orderBy)
    .limit(page.limit)
  return { ResultList: page.inOrder(rows).map(toRecord), ListLength: await db.$count(agency, filters) }
}

export async function find(db: Db, who: Identity, id: number): Promise<Row | null> {
  const [row] = await db
    .select(columns)
    .from(agency)
    .leftJoin(company, eq(company.id, agency.companyId))
    .where(and(eq(agency.id, id), reachedAgencies(who)))
  return row ?? null
}

/** Until the transaction ends, nobody else changes or deletes the studio, or links a user to it. Lock a studio before its users. */
export const lock = (db: Db, id: number): Promise<unknown> => db.select({ id: agency.id }).from(agency).where(eq(agency.id, id)).for('update')

/** Returns the new Id; a call repeated with its key answers the one that it made first. */
export async function insert(db: Db, who: Identity, given: AgencyValues, creation: Creation, now: Date): Promise<number | undefined> {
  const [row] = await db
    .insert(agency)
    .values({ ...toColumns(given), ...creation, ...inserted(who, now) })
    .onConflictDoNothing({ target: [agency.insertUser, agency.creationKey] })
    .returning({ id: agency.id })
  return row?.id ?? (await madeWith(db, agency, eq(agency.insertUser, who.Username), creation)) ?? undefined
}

/** Undefined if somebody else has saved since the version of `given`. */
export async function update(db: Db, who: Identity, given: AgencyValues, now: Date): Promise<number | undefined> {
  const [row] = await db
    .update(agency)
    .set({ ...toColumns(given), ...updated(who, now, agency.updateDate) })
    .where(and(eq(agency.id, given.Id), unchanged(agency.updateDate, given.UpdateDate), reachedAgencies(who)))
    .returning({ id: agency.id })
  return row?.id
}

/** Sentences that name other studios with the same VAT number, or with the same code in the same company. */
export async function doubles(db: Db, who: Identity, { Id, CompanyId, VatNumber, Code }: AgencyRecord): Promise<string[]> {
  const sameVat = VatNumber ? eq(agency.vatNumber, VatNumber) : undefined
  const others = await db
    .select({ id: agency.id, name: agency.name, code: agency.code, companyId: agency.companyId, vatNumber: agency.vatNumber })
    .from(agency)
    .where(and(ne(agency.id, Id), or(sameVat, and(eq(agency.code, Code), eq(agency.companyId, CompanyId))), reachedAgencies(who)))
    .orderBy(agency.id)
    .limit(5)
  return others.flatMap((row) => [
    ...(VatNumber && row.vatNumber === VatNumber ? [`La ${agencyForm.VatNumber.label} ${VatNumber} è anche di «${row.name}» (Id ${row.id})`] : []),
    ...(row.code === Code && row.companyId === CompanyId ? [`Il ${agencyForm.Code.label.toLowerCase()} ${Code} è anche di «${row.name}» (Id ${row.id})`] : []),
  ])
}

export const hasUsers = async (db: Db, id: number): Promise<boolean> => (await db.$count(principalAuth, eq(principalAuth.agencyId, id))) > 0

/**
 * Clients and returns keep the company in which they were added, and so does a request that waits for the answer of the studio. Call it as the program,
 * because most callers do not see them.
 */
export const hasData = async (db: Db, id: number, now: Date): Promise<boolean> => {
  const waits = and(eq(clientTransfer.toAgencyId, id), isNull(clientTransfer.outcome), gt(clientTransfer.expiresAt, now))
  const counts = [db.$count(client, eq(client.agencyId, id)), db.$count(taxReturn, eq(taxReturn.agencyId, id)), db.$count(clientTransfer, waits)]
  return (await Promise.all(counts)).some((many) => many > 0)
}

/** The keys of a studio follow it to another company. */
export const moveKeys = (db: Db, id: number, companyId: number): Promise<unknown> => db.update(apiKey).set({ companyId }).where(eq(apiKey.agencyId, id))

export const remove = async (db: Db, id: number): Promise<boolean> => (await db.delete(agency).where(eq(agency.id, id)).returning({ id: agency.id })).length > 0
