/** Which returns a user works with: those of their studios within their company; a SUPERADMIN with all. */
import { followedOnly, type Identity } from '@bilancia/contract/api'
import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/connection.ts'
import { Refusal } from '../../platform/problem.ts'
import { agency, company } from '../../platform/schema.ts'
import { taxReturn } from './tables.ts'

/** Where a return is stored: in a studio of a company, or in the company itself. */
export type Place = { readonly companyId: number; readonly agencyId: number | null }

/** The studios of the user, within their own company. */
export const studiosOf = ({ CompanyId, PrincipalAuth }: Identity) => PrincipalAuth.map(({ Agency }) => Agency).filter((a) => a.CompanyId === CompanyId)

/**
 * The rows that a user may see, list, load and delete. Rows without a studio belong to the company: its ADMIN sees them, the studios do not. A user who
 * sees only the clients that they follow has the returns of these clients, also under the code of a merged one, and the returns that they imported.
 */
export function visible(who: Identity): SQL | undefined {
  if (who.Role === 'SUPERADMIN') return undefined
  const studios = studiosOf(who).map(({ Id }) => Id)
  const followed = followedOnly(who)
  const whole = studios.filter((id) => !followed.includes(id))
  const some = studios.filter((id) => followed.includes(id))
  const theirs = or(
    whole.length > 0 ? inArray(taxReturn.agencyId, whole) : undefined,
    some.length > 0
      ? and(
          inArray(taxReturn.agencyId, some),
          or(
            eq(taxReturn.importedBy, who.Id),
            sql`(${taxReturn.agencyId}, ${taxReturn.taxCode}) in (
              select agency_id, codice_fiscale from client where seguito_da = ${who.Id}
              union all select client.agency_id, client_alias.codice_fiscale from client_alias join client on client.id = client_alias.client_id
                where seguito_da = ${who.Id} and not code_of_client(client.agency_id, client_alias.codice_fiscale))`,
          ),
        )
      : undefined,
  )
  const ofCompany = who.Role === 'ADMIN' ? isNull(taxReturn.agencyId) : undefined
  return and(eq(taxReturn.companyId, who.CompanyId ?? 0), or(theirs, ofCompany) ?? sql`false`)
}

type Asked = { readonly companyId: number | null; readonly agencyId: number | null }

/** Where the user's import is stored. Throws STUDIO_MANCANTE, COMPANY_MANCANTE or STUDIO_ALTRUI. */
export async function destination(db: Db, who: Identity, { companyId, agencyId }: Asked): Promise<Place> {
  if (who.Role === 'SUPERADMIN') return anywhere(db, { companyId: companyId ?? who.CompanyId, agencyId })
  if (agencyId === null) throw new Refusal('STUDIO_MANCANTE')
  const own = studiosOf(who).find(({ Id }) => Id === agencyId)
  if (!own || (companyId !== null && companyId !== own.CompanyId)) throw new Refusal('STUDIO_ALTRUI')
  return { companyId: own.CompanyId, agencyId }
}

async function anywhere(db: Db, { companyId, agencyId }: Asked): Promise<Place> {
  if (companyId === null && agencyId === null) throw new Refusal('COMPANY_MANCANTE')
  const [found] =
    agencyId === null
      ? await db
          .select({ companyId: company.id })
          .from(company)
          .where(eq(company.id, companyId ?? 0))
      : await db.select({ companyId: agency.companyId }).from(agency).where(eq(agency.id, agencyId))
  if (!found || (companyId !== null && companyId !== found.companyId)) throw new Refusal('STUDIO_ALTRUI')
  return { companyId: found.companyId, agencyId }
}
