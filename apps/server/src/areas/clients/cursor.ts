/**
 * The pages of a list of clients. The cursor is an opaque text with the order and the last row of a page. Each studio is read along an index, and in the
 * order by follower each follower of the studio, so a page does not sort all clients.
 */
import { CLIENT_ORDERS, type ClientSearch } from '@bilancia/contract/api'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { moment, placeIn, cursorOf as textOf } from '../../platform/cursor.ts'
import { client, clientGroups } from '../../platform/schema.ts'

type Order = ClientSearch['ordine']
/** `group`: what the order sorts by before the name; empty in the orders by name and by change. `name`: the key of the name, or the time of the change. */
export type Place = { readonly group: string; readonly name: string; readonly id: number }

const text = z
  .string()
  .max(1000)
  .refine((one) => !one.includes('\0'))
const shape = z.tuple([z.enum(CLIENT_ORDERS), text, text, z.int().min(0).max(2_147_483_647)])

export const cursorOf = (order: Order, { group, name, id }: Place): string => textOf([order, group, name, id])

/** Throws if the cursor is not one of ours for this order. */
export function lastOf(order: Order, cursor: string | null | undefined): Place | null {
  if (!cursor) return null
  const ofOrder = shape.refine(([of, , name]) => of === order && (order !== 'recenti' || moment.safeParse(name).success))
  const [, group, name, id] = placeIn(ofOrder, cursor)
  return { group, name, id }
}

const nameKey = sql`${client.denominazioneKey} collate "C"`
const plain = (value: string): SQL => sql`${value}::text collate "C"`
/** The users who follow clients of a studio, each once, found with one step along the index for each. 0 stands for nobody. */
const follower = clientGroups.seguitoDa(client.seguitoDa)
const followers = sql`(with recursive f (id) as (
    (select ${follower} from client where client.agency_id = s.id order by 1 limit 1)
    union all
    select (select ${follower} from client where client.agency_id = s.id and ${follower} > f.id order by 1 limit 1) from f where f.id is not null
  ) select id from f where id is not null)`

type Asked = {
  readonly studios: readonly number[]
  readonly filters: SQL | undefined
  readonly order: Order
  readonly last: Place | null
  readonly many: number
}

/** The statement for the places of a page, in order: columns of `Place`. */
export function placesOf({ studios, filters = sql`true`, order, last, many }: Asked): SQL {
  const agencies = sql`unnest(${`{${studios.join(',')}}`}::int[]) s (id)`
  type Read = { readonly group: SQL; readonly where: SQL; readonly name?: SQL; readonly back?: boolean; readonly sorted?: boolean; readonly ordered: SQL }
  /** `sorted`: the slices come in the order of the page, so those after its end are not read. */
  const page = (slices: SQL, { group, where, name = nameKey, back = false, sorted = false, ordered }: Read) => {
    const outer = back ? sql`c.at desc, c.id desc` : sql`${sorted ? sql`slice` : sql`c`}."group" collate "C", c.at collate "C", c.id`
    return sql`select c."group", c.at::text as name, c.id from ${slices} slice cross join lateral (
        select client.id, ${group} as "group", ${name} as at from client
        where client.agency_id = slice.agency and ${filters} and ${where} order by ${ordered} limit ${many}::int
      ) c order by ${outer} limit ${many}::int`
  }
  const ofStudios = sql`(select s.id as agency from ${agencies})`
  switch (order) {
    case 'recenti': {
      const after = last ? sql`(${client.updateDate}, ${client.id}) < (${last.name}::timestamptz, ${last.id}::int)` : sql`true`
      const [group, name, ordered] = [sql`''::text`, sql`${client.updateDate}`, sql`${client.updateDate} desc, ${client.id} desc`]
      return page(ofStudios, { group, name, where: after, back: true, ordered })
    }
    case 'denominazione': {
      const after = last ? sql`(${nameKey}, ${client.id}) > (${plain(last.name)}, ${last.id}::int)` : sql`true`
      return page(ofStudios, { group: sql`''::text`, where: after, ordered: sql`${nameKey}, ${client.id}` })
    }
    case 'seguitoDa': {
      // A subquery of its own (`offset 0`), so that the name is looked up once for each follower.
      const slices = sql`(select s.id as agency, f.id as follower, coalesce((select p.surname_key || ' ' || p.name_key from principal p where p.id = f.id), '~') collate "C" as "group"
        from ${agencies} cross join lateral ${followers} f order by "group" offset 0)`
      const reached = last ? sql`slice."group" collate "C" = ${plain(last.group)}` : sql`false`
      const after = last
        ? sql`slice."group" collate "C" >= ${plain(last.group)} and (${nameKey}, ${client.id}) > (case when ${reached} then ${plain(last.name)} else '' end, case when ${reached} then ${last.id}::int else 0 end)`
        : sql`true`
      return page(slices, {
        group: sql`slice."group"`,
        sorted: true,
        where: sql`${follower} = slice.follower and ${after}`,
        ordered: sql`${nameKey}, ${client.id}`,
      })
    }
    case 'ateco':
    case 'stato': {
      const group = clientGroups[order](client[order])
      const after = last ? sql`(${group}, ${nameKey}, ${client.id}) > (${plain(last.group)}, ${plain(last.name)}, ${last.id}::int)` : sql`true`
      return page(ofStudios, { group, where: after, ordered: sql`${group}, ${nameKey}, ${client.id}` })
    }
  }
}
