/** The users in the database. Every statement is limited to the users that the caller reaches; none reads a password. */
import { type Answer, type Identity, type PrincipalRecord, type PrincipalValues, principalForm, type routes } from '@bilancia/contract/api'
import { and, eq, getTableColumns, isNull, ne, sql } from 'drizzle-orm'
import type { Db } from '../../platform/connection.ts'
import type { Deps } from '../../platform/deps.ts'
import { contains, keyOf, keyset } from '../../platform/keyset.ts'
import type { Call } from '../../platform/mount.ts'
import { membersOf, reachedPrincipals } from '../../platform/reach.ts'
import { inserted, unchanged, updated } from '../../platform/records.ts'
import { agency, company, principal } from '../../platform/schema.ts'
import { firstAgencyNames, linksOf } from './authorisations.ts'
import { type Row, toColumns, toItem, type Whole } from './record.ts'

type Asked = Pick<Deps, 'db' | 'asProgram'>
type Search = Call<typeof routes.searchPrincipals>['body']

const { passwordHash: _, ...columns } = getTableColumns(principal)
const sorts = {
  Surname: principal.surnameKey,
  Name: principal.nameKey,
  Username: principal.usernameKey,
  Mail: keyOf(principal.mail),
  Role: keyOf(principal.role),
} as const

/** A page, with the total number of rows after the filters. */
export async function search(deps: Asked, who: Identity, asked: Search): Promise<Answer<typeof routes.searchPrincipals>> {
  const { AgencyId, CompanyId, Username, Name, Surname, Role, Closed, Take, QuerySurname, QueryId, PageDirection, Order, Descending } = asked
  const { db } = deps
  const filters = and(
    reachedPrincipals(db, who),
    CompanyId ? eq(principal.companyId, CompanyId) : undefined,
    AgencyId ? membersOf(db, [AgencyId]) : undefined,
    contains(principal.usernameKey, Username),
    contains(principal.nameKey, Name),
    contains(principal.surnameKey, Surname),
    Role ? eq(principal.role, Role) : undefined,
    Closed ? undefined : isNull(principal.closedAt),
  )
  const page = keyset(
    { key: sorts[Order], id: principal.id, descending: Descending },
    { name: QuerySurname, id: QueryId, take: Take, direction: PageDirection },
  )
  const rows = await db
    .select(columns)
    .from(principal)
    .where(and(filters, page.where))
    .orderBy(...page.orderBy)
    .limit(page.limit)
  const studios = await firstAgencyNames(
    deps,
    rows.map(({ id }) => id),
  )
  const ResultList = page.inOrder(rows).map((row) => toItem({ ...row, agencyName: studios.get(row.id) ?? null }))
  return { ResultList, ListLength: await db.$count(principal, filters) }
}

export async function find(deps: Asked, who: Identity, id: number): Promise<Whole | null> {
  const { db } = deps
  const [row] = await db
    .select({ ...columns, company: { id: company.id, businessName: company.businessName, hasEasyStart: company.hasEasyStart } })
    .from(principal)
    .leftJoin(company, eq(company.id, principal.companyId))
    .where(and(eq(principal.id, id), reachedPrincipals(db, who)))
  if (!row) return null
  const links = await linksOf(deps, id)
  return { ...row, links, agencyName: links[0]?.agencyName ?? null }
}

/** Until the transaction ends, nobody else changes the user. */
export const lock = (db: Db, id: number): Promise<unknown> => db.select({ id: principal.id }).from(principal).where(eq(principal.id, id)).for('no key update')

/** Whether somebody has this name, without regard to case, because names that look alike would be confused. */
export const isTaken = async (db: Db, username: string): Promise<boolean> =>
  (await db.$count(principal, eq(principal.usernameKey, sql`sort_key(${username})`))) > 0

/** Sentences that name other users within reach with the same tax code. */
export async function doubles(db: Db, who: Identity, { Id, Taxcode }: PrincipalRecord): Promise<string[]> {
  if (!Taxcode) return []
  const others = await db
    .select({ id: principal.id, username: principal.username })
    .from(principal)
    .where(and(ne(principal.id, Id), eq(principal.taxcode, Taxcode), reachedPrincipals(db, who)))
    .orderBy(principal.id)
    .limit(5)
  return others.map(({ id, username }) => `Il ${principalForm.Taxcode.label} ${Taxcode} è anche dell'utente «${username}» (Id ${id})`)
}

/** Returns the new Id. RETURNING would only see rows in reach, and a MANAGER reaches a user only after the first studio link. */
export async function insert(tx: Db, who: Identity, given: PrincipalValues, now: Date): Promise<number> {
  await tx.insert(principal).values({
    ...toColumns(who, given, null),
    username: given.Username,
    ...inserted(who, now),
  })
  const [row] = await tx.select({ id: sql<number>`currval(pg_get_serial_sequence('principal', 'id'))::int` }).from(sql`(select 1) as one`)
  return row?.id ?? 0
}

/** False if somebody else has saved since the version of `given`. */
export async function update(db: Db, who: Identity, given: PrincipalValues, before: Row, now: Date): Promise<boolean> {
  const changed = await db
    .update(principal)
    .set({
      ...toColumns(who, given, before),
      ...updated(who, now, principal.updateDate),
    })
    .where(and(eq(principal.id, before.id), unchanged(principal.updateDate, given.UpdateDate)))
    .returning({ id: principal.id })
  return changed.length > 0
}

/** Whether the studio has a free licence. Until the transaction ends nobody else can take it. */
export async function hasLicence(tx: Db, agencyId: number, taken: (tx: Db) => Promise<number>): Promise<boolean> {
  const [row] = await tx.select({ allowed: agency.principalCounter }).from(agency).where(eq(agency.id, agencyId)).for('update')
  return row !== undefined && (await taken(tx)) < row.allowed
}
