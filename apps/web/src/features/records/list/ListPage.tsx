/**
 * A list of administration: title and actions, filters, rows, pages. Its address contains its whole state.
 *
 *   <ListPage title="Gestione studi" name="agencies" filters={…} columns={…} load={…} keyOf={…} pathOf={…} csv={…} add={…} />
 */
import { ALL_ROWS, filled, PAGE_SIZES } from '@bilancia/contract/api'
import { Box, Chip } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import type { CalledFile } from '../../../api/client.ts'
import { shownDay } from '../../../design/day.ts'
import { AddIcon, DownloadIcon } from '../../../design/icons.tsx'
import { toast } from '../../../design/toast.ts'
import { PrintedHead } from '../../shell/PrintedHead.tsx'
import { type PageAction, usePageActions } from '../../shell/page-actions.ts'
import { download } from '../download.ts'
import { Arrived } from './Arrived.tsx'
import { type Asked, type Filters, nextPage, previousPage, readAddress, shownOf, writeAddress } from './address.ts'
import { type Filter, FilterBar, wrongFilters } from './FilterBar.tsx'
import { Paging } from './Paging.tsx'
import { type Column, RecordTable } from './RecordTable.tsx'

type Props<Row> = {
  readonly title: string
  /** Shown beside the title. */
  readonly beside?: ReactNode
  /** The name of the query. A save or a deletion makes it stale. */
  readonly name: string
  /** The message if the rows cannot be loaded, with `{status}`. */
  readonly notRetrieved: string
  readonly filters: readonly Filter[]
  readonly columns: readonly Column<Row>[]
  readonly load: (asked: Asked, signal: AbortSignal) => Promise<{ readonly ResultList: readonly Row[]; readonly ListLength: number }>
  /** The sort key of a row, in the asked order; null: the list's own. */
  readonly keyOf: (row: Row, order: string | null) => string
  /** The address that a row opens, if any. */
  readonly pathOf?: (row: Row) => string
  readonly csv?: (filters: Filters) => Promise<CalledFile>
  /** The address of a new record, for users who may create one. */
  readonly add?: string | undefined
  /** The `sort` names of the columns. The first is the list's own order. */
  readonly orders?: readonly string[]
  /** Further actions of the page. */
  readonly actions?: readonly PageAction[]
  /** With it rows can be ticked; `chosen` draws what can be done with them. */
  readonly choice?:
    | undefined
    | { readonly nameOf: (row: Row) => string; readonly apart: (row: Row) => string; readonly chosen: (rows: readonly Row[], clear: () => void) => ReactNode }
  /** The name of a filter's value, if it is not the value itself; null: without a chip. */
  readonly chipOf?: (name: string, value: string) => string | null
  /** Whether all rows can be requested at once. */
  readonly all?: boolean
}

