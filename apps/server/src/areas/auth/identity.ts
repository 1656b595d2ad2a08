/** A stored user in the names of the specification. */
import { DEFAULT_OFFICE, DEFAULT_PROVINCE, type Identity } from '@bilancia/contract/api'
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
  ApplicationForfetari: p.applicationForfetari,
  ApplicationConvenienza: p.applicationConvenienza,
  ApplicationBudget: p.applicationBudget,
  ApplicationEasyStart: p.applicationEasyStart,
  UserCreation: p.userCreation,
  ReportEnabled: p.reportEnabled,
  provinciaDefault: DEFAULT_PROVINCE,
  ufficioDefault: DEFAULT_OFFICE,
})

const toCompany = (company: NonNullable<User['company']>): NonNullable<Identity['Company']> => ({
  Id: company.id,
  BusinessName: company.businessName,
  ApplicationName: company.applicationName,
  UiLogoUrl: company.uiLogoUrl,
  UiLogoBackground: company.uiLogoBackground,
  UiHome: company.uiHome,
  ForfetariMenuName: company.forfetariMenuName,
  ConvMenuName: company.convMenuName,
  BudgetMenuName: company.budgetMenuName,
  EasystartName: company.easystartName,
  LogoutUrl: company.logoutUrl,
  IsLocked: company.isLocked,
  ImportEnabled: company.importEnabled,
  IsFederated: company.isFederated,
  HasEasyStart: company.hasEasyStart,
})

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
})
