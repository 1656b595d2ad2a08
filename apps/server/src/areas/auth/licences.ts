/** The licences in use: each user who is not disabled takes one for each of their studios. */
import { and, count, eq, gt, inArray, isNull, or, type SQL } from 'drizzle-orm'
import type { Db } from '../../platform/connection.ts'
import { agency, principal, principalAuth } from '../../platform/schema.ts'

/** The users who are not disabled on this day. */
export const notDisabled = (today: string): SQL | undefined => or(isNull(principal.disabled), gt(principal.disabled, today))

/** The licences taken on this day by studio. A studio without any is missing. */
const taken = (db: Db, today: string, which: SQL | undefined) =>
  db
    .select({ agencyId: principalAuth.agencyId, users: count() })
    .from(principalAuth)
    .innerJoin(principal, eq(principal.id, principalAuth.principalId))
    .innerJoin(agency, eq(agency.id, principalAuth.agencyId))
    .where(and(which, notDisabled(today)))
    .groupBy(principalAuth.agencyId)

/** The licences taken on this day, by studio, among these studios. */
export async function licencesByStudio(db: Db, agencies: readonly number[], today: string): Promise<ReadonlyMap<number, number>> {
  if (agencies.length === 0) return new Map()
  const rows = await taken(db, today, inArray(principalAuth.agencyId, [...agencies]))
  return new Map(rows.map(({ agencyId, users }) => [agencyId, users]))
}

/** The licences taken on this day in the studio, or else in the company, or else in the whole installation. */
export async function licences(db: Db, of: { readonly agencyId: number | null; readonly companyId: number | null }, today: string): Promise<number> {
  const whose = of.agencyId !== null ? eq(principalAuth.agencyId, of.agencyId) : of.companyId !== null ? eq(agency.companyId, of.companyId) : undefined
  const rows = await taken(db, today, whose)
  return rows.reduce((sum, { users }) => sum + users, 0)
}
