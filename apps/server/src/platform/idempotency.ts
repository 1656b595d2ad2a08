/** The header `Idempotency-Key`: a call that creates a row, repeated with its key, answers the row that it made first. */
import { createHash } from 'node:crypto'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { FastifyRequest } from 'fastify'
import type { Db } from './connection.ts'
import { Refusal } from './problem.ts'

/** What a created row keeps of the call that made it. Both are null without the header. */
export type Creation = { readonly creationKey: string | null; readonly creationDigest: string | null }
export const NO_KEY: Creation = { creationKey: null, creationDigest: null }

/** The digest is of the parsed body: spaces do not count, nor does the order of the fields, except in a saved state. Throws RICHIESTA_NON_VALIDA. */
export function creationOf({ headers, method, url, body }: FastifyRequest): Creation {
  const creationKey = headers['idempotency-key']
  if (creationKey === undefined) return NO_KEY
  if (typeof creationKey !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(creationKey))
    throw new Refusal('RICHIESTA_NON_VALIDA', { dettaglio: 'Idempotency-Key: da 1 a 200 caratteri visibili, senza spazi' })
  return {
    creationKey,
    creationDigest: createHash('sha256')
      .update(JSON.stringify([method, url.toLowerCase(), body]))
      .digest('base64url'),
  }
}

/** Throws IDEMPOTENZA_DIVERSA if the row was made by a call with another body. Rows of earlier versions have no digest of it. */
export function refuseOther(asked: Creation, { creationDigest }: Pick<Creation, 'creationDigest'>): void {
  if (creationDigest !== null && creationDigest !== asked.creationDigest) throw new Refusal('IDEMPOTENZA_DIVERSA')
}

type Keyed = PgTable & { readonly id: PgColumn; readonly creationKey: PgColumn; readonly creationDigest: PgColumn }

/** The Id of the row that a call with this key has made, among those of its caller (`mine`). Throws IDEMPOTENZA_DIVERSA. */
export async function madeWith(db: Db, table: Keyed, mine: SQL, asked: Creation): Promise<number | null> {
  if (asked.creationKey === null) return null
  const [row] = await db
    .select({ id: sql<number>`${table.id}`, creationDigest: sql<string | null>`${table.creationDigest}` })
    .from(table)
    .where(and(mine, eq(table.creationKey, asked.creationKey)))
  if (row) refuseOther(asked, row)
  return row?.id ?? null
}
