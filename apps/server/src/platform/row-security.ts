/**
 * The second wall, in the database: whose rows each table shows, whatever the statement asks. `reach.ts` and the stores
 * say the same as conditions; one of them forgotten finds these. They know whose a row is, not what a role may do with it.
 *
 * `callers.ts` says for whom a statement is made; the functions that read it here are in the migration `row_security`,
 * where each of these tables has FORCE too. A new table needs both, or its name in `ofEverybody`: a test asks for it.
 */
import { sql } from 'drizzle-orm'
import { pgPolicy } from 'drizzle-orm/pg-core'

/** Rows that belong to nobody: surcharges and release notes are the same for every user. */
export const ofEverybody: readonly string[] = ['comune_surcharge', 'whats_new']

// Each in a subquery of its own: worked out once for a statement, not for every row.
const id = '(select caller_id())'
const company = '(select caller_company())'
const agencies = '(select caller_agencies())::int[]'

/** The program itself: sign-in, start, command line, and what it does for a caller in `asProgram`. */
const program = "(select caller_reach() = 'programma')"
/** And whoever reaches everything, in what administration is about. */
const all = "(select caller_reach() in ('programma', 'tutto'))"
const wholeCompany = "(select caller_reach() = 'company')"

const linkReached = `(agency_id = any(${agencies}) or ${wholeCompany} and agency_id in (select caller_company_agencies()))`

/** `met`: the rows that a statement finds; `stored`: what it may leave there, where that is another condition. */
const wall = (met: string, stored?: string) => pgPolicy('of_caller', { using: sql.raw(met), ...(stored !== undefined && { withCheck: sql.raw(stored) }) })

/** Of the program alone: keys, counters of sign-ins, reports of errors. */
const unreachable = () => wall(program)
const own = () => wall(`${program} or principal_id = ${id}`)

/** By table. */
export const walls = {
  company: wall(`${all} or id = ${company}`),
  agency: wall(`${all} or company_id = ${company} and (${wholeCompany} or id = any(${agencies}))`),
  // A new user has no studio yet: what is stored must be of the company. Whoever has no company is still their own.
  principal: wall(
    `${all} or id = ${id} or company_id = ${company} and (${wholeCompany} or id in (select caller_members()))`,
    `${all} or company_id is not distinct from ${company}`,
  ),
  principalAuth: wall(`${all} or principal_id = ${id} or ${linkReached}`, `${all} or ${linkReached}`),
  /** Counted by the report of those who reach the user, written by the user alone. */
  accessLog: wall(`${all} or principal_id in (select id from principal)`, `${program} or principal_id = ${id}`),
  /** Not even a SUPERADMIN reads what an adviser has saved. */
  calculation: own(),
  principalWhatsNew: own(),
  secondFactor: own(),
  signInSession: own(),
  /** `visible` in `areas/telematico/scope.ts`: an ADMIN has the returns of their own studios and those without a studio. */
  taxReturn: wall(`${all} or company_id = ${company} and (agency_id = any(${agencies}) or ${wholeCompany} and agency_id is null)`),
  taxReturnRetention: wall(`${all} or company_id = ${company}`),
  /** Everybody adds rows in their own name; an ADMIN reads those of the company. */
  audit: wall(`${all} or ${wholeCompany} and company_id = ${company}`, `${program} or principal_id = ${id}`),
  /** Whoever meets a row of the register meets what seals it. */
  auditSeal: wall(`${all} or audit_id in (select id from audit)`, program),
  /** One ends one's own sessions; codes and tokens are the provider's. */
  oidcArtifact: wall(`${program} or kind = 'Session' and payload ->> 'accountId' = ${id}::text`),
  secret: unreachable(),
  signInAttempt: unreachable(),
  externalLogout: unreachable(),
  accessLink: unreachable(),
  signInFailure: unreachable(),
  callCount: unreachable(),
  clientError: unreachable(),
} as const
