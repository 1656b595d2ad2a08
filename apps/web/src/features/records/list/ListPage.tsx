/**
 * A list of administration: title and actions, filters, rows, pages. Its address contains its whole state.
 *
 *   <ListPage title="Gestione studi" name="agencies" filters={…} columns={…} load={…} keyOf={…} pathOf={…} csv={…} add={…} />
 */
import { ALL_ROWS, filled, PAGE_SIZES } from '@bilancia/contract/api'
import { Button } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import type { CalledFile } from '../../../api/client.ts'
import { EmptyState } from '../../../design/EmptyState.tsx'
import { AddIcon, DownloadIcon } from '../../../design/icons.tsx'
import { toast } from '../../../design/toast.ts'
import { PageHead } from '../../shell/PageHead.tsx'
import { type PageAction, usePageActions } from '../../shell/page-actions.ts'
import { download } from '../download.ts'
import { type Asked, type Filters, nextPage, previousPage, readAddress, writeAddress } from './address.ts'
import { type Filter, FilterBar } from './FilterBar.tsx'
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
  /** The sort key of a row. */
  readonly keyOf: (row: Row) => string
  /** The address that a row opens, if any. */
  readonly pathOf?: (row: Row) => string
  readonly csv: (filters: Filters) => Promise<CalledFile>
  /** The address of a new record, for users who may create one. */
  readonly add?: string | undefined
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
  all = true,
}: Props<Row>) {
  const navigate = useNavigate()
  const { search } = useLocation()
  const [address, setAddress] = useSearchParams()
  const sizes = all ? [...PAGE_SIZES, ALL_ROWS] : PAGE_SIZES
  const asked = readAddress(
    address,
    filters.map((filter) => filter.name),
    sizes,
  )
  const go = (next: Asked) => setAddress(writeAddress(next))
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: [name, 'list', asked],
    queryFn: ({ signal }) => load(asked, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const state = { list: search }
  const actions: PageAction[] = [
    {
      id: 'csv',
      label: 'Scarica CSV',
      icon: <DownloadIcon />,
      onClick: () => void csv(asked.filters).then(download, (failure: Error) => toast.error(failure.message)),
    },
  ]
  if (add) actions.push({ id: 'aggiungi', label: 'Aggiungi', icon: <AddIcon />, main: true, onClick: () => navigate(add, { state }) })
  usePageActions(actions)

  const rows = data?.ResultList
  const first = rows?.[0]
  const last = rows?.at(-1)
  const shown = rows && first && last && { asked, first: { key: keyOf(first), id: first.Id }, last: { key: keyOf(last), id: last.Id }, rows: rows.length }
  return (
    <>
      <PageHead title={title}>{beside}</PageHead>
      <FilterBar filters={filters} values={asked.filters} onSearch={(values) => go({ filters: values, take: asked.take, cursor: null })} />
      {error ? (
        <EmptyState title={filled(notRetrieved, { status: error.message })} action={<Button onClick={() => refetch()}>Riprova</Button>} />
      ) : (
        <>
          <RecordTable label={title} columns={columns} rows={rows} {...(pathOf && { pathOf })} state={state} dimmed={isPlaceholderData} />
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
        </>
      )}
    </>
  )
}
