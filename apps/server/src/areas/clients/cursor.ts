/** The cursor of a list of clients: the order, and the last row of the page, as text that a caller hands back unread. */
import type { ClientSearch } from '@bilancia/contract/api'
import { desc, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { Refusal } from '../../platform/problem.ts'
import { client } from '../../platform/schema.ts'

type Order = ClientSearch['ordine']
type Last = { readonly id: number; readonly denominazione: string; readonly updateDate: Date | null }

const shape = z.tuple([z.enum(['denominazione', 'recenti']), z.string().max(300), z.int().min(0).max(2_147_483_647)])

export const cursorOf = (order: Order, { id, denominazione, updateDate }: Last): string =>
  Buffer.from(JSON.stringify([order, order === 'recenti' ? (updateDate?.toISOString() ?? '') : denominazione, id])).toString('base64url')

/** The rows after the cursor, in this order. Throws if the cursor is not one of ours for it. */
export function after(order: Order, cursor: string | null | undefined): { readonly where: SQL | undefined; readonly orderBy: readonly SQL[] } {
  const last = cursor ? read(order, cursor) : null
  if (order === 'recenti')
    return {
      where: last ? sql`(${client.updateDate}, ${client.id}) < (${last.key}::timestamptz, ${last.id}::int)` : undefined,
      orderBy: [desc(client.updateDate), desc(client.id)],
    }
  return {
    where: last ? sql`(${client.denominazioneKey} collate "C", ${client.id}) > (sort_key(${last.key}) collate "C", ${last.id}::int)` : undefined,
    orderBy: [sql`${client.denominazioneKey} collate "C"`, sql`${client.id}`],
  }
}

function read(order: Order, cursor: string): { readonly key: string; readonly id: number } {
  try {
    const [of, key, id] = shape.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()))
    if (of === order && (order !== 'recenti' || !Number.isNaN(Date.parse(key)))) return { key, id }
  } catch {
    // Not a cursor of ours.
  }
  throw new Refusal('RICHIESTA_NON_VALIDA', { dettaglio: 'cursore: non è di questa ricerca' })
}
