/** The rows that a user reaches, as conditions of a statement. */
import { type Identity, reach } from '@bilancia/contract/api'
import { and, eq, inArray, type SQL } from 'drizzle-orm'
import type { Db } from './connection.ts'
import { agency, company, principal, principalAuth } from './schema.ts'

type Who = Pick<Identity, 'Role' | 'CompanyId' | 'PrincipalAuth'>

/** An id that no row has. */
const NONE = 0
const own = (who: Who) => who.PrincipalAuth.map(({ AgencyId }) => AgencyId)

/** The companies that a user reaches: all, or their own. */
export const reachedCompanies = (who: Who): SQL | undefined => (reach[who.Role] === 'tutto' ? undefined : eq(company.id, who.CompanyId ?? NONE))

/** The studios that a user reaches: all, those of their company, or their own. */
export function reachedAgencies(who: Who): SQL | undefined {
  if (reach[who.Role] === 'tutto') return undefined
  const ofCompany = eq(agency.companyId, who.CompanyId ?? NONE)
  return reach[who.Role] === 'company' ? ofCompany : and(ofCompany, inArray(agency.id, [NONE, ...own(who)]))
}

/** The users that a user reaches: all, those of their company, or those of their own studios. */
export function reachedPrincipals(db: Db, who: Who): SQL | undefined {
  if (reach[who.Role] === 'tutto') return undefined
  const ofCompany = eq(principal.companyId, who.CompanyId ?? NONE)
  return reach[who.Role] === 'company' ? ofCompany : and(ofCompany, membersOf(db, own(who)))
}

/** The users linked to one of these studios. */
export const membersOf = (db: Db, agencies: readonly number[]): SQL =>
  inArray(
    principal.id,
    db
      .select({ id: principalAuth.principalId })
      .from(principalAuth)
      .where(inArray(principalAuth.agencyId, [NONE, ...agencies])),
  )
