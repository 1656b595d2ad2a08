/** The rows of a list. A click anywhere opens a row; by keyboard, its link does. On a phone each row is a card. With `choice` rows can be ticked. */
import { pagingLabels } from '@bilancia/contract/api'
import { Box, Checkbox, Link, Table, TableBody, TableCell, TableHead, TableRow, TableSortLabel } from '@mui/material'
import { type FocusEvent, type ReactNode, useEffect, useRef } from 'react'
import { Link as RouterLink, useNavigate } from 'react-router'
import { measures } from '../../../design/theme.ts'

export type Column<Row> = {
  readonly label: string
  readonly value: (row: Row) => ReactNode
  /** The text of this cell is the link that opens the row. */
  readonly opens?: true
  /** The name of the order that a click on the heading asks for. */
  readonly sort?: string
  /** Its words are short and never broken, even if another column has a long text. */
  readonly whole?: true
  /** The label is only for screen readers: a column of icons or buttons. */
  readonly quiet?: true
  /** A column of buttons, which paper does not show. */
  readonly onScreen?: true
}

type Choice<Row> = {
  readonly chosen: ReadonlySet<number>
  readonly onChoose: (chosen: ReadonlySet<number>) => void
  /** The name of a row, for its tick box. */
  readonly nameOf: (row: Row) => string
  /** The text that tells rows of the same name apart. */
  readonly apart: (row: Row) => string
}

export type Sorting = { readonly by: string | null; readonly descending: boolean; readonly onSort: (by: string) => void }

type Props<Row> = {
  readonly label: string
  readonly choice?: Choice<Row>
  readonly columns: readonly Column<Row>[]
  /** Undefined while loading. */
  readonly rows: readonly Row[] | undefined
  readonly pathOf?: (row: Row) => string
  /** Passed with the link, so that the opened page can return to the same list. */
  readonly state?: object
  readonly dimmed?: boolean
  readonly sorting?: Sorting
}

/** The names of the tick boxes: rows with the same name are told apart. */
function namesOf<Row>(rows: readonly Row[], { nameOf, apart }: Pick<Choice<Row>, 'nameOf' | 'apart'>): readonly string[] {
  const many = new Map<string, number>()
  for (const row of rows) many.set(nameOf(row), (many.get(nameOf(row)) ?? 0) + 1)
  return rows.map((row) => (many.get(nameOf(row)) === 1 ? nameOf(row) : `${nameOf(row)} (${apart(row)})`))
}

