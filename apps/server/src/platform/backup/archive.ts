/**
 * A whole database as lines of JSON, the same for both databases: first the version of the tables, then the rows as PostgreSQL writes them, the
 * sequences, and at the end the number of rows and the fingerprint of each table.
 */
import { z } from 'zod'
import { Mendable } from '../mendable.ts'
import { applied, migrate, migrations } from '../migrations.ts'
import type { Connection } from '../statement.ts'

/** The archive cannot be restored; the message is one Italian sentence. */
export class NotRestorable extends Mendable {}

const header = z.object({ bilancia: z.literal('copia'), formato: z.literal(1), creata: z.iso.datetime(), migrazioni: z.int().min(1) })
const rows = z.object({ tabella: z.string(), righe: z.array(z.string()) })
const counts = z.record(z.string(), z.object({ righe: z.int(), impronta: z.string() }))
const end = z.object({ fine: counts, sequenze: z.record(z.string(), z.string()) })
const line = z.union([rows, end])

export type Header = z.infer<typeof header>
export type Counts = z.infer<typeof counts>

/** Rows of one line, about a hundred kB of text. */
const AT_ONCE = 200

const ask = async <T>(on: Connection, text: string, ...values: readonly unknown[]): Promise<readonly T[]> =>
  (await on.ask({ text, values, rows: 'objects' })) as readonly T[]
const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

/** Writes the lines of the database as it is at one moment. `on`: a transaction of the owner of the tables. */
export async function* written(on: Connection, now: Date): AsyncGenerator<string> {
  await ask(on, 'set transaction isolation level repeatable read, read only')
  await ask(on, 'set local role none')
  await asText(on)
  const head: Header = { bilancia: 'copia', formato: 1, creata: now.toISOString(), migrazioni: await applied(on) }
  yield JSON.stringify(head)
  const tables = await tablesOf(on)
  for (const table of tables) {
    await ask(on, `declare copia no scroll cursor for select t::text as riga from ${quoted(table)} t`)
    for (;;) {
      const found = await ask<{ readonly riga: string }>(on, `fetch ${AT_ONCE} from copia`)
      if (found.length === 0) break
      yield JSON.stringify({ tabella: table, righe: found.map(({ riga }) => riga) } satisfies z.infer<typeof rows>)
    }
    await ask(on, 'close copia')
  }
  yield JSON.stringify({ fine: await countsOf(on, tables), sequenze: await sequencesOf(on) } satisfies z.infer<typeof end>)
}

/** A backup of a known version, after its first line. */
export type Opened = { readonly header: Header; readonly rest: AsyncIterable<string> }

/** Reads the first line. Throws `NotRestorable`. */
export async function opened(lines: AsyncIterable<string>): Promise<Opened> {
  const iterator = lines[Symbol.asyncIterator]()
  const { value } = await iterator.next()
  const first = parsed(header, value ?? '')
  if (first.migrazioni > migrations)
    throw new NotRestorable('La copia è di una versione di Bilancia più recente di questa: aggiornare il programma e ripetere il ripristino.')
  return { header: first, rest: { [Symbol.asyncIterator]: () => iterator } }
}

/** Restores the rows into a database without tables, and then migrates it to the latest version. `on`: a transaction of the owner. Throws `NotRestorable`. */
export async function restored(on: Connection, { header: { migrazioni }, rest }: Opened): Promise<Counts> {
  // The migrations run in this transaction.
  const driver = { ask: on.ask, transaction: <T>(work: (on: Connection) => Promise<T>) => work(on) }
  await migrate(driver, migrazioni)
  await emptied(on)
  await asText(on)
  let last: z.infer<typeof end> | undefined
  const columns = new Map<string, string>()
  for await (const text of rest) {
    const next = parsed(line, text)
    if ('fine' in next) last = next
    else await insert(on, columns, next)
  }
  if (!last) throw new NotRestorable("La copia non è completa: manca la fine. Usarne un'altra.")
  for (const [name, value] of Object.entries(last.sequenze)) await ask(on, 'select setval($1::regclass, $2::bigint)', name, value)
  const counts = await countsOf(on, Object.keys(last.fine))
  for (const [table, { righe, impronta }] of Object.entries(last.fine))
    if (counts[table]?.righe !== righe || counts[table]?.impronta !== impronta)
      throw new NotRestorable(`La tabella ${table} non è tornata com'era (${counts[table]?.righe} righe invece di ${righe}): la copia non si può usare.`)
  await migrate(driver)
  // Without statistics, until PostgreSQL takes them itself, a statement over the rows of a large studio may take minutes.
  await ask(on, `analyze ${(await tablesOf(on)).map(quoted).join(', ')}`)
  return counts
}

