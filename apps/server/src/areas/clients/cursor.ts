/** The cursor of a list of clients: the order, and the last row of the page, as text that a caller hands back unread. */
import { CLIENT_ORDERS, type ClientSearch } from '@bilancia/contract/api'
import { desc, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { Refusal } from '../../platform/problem.ts'
import { client } from '../../platform/schema.ts'

type Order = ClientSearch['ordine']
type Last = { readonly id: number; readonly denominazione: string; readonly updateDate: Date | null; readonly group: string }

const text = z.string().max(1000)
const shape = z.tuple([z.enum(CLIENT_ORDERS), text, text, z.int().min(0).max(2_147_483_647)])

/** Greater than letters and digits: clients without the value come last. */
const NONE = '~'
const follower = sql`select p.surname_key || ' ' || p.name_key from principal p where p.id = client.seguito_da`
const groups = {
  ateco: sql<string>`coalesce(${client.ateco}, ${NONE})`,
  seguitoDa: sql<string>`coalesce((${follower}), ${NONE})`,
  stato: sql<string>`case ${client.stato} when 'ATTIVO' then '1' when 'SOSPESO' then '2' else '3' end`,
} as const

/** What an order sorts by before the name; empty in the orders by name and by change. */
export const groupOf = (order: Order): SQL<string> => (order === 'denominazione' || order === 'recenti' ? sql<string>`''` : groups[order])

export const cursorOf = (order: Order, { id, denominazione, updateDate, group }: Last): string =>
  Buffer.from(JSON.stringify([order, group, order === 'recenti' ? (updateDate?.toISOString() ?? '') : denominazione, id])).toString('base64url')

/** The rows after the cursor, in this order. Throws if the cursor is not one of ours for it. */
export function after(order: Order, cursor: string | null | undefined): { readonly where: SQL | undefined; readonly orderBy: readonly SQL[] } {
  const last = cursor ? read(order, cursor) : null
  if (order === 'recenti')
    return {
      where: last ? sql`(${client.updateDate}, ${client.id}) < (${last.key}::timestamptz, ${last.id}::int)` : undefined,
      orderBy: [desc(client.updateDate), desc(client.id)],
    }
  const [name, id] = [sql`${client.denominazioneKey} collate "C"`, sql`${client.id}`]
  if (order === 'denominazione')
    return { where: last ? sql`(${name}, ${id}) > (sort_key(${last.key}) collate "C", ${last.id}::int)` : undefined, orderBy: [name, id] }
  const group = sql`(${groups[order]}) collate "C"`
  return {
    where: last ? sql`(${group}, ${name}, ${id}) > (${last.group}::text collate "C", sort_key(${last.key}) collate "C", ${last.id}::int)` : undefined,
    orderBy: [group, name, id],
  }
}

function read(order: Order, cursor: string): { readonly group: string; readonly key: string; readonly id: number } {
  try {
    const [of, group, key, id] = shape.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()))
    if (of === order && (order !== 'recenti' || !Number.isNaN(Date.parse(key)))) return { group, key, id }
  } catch {
    // Not a cursor of ours.
  }
  throw new Refusal('RICHIESTA_NON_VALIDA', { dettaglio: 'cursore: non è di questa ricerca' })
}
