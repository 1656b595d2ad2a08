/** The register in the database. Rows are only added and read. */
import { ALL_ROWS, type Answer, type AuditChange, type AuditRow, type Identity, reach, type routes } from '@bilancia/contract/api'
import { and, asc, desc, eq, gt, gte, lt, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/connection.ts'
import { contains } from '../../platform/keyset.ts'
import type { Call } from '../../platform/mount.ts'
import { company } from '../../platform/schema.ts'
import type { Seal } from './chain.ts'
import { audit, auditSeal } from './tables.ts'

type New = Omit<typeof audit.$inferInsert, 'principalId' | 'username' | 'at'> & { readonly at?: Date }
type Search = Call<typeof routes.searchAudit>['body']

/** Who did it: a signed-in user, or the program, by the name of its job. */
export type Doer = (Pick<Identity, 'Id' | 'Username'> & { readonly ApiKey?: { readonly id: number } }) | { readonly program: string }

/** Adds rows, with this time unless a row has another. Call it inside the transaction of the recorded change. */
export async function record(db: Db, by: Doer, at: Date, rows: readonly New[]): Promise<void> {
  const doer =
    'program' in by
      ? { principalId: null, username: by.program }
      : { principalId: by.Id, username: by.ApiKey ? `${by.Username} (chiave ${by.ApiKey.id})` : by.Username }
  if (rows.length > 0) await db.insert(audit).values(rows.map((row) => ({ at, ...row, ...doer, changes: (row.changes ?? []).map(storable) })))
}

/** Makes the text valid for `jsonb`: a shortened value may end in half an emoji. */
const storable = ({ Field, Before, After }: AuditChange): AuditChange => ({
  Field,
  Before: Before?.toWellFormed() ?? null,
  After: After?.toWellFormed() ?? null,
})

/** All rows, or those of the user's own company. */
const reached = (who: Identity): SQL | undefined => (reach[who.Role] === 'tutto' ? undefined : eq(audit.companyId, who.CompanyId ?? 0))

/** The start of a day in Italy, `days` later. */
const dayStart = (day: string, later = 0): SQL => sql`((${day}::date + ${later}::int)::timestamp at time zone 'Europe/Rome')`

const filtered = (who: Identity, { Username, Kind, Action, RecordId, From, To, CompanyId }: Search): SQL | undefined =>
  and(
    reached(who),
    contains(audit.usernameKey, Username),
    Kind ? eq(audit.kind, Kind) : undefined,
    Action ? eq(audit.action, Action) : undefined,
    RecordId ? eq(audit.recordId, RecordId) : undefined,
    From ? gte(audit.at, dayStart(From)) : undefined,
    To ? lt(audit.at, dayStart(To, 1)) : undefined,
    CompanyId ? eq(audit.companyId, CompanyId) : undefined,
  )

/** The number of rows after the filters. */
export const count = (db: Db, who: Identity, asked: Search): Promise<number> => db.$count(audit, filtered(who, asked))

/** A page, newest first, with the total number of rows after the filters. */
export async function search(db: Db, who: Identity, asked: Search): Promise<Answer<typeof routes.searchAudit>> {
  const { Take, QueryId, PageDirection } = asked
  const back = PageDirection === 'back'
  const beyond = QueryId ? (back ? gt : lt)(audit.id, QueryId) : undefined
  const page = db
    .select({ row: audit, seal: auditSeal, descCompany: company.businessName })
    .from(audit)
    .leftJoin(auditSeal, eq(auditSeal.auditId, audit.id))
    .leftJoin(company, eq(company.id, audit.companyId))
    .where(and(filtered(who, asked), beyond))
    .orderBy((back ? asc : desc)(audit.id))
  const rows = (Take === ALL_ROWS ? await page : await page.limit(Take)).map(({ row, seal, descCompany }) => toRow(row, seal, descCompany))
  return { ResultList: back ? rows.reverse() : rows, ListLength: await count(db, who, asked) }
}

const toRow = (row: typeof audit.$inferSelect, seal: Seal | null, DescCompany: string | null): AuditRow => ({
  Id: row.id,
  At: row.at.toISOString(),
  PrincipalId: row.principalId,
  Username: row.username,
  Action: row.action,
  Kind: row.kind,
  RecordId: row.recordId,
  RecordName: row.recordName,
  CompanyId: row.companyId,
  DescCompany,
  Changes: [...row.changes],
  Position: seal?.position ?? null,
  Previous: seal?.previous ?? null,
  Hash: seal?.hash ?? null,
})
