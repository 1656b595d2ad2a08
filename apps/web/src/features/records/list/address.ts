/** The address of a list contains all its state: filters, page size, and the row that the page starts from. */
import { ALL_ROWS, PAGE_SIZE } from '@bilancia/contract/api'

/** The values of the filters by name. An empty text does not filter. */
export type Filters = Readonly<Record<string, string>>
/** The start of a page: sort key and Id of the row, direction, and number of the first row shown. */
type Cursor = { readonly direction: 'forward' | 'back'; readonly key: string; readonly id: number; readonly from: number }
/** The column by which the list is sorted; none: by its own order. */
type Order = { readonly by: string; readonly descending: boolean }
export type Asked = { readonly filters: Filters; readonly take: number; readonly cursor: Cursor | null; readonly order?: Order | undefined }

/** Reads the address. Invalid values become defaults. */
export function readAddress(search: URLSearchParams, names: readonly string[], sizes: readonly number[], orders: readonly string[] = []): Asked {
  const filters = Object.fromEntries(names.map((name) => [name, search.get(name) ?? '']))
  const rows = Number(search.get('righe'))
  const id = Number(search.get('id'))
  const from = Number(search.get('da'))
  const cursor: Cursor = { direction: search.get('verso') === 'indietro' ? 'back' : 'forward', key: search.get('chiave') ?? '', id, from }
  const known = Number.isInteger(id) && id > 0 && Number.isInteger(from) && from > 1
  const by = orders.find((one) => one === search.get('ordine'))
  const order = by === undefined ? {} : { order: { by, descending: search.has('calante') } }
  return { ...order, filters, take: sizes.includes(rows) ? rows : PAGE_SIZE, cursor: known ? cursor : null }
}

/** Writes the address. The first page and the default size are left out. */
export function writeAddress({ filters, take, cursor, order }: Asked): URLSearchParams {
  const query = new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== ''))
  if (order) query.set('ordine', order.by)
  if (order?.descending) query.set('calante', '')
  if (take !== PAGE_SIZE) query.set('righe', String(take))
  if (cursor && take !== ALL_ROWS) {
    query.set('verso', cursor.direction === 'back' ? 'indietro' : 'avanti')
    query.set('chiave', cursor.key)
    query.set('id', String(cursor.id))
    query.set('da', String(cursor.from))
  }
  return query
}

/** The parameters of a search call, without the sort field. */
export const pageAsked = ({ take, cursor }: Asked) => ({ Take: take, QueryId: cursor?.id ?? null, PageDirection: cursor?.direction ?? 'forward' })

/** The order for a search call that sorts by these fields. */
export const sortAsked = <const F extends string>({ order }: Asked, fields: readonly F[]): { readonly Order?: F; readonly Descending?: boolean } => {
  const by = fields.find((one) => one === order?.by)
  return by === undefined ? {} : { Order: by, Descending: order?.descending ?? false }
}

type Shown = {
  readonly asked: Asked
  readonly first: { readonly key: string; readonly id: number }
  readonly last: { readonly key: string; readonly id: number }
  readonly rows: number
}

type Rows<Row> = { readonly rows: readonly Row[] | undefined; readonly waiting: boolean; readonly keyOf: (row: Row) => string }

/** The page from which the ones beside it start; null while the rows of another page are still in sight (`waiting`). */
export function shownOf<Row extends { readonly Id: number }>(asked: Asked, { rows, waiting, keyOf }: Rows<Row>): Shown | null {
  const [first, last] = [rows?.[0], rows?.at(-1)]
  if (waiting || !rows || !first || !last) return null
  return { asked, first: { key: keyOf(first), id: first.Id }, last: { key: keyOf(last), id: last.Id }, rows: rows.length }
}

/** The page after the one shown. */
export const nextPage = ({ asked, last, rows }: Shown): Asked => ({
  ...asked,
  cursor: { direction: 'forward', ...last, from: (asked.cursor?.from ?? 1) + rows },
})

/** The page before the current one. The first page has no cursor. */
export const previousPage = ({ asked, first }: Shown): Asked => {
  const from = (asked.cursor?.from ?? 1) - asked.take
  return { ...asked, cursor: from > 1 ? { direction: 'back', ...first, from } : null }
}
