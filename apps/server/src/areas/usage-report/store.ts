/** Counts the accesses and saved calculations of a company. */
import type { Identity, UsageRow } from '@bilancia/contract/api'
import { and, type Column, count, eq, isNull, or, sql } from 'drizzle-orm'
import type { Deps } from '../../platform/deps.ts'
import { reachedPrincipals } from '../../platform/reach.ts'
import { accessLog, calculation, principal } from '../../platform/schema.ts'
import { firstAgencyNames } from '../principals/authorisations.ts'

/** By studio, user, month and application, of the users that the caller reaches. Months follow Italian time. */
export async function usage(deps: Pick<Deps, 'db' | 'asProgram'>, who: Identity, companyId: number): Promise<UsageRow[]> {
  const { db, asProgram } = deps
  const users = await db
    .select({ id: principal.id, username: principal.username, surname: principal.surname, name: principal.name })
    .from(principal)
    .where(and(eq(principal.companyId, companyId), reachedPrincipals(db, who)))
  const theirs = (column: Column) => sql`${column} = any(${`{${users.map(({ id }) => id).join(',')}}`}::int[])`
  const accessMonth = sql<string>`to_char(${accessLog.day}, 'YYYY-MM')`
  const savedMonth = sql<string>`to_char(${calculation.insertedAt} at time zone 'Europe/Rome', 'YYYY-MM')`
  const accesses = await db
    .select({ id: accessLog.principalId, application: accessLog.application, month: accessMonth.as('month'), accesses: count() })
    .from(accessLog)
    .where(theirs(accessLog.principalId))
    .groupBy(accessLog.principalId, accessLog.application, sql`month`)
  // A calculation that was handed over counts for its first owner.
  const maker = sql<number>`coalesce(${calculation.madeBy}, ${calculation.principalId})`.as('maker')
  // As the program, because callers cannot see the calculations of others. The report only counts them.
  const saved = await asProgram(() =>
    db
      .select({ id: maker, application: calculation.application, month: savedMonth.as('month'), calculations: count() })
      .from(calculation)
      .where(or(theirs(calculation.madeBy), and(isNull(calculation.madeBy), theirs(calculation.principalId))))
      .groupBy(sql`maker`, calculation.application, sql`month`),
  )
  const named = new Map(users.map(({ id, ...user }) => [id, user]))
  const studios = await firstAgencyNames(deps, [...new Set([...accesses, ...saved].map(({ id }) => id))])
  const rows = new Map<string, UsageRow>()
  for (const { id, ...row } of [...accesses.map((one) => ({ ...one, calculations: 0 })), ...saved.map((one) => ({ ...one, accesses: 0 }))]) {
    const key = `${id} ${row.application} ${row.month}`
    const { accesses: before, calculations: savedBefore } = rows.get(key) ?? { accesses: 0, calculations: 0 }
    const agency = studios.get(id) ?? null
    const user = named.get(id)
    if (user) rows.set(key, { ...row, ...user, agency, accesses: before + row.accesses, calculations: savedBefore + row.calculations })
  }
  return [...rows.values()].sort(
    (a, b) =>
      (a.agency ?? '').localeCompare(b.agency ?? '', 'it') ||
      a.username.localeCompare(b.username, 'it') ||
      a.month.localeCompare(b.month) ||
      a.application - b.application,
  )
}