export function RecordTable<Row extends { readonly Id: number }>({ label, columns, rows, pathOf, state, dimmed = false, choice, sorting }: Props<Row>) {
  const navigate = useNavigate()
  const shown = rows?.map(({ Id }) => Id) ?? []
  const all = choice !== undefined && shown.length > 0 && shown.every((id) => choice.chosen.has(id))
  const names = choice ? namesOf(rows ?? [], choice) : []
  const focus = useKeptFocus()
  const some = choice !== undefined && shown.some((id) => choice.chosen.has(id))
  return (
    <Table {...focus} role="table" aria-label={label} aria-busy={rows === undefined || dimmed} size="small" sx={dimmed ? { ...table, ...quieter } : table}>
      <TableHead role="rowgroup">
        <TableRow role="row">
          {choice && (
            <TableCell role="columnheader" padding="checkbox">
              <Checkbox
                size="small"
                checked={all}
                indeterminate={some && !all}
                disabled={shown.length === 0}
                onChange={(_, ticked) => choice.onChoose(withAll(choice.chosen, shown, ticked))}
                slotProps={{ input: { 'aria-label': 'Scegli tutte le righe mostrate' } }}
              />
            </TableCell>
          )}
          {columns.map((column) => (
            <TableCell key={column.label} role="columnheader" aria-sort={sortOf(column, sorting)} data-screen={column.onScreen && ''}>
              {column.quiet ? (
                <span style={hidden}>{column.label}</span>
              ) : sorting && column.sort ? (
                <Sorter column={column.label} by={column.sort} sorting={sorting} />
              ) : (
                column.label
              )}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody role="rowgroup">
        {rows?.map((row, at) => (
          <TableRow
            key={row.Id}
            role="row"
            hover={pathOf !== undefined}
            {...(pathOf && { onClick: () => navigate(pathOf(row), { state }), sx: { cursor: 'pointer' } })}
          >
            {choice && (
              <TableCell role="cell" padding="checkbox" data-tick="" onClick={(event) => event.stopPropagation()} sx={{ cursor: 'auto' }}>
                <Checkbox
                  size="small"
                  checked={choice.chosen.has(row.Id)}
                  onChange={(_, ticked) => choice.onChoose(withAll(choice.chosen, [row.Id], ticked))}
                  slotProps={{ input: { 'aria-label': `Scegli ${names[at]}` } }}
                />
              </TableCell>
            )}
            {columns.map((column) => {
              const value = column.value(row)
              return (
                <TableCell
                  key={column.label}
                  role="cell"
                  data-label={column.quiet ? undefined : column.label}
                  data-opens={column.opens && ''}
                  data-whole={column.whole && ''}
                  data-screen={column.onScreen && ''}
                  data-empty={value === '' || value === null || undefined}
                >
                  {column.opens && pathOf ? (
                    <Link
                      component={RouterLink}
                      to={pathOf(row)}
                      state={state}
                      color="inherit"
                      sx={{ fontWeight: 600 }}
                      onClick={(event) => event.stopPropagation()}
                    >
                      {value}
                    </Link>
                  ) : (
                    value
                  )}
                </TableCell>
              )
            })}
          </TableRow>
        ))}
        {!rows?.length && (
          <TableRow role="row">
            <TableCell role="cell" colSpan={columns.length + (choice ? 1 : 0)} sx={{ textAlign: 'center', py: 4, color: 'text.secondary' }}>
              <Box component="span" role="status">
                {rows ? pagingLabels.empty : pagingLabels.loading}
              </Box>
            </TableCell>
          </TableRow>
        )}
      </TableBody>
    </Table>
  )
}

/** When the button that has the focus goes, with its row or alone, the table takes the focus: from the top of the page its place would be far. */
function useKeptFocus() {
  const table = useRef<HTMLTableElement>(null)
  const inside = useRef(false)
  useEffect(() => {
    if (inside.current && document.activeElement === document.body) table.current?.focus({ preventScroll: true })
  })
  return {
    ref: table,
    tabIndex: -1,
    onFocus: () => {
      inside.current = true
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget) inside.current = false
    },
  }
}

const sortOf = ({ sort }: { readonly sort?: string }, sorting: Sorting | undefined) =>
  sorting && sort !== undefined && sort === sorting.by ? (sorting.descending ? 'descending' : 'ascending') : undefined

function Sorter({ column, by, sorting }: { readonly column: string; readonly by: string; readonly sorting: Sorting }) {
  const active = sorting.by === by
  return (
    <TableSortLabel active={active} direction={active && sorting.descending ? 'desc' : 'asc'} onClick={() => sorting.onSort(by)} sx={{ minHeight: 24 }}>
      {column}
    </TableSortLabel>
  )
}

function withAll(chosen: ReadonlySet<number>, ids: readonly number[], ticked: boolean): ReadonlySet<number> {
  const next = new Set(chosen)
  for (const id of ids)
    if (ticked) next.add(id)
    else next.delete(id)
  return next
}

const hidden = { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' } as const
/** Older rows while newer ones load: a quieter colour, because half-faded text would be below the contrast of 4.5. */
const quieter = { '& td, & td *': { color: 'text.secondary' } } as const

const table = {
  outline: 'none',
  '& td, & th': { overflowWrap: 'anywhere', px: 1, borderColor: 'hairline' },
  '& td[data-whole]': { overflowWrap: 'normal' },
  // One very long word would leave the other columns no room.
  '& td': { maxWidth: 480 },
  '& th': { position: 'sticky', top: measures.header, zIndex: 1, bgcolor: 'background.paper', color: 'text.secondary', whiteSpace: 'nowrap' },
  // A sheet is narrower than a wide screen, but nobody scrolls it.
  '@media print': {
    '& td, & th': { position: 'static', py: 0.25 },
    '& td, & td *, & th': { fontSize: '8.5pt' },
    '& tr': { breakInside: 'avoid' },
    '& .MuiTableCell-paddingCheckbox, & [data-screen]': { display: 'none' },
  },
  '@media screen and (max-width: 899.95px)': {
    display: 'block',
    '& thead': { display: 'none' },
    '& tbody': { display: 'block' },
    '& tr': { display: 'flex', flexDirection: 'column', borderBottom: 1, borderColor: 'hairline', py: 1 },
    '& td': { display: 'flex', gap: 1, borderBottom: 0, py: 0.25, alignItems: 'center', maxWidth: 'none' },
    '& td[data-label]::before': { content: 'attr(data-label)', flex: '0 0 112px', color: 'text.secondary', fontSize: '0.75rem' },
    // The name of the row comes first.
    '& td[data-opens]': { order: -1 },
    '& td[data-tick]': { position: 'absolute', right: 0, width: 'auto' },
    '& tr:has(> td[data-tick])': { position: 'relative', pr: 6 },
    '& td[data-empty]': { display: 'none' },
  },
} as const
