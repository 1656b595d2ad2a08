/** Money as text: `1.234,56 €`, right aligned; an em dash for no amount. */
import { format } from '@bilancia/contract'
import { Box } from '@mui/material'

type Props = {
  readonly value: number | null | undefined
  /** Without the euro sign, under a column heading that has it. */
  readonly bare?: boolean
}

export function Amount({ value, bare = false }: Props) {
  return (
    <Box component="span" sx={{ display: 'inline-block', minWidth: '3ch', textAlign: 'right', whiteSpace: 'nowrap' }}>
      {value == null ? '—' : (bare ? format.amount : format.money)(value)}
    </Box>
  )
}
