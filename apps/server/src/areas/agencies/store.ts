/** The studios in the database. Every statement is limited to the studios that the user reaches. */
import { type AgencyRecord, type AgencyValues, type Answer, agencyForm, agencyState, type Identity, type routes } from '@bilancia/contract/api'
import { and, eq, getTableColumns } from 'drizzle-orm'
import type { Db } from '../../platform/connection.ts'
import { contains, containsPlain, keyset } from '../../platform/keyset.ts'
import type { Call } from '../../platform/mount.ts'
import { reachedAgencies } from '../../platform/reach.ts'
import { fromRow, inserted, stampsOf, toRow, unchanged, updated } from '../../platform/records.ts'
import { agency, company, principalAuth } from '../../platform/schema.ts'

type Row = typeof agency.$inferSelect & { readonly descCompany: string | null }
type Search = Call<typeof routes.searchAgencies>['body']

export const toRecord = (row: Row): AgencyRecord => ({ Id: row.id, DescCompany: row.descCompany, ...fromRow(agencyForm, row), ...stampsOf(row) })

/** The columns that a form writes. A suspension (S) stays; otherwise the date decides, as in the form. */
const toColumns = (given: AgencyValues) => ({
  ...toRow(agencyForm, given),
  state: given.State === 'S' ? ('S' as const) : agencyState(given.Disabled),
})

const columns = { ...getTableColumns(agency), descCompany: company.businessName }

/** A page by name, with the total number of rows after the filters. */
export async function search(db: Db, who: Identity, asked: Search): Promise<Answer<typeof routes.searchAgencies>> {
  const { Id, CompanyId, Name, Code, VatNumber, Take, QueryName, QueryId, PageDirection } = asked
  const filters = and(
    reachedAgencies(who),
    Id ? eq(agency.id, Id) : undefined,
    CompanyId ? eq(agency.companyId, CompanyId) : undefined,
    contains(agency.nameKey, Name),
    containsPlain(agency.code, Code),
    containsPlain(agency.vatNumber, VatNumber),
  )
  const page = keyset({ key: agency.nameKey, id: agency.id }, { name: QueryName, id: QueryId, take: Take, direction: PageDirection })
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

/** Returns the new Id. */
export async function insert(db: Db, who: Identity, given: AgencyValues, now: Date): Promise<number | undefined> {
  const [row] = await db
    .insert(agency)
    .values({ ...toColumns(given), ...inserted(who, now) })
    .returning({ id: agency.id })
  return row?.id
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

export const hasUsers = async (db: Db, id: number): Promise<boolean> => (await db.$count(principalAuth, eq(principalAuth.agencyId, id))) > 0

export const remove = async (db: Db, id: number): Promise<boolean> => (await db.delete(agency).where(eq(agency.id, id)).returning({ id: agency.id })).length > 0
