/** Roles, applications and permissions: the one permission table for server, page and tests. */
import type { AccessErrorCode } from './access-errors.ts'

export const roles = ['SUPERADMIN', 'ADMIN', 'MANAGER', 'OPERATOR', 'DEMO'] as const
export type Role = (typeof roles)[number]

/** The applications of the suite by their identifier; only those with `flag` are simulators whose calculations can be saved. */
export const applications = {
  iforfettari: { id: 1, card: 'IFORFETTARI', flag: 'ApplicationForfetari', path: '/iforf', nome: 'Forfetari' },
  convsrl: { id: 2, card: 'CONVSRL', flag: 'ApplicationConvenienza', path: '/convsrl', nome: 'Convenienza Srl' },
  budget4u: { id: 3, card: 'BUDGET4U', flag: 'ApplicationBudget', path: '/budget', nome: 'Budget4u' },
  forme: { id: 13, card: 'FORME', flag: 'ApplicationForme', path: '/forme', nome: 'Forme e piano' },
} as const
export type Application = keyof typeof applications
export type ApplicationFlag = (typeof applications)[Application]['flag']
export type ApplicationId = (typeof applications)[Application]['id']
const applicationIds: ReadonlySet<number> = new Set(Object.values(applications).map(({ id }) => id))
export const LAST_APPLICATION = Math.max(...applicationIds)
export const isApplication = (id: number): id is ApplicationId => applicationIds.has(id)

type Area = 'clienti' | 'company' | 'studi' | 'utenti' | 'importTelematico' | 'report' | 'registro'

/** What a permission requires of the signed-in user. Every condition given must hold. */
type Requirement = {
  readonly roles?: readonly Role[]
  readonly application?: Application
  /** Requires at least one of these applications: for a tool that several of them share. */
  readonly anyApplication?: readonly Application[]
  /** A right granted to the single user or to the company. A SUPERADMIN always has it. */
  readonly right?: 'UserCreation' | 'ReportEnabled' | 'ImportEnabled'
  /** Requires at least one of these areas: for lists that several areas choose from. */
  readonly anyOf?: readonly Area[]
  /** The path parameter `username` must be the user's own. */
  readonly own?: true
  /** A valid token is enough, even for a user who can no longer sign in. */
  readonly evenDisabled?: true
  /** The error code of the refusal. */
  readonly refusal: AccessErrorCode
}

/** `null`: no sign-in required. */
export const permissions = {
  pubblico: null,
  accesso: { refusal: 'DIRITTO_MANCANTE' },
  sessione: { evenDisabled: true, refusal: 'DIRITTO_MANCANTE' },
  proprio: { own: true, refusal: 'ALTRO_UTENTE' },
  iforfettari: { application: 'iforfettari', refusal: 'DIRITTO_FORFETARI' },
  convsrl: { application: 'convsrl', refusal: 'DIRITTO_CONVENIENZA' },
  budget4u: { application: 'budget4u', refusal: 'DIRITTO_BUDGET' },
  /** The concordato weighs the ordinary side of both simulators. The right to either one opens it. */
  concordato: { anyApplication: ['iforfettari', 'convsrl'], refusal: 'DIRITTO_CONCORDATO' },
  forme: { application: 'forme', refusal: 'DIRITTO_FORME' },
  /** Read from a simulator, whose own right is asked too. */
  calendario: { anyApplication: ['iforfettari', 'convsrl', 'budget4u', 'forme'], refusal: 'DIRITTO_CALENDARIO' },

  /** Only clients of the studios that the user is linked to: the server checks the studio of each row, for every role. */
  clienti: { roles: ['ADMIN', 'MANAGER', 'OPERATOR'], refusal: 'DIRITTO_MANCANTE' },
  /** To give signed advice ('Consegna') to a client. */
  clientiConsegna: { roles: ['ADMIN', 'MANAGER', 'OPERATOR'], refusal: 'DIRITTO_MANCANTE' },
  clientiEliminazione: { roles: ['ADMIN', 'MANAGER'], refusal: 'DIRITTO_MANCANTE' },
  /** To choose whether the payment diaries of a studio show amounts. The server checks that the user also works in the studio. */
  agendeImporti: { roles: ['ADMIN', 'MANAGER'], refusal: 'DIRITTO_MANCANTE' },
  /** The server checks that the user also works in the studio of the key. */
  chiavi: { roles: ['SUPERADMIN', 'ADMIN'], refusal: 'DIRITTO_MANCANTE' },
  company: { roles: ['SUPERADMIN'], refusal: 'DIRITTO_MANCANTE' },
  studi: { roles: ['SUPERADMIN', 'ADMIN'], refusal: 'DIRITTO_MANCANTE' },
  studiScrittura: { roles: ['SUPERADMIN'], refusal: 'DIRITTO_MANCANTE' },
  utenti: { roles: ['SUPERADMIN', 'ADMIN', 'MANAGER'], right: 'UserCreation', refusal: 'DIRITTO_MANCANTE' },
  autorizzazioniAggiunta: { roles: ['SUPERADMIN', 'ADMIN'], right: 'UserCreation', refusal: 'DIRITTO_MANCANTE' },
  autorizzazioniModifica: { roles: ['SUPERADMIN'], refusal: 'DIRITTO_MANCANTE' },
  /** The roles that administer the users of a studio also write its price list. Every user of the studio reads it. */
  listinoScrittura: { roles: ['SUPERADMIN', 'ADMIN', 'MANAGER'], application: 'forme', refusal: 'DIRITTO_MANCANTE' },
  novita: { roles: ['SUPERADMIN'], refusal: 'DIRITTO_MANCANTE' },
  marchi: { roles: ['SUPERADMIN'], refusal: 'DIRITTO_MANCANTE' },
  importTelematico: { right: 'ImportEnabled', refusal: 'DIRITTO_MANCANTE' },
  conservazioneTelematico: { roles: ['SUPERADMIN', 'ADMIN'], right: 'ImportEnabled', refusal: 'DIRITTO_MANCANTE' },
  report: { right: 'ReportEnabled', refusal: 'DIRITTO_MANCANTE' },
  dati: { roles: ['SUPERADMIN', 'ADMIN'], refusal: 'DIRITTO_MANCANTE' },
  registro: { roles: ['SUPERADMIN', 'ADMIN'], refusal: 'DIRITTO_MANCANTE' },
  scegliCompany: { anyOf: ['company', 'studi', 'utenti', 'importTelematico', 'report', 'registro'], refusal: 'DIRITTO_MANCANTE' },
  scegliStudio: { anyOf: ['studi', 'utenti', 'importTelematico'], refusal: 'DIRITTO_MANCANTE' },
} as const satisfies Readonly<Record<string, Requirement | null>>
export type Permission = keyof typeof permissions

