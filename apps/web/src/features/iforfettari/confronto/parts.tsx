/** The pieces of the comparison table. Under 600 px every row stacks: its name, then its figures with the name of their column. */
import { iforfettari } from '@bilancia/contract'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useResult } from '../results.ts'

type Lato = iforfettari.Lato
const { lati, nomiLati } = iforfettari

const NARROW = '@media screen and (max-width: 599.95px)'
const FIGURE = 148

const Grid = styled('table')(({ theme }) => ({
  width: '100%',
  maxWidth: 920,
  borderCollapse: 'collapse',
  '& th, & td': { padding: '4px 8px', verticalAlign: 'middle' },
  '& tbody tr:not([data-group]) > *': { borderBottom: `1px solid ${theme.palette.hairline}` },
  '& td': { textAlign: 'right', width: FIGURE },
  '& tr[data-whole] > td': { textAlign: 'left', padding: 0, border: '0 !important', gridColumn: '1 / -1' },
  // Where two borders meet the upper one is drawn, so the row before a total has none.
  '& tbody tr:has(+ tr[data-total]) > *': { borderBottom: 0 },
  '& tr[data-total] > *': { fontWeight: 600, borderTop: `1px solid ${theme.palette.text.primary}` },
  '& tbody tr[data-total="double"] > *': { borderTop: `3px double ${theme.palette.text.primary}`, borderBottom: `3px double ${theme.palette.text.primary}` },
  '& td[data-wide] label': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' },
  '& td[data-wide] > span': { verticalAlign: 'middle' },
  '& td[data-wide] > span + div': { display: 'inline-block', verticalAlign: 'middle' },
  '& td[data-wide]': { whiteSpace: 'nowrap', '& .MuiOutlinedInput-root': { width: 132 } },
  '& th .MuiOutlinedInput-root': { maxWidth: 260 },
  [NARROW]: {
    display: 'block',
    '& thead': { display: 'none' },
    '& tbody': { display: 'block' },
    '& tr': { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', paddingBlock: 4, borderBottom: `1px solid ${theme.palette.hairline}` },
    '& tr:has(> td[data-empty])': { gridTemplateColumns: 'minmax(0, 1fr) 84px 84px', alignItems: 'end' },
    // Two beside each other where they fit: each has a button, a checkbox and an amount.
    '& tr:has(> td[data-wide])': { gridTemplateColumns: 'repeat(auto-fit, minmax(174px, 1fr))' },
    '& tbody tr > *': { border: '0 !important' },
    '& th': { gridColumn: '1 / -1', width: 'auto', padding: '4px 0' },
    '& tr:has(> td[data-empty]):not(:has(> td[data-wide])) > th': { gridColumn: 'auto' },
    '& td': { width: 'auto', padding: '0 0 4px', textAlign: 'right' },
    '& td[data-empty]': { display: 'none' },
    '& td[data-column]::before': { content: 'attr(data-column)', display: 'block', ...theme.typography.caption, color: theme.palette.text.secondary },
    '& td[data-wide] .MuiOutlinedInput-root': { width: 118 },
    '& tr[data-total]': { borderTop: `1px solid ${theme.palette.text.primary}` },
    '& tr[data-total="double"]': { borderTop: `3px double ${theme.palette.text.primary}`, borderBottom: `3px double ${theme.palette.text.primary}` },
  },
  '@media print': {
    fontSize: '9pt',
    '& *': { color: 'var(--black) !important' },
    '& th, & td': { padding: '1pt 4pt' },
    '& td, & th[scope="col"]': { width: '24mm' },
    '& thead': { display: 'table-header-group' },
    '& tr': { breakInside: 'avoid' },
    '& tr[data-unused], & th label': { display: 'none' },
    '& .MuiInputAdornment-root': { display: 'none' },
    '& td[data-wide] .MuiOutlinedInput-root': { width: '17mm' },
    '& .MuiOutlinedInput-input': { padding: 0, fontSize: '9pt', height: 'auto' },
    '& .MuiCheckbox-root': { padding: 0, '& svg': { fontSize: '11pt' } },
  },
}))

const GroupHead = styled('th')(({ theme }) => ({ textAlign: 'left', ...theme.typography.h3, paddingTop: '24px !important' }))
const Note = styled('div')(({ theme }) => ({ ...theme.typography.caption, color: theme.palette.text.secondary, fontWeight: 400 }))
const Name = styled('th')({ textAlign: 'left', fontWeight: 'inherit', width: '42%' })
const ColumnHead = styled('th')(({ theme }) => ({
  textAlign: 'right',
  verticalAlign: 'bottom !important',
  whiteSpace: 'nowrap',
  '& div': { ...theme.typography.caption, fontWeight: 400 },
}))

// Roles are set explicitly, because rows displayed as blocks lose them.
const Rows = styled('tbody')()
const Line = styled('tr')()
const Data = styled('td')()

/** The whole table; rows go in a `Group`. */
export const Table = ({ children }: { readonly children: ReactNode }) => (
  <Grid role="table" aria-label="Confronto tra regime forfettario e ordinario">
    {children}
  </Grid>
)

const winning: Readonly<Record<string, Lato>> = { FORFETTARIO: 'forfettario', NORMALE: 'normale' }

export function Head() {
  const verdict = useResult('confronto.regimeConveniente')
  return (
    <thead>
      <tr>
        <td />
        {lati.map((lato) => (
          <ColumnHead key={lato} scope="col" sx={winning[verdict ?? ''] === lato ? { color: 'accent.main' } : {}}>
            {nomiLati[lato].colonna}
            <div>{winning[verdict ?? ''] === lato ? 'conviene' : '€'}</div>
          </ColumnHead>
        ))}
        <ColumnHead scope="col">
          Differenza
          <div>ordinario − forfettario</div>
        </ColumnHead>
      </tr>
    </thead>
  )
}

type GroupProps = { readonly title: string; readonly note?: string; readonly children: ReactNode }

export const Group = ({ title, note, children }: GroupProps) => (
  <Rows role="rowgroup">
    <Line role="row" data-group="">
      <GroupHead scope="rowgroup" colSpan={4}>
        {title}
        {note && <Note>{note}</Note>}
      </GroupHead>
    </Line>
    {children}
  </Rows>
)

type RowProps = { readonly total?: 'single' | 'double' | undefined; readonly unused?: boolean; readonly children: ReactNode }

/** `total`: a rule above, double for the grand total. `unused`: not printed. */
export const Row = ({ total, unused = false, children }: RowProps) => (
  <Line role="row" data-total={total} data-unused={unused ? '' : undefined}>
    {children}
  </Line>
)

/** A row without columns. */
export const WholeRow = ({ children }: { readonly children: ReactNode }) => (
  <Line role="row" data-whole="">
    <Data role="cell" colSpan={4}>
      {children}
    </Data>
  </Line>
)

export const RowHead = ({ children }: { readonly children: ReactNode }) => (
  <Name role="rowheader" scope="row">
    {children}
  </Name>
)

type CellProps = { readonly lato?: Lato; readonly difference?: boolean; readonly wide?: boolean; readonly children?: ReactNode }

/** Without a side the cell is empty, and hidden where rows stack. `wide` contains a checkbox and an amount. */
export const Cell = ({ lato, difference, wide, children }: CellProps) => (
  <Data
    role="cell"
    data-column={lato ? nomiLati[lato].colonna : difference ? 'Differenza' : undefined}
    data-wide={wide ? '' : undefined}
    data-empty={!lato && !difference ? '' : undefined}
  >
    {children}
  </Data>
)
