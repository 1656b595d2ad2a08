/** The numbers of rows that do not exist yet: sealed texts are bound to them. */
import { sql } from 'drizzle-orm'
import type { Db } from './connection.ts'

type Numbered = 'advice' | 'calculation' | 'calculation_version' | 'client' | 'client_transfer' | 'payment_day' | 'reminder'

export async function nextIds(db: Db, table: Numbered, many: number): Promise<readonly number[]> {
  const rows = await db.execute<{ readonly id: number }>(
    sql`select nextval(pg_get_serial_sequence(${table}, 'id'))::int as id from generate_series(1, ${many}::int)`,
  )
  return rows.map(({ id }) => id)
}

export async function nextId(db: Db, table: Numbered): Promise<number> {
  const [id] = await nextIds(db, table, 1)
  if (id === undefined) throw new Error(`no number for a ${table}`)
  return id
}
