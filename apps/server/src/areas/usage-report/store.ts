/** Accesses and saved calculations of a company, counted. */
import type { Identity } from '@bilancia/contract/api'
import { and, count, eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { reachedPrincipals } from '../../platform/reach.ts'
import { accessLog, calculation, principal } from '../../platform/schema.ts'
import { firstAgencyNames } from '../principals/authorisations.ts'

/** One user, application and month; `month` as `2026-11`. */
export type Usage = {
  /** Null for who has none. */
  readonly agency: string | null
  readonly username: string
  readonly surname: string
  readonly name: string
  readonly application: number
  readonly month: string
  readonly accesses: number
  readonly calculations: number
}

/** By studio, user, month and application; of the users that the caller reaches. Months as they begin in Italy. */
export async function usage(db: Db, who: Identity, companyId: number): Promise<readonly Usage[]> {
  const whose = and(eq(principal.companyId, companyId), reachedPrincipals(db, who))
  const user = { id: principal.id, username: principal.username, surname: principal.surname, name: principal.name }
  const accessMonth = sql<string>`to_char(${accessLog.day}, 'YYYY-MM')`
  const savedMonth = sql<string>`to_char(${calculation.insertedAt} at time zone 'Europe/Rome', 'YYYY-MM')`
  const accesses = await db
    .select({ ...user, application: accessLog.application, month: accessMonth.as('month'), accesses: count() })
    .from(accessLog)
    .innerJoin(principal, eq(principal.id, accessLog.principalId))
    .where(whose)
    .groupBy(principal.id, accessLog.application, sql`month`)
  const saved = await db
    .select({ ...user, application: calculation.application, month: savedMonth.as('month'), calculations: count() })
    .from(calculation)
    .innerJoin(principal, eq(principal.id, calculation.principalId))
    .where(whose)
    .groupBy(principal.id, calculation.application, sql`month`)
  const studios = await firstAgencyNames(db, [...new Set([...accesses, ...saved].map(({ id }) => id))])
  const rows = new Map<string, Usage>()
  for (const { id, ...row } of [...accesses.map((one) => ({ ...one, calculations: 0 })), ...saved.map((one) => ({ ...one, accesses: 0 }))]) {
    const key = `${id} ${row.application} ${row.month}`
    const { accesses: before, calculations: savedBefore } = rows.get(key) ?? { accesses: 0, calculations: 0 }
    const agency = studios.get(id) ?? null
    rows.set(key, { ...row, agency, accesses: before + row.accesses, calculations: savedBefore + row.calculations })
  }
  return [...rows.values()].sort(
    (a, b) =>
      (a.agency ?? '').localeCompare(b.agency ?? '', 'it') ||
      a.username.localeCompare(b.username, 'it') ||
      a.month.localeCompare(b.month) ||
      a.application - b.application,
  )
}
