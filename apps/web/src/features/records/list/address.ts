/** The address of a list holds all its state: the filters, the rows of a page, the row from which the page goes on. */
import { ALL_ROWS, PAGE_SIZE } from '@bilancia/contract/api'

/** What the filters hold, by name; an empty text filters nothing. */
export type Filters = Readonly<Record<string, string>>
/** From which row a page goes on: the text it is sorted by, its Id, the way, and the number of the first row shown. */
export type Cursor = { readonly direction: 'forward' | 'back'; readonly key: string; readonly id: number; readonly from: number }
export type Asked = { readonly filters: Filters; readonly take: number; readonly cursor: Cursor | null }

/** What the address says; of what it says wrongly, the default. */
export function readAddress(search: URLSearchParams, names: readonly string[], sizes: readonly number[]): Asked {
  const filters = Object.fromEntries(names.map((name) => [name, search.get(name) ?? '']))
  const rows = Number(search.get('righe'))
  const id = Number(search.get('id'))
  const from = Number(search.get('da'))
  const cursor: Cursor = { direction: search.get('verso') === 'indietro' ? 'back' : 'forward', key: search.get('chiave') ?? '', id, from }
  const known = Number.isInteger(id) && id > 0 && Number.isInteger(from) && from > 1
  return { filters, take: sizes.includes(rows) ? rows : PAGE_SIZE, cursor: known ? cursor : null }
}

/** The address that says it; the first page and the default size need no words. */
export function writeAddress({ filters, take, cursor }: Asked): URLSearchParams {
  const said = new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== ''))
  if (take !== PAGE_SIZE) said.set('righe', String(take))
  if (cursor && take !== ALL_ROWS) {
    said.set('verso', cursor.direction === 'back' ? 'indietro' : 'avanti')
    said.set('chiave', cursor.key)
    said.set('id', String(cursor.id))
    said.set('da', String(cursor.from))
  }
  return said
}

/** What a search call is asked, beside the field that the list is sorted by. */
export const pageAsked = ({ take, cursor }: Asked) => ({ Take: take, QueryId: cursor?.id ?? null, PageDirection: cursor?.direction ?? 'forward' })

type Shown = {
  readonly asked: Asked
  readonly first: { readonly key: string; readonly id: number }
  readonly last: { readonly key: string; readonly id: number }
  readonly rows: number
}

/** The page after the one shown. */
export const nextPage = ({ asked, last, rows }: Shown): Asked => ({
  ...asked,
  cursor: { direction: 'forward', ...last, from: (asked.cursor?.from ?? 1) + rows },
})

/** The page before the one shown; the first page is asked as such. */
export const previousPage = ({ asked, first }: Shown): Asked => {
  const from = (asked.cursor?.from ?? 1) - asked.take
  return { ...asked, cursor: from > 1 ? { direction: 'back', ...first, from } : null }
}
