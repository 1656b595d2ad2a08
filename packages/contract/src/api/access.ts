/** Who may do what: roles, applications and the one permission table that server, page and tests read. */
import type { AccessErrorCode } from './access-errors.ts'

export const roles = ['SUPERADMIN', 'ADMIN', 'MANAGER', 'OPERATOR', 'DEMO'] as const
export type Role = (typeof roles)[number]

/** The applications of the suite by their identifier; only those with `flag` are simulators whose calculations can be saved. */
export const applications = {
  iforfettari: { id: 1, card: 'IFORFETTARI', flag: 'ApplicationForfetari', path: '/iforf', nome: 'Forfetari' },
  convsrl: { id: 2, card: 'CONVSRL', flag: 'ApplicationConvenienza', path: '/convsrl', nome: 'Convenienza Srl' },
  budget4u: { id: 3, card: 'BUDGET4U', flag: 'ApplicationBudget', path: '/budget', nome: 'Budget4u' },
} as const
export type Application = keyof typeof applications
export type ApplicationFlag = (typeof applications)[Application]['flag']
export type ApplicationId = (typeof applications)[Application]['id']

type Area = 'company' | 'studi' | 'utenti' | 'importTelematico' | 'report' | 'registro'

/** What a permission asks of the signed-in user; every condition given must hold. */
type Requirement = {
  readonly roles?: readonly Role[]
  readonly application?: Application
  /** A right given to the single user or to their company; a SUPERADMIN has it always. */
  readonly right?: 'UserCreation' | 'ReportEnabled' | 'ImportEnabled'
  /** Whoever may one of these: lists that several areas choose from. */
  readonly anyOf?: readonly Area[]
  /** The path parameter `username` must be the user's own. */
  readonly own?: true
  /** A valid token is enough, also of a user whom the sign-in would refuse by now. */
  readonly evenDisabled?: true
  /** What the refusal says. */
  readonly refusal: AccessErrorCode
}

/** `null`: nobody needs to be signed in. */
export const permissions = {
  pubblico: null,
  accesso: { refusal: 'DIRITTO_MANCANTE' },
  sessione: { evenDisabled: true, refusal: 'DIRITTO_MANCANTE' },
  proprio: { own: true, refusal: 'ALTRO_UTENTE' },
  iforfettari: { application: 'iforfettari', refusal: 'DIRITTO_FORFETARI' },
  convsrl: { application: 'convsrl', refusal: 'DIRITTO_CONVENIENZA' },
  budget4u: { application: 'budget4u', refusal: 'DIRITTO_BUDGET' },

  company: { roles: ['SUPERADMIN'], refusal: 'DIRITTO_MANCANTE' },
  studi: { roles: ['SUPERADMIN', 'ADMIN'], refusal: 'DIRITTO_MANCANTE' },
  studiScrittura: { roles: ['SUPERADMIN'], refusal: 'DIRITTO_MANCANTE' },
  utenti: { roles: ['SUPERADMIN', 'ADMIN', 'MANAGER'], right: 'UserCreation', refusal: 'DIRITTO_MANCANTE' },
  autorizzazioniAggiunta: { roles: ['SUPERADMIN', 'ADMIN'], right: 'UserCreation', refusal: 'DIRITTO_MANCANTE' },
  autorizzazioniModifica: { roles: ['SUPERADMIN'], refusal: 'DIRITTO_MANCANTE' },
  novita: { roles: ['SUPERADMIN'], refusal: 'DIRITTO_MANCANTE' },
  importTelematico: { right: 'ImportEnabled', refusal: 'DIRITTO_MANCANTE' },
  conservazioneTelematico: { roles: ['SUPERADMIN', 'ADMIN'], right: 'ImportEnabled', refusal: 'DIRITTO_MANCANTE' },
  report: { right: 'ReportEnabled', refusal: 'DIRITTO_MANCANTE' },
  registro: { roles: ['SUPERADMIN', 'ADMIN'], refusal: 'DIRITTO_MANCANTE' },
  scegliCompany: { anyOf: ['company', 'studi', 'utenti', 'importTelematico', 'report', 'registro'], refusal: 'DIRITTO_MANCANTE' },
  scegliStudio: { anyOf: ['studi', 'utenti', 'importTelematico'], refusal: 'DIRITTO_MANCANTE' },
} as const satisfies Readonly<Record<string, Requirement | null>>
export type Permission = keyof typeof permissions

