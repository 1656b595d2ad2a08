/**
 * An installation with 100,000 calculations, 20,000 clients, 20,000 returns and 5,000 users: how long the calls of the clients' folder take at the
 * server. `node bench/full.ts embedded` (or `postgresql`) fills and measures one database; `run.ts` does both.
 */
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { valueAt } from '@bilancia/contract'
import { chromium } from '@playwright/test'
import { eq, sql } from 'drizzle-orm'
import pg from 'pg'
import { indexOf } from '../apps/server/src/areas/calculations/words.ts'
import { readConfig } from '../apps/server/src/platform/config.ts'
import type { OpenDatabase } from '../apps/server/src/platform/connection.ts'
import { openDatabase } from '../apps/server/src/platform/database.ts'
import { principal, principalAuth } from '../apps/server/src/platform/schema.ts'
import { serverPrograms, startCluster } from '../apps/server/test/support/postgresql-cluster.ts'
import { signIn } from '../apps/server/test/support/sign-in.ts'
import { chromiumPath, flags } from '../e2e/support/chromium.ts'
import { percentile } from '../e2e/support/keys.ts'
import { code } from './clients.ts'
import { type Running, startServer } from './server.ts'

const CALCULATIONS = 100_000
/** Of `CALCULATIONS`, those of the measured user. */
const OWN = 20_000
const CLIENTS = 20_000
const RETURNS = 20_000
const USERS = 5000
/** Of `USERS`, those in the measured studio. */
const COLLEAGUES = 20
const STUDIOS = 50
const AT_ONCE = 500
const CALLS = 400
/** Calls before the measured ones, in which V8 compiles the code and PostgreSQL plans the statements. */
const WARM = 300
/** How often a document is opened in the browser. */
const OPENINGS = 40

export type Kind = 'embedded' | 'postgresql'
export type Times = Readonly<Record<string, number>>
/** Name of the measure in the browser, among `Times`. */
export const OPENED = 'a document opened in the browser'

const surnames = ['Àncora', 'Bosco', 'Caffè', 'Dado', 'Élite', 'Fucina', 'Gelsi', 'Isola', 'Lago', 'Monti']
const nameOf = (n: number) => `${surnames[n % surnames.length]} ${(n * 7919) % 100_003}`

/** Adds the data of the measured user and studio. */
async function fillOwn({ db, vault }: OpenDatabase): Promise<void> {
  const [me] = await db.select().from(principal).where(eq(principal.role, 'OPERATOR')).orderBy(principal.id)
  const [link] = await db
    .select()
    .from(principalAuth)
    .where(eq(principalAuth.principalId, me?.id ?? 0))
  const [company, studio, owner] = [me?.companyId ?? 0, link?.agencyId ?? 0, me?.id ?? 0]
  await addUsers(db, company, 'collega', COLLEAGUES)
  await db.execute(sql`insert into principal_auth (principal_id, agency_id) select id, ${studio}::int from principal where username like 'collega%'`)
  const codes = JSON.stringify(Array.from({ length: CLIENTS }, (_, i) => code(i + 1)))
  await db.execute(sql`insert into client (company_id, agency_id, tipo, denominazione, codice_fiscale, stato, seguito_da, ateco, update_date, insert_date)
    select ${company}::int, ${studio}::int, 'SOCIETA', (array['Àncora','Bosco','Caffè Più','Dado','Élite','Fucina','Gelsi','Isola'])[n % 8 + 1] || ' ' || n * 7919 % 100003, ${codes}::jsonb ->> (n - 1)::int,
      case when n % 10 = 0 then 'SOSPESO' when n % 17 = 0 then 'CESSATO' else 'ATTIVO' end,
      case when n % 3 = 0 then null else (select array_agg(principal_id) from principal_auth where agency_id = ${studio}::int)[n % 20 + 1] end,
      case when n % 4 = 0 then null else '62.0' || n % 10 end, now() - n * interval '1 minute', now()
    from generate_series(1, ${CLIENTS}::int) n`)
  await db.execute(sql`insert into tax_return (company_id, agency_id, type, tax_code, model_year, tax_year, modules, file_name, imported_by_name, imported_at)
    select ${company}::int, ${studio}::int, 'SC', ${codes}::jsonb ->> (n - 1)::int, 2026, 2025, 'v1.', 'f', 'x', now() - n * interval '1 minute' from generate_series(1, ${RETURNS}::int) n`)
  const [first] = await db.execute<{ readonly id: number }>(sql`select coalesce(max(id), 0)::int + 1 as id from calculation`)
  const [folder] = await db.execute<{ readonly from: number }>(sql`select min(id)::int as "from" from client`)
  const now = Date.now()
  const state = JSON.stringify({ annoImposta: 2026, nomeCognome: 'Prova', tipologia: 'IMPRESA', regimeForfettario: { gruppo: 9, impostaSost: 15 } })
  for (let from = 0; from < OWN; from += AT_ONCE) {
    const rows = Array.from({ length: AT_ONCE }, (_, i) => {
      const n = from + i
      const id = (first?.id ?? 1) + n
      const named = { name: `Simulazione ${nameOf(n)}`, displayName: nameOf(n * 3 + 1), taxYear: 2024 + (n % 3) }
      const seal = (column: string, text: string) => vault.seal(['calculation', id, column], text)
      const sealed = {
        name: seal('name', named.name),
        display_name: seal('displayName', named.displayName),
        vat_id: seal('vatId', '-'),
        state: seal('state', state),
      }
      const at = new Date(now - n * 60_000).toISOString()
      return {
        id,
        client_id: n % 20 === 0 ? (folder?.from ?? 0) + n : null,
        tax_year: named.taxYear,
        words: `{${indexOf(vault, named).join(',')}}`,
        at,
        ...sealed,
      }
    })
    await db.execute(sql`insert into calculation (id, principal_id, client_id, application, name, display_name, vat_id, province, office, tax_year, schema_version, state, words, inserted_at, saved_at)
      overriding system value select id, ${owner}::int, client_id, 1, name, display_name, vat_id, '44', '-', tax_year, 1, state, words::int[], at, at
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id int, client_id int, name text, display_name text, vat_id text, tax_year int, state text, words text, at timestamptz)`)
  }
  // The program may not set a sequence, only take numbers from it.
  await db.execute(sql`select count(nextval(pg_get_serial_sequence('calculation', 'id'))) from generate_series(1, ${OWN}::int)`)
}

