/** Pages of a list by keyset: the same rows in the same order on both databases, however many come before them. */
import { ALL_ROWS } from '@bilancia/contract/api'
import { type Column, type SQL, sql } from 'drizzle-orm'

/** From which row, how many, which way; `name` is the text that the list is sorted by, as it is shown. */
export type PageAsked = {
  readonly name: string | null | undefined
  readonly id: number | null | undefined
  readonly take: number
  readonly direction: 'forward' | 'back'
}

const LIMITLESS = 2_147_483_647

type SortedBy = { readonly key: Column; readonly id: Column }

/** What goes into the statement: the rows beyond the given one, nearest first. `inOrder` turns a page that was read backwards. */
export function keyset({ key, id }: SortedBy, { name, id: after, take, direction }: PageAsked) {
  const back = direction === 'back'
  const beyond = sql.raw(back ? '<' : '>')
  const towards = sql.raw(back ? 'desc' : 'asc')
  const isFirst = after === null || after === undefined || after === 0
  return {
    where: isFirst ? undefined : sql`(${key} collate "C", ${id}) ${beyond} (sort_key(${name ?? ''}) collate "C", ${after}::int)`,
    orderBy: [sql`${key} collate "C" ${towards}`, sql`${id} ${towards}`],
    limit: take === ALL_ROWS ? LIMITLESS : take,
    inOrder: <T>(rows: readonly T[]): T[] => (back ? rows.toReversed() : [...rows]),
  }
}

/** Rows whose text has this somewhere in it, whatever the accents and the case; undefined for no text. */
export const contains = (key: Column, text: string | null | undefined): SQL | undefined => (text ? sql`position(sort_key(${text}) in ${key}) > 0` : undefined)

/** The same for a column without a key. */
export const containsPlain = (column: Column, text: string | null | undefined): SQL | undefined =>
  text ? sql`position(sort_key(${text}) in sort_key(${column})) > 0` : undefined
