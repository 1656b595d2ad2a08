/** All that is kept of a company, a studio or a user as a ZIP archive. No more than a page of rows is in memory. */
import { type SQL, sql } from 'drizzle-orm'
import type { Deps } from '../../platform/deps.ts'
import { kept } from '../../platform/kept.ts'
import { Refusal } from '../../platform/problem.ts'
import { NotOpened, type Vault } from '../../platform/vault/vault.ts'
import { opened } from '../calculations/store.ts'
import { openedVersion } from '../calculations/versions.ts'
import { openedBox } from '../clients/sealed.ts'
import type { Sealer } from '../telematico/sealing.ts'
import { left, type Part, parts, type Whose } from './parts.ts'
import { type Entry, textOf, zipped } from './zip.ts'

const AT_ONCE = 500
type Row = Readonly<Record<string, unknown>>
/** `vault`: opens calculations; null if the caller may not read them. */
type Asked = Pick<Deps, 'db' | 'asProgram'> & { readonly open: Sealer['open']; readonly vault: Vault | null }
/** `title`: names the company, studio or user in the index. */
type Of = { readonly whose: Whose; readonly title: string; readonly by: string; readonly at: Date }

/** As the program: the policies show what a user has saved to nobody else, but the person responsible for the data may export it. */
async function* rowsOf({ db, asProgram }: Asked, { table, keys }: Part, which: SQL): AsyncGenerator<Row> {
  const name = sql.identifier(table)
  const key = sql.join(
    keys.map((one) => sql.identifier(one)),
    sql`, `,
  )
  let last: Row | null = null
  for (;;) {
    const beyond: SQL = last === null ? sql`true` : sql`(${key}) > (select ${key} from jsonb_populate_record(null::${name}, ${JSON.stringify(last)}::jsonb))`
    const some: readonly { readonly row: Row }[] = await asProgram(() =>
      db.execute<{ readonly row: Row }>(sql`select to_jsonb(t) as row from ${name} t where (${which}) and ${beyond} order by ${key} limit ${AT_ONCE}`),
    )
    for (const { row } of some) yield row
    last = some.at(-1)?.row ?? null
    if (some.length < AT_ONCE) return
  }
}

/** A return with its boxes as they were imported. If the key does not open them any more, the row says so. */
function readable(row: Row, open: Sealer['open']): Row {
  const { company_id, agency_id, type, tax_code, model_year, modules } = row
  if (typeof company_id !== 'number' || typeof tax_code !== 'string' || typeof model_year !== 'number' || typeof modules !== 'string') return row
  const owner = { companyId: company_id, agencyId: typeof agency_id === 'number' ? agency_id : null, type: type === 'SC' ? type : 'PF', taxCode: tax_code, modelYear: model_year } as const
  try {
    return { ...row, modules: JSON.parse(open(owner, modules)) }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { ...row, modules: null, illeggibile: 'la chiave con cui era cifrata non è più quella' }
  }
}

