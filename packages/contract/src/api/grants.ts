/**
 * Who may change what of a user. Nobody changes their own rights, takes over a user of the same role, or gives what they do not have. The server
 * checks it on every call; the form disables what the server would refuse.
 */
import { keysOf, recordOf } from '../keys.ts'
import { type Role, roles } from './access.ts'
import type { ValuesOf } from './form.ts'
import { userRights } from './forms.ts'

export type Rights = ValuesOf<typeof userRights>
const rightNames = keysOf(userRights)
type Person = { readonly Id: number; readonly Role: Role }

/** Roles that a user may give, to a new user or to an existing one. */
export const roleChoices = (who: Role): readonly Role[] =>
  who === 'SUPERADMIN' ? roles : who === 'ADMIN' ? ['MANAGER', 'OPERATOR', 'DEMO'] : ['MANAGER', 'OPERATOR']

/**
 * What a user may change of another user or of themselves. `tutto`; `anagrafica`: everything except the fields that decide about identity and rights;
 * `niente`.
 */
export function handOn(who: Person, other: Person): 'tutto' | 'anagrafica' | 'niente' {
  const above = roles.indexOf(other.Role) - roles.indexOf(who.Role)
  return who.Id === other.Id || above === 0 ? 'anagrafica' : above > 0 ? 'tutto' : 'niente'
}

/**
 * The fields that only `tutto` allows to change. Users may change their own mail, but not that of a user of the same role, because mail can open the
 * account.
 */
export const guardedFields = (who: Person, other: Person): readonly string[] => {
  const rights = [...rightNames, 'Role', 'CompanyId', 'Disabled']
  return handOn(who, other) === 'tutto' ? [] : who.Id === other.Id ? rights : [...rights, 'Mail']
}

/** The rights that the record would gain and that the caller does not have. A SUPERADMIN has all. */
export const rightsNotOwned = (who: Rights & { readonly Role: Role }, before: Rights | null, given: Rights): readonly (keyof Rights)[] =>
  who.Role === 'SUPERADMIN'
    ? []
    : // Only a SUPERADMIN gives the report; what others send for it is ignored.
      rightNames.filter((right) => right !== 'ReportEnabled' && given[right] && !before?.[right] && !who[right])
/** All rights, granted. */
export const allRights = recordOf(rightNames, () => true)
