/** Two bars a row, on one scale: a picture that is also the table of its numbers. The two fills differ without colour too. */
import { format } from '@bilancia/contract'
import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { fills as patterns } from '../simulator/results/bars.ts'
import type { Counted } from './usage.ts'

const fills = { accesses: patterns.taxes, calculations: patterns.contributions } as const
const numbers = { textAlign: 'right', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const

type Props = { readonly label: string; readonly of: string; readonly rows: readonly Counted[] }

export function Bars({ label, of, rows }: Props) {
  const most = Math.max(1, ...rows.flatMap(({ accesses, calculations }) => [accesses, calculations]))
  const bar = (what: keyof typeof fills, count: number) => (
    <Box
      sx={{
        height: 8,
        my: '2px',
        width: `${(count / most) * 100}%`,
        background: fills[what],
        borderRadius: 0.5,
        forcedColorAdjust: 'none',
        printColorAdjust: 'exact',
      }}
    />
  )
  return (
    <Table size="small" aria-label={label} sx={{ '& td, & th': { px: 1, borderColor: 'hairline' }, mb: 3 }}>
      <TableHead>
        <TableRow>
          <TableCell>{of}</TableCell>
          <TableCell aria-hidden sx={{ width: '50%', display: { xs: 'none', sm: 'table-cell' } }} />
          <TableCell sx={numbers}>
            <Key fill={fills.accesses} />
            Accessi
          </TableCell>
          <TableCell sx={numbers}>
            <Key fill={fills.calculations} />
            Elaborazioni
          </TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ key, name, accesses, calculations }) => (
          <TableRow key={key}>
            <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
              {name}
            </TableCell>
            <TableCell aria-hidden sx={{ display: { xs: 'none', sm: 'table-cell' } }}>
              {bar('accesses', accesses)}
              {bar('calculations', calculations)}
            </TableCell>
            <TableCell sx={numbers}>{format.number(accesses)}</TableCell>
            <TableCell sx={numbers}>{format.number(calculations)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

const Key = ({ fill }: { readonly fill: string }) => (
  <Box
    component="span"
    aria-hidden
    sx={{ display: 'inline-block', width: 12, height: 12, mr: 0.5, verticalAlign: '-1px', background: fill, borderRadius: 0.5, printColorAdjust: 'exact' }}
  />
)
