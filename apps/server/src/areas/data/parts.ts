/** Which rows of each table belong to a company, a studio, a user or a client. A test compares the list with the schema. */
import { type SQL, sql } from 'drizzle-orm'

export type Whose = { readonly of: 'company' | 'studio' | 'utente' | 'cliente'; readonly id: number }
export type Part = {
  readonly table: string
  /** The columns that identify a row. */
  readonly keys: readonly string[]
  /** The condition of their rows; null if the table has none. */
  readonly where: (whose: Whose) => SQL | null
  /** Columns that are left out of archives. */
  readonly without: readonly string[]
  /**
   * What the erasure of a closed user does with the rows; null if they are not only that user's. The erasure of a company or a client deletes all rows but
   * those of the register.
   */
  readonly ofErased: 'deleted' | 'anonymous' | 'kept' | null
  /** Which of the rows of an erased user are theirs alone, if not all. */
  readonly alone?: SQL
}

/** The users of a company, those linked to a studio, or the one. A client has none. */
export function usersOf({ of, id }: Whose): SQL {
  if (of === 'cliente') return sql`(select null::int)`
  if (of === 'company') return sql`(select id from principal where company_id = ${id})`
  return of === 'studio' ? sql`(select principal_id from principal_auth where agency_id = ${id})` : sql`(select ${id}::int)`
}

const ofUsers = (table: string, keys: readonly string[], ofErased: Part['ofErased'], without: readonly string[] = []): Part => ({
  table,
  ofErased,
  keys,
  where: (whose) => (whose.of === 'cliente' ? null : sql`principal_id in ${usersOf(whose)}`),
  without,
})

/** Rows that belong to a user, and to the client in whose folder they are. */
const inFolder = (table: string, keys: readonly string[], ofErased: Part['ofErased'], without: readonly string[], ofClient: (id: number) => SQL): Part => {
  const part = ofUsers(table, keys, ofErased, without)
  return { ...part, where: (whose) => (whose.of === 'cliente' ? ofClient(whose.id) : part.where(whose)) }
}

const companies = ({ of, id }: Whose): SQL | null => {
  if (of === 'cliente') return null
  if (of === 'company') return sql`id = ${id}`
  return of === 'studio' ? sql`id = (select company_id from agency where id = ${id})` : sql`id = (select company_id from principal where id = ${id})`
}
const agencies = ({ of, id }: Whose): SQL | null => {
  if (of === 'cliente') return null
  if (of === 'company') return sql`company_id = ${id}`
  return of === 'studio' ? sql`id = ${id}` : sql`id in (select agency_id from principal_auth where principal_id = ${id})`
}
/** The price lists of the studios; a user has none, nor has a client. */
const priceLists = ({ of, id }: Whose): SQL | null => {
  if (of === 'utente' || of === 'cliente') return null
  return of === 'company' ? sql`agency_id in (select id from agency where company_id = ${id})` : sql`agency_id = ${id}`
}
/** The entries about what they did and what was done to them. */
const entries = (whose: Whose): SQL => {
  const { of, id } = whose
  if (of === 'company') return sql`company_id = ${id}`
  if (of === 'cliente') return sql`kind = 'Cliente' and record_id = ${id}`
  if (of === 'studio') return sql`principal_id in ${usersOf(whose)} or kind = 'Studio' and record_id = ${id}`
  return sql`principal_id = ${id} or kind in ('Utente', 'Sessione', 'Secondo fattore', 'Passkey') and record_id = ${id}`
}
/** What a studio holds about its clients; a return without a studio is the company's. A user has none. */
const ofStudios = ({ of, id }: Whose): SQL | null => {
  if (of === 'utente' || of === 'cliente') return null
  return of === 'company' ? sql`company_id = ${id}` : sql`agency_id = ${id}`
}
const clients = (whose: Whose): SQL | null => (whose.of === 'cliente' ? sql`id = ${whose.id}` : ofStudios(whose))
/** The returns that the studio of a client has with its tax codes, without a former one that another client of the studio has now. */
const returns = (whose: Whose): SQL | null =>
  whose.of === 'cliente'
    ? sql`agency_id = (select agency_id from client where id = ${whose.id}) and (
        tax_code = (select codice_fiscale from client where id = ${whose.id})
        or tax_code in (select codice_fiscale from client_alias where client_id = ${whose.id})
          and not code_of_client(agency_id, tax_code))`
    : ofStudios(whose)
/** What belongs to clients, or was made by a user. */
const ofClients = (whose: Whose): SQL =>
  whose.of === 'utente' ? sql`principal_id = ${whose.id}` : sql`client_id in (select id from client where ${clients(whose) ?? sql`false`})`