const addUsers = (db: OpenDatabase['db'], company: number, name: string, many: number) =>
  db.execute(sql`insert into principal (company_id, username, surname, name, mail, role)
    select ${company}::int, ${name}::text || n, 'Cognome ' || n * 7919 % 5003, 'Nome', 'u@example.it', 'OPERATOR' from generate_series(1, ${many}::int) n`)

/** Adds the other users, their studios and calculations. */
async function fillOthers({ db }: OpenDatabase): Promise<void> {
  const [me] = await db.select().from(principal).where(eq(principal.role, 'OPERATOR')).orderBy(principal.id)
  const [company, owner] = [me?.companyId ?? 0, me?.id ?? 0]
  await db.execute(
    sql`insert into agency (company_id, name, code, principal_counter) select ${company}::int, 'Altro ' || n, 'A' || n, 500 from generate_series(1, ${STUDIOS}::int) n`,
  )
  await addUsers(db, company, 'utente', USERS - COLLEAGUES)
  await db.execute(sql`insert into principal_auth (principal_id, agency_id)
    select p.id, (select min(id) from agency where name like 'Altro %') + p.id % ${STUDIOS}::int from principal p where p.username like 'utente%'`)
  const [others] = await db.execute<{ readonly from: number }>(sql`select min(id)::int as "from" from principal where username like 'utente%'`)
  const [last] = await db.execute<{ readonly id: number }>(sql`select max(id)::int as id from calculation where principal_id = ${owner}::int`)
  // Copies of sealed rows. They cannot be opened under other numbers, and nobody opens them here.
  await db.execute(sql`insert into calculation (id, principal_id, application, name, display_name, vat_id, province, office, tax_year, schema_version, state, words, inserted_at, saved_at)
    overriding system value select id + ${OWN}::int * n, ${others?.from ?? 0}::int + (id * 7 + n) % ${USERS - COLLEAGUES}::int, 1, name, display_name, vat_id, '44', '-', tax_year, 1, state, words, inserted_at, saved_at
    from calculation, generate_series(1, ${CALCULATIONS / OWN - 1}::int) n where principal_id = ${owner}::int and id > ${(last?.id ?? 0) - OWN}::int`)
  await db.execute(sql`select count(nextval(pg_get_serial_sequence('calculation', 'id'))) from generate_series(1, ${CALCULATIONS - OWN}::int)`)
}

