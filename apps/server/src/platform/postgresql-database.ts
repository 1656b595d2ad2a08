/** A PostgreSQL server, for several studios or several server processes. */
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import type { OpenDatabase } from './database.ts'
import { migrationsFolder } from './migrations.ts'
import * as schema from './schema.ts'

/** Any number that nobody else in the database uses as an advisory lock. */
const MIGRATING = 7_314_002_026

// As the embedded database gives it: counts and sums are numbers. The driver's table of types is one for the process.
pg.types.setTypeParser(pg.types.builtins.INT8, (text) => (Number.isSafeInteger(Number(text)) ? Number(text) : BigInt(text)))

/** Connects and brings the tables up to date, one server process at a time. Throws the driver's error. */
export async function openPostgresql(connectionString: string): Promise<OpenDatabase> {
  const pool = new pg.Pool({ connectionString, max: 10, connectionTimeoutMillis: 10_000, options: '-c TimeZone=UTC -c DateStyle=ISO,MDY' })
  // An idle connection that breaks is dropped by the pool; the next query takes a new one.
  pool.on('error', () => undefined)
  try {
    const client = await pool.connect()
    try {
      const one = drizzle({ client })
      await one.execute(sql`select pg_advisory_lock(${MIGRATING})`)
      await migrate(one, { migrationsFolder })
      await one.execute(sql`select pg_advisory_unlock(${MIGRATING})`)
    } finally {
      // A failed migration's session ends, and its lock with it.
      client.release(true)
    }
  } catch (error) {
    await pool.end()
    throw error
  }
  let closed: Promise<void> | undefined
  return { db: drizzle({ client: pool, schema, casing: 'snake_case' }), kind: 'postgresql', close: () => (closed ??= pool.end()) }
}
