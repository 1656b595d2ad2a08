/** node-postgres on PGlite, so that both databases have one driver. */
import type { PGlite } from '@electric-sql/pglite'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import pg from 'pg'
import { driverOver, ignored, lenderOf, PIPELINED } from './pg-statements.ts'
import type { Driver } from './statement.ts'

/** The session of PGlite. It ends with `client`. */
export async function session(client: PGlite): Promise<pg.Client> {
  const made = new pg.Client({ ...createPgConfig(client), ...PIPELINED })
  // The statement that fails reports the error.
  made.on('error', ignored)
  await made.connect()
  return made
}

/** A driver for simultaneous callers. PGlite has one session, so they take turns. */
export function embeddedDriver(client: PGlite): Driver {
  const pool = new pg.Pool({ ...createPgConfig(client), ...PIPELINED, max: 1, idleTimeoutMillis: 0 })
  pool.on('error', ignored)
  return driverOver(lenderOf(pool))
}
