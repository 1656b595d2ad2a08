/** Who may do what: roles, applications and the one permission table that server, page and tests read. */
import type { ErrorCode } from './errors.ts'

export const roles = ['SUPERADMIN', 'ADMIN', 'MANAGER', 'OPERATOR', 'DEMO'] as const
export type Role = (typeof roles)[number]

/** The applications of the suite by their identifier; only those with `flag` are simulators whose calculations can be saved. */
export const applications = {
  forfetari: { id: 1, card: 'IFORFETTARI', flag: 'ApplicationForfetari', path: '/iforf', nome: 'Forfetari' },
  convenienza: { id: 2, card: 'CONVSRL', flag: 'ApplicationConvenienza', path: '/convsrl', nome: 'Convenienza Srl' },
  budget: { id: 3, card: 'BUDGET4U', flag: 'ApplicationBudget', path: '/budget', nome: 'Budget4u' },
} as const
/** Everything an access can be recorded for: the simulators, FlatTax, the administration pages, home. */
export const recordedApplications: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 99]
export type Application = keyof typeof applications
export type ApplicationFlag = (typeof applications)[Application]['flag']
export type ApplicationId = (typeof applications)[Application]['id']

/** What a permission asks of the signed-in user; every condition given must hold. */
type Requirement = {
  readonly roles?: readonly Role[]
  readonly application?: Application
  /** The company imports returns; a SUPERADMIN does for all. */
  readonly importEnabled?: true
  /** The path parameter `username` must be the user's own. */
  readonly own?: true
  /** A valid token is enough, also of a user whom the sign-in would refuse by now. */
  readonly evenDisabled?: true
  /** What the refusal says. */
  readonly refusal: ErrorCode
}

/** `null`: nobody needs to be signed in. */
export const permissions = {
  pubblico: null,
  accesso: { refusal: 'DIRITTO_MANCANTE' },
  sessione: { evenDisabled: true, refusal: 'DIRITTO_MANCANTE' },
  proprio: { own: true, refusal: 'ALTRO_UTENTE' },
  forfetari: { application: 'forfetari', refusal: 'DIRITTO_FORFETARI' },
  convenienza: { application: 'convenienza', refusal: 'DIRITTO_CONVENIENZA' },
  budget: { application: 'budget', refusal: 'DIRITTO_BUDGET' },
  importTelematico: { importEnabled: true, refusal: 'DIRITTO_MANCANTE' },
  conservazioneTelematico: { importEnabled: true, roles: ['SUPERADMIN', 'ADMIN'], refusal: 'DIRITTO_MANCANTE' },
} as const satisfies Readonly<Record<string, Requirement | null>>
export type Permission = keyof typeof permissions

/** What the table reads of a user. */
export type Subject = { readonly Username: string; readonly Role: Role; readonly Company: { readonly ImportEnabled: boolean } | null } & {
  readonly [F in ApplicationFlag]: boolean
}

/** The code of the refusal, or null where the user may. The server decides with it on every call; the page hides what it refuses. */
export function refusal(permission: Permission, subject: Subject, username?: string): ErrorCode | null {
  const asked: Requirement | null = permissions[permission]
  if (asked === null) return null
  const { roles: allowed, application, importEnabled, own, refusal: code } = asked
  if (allowed && !allowed.includes(subject.Role)) return code
  if (application && !subject[applications[application].flag]) return code
  if (importEnabled && subject.Role !== 'SUPERADMIN' && !subject.Company?.ImportEnabled) return code
  if (own && username !== subject.Username) return code
  return null
}
