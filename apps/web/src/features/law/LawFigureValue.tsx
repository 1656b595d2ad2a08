/** The value of a figure in a year: a number in its unit, the rows of a table. */
import { format } from '@bilancia/contract'
import type { LawFigure, LawValue } from '@bilancia/contract/api'
import { Box } from '@mui/material'
import { rowsOfTable } from '../simulator/explanation/LawTable.tsx'

type Props = { readonly unit: LawFigure['unita']; readonly value: LawValue }

export function LawFigureValue({ unit, value }: Props) {
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