export type AreaGroup = 'clienti' | 'strumenti' | 'amministrazione'

/** The pages other than the simulators, in the order of the drawer. `gruppo`: the group in the drawer. `permission` opens the page. */
export const areas = {
  clienti: { id: 12, gruppo: 'clienti', path: '/clienti', nome: 'Clienti', permission: 'clienti' },
  concordato: { id: 14, gruppo: 'strumenti', path: '/concordato', nome: 'Concordato preventivo', permission: 'concordato' },
  company: { id: 5, gruppo: 'amministrazione', path: '/company', nome: 'Company', permission: 'company' },
  studi: { id: 6, gruppo: 'amministrazione', path: '/agency', nome: 'Studi', permission: 'studi' },
  utenti: { id: 7, gruppo: 'amministrazione', path: '/principal', nome: 'Utenti', permission: 'utenti' },
  novita: { id: 8, gruppo: 'amministrazione', path: '/whatsnew', nome: "What's New", permission: 'novita' },
  marchi: { id: 15, gruppo: 'amministrazione', path: '/marchi', nome: 'Marchi', permission: 'marchi' },
  importTelematico: { id: 9, gruppo: 'clienti', path: '/importtelematico', nome: 'Import telematico', permission: 'importTelematico' },
  report: { id: 10, gruppo: 'amministrazione', path: '/report', nome: 'Report', permission: 'report' },
  registro: { id: 11, gruppo: 'amministrazione', path: '/audit', nome: 'Registro', permission: 'registro' },
} as const satisfies Readonly<Record<string, { id: number; gruppo: AreaGroup; path: string; nome: string; permission: Permission }>>

/**
 * Every destination that the access log records, by identifier: simulators, administration pages, FlatTax (a separate product), home.
 */
export const recordedAccesses: ReadonlyMap<number, string> = new Map([
  ...[...Object.values(applications), ...Object.values(areas)].map(({ id, nome }) => [id, nome] as const),
  [4, 'FlatTax'],
  [99, 'Home'],
])

/** The data that a role reaches in its areas: everything, its own company, its own studios. */
export const reach = { SUPERADMIN: 'tutto', ADMIN: 'company', MANAGER: 'studi', OPERATOR: 'studi', DEMO: 'studi' } as const satisfies Readonly<
  Record<Role, 'tutto' | 'company' | 'studi'>
>

/** Roles that must sign in with a second factor. For the others it is optional. */
export const secondFactorRoles: readonly Role[] = ['SUPERADMIN', 'ADMIN']

/** Roles that can never create users. */
export const withoutUserCreation: readonly Role[] = ['OPERATOR', 'DEMO']

/** The data of a user that decide on a permission. */
export type Subject = {
  readonly Username: string
  readonly Role: Role
  readonly UserCreation: boolean
  readonly ReportEnabled: boolean
  readonly Company: { readonly ImportEnabled: boolean } | null
} & { readonly [F in ApplicationFlag]: boolean }

/**
 * The error code of the refusal, or null if the user has the permission. The server checks it on every call; the page hides
 * what it refuses.
 */
export function refusal(permission: Permission, subject: Subject, username?: string): AccessErrorCode | null {
  const asked: Requirement | null = permissions[permission]
  if (asked === null) return null
  const { roles: allowed, application, anyApplication, right, anyOf, own, refusal: code } = asked
  if (allowed && !allowed.includes(subject.Role)) return code
  if (application && !subject[applications[application].flag]) return code
  if (anyApplication?.every((one) => !subject[applications[one].flag])) return code
  if (right && subject.Role !== 'SUPERADMIN' && !hasRight(subject, right)) return code
  if (anyOf?.every((one) => refusal(one, subject) !== null)) return code
  if (own && username !== subject.Username) return code
  return null
}

const hasRight = (subject: Subject, right: NonNullable<Requirement['right']>): boolean =>
  right === 'ImportEnabled' ? (subject.Company?.ImportEnabled ?? false) : subject[right]