function parsed<T>(schema: z.ZodType<T>, text: string): T {
  try {
    return schema.parse(JSON.parse(text))
  } catch (cause) {
    throw new NotRestorable('Il file non è una copia di sicurezza di Bilancia, o è danneggiato.', { cause })
  }
}

/** Deletes the rows that migrations write, because the backup has its own. */
async function emptied(on: Connection): Promise<void> {
  for (const table of (await tablesOf(on)).toReversed()) {
    // The register refuses every DELETE, also one without rows.
    const [found] = await ask(on, `select from ${quoted(table)} limit 1`)
    if (found) await ask(on, `delete from ${quoted(table)}`)
  }
}

/** Makes every session write values in the same way. */
async function asText(on: Connection): Promise<void> {
  for (const setting of [`timezone = 'UTC'`, `datestyle = 'ISO, MDY'`, `intervalstyle = 'postgres'`, `bytea_output = 'hex'`, 'extra_float_digits = 1'])
    await ask(on, `set local ${setting}`)
}

/** All tables, each after the tables that it refers to. */
async function tablesOf(on: Connection): Promise<readonly string[]> {
  const names = await ask<{ readonly name: string }>(on, `select tablename as name from pg_tables where schemaname = 'public' order by tablename`)
  const references = await ask<{ readonly da: string; readonly a: string }>(
    on,
    `select f.relname as da, t.relname as a from pg_constraint c join pg_class f on f.oid = c.conrelid join pg_class t on t.oid = c.confrelid
     where c.contype = 'f' and f.oid <> t.oid`,
  )
  const ordered = new Set<string>()
  const add = (name: string): void => {
    if (ordered.has(name)) return
    for (const { da, a } of references) if (da === name) add(a)
    ordered.add(name)
  }
  for (const { name } of names) add(name)
  return [...ordered]
}

async function insert(on: Connection, columns: Map<string, string>, { tabella, righe }: z.infer<typeof rows>): Promise<void> {
  const table = quoted(tabella)
  const known = columns.get(tabella) ?? (await columnsOf(on, tabella))
  columns.set(tabella, known)
  await ask(
    on,
    `insert into ${table} (${known}) overriding system value
     select ${known.replaceAll(/"(?:[^"]|"")+"/g, '(riga).$&')} from (select value::${table} as riga from jsonb_array_elements_text($1::jsonb)) righe`,
    JSON.stringify(righe),
  )
}

/** The columns that are not generated. */
async function columnsOf(on: Connection, table: string): Promise<string> {
  const found = await ask<{ readonly name: string }>(
    on,
    `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    `public.${quoted(table)}`,
  )
  if (found.length === 0) throw new NotRestorable(`La copia ha una tabella ${table} che le sue migrazioni non fanno.`)
  return found.map(({ name }) => quoted(name)).join(', ')
}

/** The number of rows, and the sum of their SHA-256, which does not depend on their order. */
async function countsOf(on: Connection, tables: readonly string[]): Promise<Counts> {
  const found: Record<string, Counts[string]> = {}
  for (const table of tables) {
    const [counted] = await ask<Counts[string]>(
      on,
      `select count(*)::int as righe, coalesce(sum(('x' || left(encode(sha256(convert_to(t::text, 'UTF8')), 'hex'), 15))::bit(60)::bigint), 0)::text as impronta
       from ${quoted(table)} t`,
    )
    if (counted) found[table] = counted
  }
  return found
}

/** The last number of each sequence; sequences that were never used are left out. */
async function sequencesOf(on: Connection): Promise<Readonly<Record<string, string>>> {
  const found = await ask<{ readonly name: string; readonly last: string | null }>(
    on,
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as last from pg_sequences where schemaname = 'public'`,
  )
  return Object.fromEntries(found.flatMap(({ name, last }) => (last === null ? [] : [[name, last]])))
}