/** A calculation as it was typed; without `vault`, only its readable columns. */
function calculation({ name, display_name, vat_id, state, result, ...row }: Row, vault: Vault | null): Row {
  if (!vault) return row
  const sealed = { id: Number(row.id), name: text(name), displayName: text(display_name), vatId: text(vat_id), state: text(state), result: text(result) }
  try {
    const { displayName, vatId, ...clear } = opened(vault, sealed)
    return { ...row, ...clear, display_name: displayName, vat_id: vatId }
  } catch (error) {
    if (!(error instanceof NotOpened)) throw error
    return { ...row, illeggibile: UNREADABLE }
  }
}
const UNREADABLE = 'la riga non si apre: è stata cambiata o la chiave non è più quella'
/** A client with contacts and notes; without `vault`, only the numbers of client, company and studio. */
function client({ sealed, ...row }: Row, vault: Vault | null): Row {
  if (!vault) return { id: row.id, company_id: row.company_id, agency_id: row.agency_id }
  const box = typeof sealed === 'string' ? sealed : null
  return { ...row, ...openedBox(vault, Number(row.id), box) }
}
/** A version of a calculation as it was typed; without `vault`, only its readable columns. */
function version({ name, state, ...row }: Row, vault: Vault | null): Row {
  if (!vault) return row
  try {
    return { ...row, ...openedVersion(vault, { id: Number(row.id), name: text(name), state: text(state) ?? '' }) }
  } catch (error) {
    if (!(error instanceof NotOpened)) throw error
    return { ...row, illeggibile: UNREADABLE }
  }
}
/** A row with its sealed columns in clear; without `vault`, without them. */
function sealedIn(table: string, columns: readonly string[], row: Row, vault: Vault | null): Row {
  const others = Object.entries(row).filter(([column]) => !columns.includes(column))
  if (!vault) return Object.fromEntries(others)
  try {
    return { ...row, ...Object.fromEntries(columns.map((column) => [column, vault.open([table, Number(row.id), column], text(row[column]) ?? '')])) }
  } catch (error) {
    if (!(error instanceof NotOpened)) throw error
    return { ...Object.fromEntries(others), illeggibile: UNREADABLE }
  }
}
const text = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** Converts the rows of the tables that are not written as they are. */
const converters: Readonly<Record<string, (row: Row, asked: Asked) => Row>> = {
  tax_return: (row, { open }) => readable(row, open),
  calculation: (row, { vault }) => calculation(row, vault),
  calculation_version: (row, { vault }) => version(row, vault),
  client: (row, { vault }) => client(row, vault),
  advice: (row, { vault }) => sealedIn('advice', ['title', 'file'], row, vault),
  client_transfer: (row, { vault }) => sealedIn('client_transfer', ['content'], row, vault),
  reminder: (row, { vault }) => sealedIn('reminder', ['content'], row, vault),
  payment_day: (row, { vault }) => sealedIn('payment_day', ['content'], row, vault),
}

/** The bytes of the archive, made while they are read. */
export const archive = (asked: Asked, of: Of): AsyncIterable<Uint8Array> => zipped(of.at, entriesOf(asked, of))

async function* entriesOf(asked: Asked, of: Of): AsyncGenerator<Entry> {
  const counts = new Map<string, number>()
  for (const part of parts) {
    const which = part.where(of.whose)
    if (which === null) continue
    let many = 0
    const lines = async function* () {
      for await (const row of rowsOf(asked, part, which)) {
        many += 1
        const converted = converters[part.table]?.(row, asked) ?? row
        yield Buffer.from(`${JSON.stringify(Object.fromEntries(Object.entries(converted).filter(([column]) => !part.without.includes(column))))}\n`)
      }
    }
    yield { name: `${part.table}.jsonl`, pieces: lines() }
    counts.set(part.table, many)
  }
  yield { name: 'indice.txt', pieces: textOf(index(of, counts, asked.vault !== null)) }
}

const moment = new Intl.DateTimeFormat('it-IT', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Rome' })

function index({ title, by, at }: Of, counts: ReadonlyMap<string, number>, withCalculations: boolean): string {
  const tables = [...counts].flatMap(([table, many]) => [`${table}.jsonl: ${many} ${many === 1 ? 'riga' : 'righe'}`, `    ${kept[table]?.what ?? ''}.`])
  return `${[
    `Dati di Bilancia: ${title}`,
    `Esportati il ${moment.format(at)} da ${by}.`,
    '',
    'Un file per tabella, in JSON Lines: una riga di testo UTF-8 per ogni riga della tabella, con i nomi delle colonne.',
    'Le dichiarazioni (tax_return) portano le caselle importate, in chiaro, in «modules». Non ci sono password, segreti e codici di recupero.',
    withCalculations
      ? 'Le elaborazioni (calculation) portano ciò che si è digitato in «state» e i risultati in «result».'
      : 'Delle elaborazioni (calculation) non ci sono nomi, dati e risultati: un SUPERADMIN non li legge. Li esporta chi le ha fatte, o un ADMIN.',
    '',
    ...tables,
    '',
    'Non comprese:',
    ...Object.entries(left).map(([table, why]) => `${table}: ${why}.`),
  ].join('\r\n')}\r\n`
}
