/** The users with company and studios, also by the names of the specification, and the record of accesses. */
import { DEFAULT_OFFICE, DEFAULT_PROVINCE, type Identity, isKeptLogo, ownCompanyForm, userRights } from '@bilancia/contract/api'
import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/connection.ts'
import { fromRow } from '../../platform/records.ts'
import { accessLog, agency, company, principal, principalAuth } from '../../platform/schema.ts'

type Row<T extends { readonly $inferSelect: unknown }> = T['$inferSelect']
/** A user, their company, and their links to studios, the oldest first. */
export type User = {
  readonly principal: Row<typeof principal>
  readonly company: Row<typeof company> | null
  readonly links: readonly { readonly id: number; readonly agency: Row<typeof agency> }[]
}

export function authStore(db: Db) {
  const user = async (who: { readonly id: number } | { readonly username: string }): Promise<User | null> => {
    const [row] = await db
      .select()
      .from(principal)
      .leftJoin(company, eq(company.id, principal.companyId))
      .where('id' in who ? eq(principal.id, who.id) : eq(principal.username, who.username))
    if (!row) return null
    const links = await db
      .select({ id: principalAuth.id, agency })
      .from(principalAuth)
      .innerJoin(agency, eq(agency.id, principalAuth.agencyId))
      .where(eq(principalAuth.principalId, row.principal.id))
      .orderBy(principalAuth.id)
    return { ...row, links }
  }
  return {
    user,
    /** One row per user, application and day: a second access of the day changes nothing. */
    recordAccess: async (principalId: number, application: number, day: string, at: Date): Promise<void> => {
      await db.insert(accessLog).values({ principalId, application, day, at }).onConflictDoNothing()
    },
  }
}

/** A stored user by the names of the specification, without password and stamps. */
export const toIdentity = ({ principal: p, company, links }: User): Identity => ({
  Id: p.id,
  Username: p.username,
  Surname: p.surname,
  Name: p.name,
  Role: p.role,
  Disabled: p.disabled,
  CompanyId: p.companyId,
  Company: company && toCompany(company),
  PrincipalAuth: links.map(({ id, agency }) => ({ Id: id, AgencyId: agency.id, Agency: toAgency(agency) })),
  AgencyId: p.agencyId,
  ...fromRow(userRights, p),
  provinciaDefault: DEFAULT_PROVINCE,
  ufficioDefault: DEFAULT_OFFICE,
  AccessReset: p.accessResetAt && { At: p.accessResetAt.toISOString(), By: p.accessResetBy ?? '' },
})

/** Header and letter show only a logo that the suite keeps. An address elsewhere, which an earlier version stored, becomes null. */
function toCompany(company: NonNullable<User['company']>): NonNullable<Identity['Company']> {
  const told = fromRow(ownCompanyForm, company)
  return { Id: company.id, ...told, UiLogoUrl: told.UiLogoUrl !== null && isKeptLogo(told.UiLogoUrl) ? told.UiLogoUrl : null }
}

const toAgency = (agency: User['links'][number]['agency']): Identity['PrincipalAuth'][number]['Agency'] => ({
  Id: agency.id,
  CompanyId: agency.companyId,
  Name: agency.name,
  Address: agency.address,
  Cap: agency.cap,
  City: agency.city,
  ProvinceCode: agency.provinceCode,
  Disabled: agency.disabled,
  State: agency.state,
  AssignedClientsOnly: agency.assignedClientsOnly,
})
