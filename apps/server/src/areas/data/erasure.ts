/**
 * Erases the personal data of a closed user, or all data of a company that leaves or of a client. A receipt says what became of each table. The register
 * stays, because its rows are a chain. Its new row has the same figures as the receipt, so losing the receipt does no harm.
 */
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/connection.ts'
import { kept } from '../../platform/kept.ts'
import { type Part, parts, usersOf, type Whose } from './parts.ts'

type Fate = 'deleted' | 'anonymous' | 'kept'
/** What became of a table, and of how many of its rows. */
export type Erased = { readonly table: string; readonly fate: Fate; readonly rows: number }

/** The tables that store the username of whoever wrote a row. A test compares them with the schema. */
export const stamped = ['company', 'agency', 'principal', 'principal_auth', 'whats_new', 'brand', 'client', 'price_list'] as const

/** The username of an erased user. */
export const nameOfErased = (id: number): string => `cancellato-${id}`

const fateOf = ({ table, ofErased }: Part, { of }: Whose): Part['ofErased'] => (of === 'utente' ? ofErased : table === 'audit' ? 'kept' : 'deleted')

/** Call it in a transaction and as the program. `name`: the username, if a user is erased. Rows that refer to others are deleted before them. */
export async function erase(db: Db, whose: Whose, name: string): Promise<readonly Erased[]> {
  const done: Erased[] = []
  await db.execute(sql`delete from oidc_artifact where kind = 'Session' and payload ->> 'accountId' in (select id::text from ${usersOf(whose)} as u(id))`)
  for (const part of parts.toReversed()) {
    const [found, fate] = [part.where(whose), fateOf(part, whose)]
    if (found === null || fate === null) continue
    const which = part.alone && whose.of === 'utente' ? sql`${found} and ${part.alone}` : found
    const table = sql.identifier(part.table)
    const statement: Readonly<Record<Fate, SQL>> = {
      deleted: sql`delete from ${table} where ${which} returning 1`,
      anonymous: anonymous(whose.id),
      kept: sql`select 1 from ${table} where ${which}`,
    }
    done.push({ table: part.table, fate, rows: await count(db, statement[fate]) })
  }
  if (whose.of === 'utente') await forget(db, whose.id, name)
  return done.toReversed()
}

const count = async (db: Db, statement: SQL): Promise<number> => {
  const [row] = await db.execute<{ readonly many: number }>(sql`with rows as (${statement}) select count(*)::int as many from rows`)
  return row?.many ?? 0
}

/** Removes from the user's row everything that says who it was. */
const anonymous = (id: number): SQL => sql`update principal set username = ${nameOfErased(id)}, surname = 'Utente cancellato', name = '', mail = '', taxcode = null,
  phone = null, avatar_id = null, external_issuer = null, external_subject = null where id = ${id} returning 1`

/** Replaces the name of the user in other rows. */
async function forget(db: Db, id: number, username: string): Promise<void> {
  await db.execute(sql`update tax_return set imported_by_name = ${nameOfErased(id)} where imported_by = ${id}`)
  for (const table of stamped)
    for (const column of ['insert_user', 'update_user'])
      await db.execute(sql`update ${sql.identifier(table)} set ${sql.identifier(column)} = ${nameOfErased(id)} where ${sql.identifier(column)} = ${username}`)
}

const titles: Readonly<Record<Fate, string>> = {
  deleted: 'Cancellati',
  anonymous: 'Resi anonimi: restano le righe, senza nome, mail, telefono e codice fiscale',
  kept: 'Restano',
}
const rowsIn = (many: number) => `${many} ${many === 1 ? 'riga' : 'righe'}`
const moment = new Intl.DateTimeFormat('it-IT', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Rome' })

/** `more`: lines below the deleted tables. `register`: the sentence on what stays in the register. */
type Of = {
  readonly title: string
  readonly by: string
  readonly at: Date
  readonly done: readonly Erased[]
  readonly more?: readonly string[]
  readonly register: string
}

export const OF_NAMES = 'Nel registro il nome utente resta dove compare'

/** The receipt in Italian, for the person whose data were erased. */
export function receipt({ title, by, at, done, more = [], register }: Of): string {
  const list = (fate: Fate) => {
    const those = done.filter((one) => one.fate === fate)
    const lines = those.flatMap(({ table, rows }) => [
      `- ${table}: ${rowsIn(rows)}. ${kept[table]?.what ?? ''}.`,
      ...(fate === 'kept' ? [`  Perché: ${kept[table]?.why}. Per quanto: ${kept[table]?.howLong}.`] : []),
    ])
    return those.length === 0 ? [] : ['', `${titles[fate]}:`, ...lines]
  }
  return `${[
    'Ricevuta di cancellazione',
    '',
    `Di chi: ${title}.`,
    `Quando: ${moment.format(at)}. Da parte di: ${by}.`,
    ...list('deleted'),
    ...more,
    ...list('anonymous'),
    ...list('kept'),
    '- Copie di sicurezza: ciò che è cancellato resta in quelle già fatte, cifrate, al più quattro settimane; dopo un ripristino si cancella di nuovo.',
    '',
    `${register}: le righe sono una catena che prova chi ha fatto che cosa (art. 17, par. 3, lett. b ed e, GDPR).`,
    'Il registro tiene anche questa cancellazione, con le stesse cifre.',
  ].join('\r\n')}\r\n`
}

/** The figures of the receipt, for the register. */
export const changesOf = (done: readonly Erased[]) =>
  done.map(({ table, fate, rows }) => ({ Field: table, Before: rowsIn(rows), After: { deleted: 'cancellate', anonymous: 'rese anonime', kept: 'restano' }[fate] }))
