/**
 * Who may change what of a user: nobody changes their own rights, takes over somebody of the same role, or grants what they
 * do not have. The server checks it on every call; the form closes what it refuses.
 */
import { type Role, roles } from './access.ts'
import type { ValuesOf } from './form.ts'
import { userRights } from './forms.ts'

export type Rights = ValuesOf<typeof userRights>
const rightNames = Object.keys(userRights) as (keyof Rights)[]
type Person = { readonly Id: number; readonly Role: Role }

/** Roles that a user may give, to a new user or to an existing one. */
export const roleChoices = (who: Role): readonly Role[] =>
  who === 'SUPERADMIN' ? roles : who === 'ADMIN' ? ['MANAGER', 'OPERATOR', 'DEMO'] : ['MANAGER', 'OPERATOR']

/**
 * What a user may change of another, or of themselves: `tutto`; `anagrafica`, everything but what decides who they are and what
 * they may do; `niente`.
 */
export function handOn(who: Person, other: Person): 'tutto' | 'anagrafica' | 'niente' {
  const above = roles.indexOf(other.Role) - roles.indexOf(who.Role)
  return who.Id === other.Id || above === 0 ? 'anagrafica' : above > 0 ? 'tutto' : 'niente'
}

/** The fields of the form that only `tutto` allows to change. The own mail is anagrafica, the mail of a peer is a way in. */
export const guardedFields = (who: Person, other: Person): readonly string[] => {
  const rights = [...rightNames, 'Role', 'CompanyId', 'Disabled']
  return handOn(who, other) === 'tutto' ? [] : who.Id === other.Id ? rights : [...rights, 'Mail']
}

/** The rights that a record would have more than before and that the caller does not have. A SUPERADMIN has all. */
export const rightsNotOwned = (who: Rights & { readonly Role: Role }, before: Rights | null, given: Rights): readonly (keyof Rights)[] =>
  who.Role === 'SUPERADMIN'
    ? []
    : // What only a SUPERADMIN gives is left as it is.
      rightNames.filter((right) => right !== 'ReportEnabled' && given[right] && !before?.[right] && !who[right])
/** The rights of which all are given. */
export const allRights = Object.fromEntries(rightNames.map((right) => [right, true])) as Rights