export function ListPage<Row extends { readonly Id: number }>({
  title,
  beside,
  name,
  notRetrieved,
  filters,
  columns,
  load,
  keyOf,
  pathOf,
  csv,
  add,
  orders = [],
  actions: more = [],
  choice,
  chipOf = (_, value) => value,
  all = true,
}: Props<Row>) {
  const navigate = useNavigate()
  const { search } = useLocation()
  const [address, setAddress] = useSearchParams()
  const sizes = all ? [...PAGE_SIZES, ALL_ROWS] : PAGE_SIZES
  const read = readAddress(
    address,
    filters.map((filter) => filter.name),
    sizes,
    orders,
  )
  // A wrong value is named beside its field, and does not filter.
  const wrong = wrongFilters(filters, read.filters).map(({ campo }) => [campo, ''])
  const asked = { ...read, filters: { ...read.filters, ...Object.fromEntries(wrong) } }
  const [ticked, setTicked] = useState<{ readonly of: string; readonly ids: ReadonlySet<number> }>({ of: '', ids: new Set() })
  const go = (next: Asked) => {
    const query = writeAddress(next)
    // The second click of a double click asks for the same page: 'back' would lead to it again.
    if (String(query) !== location.search.slice(1)) setAddress(query)
  }
  const found = useQuery({
    queryKey: [name, 'list', asked],
    queryFn: ({ signal }) => load(asked, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const { data, isPlaceholderData } = found
  const state = { list: search }
  const actions: PageAction[] = []
  if (csv)
    actions.push({
      id: 'csv',
      label: 'Scarica CSV',
      icon: <DownloadIcon />,
      onClick: () => void csv(asked.filters).then(download, (failure: Error) => toast.error(failure.message)),
    })
  actions.push(...more)
  if (add) actions.push({ id: 'aggiungi', label: 'Aggiungi', icon: <AddIcon />, main: true, onClick: () => navigate(add, { state }) })
  usePageActions(actions)

  const rows = data?.ResultList
  const by = asked.order?.by ?? null
  // Ticks count only for the page in sight, so that nobody changes rows that they do not see.
  const chosen = ticked.of === search ? ticked.ids : new Set<number>()
  const choose = (ids: ReadonlySet<number>) => setTicked({ of: search, ids })
  const own = orders[0] ?? null
  const onSort = (to: string) => go({ ...asked, cursor: null, order: { by: to, descending: to === (by ?? own) && !(asked.order?.descending ?? false) } })
  const shown = shownOf(asked, { rows, waiting: isPlaceholderData, keyOf: (row) => keyOf(row, by) })
  return (
    <>
      <PrintedHead title={title} landscape>
        {beside}
      </PrintedHead>
      {filters.length > 0 && <FilterBar filters={filters} values={read.filters} onSearch={(values) => go({ ...asked, filters: values, cursor: null })} />}
      <Chips
        filters={filters}
        values={asked.filters}
        chipOf={chipOf}
        onRemove={(name) => go({ ...asked, filters: { ...asked.filters, [name]: '' }, cursor: null })}
      />
      <Arrived of={found} failed={(status) => filled(notRetrieved, { status })}>
        {choice?.chosen(rows?.filter(({ Id }) => chosen.has(Id)) ?? [], () => choose(new Set()))}
        <RecordTable
          label={title}
          columns={columns}
          rows={rows}
          {...(pathOf && { pathOf })}
          {...(choice && { choice: { chosen, onChoose: choose, nameOf: choice.nameOf, apart: choice.apart } })}
          {...(orders.length > 0 && { sorting: { by: by ?? own, descending: asked.order?.descending ?? false, onSort } })}
          state={state}
          dimmed={isPlaceholderData}
        />
        <Paging
          sizes={sizes}
          take={asked.take}
          from={asked.cursor?.from ?? 1}
          rows={rows?.length ?? 0}
          count={data?.ListLength ?? 0}
          onTake={(take) => go({ ...asked, take, cursor: null })}
          onPrevious={() => shown && go(previousPage(shown))}
          onNext={() => shown && go(nextPage(shown))}
        />
      </Arrived>
    </>
  )
}

type ChipsProps = {
  readonly filters: readonly Filter[]
  readonly values: Filters
  readonly chipOf: (name: string, value: string) => string | null
  readonly onRemove: (name: string) => void
}

/** The filters in force, each with the button that takes it away. */
export function Chips({ filters, values, chipOf, onRemove }: ChipsProps) {
  const active = filters.flatMap(({ name, label, kind }) => {
    const value = values[name] ?? ''
    const shown = value === '' ? null : kind ? shownDay(value) : chipOf(name, value)
    return shown === null ? [] : [{ name, text: `${label}: ${shown}` }]
  })
  if (active.length === 0) return null
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
      {active.map(({ name, text }) => (
        <Chip key={name} label={text} onClick={() => onRemove(name)} onDelete={() => onRemove(name)} aria-label={`Togli il filtro ${text}`} />
      ))}
    </Box>
  )
}
