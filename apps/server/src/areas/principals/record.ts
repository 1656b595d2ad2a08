/** A user as row of the table and in the names of the specification. */
import { type Colleagues, type Identity, type PrincipalInput, type PrincipalItem, type PrincipalRecord, withoutUserCreation } from '@bilancia/contract/api'
import { stampsOf } from '../../platform/records.ts'
import type { principal } from '../../platform/schema.ts'
import type { Link } from './authorisations.ts'

export type Row = Omit<typeof principal.$inferSelect, 'passwordHash'>
/** With the name of the first linked studio. */
export type Listed = Row & { readonly agencyName: string | null }
/** With all that hangs on the user. */
export type Whole = Listed & {
  readonly company: { readonly id: number; readonly businessName: string; readonly hasEasyStart: boolean } | null
  readonly links: readonly Link[]
}

export const toItem = (row: Listed): PrincipalItem => ({
  Id: row.id,
  CompanyId: row.companyId,
  Surname: row.surname,
  Name: row.name,
  Taxcode: row.taxcode,
  Mail: row.mail,
  Phone: row.phone,
  Username: row.username,
  Role: row.role,
  Language: row.language,
  AvatarId: row.avatarId,
  Disabled: row.disabled,
  ApplicationForfetari: row.applicationForfetari,
  ApplicationConvenienza: row.applicationConvenienza,
  ApplicationBudget: row.applicationBudget,
  ApplicationEasyStart: row.applicationEasyStart,
  UserCreation: row.userCreation,
  ReportEnabled: row.reportEnabled,
  agencyName: row.agencyName,
  ClosedAt: row.closedAt?.toISOString() ?? null,
  ...stampsOf(row),
})

export const toColleague = ({ id, surname, name, username, agencyName }: Listed): Colleagues['Colleagues'][number] => ({
  Id: id,
  Surname: surname,
  Name: name,
  Username: username,
  agencyName,
})

export const toRecord = (row: Whole): PrincipalRecord => ({
  ...toItem(row),
  Company: row.company && { Id: row.company.id, BusinessName: row.company.businessName, HasEasyStart: row.company.hasEasyStart },
  PrincipalAuth: row.links.map(toAuth),
})

export const toAuth = ({ id, principalId, agencyId, agencyName }: Link) => ({
  Id: id,
  PrincipalId: principalId,
  AgencyId: agencyId,
  Agency: { Id: agencyId, Name: agencyName },
})

/**
 * What a form may write of a user by the hand of `who`: the company is a SUPERADMIN's to choose, and so is the report;
 * OPERATOR and DEMO never create users.
 */
export const toRow = (who: Pick<Identity, 'Role' | 'CompanyId'>, given: PrincipalInput, before: Pick<Row, 'reportEnabled'> | null) => ({
  companyId: who.Role === 'SUPERADMIN' ? given.CompanyId : who.CompanyId,
  surname: given.Surname,
  name: given.Name,
  taxcode: given.Taxcode || null,
  mail: given.Mail,
  phone: given.Phone || null,
  language: given.Language || null,
  avatarId: given.AvatarId,
  disabled: given.Disabled,
  applicationForfetari: given.ApplicationForfetari,
  applicationConvenienza: given.ApplicationConvenienza,
  applicationBudget: given.ApplicationBudget,
  applicationEasyStart: given.ApplicationEasyStart,
  userCreation: given.UserCreation && !withoutUserCreation.includes(given.Role),
  reportEnabled: who.Role === 'SUPERADMIN' ? given.ReportEnabled : (before?.reportEnabled ?? false),
})
