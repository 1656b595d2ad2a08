/** Pages of a list by keyset: the same rows in the same order on both databases. A late page costs no more than the first. */
import { ALL_ROWS } from '@bilancia/contract/api'
import { type Column, type SQL, sql } from 'drizzle-orm'

/** Start row, number of rows, direction. `name`: the text by which the list is sorted, as shown. */
export type PageAsked = {
  readonly name: string | null | undefined
  readonly id: number | null | undefined
  readonly take: number
  readonly direction: 'forward' | 'back'
}

const LIMITLESS = 2_147_483_647

/** `key`: a column of sort keys, or an expression that is one. `descending`: the whole list runs the other way. */
type SortedBy = { readonly key: Column | SQL; readonly id: Column; readonly descending?: boolean }

/** The sort key of a column without one of its own. An empty cell comes first. */
export const keyOf = (column: Column): SQL => sql`sort_key(coalesce(${column}::text, ''))`

/** The parts of the statement: the rows after the given one, nearest first. `inOrder` reverses a page that was read backwards. */
export function keyset({ key, id, descending = false }: SortedBy, { name, id: after, take, direction }: PageAsked) {
  const back = direction === 'back'
  const down = back !== descending
  const beyond = sql.raw(down ? '<' : '>')
  const towards = sql.raw(down ? 'desc' : 'asc')
  const isFirst = after === null || after === undefined || after === 0
  return {
    where: isFirst ? undefined : sql`(${key} collate "C", ${id}) ${beyond} (sort_key(${name ?? ''}) collate "C", ${after}::int)`,
    orderBy: [sql`${key} collate "C" ${towards}`, sql`${id} ${towards}`],
    limit: take === ALL_ROWS ? LIMITLESS : take,
    inOrder: <T>(rows: readonly T[]): T[] => (back ? rows.toReversed() : [...rows]),
  }
}

/** Rows whose text contains this, without regard to accents and case; undefined for an empty text. */
export const contains = (key: Column, text: string | null | undefined): SQL | undefined => (text ? sql`position(sort_key(${text}) in ${key}) > 0` : undefined)

/** The same for a column without a key. */
export const containsPlain = (column: Column, text: string | null | undefined): SQL | undefined =>
  text ? sql`position(sort_key(${text}) in sort_key(${column})) > 0` : undefined