/** The 95th percentile of the milliseconds that the server works for a call, from the request to the end of its answer. */
async function measured({ origin, child, answered }: Running, user: { readonly username: string; readonly password: string }): Promise<Times> {
  const { access_token } = await signIn(origin, user.username, user.password)
  const call = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const headers = { authorization: `Bearer ${access_token}`, ...(body !== undefined && { 'content-type': 'application/json' }) }
    const answer = await fetch(`${origin}/api${path}`, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    made++
    return (await answer.json()) as T
  }
  let made = 0
  const before = answered.calls
  /** The milliseconds that the server has worked for all calls so far. It reports a call a moment after its answer; polling would take its processor. */
  const taken = async (): Promise<number> => {
    while (answered.calls < before + made) await once(child, 'message')
    return answered.ms
  }
  const p95 = async (work: (n: number) => Promise<unknown>): Promise<number> => {
    const found: number[] = []
    let start = await taken()
    for (let n = -WARM; n < CALLS; n++) {
      await work(n + WARM)
      const end = await taken()
      // The first calls only warm up.
      if (n >= 0) found.push(end - start)
      start = end
    }
    return found.toSorted((a, b) => a - b)[Math.floor(CALLS * 0.95)] ?? Number.NaN
  }
  type Page = { readonly righe: readonly { readonly id: number; readonly ID: number }[]; readonly cursore: string | null }
  const paged = (path: string, asked: object) => {
    let cursore: string | null = null
    return p95(async () => {
      const page: Page = await call('POST', path, { ...asked, cursore })
      cursore = page.cursore
    })
  }
  const { righe: clients } = await call<Page>('POST', '/clienti/search', { quante: 100 })
  const { righe: saved } = await call<Page>('POST', '/elaborazioni/search', { quante: 100 })
  const clientAt = (n: number) => clients[n % clients.length]?.id ?? 0
  const savedAt = (n: number) => saved[n % saved.length]?.ID ?? 0
  const { Revisione: revision, State } = await call<{ readonly Revisione: number; readonly State: object }>('GET', `/elaborazioni/${savedAt(0)}`)
  const typed = valueAt(State, 'redditoContributiImposta.ricavi')
  return {
    'page of the list of clients': await paged('/clienti/search', {}),
    'the same by state': await paged('/clienti/search', { ordine: 'stato' }),
    'the same by who follows': await paged('/clienti/search', { ordine: 'seguitoDa' }),
    'the same by activity': await paged('/clienti/search', { ordine: 'ateco' }),
    'search of a client': await p95((n) => call('POST', '/clienti/search', { testo: n % 2 ? `caffe piu ${n}` : code(n * 90 + 1).slice(0, 6) })),
    'search of a client that finds nothing': await p95((n) => call('POST', '/clienti/search', { testo: `nessuno ${n}` })),
    'a client opened': await p95((n) => call('GET', `/clienti/${clientAt(n)}`)),
    'a client opened and saved': await p95(async (n) => {
      const { aggiornatoIl, ...client } = await call<{ readonly aggiornatoIl: string }>('GET', `/clienti/${clientAt(n)}`)
      await call('POST', `/clienti/${clientAt(n)}`, { ...client, comune: `Prato ${n}`, versione: aggiornatoIl })
    }),
    'returns of a tax code': await p95((n) => call('POST', '/telematico/search', { TaxCodeDichiarante: code(n + 1) })),
    'page of the list of calculations': await paged('/elaborazioni/search', { Applicazione: 1 }),
    'search of a calculation': await p95((n) => call('POST', '/elaborazioni/search', { Applicazione: 1, testo: `simul ${surnames[n % 10]} ${n}` })),
    'search of a calculation that finds nothing': await p95((n) => call('POST', '/elaborazioni/search', { Applicazione: 1, testo: `nessuno ${n}` })),
    'a document opened': await p95((n) => call('GET', `/elaborazioni/${savedAt(n)}`)),
    'autosave of a field': await p95((n) =>
      call('POST', `/elaborazioni/${savedAt(0)}/modifiche`, {
        Revisione: revision + n,
        cambi: [{ percorso: 'redditoContributiImposta.ricavi', prima: n === 0 ? typed : revision + n - 1, dopo: revision + n }],
      }),
    ),
  }
}

