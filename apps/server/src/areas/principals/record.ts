/** Converts users between rows and the names of the specification. */
import {
  type Colleagues,
  type Identity,
  type PrincipalItem,
  type PrincipalRecord,
  type PrincipalValues,
  principalForm,
  withoutUserCreation,
} from '@bilancia/contract/api'
import { fromRow, stampsOf, toRow } from '../../platform/records.ts'
import type { principal } from '../../platform/schema.ts'
import type { Link } from './authorisations.ts'

export type Row = Omit<typeof principal.$inferSelect, 'passwordHash'>
/** With the name of the first linked studio. */
export type Listed = Row & { readonly agencyName: string | null }
/** With company and studios. */
export type Whole = Listed & {
  readonly company: { readonly id: number; readonly businessName: string; readonly hasEasyStart: boolean } | null
  readonly links: readonly Link[]
}

export const toItem = (row: Listed): PrincipalItem => ({
  Id: row.id,
  ...fromRow(principalForm, row),
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
 * The columns that `who` may write. Only a SUPERADMIN chooses the company and gives the report; OPERATOR and DEMO never create
 * users.
 */
export const toColumns = (who: Pick<Identity, 'Role' | 'CompanyId'>, given: PrincipalValues, before: Pick<Row, 'reportEnabled'> | null) => ({
  ...toRow(principalForm, given),
  companyId: who.Role === 'SUPERADMIN' ? given.CompanyId : who.CompanyId,
  userCreation: given.UserCreation && !withoutUserCreation.includes(given.Role),
  reportEnabled: who.Role === 'SUPERADMIN' ? given.ReportEnabled : (before?.reportEnabled ?? false),
})
