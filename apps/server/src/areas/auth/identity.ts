/** Converts a stored user to the names of the specification. */
import { DEFAULT_OFFICE, DEFAULT_PROVINCE, type Identity, isKeptLogo, ownCompanyForm, userRights } from '@bilancia/contract/api'
import { fromRow } from '../../platform/records.ts'
import type { User } from './store.ts'

/** Without password and stamps. */
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
