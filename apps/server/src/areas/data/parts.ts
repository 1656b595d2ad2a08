/** What of each table belongs to a company, a studio or a user. A test holds it against the tables that there are. */
import { type SQL, sql } from 'drizzle-orm'

export type Whose = { readonly of: 'company' | 'studio' | 'utente'; readonly id: number }
export type Part = {
  readonly table: string
  /** A row is one by these. */
  readonly keys: readonly string[]
  /** Null where the table has nothing of theirs. */
  readonly where: (whose: Whose) => SQL | null
  /** Columns that nobody is told. */
  readonly without: readonly string[]
  /** What the erasure of a closed user does with the rows; null where they are not theirs alone. Of a company all but the register go. */
  readonly ofErased: 'deleted' | 'anonymous' | 'kept' | null
  /** Which of the rows of an erased user are theirs alone, if not all. */
  readonly alone?: SQL
}

/** The users of a company, those linked to a studio, or the one. */
export function usersOf({ of, id }: Whose): SQL {
  if (of === 'company') return sql`(select id from principal where company_id = ${id})`
  return of === 'studio' ? sql`(select principal_id from principal_auth where agency_id = ${id})` : sql`(select ${id}::int)`
}

const ofUsers = (table: string, keys: readonly string[], ofErased: Part['ofErased'], without: readonly string[] = []): Part => ({
  table,
  ofErased,
  keys,
  where: (whose) => sql`principal_id in ${usersOf(whose)}`,
  without,
})

const companies = ({ of, id }: Whose): SQL => {
  if (of === 'company') return sql`id = ${id}`
  return of === 'studio' ? sql`id = (select company_id from agency where id = ${id})` : sql`id = (select company_id from principal where id = ${id})`
}
const agencies = ({ of, id }: Whose): SQL => {
  if (of === 'company') return sql`company_id = ${id}`
  return of === 'studio' ? sql`id = ${id}` : sql`id in (select agency_id from principal_auth where principal_id = ${id})`
}
/** What they did, and what was done about them. */
const entries = (whose: Whose): SQL => {
  const { of, id } = whose
  if (of === 'company') return sql`company_id = ${id}`
  if (of === 'studio') return sql`principal_id in ${usersOf(whose)} or kind = 'Studio' and record_id = ${id}`
  return sql`principal_id = ${id} or kind in ('Utente', 'Sessione', 'Secondo fattore', 'Passkey') and record_id = ${id}`
}
/** What a studio has of its clients; a return without a studio is the company's. A user has none. */
const ofStudios = ({ of, id }: Whose): SQL | null => {
  if (of === 'utente') return null
  return of === 'company' ? sql`company_id = ${id}` : sql`agency_id = ${id}`
}

export const parts: readonly Part[] = [
  { table: 'company', keys: ['id'], where: companies, without: ['name_key'], ofErased: null },
  { table: 'agency', keys: ['id'], where: agencies, without: ['name_key'], ofErased: null },
  {
    table: 'principal',
    keys: ['id'],
    where: (whose) => sql`id in ${usersOf(whose)}`,
    without: ['password_hash', 'surname_key', 'name_key', 'username_key'],
    ofErased: 'anonymous',
  },
  ofUsers('principal_auth', ['id'], 'kept'),
  ofUsers('access_log', ['principal_id', 'application', 'day'], 'kept'),
  {
    table: 'client',
    keys: ['id'],
    where: ofStudios,
    without: ['denominazione_key', 'creation_key'],
    ofErased: null,
  },
  { ...ofUsers('calculation', ['id'], 'deleted', ['creation_key']), alone: sql`client_id is null` },
  { ...ofUsers('calculation_version', ['id'], 'deleted'), alone: sql`calculation_id in (select id from calculation where client_id is null)` },
  {
    table: 'advice',
    keys: ['id'],
    where: (whose) => (whose.of === 'utente' ? sql`principal_id = ${whose.id}` : sql`client_id in (select id from client where ${ofStudios(whose) ?? sql`false`})`),
    without: ['creation_key'],
    ofErased: 'kept',
  },
  {
    table: 'reminder',
    keys: ['id'],
    where: (whose) => (whose.of === 'utente' ? sql`principal_id = ${whose.id}` : sql`client_id in (select id from client where ${ofStudios(whose) ?? sql`false`})`),
    without: [],
    ofErased: 'kept',
  },
  {
    table: 'payment_day',
    keys: ['id'],
    where: (whose) => (whose.of === 'utente' ? null : sql`client_id in (select id from client where ${ofStudios(whose) ?? sql`false`})`),
    without: [],
    ofErased: null,
  },
  { table: 'tax_return', keys: ['id'], where: ofStudios, without: [], ofErased: null },
  { table: 'tax_return_retention', keys: ['company_id'], where: ({ of, id }) => (of === 'company' ? sql`company_id = ${id}` : null), without: [], ofErased: null },
  ofUsers('principal_whats_new', ['principal_id', 'whats_new_id'], 'deleted'),
  ofUsers('second_factor', ['principal_id'], 'deleted', ['secret', 'recovery', 'last_step']),
  ofUsers('passkey', ['id'], 'deleted', ['public_key', 'counter', 'last_challenge']),
  ofUsers('sign_in_session', ['uid'], 'deleted', ['uid']),
  ofUsers('sign_in_failure', ['principal_id', 'network', 'since'], 'deleted'),
  { table: 'audit', keys: ['id'], where: entries, without: ['username_key'], ofErased: 'kept' },
]

const PROGRAM = 'è del programma, non di una persona'
/** Tables that are in no archive, and why. */
export const left: Readonly<Record<string, string>> = {
  oidc_artifact: 'segreti delle sessioni aperte, che scadono in poche ore; da dove si è entrati è in sign_in_session',
  access_link: 'solo impronte di link che durano poche ore',
  access_request: 'richieste che durano un giorno; chi le ha fatte e confermate è nel registro',
  external_logout: 'identificativi di un altro fornitore, che solo lui sa di chi sono',
  sign_in_attempt: 'solo impronte di nomi e indirizzi, che non si possono leggere, per poche ore',
  call_count: 'solo impronte, che non si possono leggere, per pochi minuti',
  client_error: 'non dice di quale utente è',
  audit_seal: 'le impronte del registro: le dà il file JSON del registro',
  secret: PROGRAM,
  comune_surcharge: PROGRAM,
  whats_new: PROGRAM,
}
