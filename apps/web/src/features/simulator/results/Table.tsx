/** A table of a result from its rows and columns. Every figure opens its explanation, and its accessible name contains row and column. */
import { format, roundToCent } from '@bilancia/contract'
import { Box } from '@mui/material'
import type { ReactNode } from 'react'
import { FigureTable } from '../figures.tsx'
import { Provisional, useProvisional } from '../Provisional.tsx'
import { useAnyResult } from '../store.ts'
import { FoldControl, useFold } from './fold.tsx'
import { AnyResultValue, ExplainAny, type Naming } from './Result.tsx'
import { roles, type TableFrame } from './TableFrame.tsx'

/** `name` is part of the accessible name of each figure; `head` is the visible heading, if it is more. */
type Column = string | { readonly name: string; readonly head: ReactNode }
/** A figure by its path, the same as a difference, a figure with its difference from another below it, any other content, or nothing. */
type Cell<P extends string = string> = P | { readonly difference: P } | { readonly figure: P; readonly from: P } | { readonly shows: ReactNode } | null
export type TableRow<P extends string = string> = {
  readonly name: string
  /** The visible heading, if it is more than the name. */
  readonly head?: ReactNode
  /** A key for rows that may have the same name. */
  readonly key?: string
  readonly cells: readonly Cell<P>[]
  /** A total row, which never folds. */
  readonly total?: boolean | undefined
  /** Never folds, because some of its figures are not from the result. */
  readonly keep?: boolean
}

export type TableProps<P extends string = string> = {
  /** The accessible name of the table. */
  readonly label: string
  readonly columns: readonly Column[]
  readonly rows: readonly TableRow<P>[]
  /** Whether rows or columns are result lines. As rows, zero lines fold. */
  readonly lines: 'rows' | 'columns'
  /** Added to the end of the accessible name of each figure. */
  readonly of?: string
  readonly corner?: string
  readonly frame?: TableFrame
}

const nameOf = (column: Column): string => (typeof column === 'string' ? column : column.name)
const headOf = (column: Column): ReactNode => (typeof column === 'string' ? column : column.head)
const pathOf = (cell: Cell): readonly string[] =>
  typeof cell === 'string' ? [cell] : cell && 'difference' in cell ? [cell.difference] : cell && 'figure' in cell ? [cell.figure] : []

/** `resultsOf` gives it, with the paths and units of a simulator. */
export function AnyTable({ label, columns, rows, lines, of, corner = '€', frame: Frame = FigureTable, unitOf }: TableProps & Pick<Naming, 'unitOf'>) {
  const fold = useFold(lines === 'rows' ? rows.map(({ cells, total, keep }) => ({ at: cells.flatMap(pathOf), keep: total || keep })) : none)
  const shown = rows.filter(({ cells }) => !fold.hides(cells.flatMap(pathOf)[0]))
  return (
    <>
      <Frame label={label}>
        <thead>
          <tr>
            <th scope="col">{corner}</th>
            {columns.map((column) => (
              <th key={nameOf(column)} scope="col">
                {headOf(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...roles.body}>
          {shown.map(({ name, key = name, head = name, cells, total }) => (
            <tr key={key} {...roles.row} data-total={total ? '' : undefined}>
              <th {...roles.name} scope="row">
                {head}
              </th>
              {columns.map((column, at) => {
                const cell = cells[at] ?? null
                const names = lines === 'rows' ? [name, nameOf(column)] : [nameOf(column), name]
                return (
                  <td key={nameOf(column)} {...roles.cell} data-column={nameOf(column)} data-empty={cell === null ? '' : undefined}>
                    <Figure cell={cell} name={[...names, of].filter(Boolean).join(', ')} unitOf={unitOf} />
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </Frame>
      <FoldControl {...fold} />
    </>
  )
}

const none: readonly [] = []

function Figure({ cell, name, unitOf }: { readonly cell: Cell; readonly name: string } & Pick<Naming, 'unitOf'>) {
  if (cell === null) return '—'
  if (typeof cell === 'string') return <AnyResultValue bare path={cell} label={name} unit={unitOf(cell)} />
  if ('figure' in cell)
    return (
      <>
        <AnyResultValue bare path={cell.figure} label={name} unit={unitOf(cell.figure)} />
        <Away path={cell.figure} from={cell.from} />
      </>
    )
  return 'difference' in cell ? <Difference path={cell.difference} name={name} /> : cell.shows
}

/** How far a figure is from another one, in words of one line. Both open their explanation, so this does not. */
function Away({ path, from }: { readonly path: string; readonly from: string }) {
  const [euro, other] = [useAnyResult(path), useAnyResult(from)]
  if (typeof euro !== 'number' || typeof other !== 'number') return null
  return (
    <Box component="span" sx={{ display: 'block', typography: 'caption', color: 'text.secondary', whiteSpace: 'nowrap' }}>
      {format.difference(roundToCent(euro - other))}
    </Box>
  )
}

/** A difference with its sign, in colour. */
export function Difference({ path, name }: { readonly path: string; readonly name: string }) {
  const euro = useAnyResult(path)
  const provisional = useProvisional(path)
  if (typeof euro !== 'number') return '—'
  const text = format.difference(euro)
  return (
    <>
      {provisional && <Provisional short />}
      <ExplainAny path={path} name={`${name} ${text} €${provisional ? ', provvisorio' : ''}`}>
        <Box component="span" sx={{ whiteSpace: 'nowrap', color: euro > 0 ? 'accent.main' : euro < 0 ? 'warning.main' : 'text.secondary' }}>
          {text}
        </Box>
      </ExplainAny>
    </>
  )
}
