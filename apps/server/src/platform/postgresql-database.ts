/** A PostgreSQL server, for several studios or several server processes. */
import pg from 'pg'
import { boundRole } from './bound-role.ts'
import { type OpenDatabase, PAGE_COST, PROGRAM, programsDatabase, SETTING } from './connection.ts'
import { type BeforeUpgrade, isEarlier, migrate, ignored as nothing } from './migrations.ts'
import { begun, driverOver, ignored, lenderOf, PIPELINED } from './pg-statements.ts'
import { prepared } from './prepared.ts'
import type { Connection, Driver } from './statement.ts'
import type { MasterKeys } from './vault/master-keys.ts'
import { openVault } from './vault/open.ts'
import type { Vault } from './vault/vault.ts'

/** Any number that nobody else in the database uses as an advisory lock. */
const MIGRATING = 7_314_002_026

/**
 * Without `jit`: its compiler takes 400 ms as soon as a table is so large that a search seems expensive, and every search of this program reads a page
 * along an index.
 */
const OPTIONS = `-c TimeZone=UTC -c DateStyle=ISO,MDY -c jit=off -c random_page_cost=${PAGE_COST}`
/** For migrations: the session is the program's from the start. A session of a pool belongs to nobody: `connection.ts` names the caller in each transaction. */
const OWNERS_OPTIONS = `${OPTIONS} -c ${SETTING}=${PROGRAM}`
/** The longest wait for other work. A list of 20,000 rows takes less than a second. */
const SECONDS = { statement: 15, lock: 5, idle: 30 } as const
const IN_TIME = `-c statement_timeout=${SECONDS.statement}s -c lock_timeout=${SECONDS.lock}s -c idle_in_transaction_session_timeout=${SECONDS.idle}s`
const CONNECTING = { ...PIPELINED, connectionTimeoutMillis: 10_000, keepAlive: true } as const
/** For a connection that gives no answer at all, not even a timeout. */
const SILENT_MS = (SECONDS.statement + 3) * 1000
/** Connections for sign-ins and for the program itself, so that they do not wait for a long list. */
const PROGRAMS_CONNECTIONS = 3

/** `connections`: the number for calls. */
type Given = { readonly masterKeys: MasterKeys; readonly connections?: number; readonly before?: BeforeUpgrade | undefined }

/** Connects and brings the tables up to date, one server process at a time. Throws the driver's error, `Unbound` or `NoMasterKey`. */
export async function openPostgresql(connectionString: string, given: Given): Promise<OpenDatabase> {
  const { connections = 10 } = given
  const { role, vault } = await prepare(connectionString, given)
  const options = role === null ? `${OPTIONS} ${IN_TIME}` : `${OPTIONS} ${IN_TIME} -c role=${role}`
  const open = (max: number): { readonly pool: pg.Pool; readonly driver: Driver } => {
    const pool = new pg.Pool({ ...CONNECTING, connectionString, max, options, query_timeout: SILENT_MS })
    // An idle connection that breaks is dropped by the pool; the next query takes a new one.
    pool.on('error', ignored)
    return { pool, driver: prepared(driverOver(lenderOf(pool))) }
  }
  const [calls, program] = [open(connections), open(PROGRAMS_CONNECTIONS)]
  let closed: Promise<unknown> | undefined
  return {
    driver: calls.driver,
    db: programsDatabase(program.driver),
    vault,
    kind: 'postgresql',
    close: async () => {
      closed ??= Promise.all([calls.pool.end(), program.pool.end()])
      await closed
    },
  }
}

/** `role`: the role of the pool; see `boundRole`. */
const prepare = (connectionString: string, { masterKeys, before = nothing }: Given): Promise<{ readonly role: string | null; readonly vault: Vault }> =>
  asOwner(connectionString, async (client) => {
    const driver = driverOver((work) => work(client))
    if (await isEarlier(driver)) await before({ driver })
    await migrate(driver)
    return { vault: await openVault(driver, masterKeys), role: await boundRole(programsDatabase(driver)) }
  })

/** One transaction as the owner of the tables, while nobody migrates them. */
export const ownersTransaction = <T>(connectionString: string, work: (on: Connection) => Promise<T>): Promise<T> =>
  asOwner(connectionString, (client) => begun(client, work))

/** Runs work of the program while no other process starts. */
export const inTurn = <T>(connectionString: string, work: () => Promise<T>): Promise<T> => asOwner(connectionString, work)

async function asOwner<T>(connectionString: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ ...CONNECTING, connectionString, options: OWNERS_OPTIONS })
  // The statement that fails reports the error.
  client.on('error', ignored)
  try {
    await client.connect()
    await client.query(`select pg_advisory_lock(${MIGRATING})`)
    return await work(client)
  } finally {
    // The lock ends with its session.
    await client.end()
  }
}
