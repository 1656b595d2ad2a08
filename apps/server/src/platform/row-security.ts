/**
 * Row-level security: the rows that each table shows to a caller, for any statement. `reach.ts` and the stores add the same conditions to their
 * statements; if one is forgotten, these policies still hold. They decide whose a row is, not what a role may do with it.
 * `callers.ts` names the caller of a statement. The functions that read it are in the migration `row_security`, which also sets FORCE on each of
 * these tables. A new table needs both, or its name in `ofEverybody`; a test checks this.
 */
import { sql } from 'drizzle-orm'
import { pgPolicy } from 'drizzle-orm/pg-core'

/** Tables whose rows belong to nobody: surcharges and release notes are the same for every user. */
export const ofEverybody: readonly string[] = ['comune_surcharge', 'whats_new']

// Each in its own subquery, so that it is evaluated once for a statement and not for every row.
const id = '(select caller_id())'
const company = '(select caller_company())'
const agencies = '(select caller_agencies())::int[]'
/** The studios of the caller in which they see only the clients that they follow. */
const followed = '(select caller_followed_agencies())::int[]'

/** The program itself: sign-in, start, command line, and what it does for a caller in `asProgram`. */
const program = "(select caller_reach() = 'programma')"
/** The program, and callers who reach everything, for the tables of administration. */
const all = "(select caller_reach() in ('programma', 'tutto'))"
const wholeCompany = "(select caller_reach() = 'company')"

const linkReached = `(agency_id = any(${agencies}) or ${wholeCompany} and agency_id in (select caller_company_agencies()))`

/**
 * The tax codes of the clients of the caller, with the former ones of merged clients. `code_of_client` (in the migration `codici-uniti`) also knows the
 * clients that the caller does not see: a code that one of them has now is theirs.
 */
const codesSeen =
  'select agency_id, codice_fiscale from client union all select client.agency_id, client_alias.codice_fiscale from client_alias join client on client.id = client_alias.client_id where not code_of_client(client.agency_id, client_alias.codice_fiscale)'

/** `seen`: the rows that a statement sees. `stored`: the rows that it may write, if the condition differs. */
const policy = (seen: string, stored?: string) => pgPolicy('of_caller', { using: sql.raw(seen), ...(stored !== undefined && { withCheck: sql.raw(stored) }) })

/** Only the program sees these: keys, counters of sign-ins, reports of errors. */
const unreachable = () => policy(program)
const own = () => policy(`${program} or principal_id = ${id}`)

/** The policy of each table. */
export const policies = {
  /** The program writes it into every page; a SUPERADMIN edits it. */
  brand: policy(all),
  company: policy(`${all} or id = ${company}`),
  agency: policy(`${all} or company_id = ${company} and (${wholeCompany} or id = any(${agencies}))`),
  // A new user has no studio yet, so only the company of the row is checked. A user without a company sees their own row.
  principal: policy(
    `${all} or id = ${id} or company_id = ${company} and (${wholeCompany} or id in (select caller_members()))`,
    `${all} or company_id is not distinct from ${company}`,
  ),
  /** For callers who reach the studio. */
  priceList: policy(`${program} or exists (select from agency where agency.id = agency_id)`),
  principalAuth: policy(`${all} or principal_id = ${id} or ${linkReached}`, `${all} or ${linkReached}`),
  /** Read by the report of callers who reach the user; written only by the user. */
  accessLog: policy(`${all} or principal_id in (select id from principal)`, `${program} or principal_id = ${id}`),
  /**
   * For users linked to the studio; in a studio that chose so, an OPERATOR sees only the clients that they follow. No administrator of other studios and
   * no SUPERADMIN sees them.
   */
  client: policy(`${program} or company_id = ${company} and agency_id = any(${agencies}) and (agency_id <> all(${followed}) or seguito_da = ${id})`),
  /** For callers who see the client that the old number leads to. */
  clientAlias: policy(`${program} or exists (select from client where client.id = client_id)`),
  /** For users of both studios. Only the program moves the client. */
  clientTransfer: policy(`${program} or company_id = ${company} and (from_agency_id = any(${agencies}) or to_agency_id = any(${agencies}))`),
  /** For an ADMIN of the company and a SUPERADMIN. */
  apiKey: policy(`${all} or ${wholeCompany} and company_id = ${company}`),
  /** For its owner; in the folder of a client, whoever sees the client reads it. Not even a SUPERADMIN reads others' calculations. */
  calculation: policy(
    `${program} or principal_id = ${id} or client_id is not null and exists (select from client where client.id = client_id)`,
    `${program} or principal_id = ${id}`,
  ),
  /** For callers who see the calculation. They write versions only in their own name. */
  calculationVersion: policy(
    `${program} or exists (select from calculation where calculation.id = calculation_id)`,
    `${program} or principal_id = ${id} and exists (select from calculation where calculation.id = calculation_id)`,
  ),
  /** For callers who see the client. */
  advice: policy(`${program} or exists (select from client where client.id = client_id)`),
  reminder: policy(`${program} or exists (select from client where client.id = client_id)`),
  paymentDay: policy(`${program} or exists (select from client where client.id = client_id)`),
  paymentDiary: own(),
  principalWhatsNew: own(),
  secondFactor: own(),
  passkey: own(),
  signInSession: own(),
  /**
   * `visible` in `areas/telematico/scope.ts`: an ADMIN has the returns of their own studios and those without a studio. A user who sees only the clients
   * that they follow has the returns of these clients, and the returns that they imported.
   */
  taxReturn: policy(
    `${all} or company_id = ${company} and (agency_id = any(${agencies}) and (agency_id <> all(${followed}) or imported_by = ${id} or (agency_id, tax_code) in (${codesSeen})) or ${wholeCompany} and agency_id is null)`,
    `${all} or company_id = ${company} and (agency_id = any(${agencies}) or ${wholeCompany} and agency_id is null)`,
  ),
  logo: policy(`${all} or company_id = ${company}`),
  taxReturnRetention: policy(`${all} or company_id = ${company}`),
  /** Every user adds rows in their own name. An ADMIN reads those of the company. */
  audit: policy(`${all} or ${wholeCompany} and company_id = ${company}`, `${program} or principal_id = ${id}`),
  /** A caller who sees a row of the register also sees its seal. */
  auditSeal: policy(`${all} or audit_id in (select id from audit)`, program),
  /** Users end their own sessions. Codes and tokens belong to the provider. */
  oidcArtifact: policy(`${program} or kind = 'Session' and payload ->> 'accountId' = ${id}::text`),
  secret: unreachable(),
  signInAttempt: unreachable(),
  externalLogout: unreachable(),
  externalSession: unreachable(),
  accessLink: unreachable(),
  accessRequest: unreachable(),
  signInFailure: unreachable(),
  callCount: unreachable(),
  clientError: unreachable(),
} as const
