/** A table of amounts in euro: words at the left, figures at the right; a narrow screen scrolls it, not the page. */
import { Box } from '@mui/material'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

const Table = styled('table')(({ theme }) => ({
  borderCollapse: 'collapse',
  minWidth: 'min(100%, 520px)',
  fontVariantNumeric: 'tabular-nums',
  '& td, & th': { textAlign: 'right', padding: '4px 12px', whiteSpace: 'nowrap', fontWeight: 400 },
  '& tbody th': { textAlign: 'left', paddingLeft: 0, whiteSpace: 'normal', minWidth: 84 },
  [theme.breakpoints.down('sm')]: { '& td, & th': { paddingInline: 4 } },
  '& thead th[data-names]': { textAlign: 'left', paddingLeft: 0 },
  '& thead th': { ...theme.typography.caption, color: theme.palette.text.secondary },
  '& tr': { borderBottom: `1px solid ${theme.palette.hairline}` },
  '& tr[data-grand] > *': { fontWeight: 600 },
}))

export function AmountTable({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    // What scrolls must be reached by the keyboard.
    <Box role="region" aria-label={label} tabIndex={0} sx={{ overflowX: 'auto', maxWidth: '100%', my: 1 }}>
      <Table aria-label={label}>{children}</Table>
    </Box>
  )
}