const transfers = ({ of, id }: Whose): SQL => {
  if (of === 'company') return sql`company_id = ${id}`
  if (of === 'studio') return sql`from_agency_id = ${id} or to_agency_id = ${id}`
  return of === 'utente' ? sql`asked_by = ${id} or outcome_by = ${id}` : sql`client_id = ${id}`
}
const keys = (whose: Whose): SQL | null => (whose.of === 'utente' ? sql`principal_id = ${whose.id}` : ofStudios(whose))
/** A diary belongs to its user and to its studio. */
const diaries = ({ of, id }: Whose): SQL | null => {
  if (of === 'cliente') return null
  if (of === 'utente') return sql`principal_id = ${id}`
  return of === 'studio' ? sql`agency_id = ${id}` : sql`agency_id in (select id from agency where company_id = ${id})`
}

export const parts: readonly Part[] = [
  { table: 'company', keys: ['id'], where: companies, without: ['name_key'], ofErased: null },
  { table: 'logo', keys: ['company_id', 'digest'], where: ({ of, id }) => (of === 'company' ? sql`company_id = ${id}` : null), without: [], ofErased: null },
  { table: 'agency', keys: ['id'], where: agencies, without: ['name_key'], ofErased: null },
  { table: 'price_list', keys: ['agency_id'], where: priceLists, without: [], ofErased: null },
  {
    table: 'principal',
    keys: ['id'],
    where: (whose) => (whose.of === 'cliente' ? null : sql`id in ${usersOf(whose)}`),
    without: ['password_hash', 'surname_key', 'name_key', 'username_key'],
    ofErased: 'anonymous',
  },
  ofUsers('principal_auth', ['id'], 'kept'),
  ofUsers('access_log', ['principal_id', 'application', 'day'], 'kept'),
  {
    table: 'client',
    keys: ['id'],
    where: clients,
    without: ['denominazione_key', 'creation_key', 'creation_digest'],
    ofErased: null,
  },
  { table: 'client_alias', keys: ['former_id'], where: (whose) => (whose.of === 'utente' ? null : ofClients(whose)), without: [], ofErased: null },
  { table: 'client_transfer', keys: ['id'], where: transfers, without: [], ofErased: 'kept' },
  { ...ofUsers('api_key', ['id'], 'deleted', ['digest']), where: keys },
  {
    ...inFolder('calculation', ['id'], 'deleted', ['creation_key', 'creation_digest', 'words'], (id) => sql`client_id = ${id}`),
    alone: sql`client_id is null`,
  },
  {
    ...inFolder('calculation_version', ['id'], 'deleted', [], (id) => sql`calculation_id in (select id from calculation where client_id = ${id})`),
    alone: sql`calculation_id in (select id from calculation where client_id is null)`,
  },
  {
    table: 'advice',
    keys: ['id'],
    where: ofClients,
    without: ['creation_key', 'creation_digest'],
    ofErased: 'kept',
  },
  {
    table: 'reminder',
    keys: ['id'],
    where: ofClients,
    without: [],
    ofErased: 'kept',
  },
  { table: 'payment_day', keys: ['id'], where: (whose) => (whose.of === 'utente' ? null : ofClients(whose)), without: [], ofErased: null },
  { ...ofUsers('payment_diary', ['id'], 'deleted', ['digest']), where: diaries },
  { table: 'tax_return', keys: ['id'], where: returns, without: [], ofErased: null },
  { table: 'tax_return_retention', keys: ['company_id'], where: ({ of, id }) => (of === 'company' ? sql`company_id = ${id}` : null), without: [], ofErased: null },
  ofUsers('principal_whats_new', ['principal_id', 'whats_new_id'], 'deleted'),
  ofUsers('second_factor', ['principal_id'], 'deleted', ['secret', 'recovery', 'last_step']),
  ofUsers('passkey', ['id'], 'deleted', ['public_key', 'counter']),
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
  external_session: 'identificativi di un altro fornitore; chi è entrato e quando è nel registro',
  sign_in_attempt: 'solo impronte di nomi e indirizzi, che non si possono leggere, per poche ore',
  call_count: 'solo impronte, che non si possono leggere, per pochi minuti',
  client_error: 'non dice di quale utente è',
  audit_seal: 'le impronte del registro: le dà il file JSON del registro',
  secret: PROGRAM,
  comune_surcharge: PROGRAM,
  whats_new: PROGRAM,
  brand: PROGRAM,
}
