/** The figures of one tax, with their years side by side. On a phone each figure is a card. */
import { format, type TaxYear, taxYears } from '@bilancia/contract'
import type { LawFigure, LawFigures, LawValue } from '@bilancia/contract/api'
import { Box, ButtonBase, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { memo, useId, useState } from 'react'
import { NextIcon } from '../../design/icons.tsx'
import { measures } from '../../design/theme.ts'
import { rowsOfTable } from '../simulator/explanation/LawTable.tsx'
import { FigureDetails } from './FigureDetails.tsx'
import { type Period, periods, yearsOf } from './periods.ts'
import { isProvisional } from './words.ts'

type Props = {
  readonly label: string
  readonly figures: readonly LawFigure[]
  readonly years: readonly TaxYear[]
  readonly sources: LawFigures['fonti']
  /** Every figure shows its sources: on paper, or if only one figure is requested. */
  readonly open: boolean
}

export function FigureTable({ label, figures, years, sources, open }: Props) {
  return (
    <Table role="table" aria-label={label} size="small" sx={table}>
      <TableHead role="rowgroup">
        <TableRow role="row">
          <TableCell role="columnheader">Cifra</TableCell>
          {years.map((year) => (
            <TableCell key={year} role="columnheader">
              {year}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody role="rowgroup">
        {figures.map((figure) => (
          <Figure key={figure.id} figure={figure} years={years} sources={sources} open={open} />
        ))}
      </TableBody>
    </Table>
  )
}

const Figure = memo(({ figure, years, sources, open: always }: Omit<Props, 'label' | 'figures'> & { readonly figure: LawFigure }) => {
  const [opened, setOpened] = useState(false)
  const details = useId()
  const open = always || opened
  return (
    <>
      <TableRow role="row" data-figure={figure.id} sx={{ '& > *': open ? { borderBottom: 0 } : {} }}>
        <TableCell role="rowheader" component="th" scope="row">
          <ButtonBase aria-expanded={open} aria-controls={details} disabled={always} onClick={() => setOpened(!opened)} sx={name}>
            <NextIcon aria-hidden sx={{ fontSize: 18, transform: open ? 'rotate(90deg)' : 'none', ml: -0.5, '@media print': { display: 'none' } }} />
            <span>{figure.nome}</span>
          </ButtonBase>
        </TableCell>
        {periods(figure, years, taxYears[0]).map((period) => (
          <Cell key={period.dal} figure={figure} period={period} />
        ))}
      </TableRow>
      {open && (
        <TableRow role="row" id={details}>
          <TableCell role="cell" colSpan={years.length + 1} data-details="">
            <FigureDetails figure={figure} years={years} sources={sources} />
          </TableCell>
        </TableRow>
      )}
    </>
  )
})

function Cell({ figure, period }: { readonly figure: LawFigure; readonly period: Period }) {
  const { dal, al, cifra, cambia } = period
  return (
    <TableCell
      role="cell"
      colSpan={al - dal + 1}
      data-years={yearsOf(period)}
      data-changed={cambia === 'valore' ? '' : undefined}
      data-none={cifra ? undefined : ''}
    >
      {cifra ? (
        <div>
          {cambia === 'valore' && <span style={hidden}>diverso dall'anno prima: </span>}
          <LawFigureValue unit={figure.unita} value={cifra.valore} />
          <Typography
            component="div"
            variant="caption"
            sx={{
              color: cifra.attendibilita === 'confermata' ? 'success.main' : weak.has(cifra.attendibilita) ? 'warning.main' : 'text.secondary',
            }}
          >
            {cifra.attendibilita}
            {isProvisional(cifra.marchio) && ', provvisoria'}
          </Typography>
          {cambia === 'norma' && (
            <Typography component="div" variant="caption" color="textSecondary">
              cambia la norma
            </Typography>
          )}
        </div>
      ) : (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          non prevista
        </Box>
      )}
    </TableCell>
  )
}

/** Reliabilities of figures to verify before use. */
const weak: ReadonlySet<string> = new Set(['fonte unica', 'stima', 'da memoria'])

const hidden = { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' } as const
const name = { gap: 0.5, alignItems: 'flex-start', justifyContent: 'flex-start', textAlign: 'left', font: 'inherit', width: '100%', minHeight: 24 } as const
const table = {
  tableLayout: 'fixed',
  '& th, & td': { px: 1, verticalAlign: 'top', borderColor: 'hairline', overflowWrap: 'anywhere' },
  '& thead th': { position: 'sticky', top: measures.header, zIndex: 1, bgcolor: 'background.paper', color: 'text.secondary' },
  '& thead th:first-of-type': { width: '21%' },
  '& tbody td': { borderLeft: 1, borderLeftColor: 'hairline' },
  '& tbody td[data-changed]': { borderLeft: 3, borderLeftColor: 'primary.main' },
  '& tbody td[data-changed] [data-value]': { fontWeight: 600 },
  '& tbody td[data-details]': { borderLeft: 0, bgcolor: 'action.hover', py: 2 },
  '@media print': {
    '& thead th': { position: 'static' },
    '& th, & td': { px: 0.5 },
    '& th, & td, & .MuiTypography-root, & ul': { fontSize: '8pt', lineHeight: 1.3 },
    '& tr:not(:has([data-details]))': { breakInside: 'avoid', breakAfter: 'avoid' },
    '& tbody td[data-details]': { bgcolor: 'transparent', py: 0.5 },
  },
  '@media screen and (max-width: 899.95px)': {
    display: 'block',
    '& thead': { display: 'none' },
    '& tbody': { display: 'block' },
    '& tbody tr': { display: 'block', py: 0.5 },
    '& tbody th, & tbody td': { display: 'block', border: 0, py: 0.5 },
    '& tbody tr:has(> td[data-years]):not(:first-of-type)': { borderTop: 1, borderColor: 'hairline' },
    '& tbody td[data-years]': { display: 'flex', gap: 1 },
    '& tbody td[data-years]::before': { content: 'attr(data-years)', flex: '0 0 84px', color: 'text.secondary', fontWeight: 400 },
  },
} as const

type ValueProps = { readonly unit: LawFigure['unita']; readonly value: LawValue }

/** The value of a figure in a year: a number in its unit, the rows of a table. */
function LawFigureValue({ unit, value }: ValueProps) {
  if (typeof value === 'number') return <span data-value="">{written(unit, value)}</span>
  const rows = Array.isArray(value)
    ? rowsOfTable(value).map(([range, figure]) => [upperEnd(range), figure] as const)
    : Object.entries(value).map(([code, one]) => [`codice ${code}`, written(unit, one)] as const)
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', fontSize: '0.75rem', lineHeight: 16 / 12 }}>
      {rows.map(([row, figure]) => (
        <li key={row}>
          {row}: <span style={{ whiteSpace: figure.length < 16 ? 'nowrap' : 'normal' }}>{figure}</span>
        </li>
      ))}
    </Box>
  )
}

/** The upper end of a range: `oltre 15.000 €, fino a 28.000 €` below `fino a 15.000 €` only needs its upper end. */
const upperEnd = (range: string): string => range.split(', ').at(-1) ?? range

const written = (unit: LawFigure['unita'], value: number): string =>
  unit === 'scaglioni' || unit === 'fasce' ? format.number(value) : format.withUnit(unit, value)