/** The administration pages by their identifier, in the order of the drawer, with what opens them. */
export const areas = {
  company: { id: 5, path: '/company', nome: 'Company', permission: 'company' },
  studi: { id: 6, path: '/agency', nome: 'Studi', permission: 'studi' },
  utenti: { id: 7, path: '/principal', nome: 'Utenti', permission: 'utenti' },
  novita: { id: 8, path: '/whatsnew', nome: "What's New", permission: 'novita' },
  importTelematico: { id: 9, path: '/importtelematico', nome: 'Import telematico', permission: 'importTelematico' },
  report: { id: 10, path: '/report', nome: 'Report', permission: 'report' },
  registro: { id: 11, path: '/audit', nome: 'Registro', permission: 'registro' },
} as const satisfies Readonly<Record<string, { id: number; path: string; nome: string; permission: Permission }>>

/** Everything an access can be recorded for, by identifier: simulators, administration pages, FlatTax (a product beside the suite), home. */
export const recordedAccesses: ReadonlyMap<number, string> = new Map([
  ...[...Object.values(applications), ...Object.values(areas)].map(({ id, nome }) => [id, nome] as const),
  [4, 'FlatTax'],
  [99, 'Home'],
])

/** How far a role reaches in every area that it may enter: everything, its own company, its own studios. */
export const reach = { SUPERADMIN: 'tutto', ADMIN: 'company', MANAGER: 'studi', OPERATOR: 'studi', DEMO: 'studi' } as const satisfies Readonly<
  Record<Role, 'tutto' | 'company' | 'studi'>
>

/** Roles that the user form offers: to whom creates, and for a user who is already there (whose role does not change). */
export function roleChoices(creator: Role, mode: 'new' | 'edit'): readonly Role[] {
  if (mode === 'edit' || creator === 'SUPERADMIN') return roles
  return creator === 'ADMIN' ? ['MANAGER', 'OPERATOR', 'DEMO'] : ['MANAGER', 'OPERATOR']
}

/** Nobody changes or deletes a user whose role stands above their own. */
export const mayChange = (who: Role, other: Role): boolean => roles.indexOf(who) <= roles.indexOf(other)

/** Roles that sign in with a second factor; the others may. */
export const secondFactorRoles: readonly Role[] = ['SUPERADMIN', 'ADMIN']

/** Roles that never may create users. */
export const withoutUserCreation: readonly Role[] = ['OPERATOR', 'DEMO']

/** What the table reads of a user. */
export type Subject = {
  readonly Username: string
  readonly Role: Role
  readonly UserCreation: boolean
  readonly ReportEnabled: boolean
  readonly Company: { readonly ImportEnabled: boolean } | null
} & { readonly [F in ApplicationFlag]: boolean }

/** The code of the refusal, or null where the user may. The server decides with it on every call; the page hides what it refuses. */
export function refusal(permission: Permission, subject: Subject, username?: string): AccessErrorCode | null {
  const asked: Requirement | null = permissions[permission]
  if (asked === null) return null
  const { roles: allowed, application, right, anyOf, own, refusal: code } = asked
  if (allowed && !allowed.includes(subject.Role)) return code
  if (application && !subject[applications[application].flag]) return code
  if (right && subject.Role !== 'SUPERADMIN' && !hasRight(subject, right)) return code
  if (anyOf?.every((one) => refusal(one, subject) !== null)) return code
  if (own && username !== subject.Username) return code
  return null
}

const hasRight = (subject: Subject, right: NonNullable<Requirement['right']>): boolean =>
  right === 'ImportEnabled' ? (subject.Company?.ImportEnabled ?? false) : subject[right]