/** The 95th percentile of the milliseconds from the navigation to a document's address until its field shows its value, with the scripts cached. */
async function openedInBrowser(origin: string, user: { readonly username: string; readonly password: string }): Promise<number> {
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: flags })
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'it-IT' })
    await page.goto(`${origin}/clienti`)
    await page.getByLabel('Nome utente').fill(user.username)
    await page.getByLabel('Password').fill(user.password)
    await page.getByRole('button', { name: 'Accedi' }).click()
    const clients = page.getByRole('table').getByRole('link')
    await clients.first().click()
    await page.getByRole('button', { name: 'Nuova in Forfetari' }).click()
    const field = page.getByLabel('Cognome e nome').first()
    await field.waitFor()
    const address = page.url()
    const found: number[] = []
    for (let n = -5; n < OPENINGS; n++) {
      await page.goto(`${origin}/clienti`)
      await clients.first().waitFor()
      const ms = await page.evaluate(async (to) => {
        const start = performance.now()
        // A link of the page navigates in the same way.
        history.pushState(null, '', to)
        dispatchEvent(new PopStateEvent('popstate'))
        for (;;) {
          const label = [...document.querySelectorAll('label')].find(({ textContent }) => textContent?.startsWith('Cognome e nome'))
          if (label?.control instanceof HTMLInputElement && label.control.value !== '') return performance.now() - start
          await new Promise(requestAnimationFrame)
        }
      }, new URL(address).pathname)
      if (n >= 0) found.push(ms)
    }
    return percentile(found, 0.95)
  } finally {
    await browser.close()
  }
}

/** Bytes that the files of a folder take on the disk. */
function onDisk(folder: string): number {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return files.reduce((sum, name) => sum + (statSync(join(folder, name), { throwIfNoEntry: false })?.blocks ?? 0) * 512, 0)
}

/** The size of the data folder divided by that of its tables and indexes, right after it was filled. */
async function timesItsTables({ db }: OpenDatabase, folder: string): Promise<number> {
  const [tables] = await db.execute<{ readonly bytes: number; readonly alone: number }>(
    sql`select sum(pg_total_relation_size(c.oid))::float8 as bytes, sum(pg_table_size(c.oid))::float8 as alone from pg_class c
      join pg_namespace n on n.oid = c.relnamespace where c.relkind = 'r' and n.nspname <> 'information_schema' and n.nspname !~ '^pg_'`,
  )
  const { bytes, alone } = tables ?? { bytes: Number.NaN, alone: Number.NaN }
  const megabytes = (n: number) => Math.round(n / 1024 / 1024)
  const folderBytes = onDisk(folder)
  console.log(`data folder ${megabytes(folderBytes)} MB, tables and indexes ${megabytes(bytes)} MB, tables alone ${megabytes(alone)} MB`)
  return folderBytes / bytes
}

export type Installation = { readonly times: Times /** Null for PostgreSQL, whose files are not ours. */; readonly disk: number | null }

/** PostgreSQL does this by itself within a minute, the embedded database after 20,000 changes. Here the changes came in few statements. */
async function vacuum({ db }: OpenDatabase, url: string | undefined): Promise<void> {
  if (url === undefined) {
    await db.execute(sql`reset role`)
    await db.execute(sql`vacuum (analyze)`)
    return
  }
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('vacuum (analyze)')
  await client.end()
}

/** Fills and measures an installation. Null for PostgreSQL if it is not installed. */
export async function fullInstallation(kind: Kind): Promise<Installation | null> {
  const programs = kind === 'postgresql' ? serverPrograms() : null
  if (kind === 'postgresql' && programs === null) return null
  const folder = mkdtempSync(join(tmpdir(), 'bilancia-piena-'))
  const cluster = programs === null ? null : await startCluster(programs)
  const settings = {
    DATA_DIR: join(folder, 'data'),
    MASTER_KEY: randomBytes(32).toString('base64'),
    ...(cluster && { DATABASE_URL: cluster.url }),
  }
  try {
    // The first start makes the demo users.
    const { users, stop } = await startServer(settings)
    await stop()
    const filled = async (fill: (database: OpenDatabase) => Promise<void>) => {
      const database = await openDatabase(readConfig({ ...settings, PORT: '1' }))
      await fill(database)
      await vacuum(database, cluster?.url)
      const disk = kind === 'embedded' ? await timesItsTables(database, settings.DATA_DIR) : null
      await database.close()
      const server = await startServer(settings)
      try {
        const user = users.find(({ role }) => role === 'OPERATOR')
        if (!user) throw new Error('the server printed no operator')
        await new Promise((resolve) => setTimeout(resolve, 3000))
        return { disk, times: await measured(server, user), open: fill === fillOthers ? await openedInBrowser(server.origin, user) : null }
      } finally {
        await server.stop()
      }
    }
    const alone = await filled(fillOwn)
    const { disk, times, open } = await filled(fillOthers)
    const before = Object.entries(alone.times).map(([what, ms]) => [`${what}, without the rows of others`, ms] as const)
    return { disk, times: { ...times, [OPENED]: open ?? Number.NaN, ...Object.fromEntries(before) } }
  } finally {
    await cluster?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

if (import.meta.main) console.log(await fullInstallation(process.argv[2] === 'postgresql' ? 'postgresql' : 'embedded'))
