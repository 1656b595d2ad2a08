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
}

/** The users of a company, those linked to a studio, or the one. */
function users({ of, id }: Whose): SQL {
  if (of === 'company') return sql`(select id from principal where company_id = ${id})`
  return of === 'studio' ? sql`(select principal_id from principal_auth where agency_id = ${id})` : sql`(${id}::int)`
}

const ofUsers = (table: string, keys: readonly string[], without: readonly string[] = []): Part => ({
  table,
  keys,
  where: (whose) => sql`principal_id in ${users(whose)}`,
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
  if (of === 'studio') return sql`principal_id in ${users(whose)} or kind = 'Studio' and record_id = ${id}`
  return sql`principal_id = ${id} or kind in ('Utente', 'Sessione', 'Secondo fattore', 'Passkey') and record_id = ${id}`
}
/** Of a studio those that it imported; those without a studio are the company's. A user has none. */
const returns = ({ of, id }: Whose): SQL | null => {
  if (of === 'utente') return null
  return of === 'company' ? sql`company_id = ${id}` : sql`agency_id = ${id}`
}

export const parts: readonly Part[] = [
  { table: 'company', keys: ['id'], where: companies, without: ['name_key'] },
  { table: 'agency', keys: ['id'], where: agencies, without: ['name_key'] },
  {
    table: 'principal',
    keys: ['id'],
    where: (whose) => sql`id in ${users(whose)}`,
    without: ['password_hash', 'surname_key', 'name_key', 'username_key'],
  },
  ofUsers('principal_auth', ['id']),
  ofUsers('access_log', ['principal_id', 'application', 'day']),
  ofUsers('calculation', ['id']),
  { table: 'tax_return', keys: ['id'], where: returns, without: [] },
  { table: 'tax_return_retention', keys: ['company_id'], where: ({ of, id }) => (of === 'company' ? sql`company_id = ${id}` : null), without: [] },
  ofUsers('principal_whats_new', ['principal_id', 'whats_new_id']),
  ofUsers('second_factor', ['principal_id'], ['secret', 'recovery', 'last_step']),
  ofUsers('passkey', ['id'], ['public_key', 'counter', 'last_challenge']),
  ofUsers('sign_in_session', ['uid'], ['uid']),
  ofUsers('sign_in_failure', ['principal_id', 'network', 'since']),
  { table: 'audit', keys: ['id'], where: entries, without: ['username_key'] },
]

const PROGRAM = 'è del programma, non di una persona'
/** Tables that are in no archive, and why. */
export const left: Readonly<Record<string, string>> = {
  oidc_artifact: 'segreti delle sessioni aperte, che scadono in poche ore; da dove si è entrati è in sign_in_session',
  access_link: 'solo impronte di link che durano poche ore',
  external_logout: 'identificativi di un altro fornitore, che solo lui sa di chi sono',
  sign_in_attempt: 'solo impronte di nomi e indirizzi, che non si possono leggere, per poche ore',
  call_count: 'solo impronte, che non si possono leggere, per pochi minuti',
  client_error: 'non dice di quale utente è',
  audit_seal: 'le impronte del registro: le dà il file JSON del registro',
  secret: PROGRAM,
  comune_surcharge: PROGRAM,
  whats_new: PROGRAM,
}
