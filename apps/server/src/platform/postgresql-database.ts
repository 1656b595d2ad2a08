/** A PostgreSQL server, for several studios or several server processes. */
import pg from 'pg'
import { boundRole } from './bound-role.ts'
import { type OpenDatabase, PROGRAM, programsDatabase, SETTING } from './connection.ts'
import { isAway, Unsure } from './failures.ts'
import { type BeforeUpgrade, isEarlier, migrate, ignored as nothing } from './migrations.ts'
import { asWritten, type Connection, type Driver, reads } from './statement.ts'
import type { MasterKeys } from './vault/master-keys.ts'
import { openVault } from './vault/open.ts'
import type { Vault } from './vault/vault.ts'

/** Any number that nobody else in the database uses as an advisory lock. */
const MIGRATING = 7_314_002_026

// As the embedded database gives it: counts and sums are numbers. The driver's table of types is one for the process.
pg.types.setTypeParser(pg.types.builtins.INT8, (text) => (Number.isSafeInteger(Number(text)) ? Number(text) : BigInt(text)))

/** Every session is the program's until `callers.ts` names a caller. */
const OPTIONS = `-c TimeZone=UTC -c DateStyle=ISO,MDY -c ${SETTING}=${PROGRAM}`
/** Nobody waits longer for another's work; a list of 20,000 rows takes less than one. */
const SECONDS = { statement: 15, lock: 5, idle: 30 } as const
const IN_TIME = `-c statement_timeout=${SECONDS.statement}s -c lock_timeout=${SECONDS.lock}s -c idle_in_transaction_session_timeout=${SECONDS.idle}s`
const CONNECTING = { connectionTimeoutMillis: 10_000, keepAlive: true } as const
/** One that says nothing at all, not even that time is up. */
const SILENT_MS = (SECONDS.statement + 3) * 1000
/** For who is signing in and what the program asks for itself: a list that takes long keeps none of them waiting. */
const PROGRAMS_CONNECTIONS = 3
const ignored = () => undefined

/** `connections`: those of calls. */
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
    return { pool, driver: { ask: alone(pool), transaction: (work) => onOne(pool, (client) => begun(client, work)) } }
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

/** `role`: the one that the pool works in; see `boundRole`. */
const prepare = (connectionString: string, { masterKeys, before = nothing }: Given): Promise<{ readonly role: string | null; readonly vault: Vault }> =>
  asOwner(connectionString, async (client) => {
    const driver: Driver = { ask: asked(client), transaction: (work) => begun(client, work) }
    if (await isEarlier(driver)) await before({ driver })
    await migrate(driver)
    const db = programsDatabase(driver)
    return { vault: await openVault(db, masterKeys), role: await boundRole(db) }
  })

/** One transaction of the owner of the tables, while nobody brings them up to date. */
export const ownersTransaction = <T>(connectionString: string, work: (on: Connection) => Promise<T>): Promise<T> =>
  asOwner(connectionString, (client) => begun(client, work))

/** Work of the program while nobody else starts. */
export const inTurn = <T>(connectionString: string, work: () => Promise<T>): Promise<T> => asOwner(connectionString, work)

async function asOwner<T>(connectionString: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ ...CONNECTING, connectionString, options: OPTIONS })
  // What breaks it is told by the statement that it breaks.
  client.on('error', ignored)
  try {
    await client.connect()
    await client.query(`select pg_advisory_lock(${MIGRATING})`)
    return await work(client)
  } finally {
    // With its session ends its lock.
    await client.end()
  }
}

const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    asWritten.includes(oid) ? (text: string) => text : pg.types.getTypeParser(oid, format ?? 'text'),
}

const asked =
  (client: pg.ClientBase): Connection['ask'] =>
  async ({ text, values, rows }) =>
    (await client.query({ text, values: [...values], types, ...(rows === 'arrays' && { rowMode: 'array' }) })).rows

/** A statement outside a transaction. */
const alone =
  (pool: pg.Pool): Connection['ask'] =>
  (statement) =>
    onOne(pool, async (client) => {
      try {
        return await asked(client)(statement)
      } catch (error) {
        throw isAway(error) && !reads(statement) ? new Unsure('the connection of a change ended before its answer', { cause: error }) : error
      }
    })

async function begun<T>(client: pg.ClientBase, work: (on: Connection) => Promise<T>): Promise<T> {
  await client.query('begin')
  const result = await work({ ask: asked(client) }).catch(async (error: unknown) => {
    // It fails where the connection has ended, and with it the transaction.
    if (!isAway(error)) await client.query('rollback')
    throw error
  })
  await client.query('commit').catch((error: unknown) => {
    throw isAway(error) ? new Unsure('the connection ended as a transaction was kept', { cause: error }) : error
  })
  return result
}

/** On one connection of the pool, which does not keep one that has ended or does not answer. */
async function onOne<T>(pool: pg.Pool, work: (client: pg.ClientBase) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  // What ends it is told by the next statement; without a listener it would end the process.
  client.on('error', ignored)
  let ended = false
  try {
    return await work(client)
  } catch (error) {
    ended = isAway(error)
    throw error
  } finally {
    client.off('error', ignored)
    client.release(ended)
  }
}
