/**
 * Embedded databases in memory that test files share in turn. A closed one gets the rows and sequences of the migrated template again, and the next file in
 * this process opens it again. Making one takes 0.7 s.
 */
import type { PGlite } from '@electric-sql/pglite'

/** How many databases are kept for the next file. */
const MOST = 2
const free: PGlite[] = []

const TABLES = `select oid::regclass::text as name from pg_class where relnamespace in ('public'::regnamespace, 'drizzle'::regnamespace) and relkind = 'r'`

/** Hash of tables, columns, constraints, policies, triggers and functions. It differs if a test has changed one of them. */
const SHAPE = `select md5(string_agg(part, ';' order by part)) as text from (
  select concat(oid::regclass, relkind, relrowsecurity, relforcerowsecurity) as part from pg_class where relnamespace = 'public'::regnamespace
  union all select concat(attrelid::regclass, attname, atttypid, attnotnull, attidentity, pg_get_expr(adbin, adrelid)) from pg_attribute
    join pg_class on pg_class.oid = attrelid left join pg_attrdef on adrelid = attrelid and adnum = attnum where relnamespace = 'public'::regnamespace and attnum > 0
  union all select concat(conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint where connamespace = 'public'::regnamespace
  union all select concat(polrelid::regclass, polname, pg_get_expr(polqual, polrelid), pg_get_expr(polwithcheck, polrelid)) from pg_policy
  union all select concat(tgrelid::regclass, tgname, tgenabled, tgtype) from pg_trigger where not tgisinternal
  union all select concat(oid::regprocedure, prosrc) from pg_proc where pronamespace = 'public'::regnamespace) parts`

/** Query that writes statements which set each sequence to its present number. */
const NUMBERS = `select coalesce(string_agg(format('select setval(%L, %s)', format('%I.%I', schemaname, sequencename), last_value), ';'), '') as text
  from pg_sequences where last_value is not null`

/** Empties the tables without running triggers, and restarts every sequence that was used, also of a table that is empty by now. */
const EMPTY = `set session_replication_role = replica;
do $$ declare one record; filled boolean; names text[]; begin
  for one in ${TABLES} loop
    execute format('select exists (select from %s)', one.name) into filled;
    if filled then names := names || one.name; end if;
  end loop;
  if names is not null then execute format('truncate %s cascade', array_to_string(names, ', ')); end if;
  for one in select format('%I.%I', schemaname, sequencename) as name from pg_sequences where last_value is not null loop
    execute format('alter sequence %s restart', one.name);
  end loop;
end $$`

/** The state of a migrated database before its first use. `rows` has the rows of each table as JSON. */
type Template = { readonly rows: readonly (readonly [table: string, all: string])[]; readonly numbers: string; readonly shape: string }
let template: Promise<Template> | undefined

const textOf = async (client: PGlite, query: string): Promise<string | null> =>
  (await client.query<{ readonly text: string | null }>(query)).rows[0]?.text ?? null

async function templateOf(client: PGlite): Promise<Template> {
  const rows: [string, string][] = []
  for (const { name } of (await client.query<{ readonly name: string }>(TABLES)).rows) {
    const all = await textOf(client, `select json_agg(t)::text as text from ${name} t`)
    if (all !== null) rows.push([name, all])
  }
  return { rows, numbers: (await textOf(client, NUMBERS)) ?? '', shape: (await textOf(client, SHAPE)) ?? '' }
}

/** Puts the database back to the template. Returns false if its shape has changed and cannot be put back. */
async function renewed(client: PGlite, { rows, numbers, shape }: Template): Promise<boolean> {
  await client.exec('rollback')
  await client.exec('discard all')
  if ((await textOf(client, SHAPE)) !== shape) return false
  await client.exec(EMPTY)
  for (const [name, all] of rows)
    await client.query(`insert into ${name} overriding system value select * from json_populate_recordset(null::${name}, $1::json)`, [all])
  await client.exec(numbers)
  await client.exec('discard all')
  return true
}

/** A database as `make` makes it. `close` gives it back for the next file; a query after that is never answered. */
export async function embeddedAgain(make: () => Promise<PGlite>): Promise<{ readonly client: PGlite; readonly close: () => Promise<void> }> {
  const client = free.pop() ?? (await make())
  template ??= templateOf(client)
  const fresh = await template
  let closed = false
  const leased: PGlite = Object.assign(Object.create(client), {
    execProtocolStream: (...given: Parameters<PGlite['execProtocolStream']>) =>
      closed ? new Promise<never>(() => undefined) : client.execProtocolStream(...given),
  })
  return {
    client: leased,
    async close() {
      closed = true
      const good = free.length < MOST && (await renewed(client, fresh).catch(() => false))
      if (good) free.push(client)
      else await client.close()
    },
  }
}
