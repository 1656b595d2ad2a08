/** A PostgreSQL server, for several studios or several server processes. */
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { boundRole } from './bound-role.ts'
import { PROGRAM, SETTING } from './callers.ts'
import type { Db, OpenDatabase } from './database.ts'
import { migrationsFolder } from './migrations.ts'
import * as schema from './schema.ts'

/** Any number that nobody else in the database uses as an advisory lock. */
const MIGRATING = 7_314_002_026

// As the embedded database gives it: counts and sums are numbers. The driver's table of types is one for the process.
pg.types.setTypeParser(pg.types.builtins.INT8, (text) => (Number.isSafeInteger(Number(text)) ? Number(text) : BigInt(text)))

/** Every session is the program's until `callers.ts` names a caller. */
const OPTIONS = `-c TimeZone=UTC -c DateStyle=ISO,MDY -c ${SETTING}=${PROGRAM}`
const CONNECTING = { connectionTimeoutMillis: 10_000 } as const

/** Connects and brings the tables up to date, one server process at a time. Throws the driver's error, or `Unbound`. */
export async function openPostgresql(connectionString: string): Promise<OpenDatabase> {
  const role = await prepare(connectionString)
  const options = role === null ? OPTIONS : `${OPTIONS} -c role=${role}`
  const pool = new pg.Pool({ ...CONNECTING, connectionString, max: 10, options })
  // An idle connection that breaks is dropped by the pool; the next query takes a new one.
  pool.on('error', () => undefined)
  const db = drizzle({ client: pool, schema, casing: 'snake_case' })
  let closed: Promise<void> | undefined
  return { db: Object.assign(db, { transaction: transactions(pool) }), kind: 'postgresql', close: () => (closed ??= pool.end()) }
}

/** The role that the pool works in; see `boundRole`. */
async function prepare(connectionString: string): Promise<string | null> {
  const client = new pg.Client({ ...CONNECTING, connectionString, options: OPTIONS })
  // What breaks it is told by the statement that it breaks.
  client.on('error', () => undefined)
  try {
    await client.connect()
    const one = drizzle({ client, schema })
    await one.execute(sql`select pg_advisory_lock(${MIGRATING})`)
    await migrate(one, { migrationsFolder })
    return await boundRole(one)
  } finally {
    // With its session ends its lock.
    await client.end()
  }
}

/** As drizzle's own, which keeps a connection for good where the pool gives one that is already broken. */
function transactions(pool: pg.Pool): Db['transaction'] {
  const known = new WeakMap<pg.PoolClient, Db>()
  const over = (client: pg.PoolClient): Db => {
    const db = known.get(client) ?? drizzle({ client, schema, casing: 'snake_case' })
    known.set(client, db)
    return db
  }
  return async (work, config) => {
    const client = await pool.connect()
    try {
      return await over(client).transaction(work, config)
    } finally {
      client.release()
    }
  }
}
