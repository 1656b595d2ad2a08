/** The grid of the fields of a record: two columns from 900 px and on paper, one below. */
import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'

const TWO = 'repeat(2, minmax(0, 1fr))'

type Props = {
  /** Smaller gaps, for checkboxes. */
  readonly flags?: boolean
  readonly children: ReactNode
}

export function Fields({ flags = false, children }: Props) {
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 2,
        rowGap: flags ? 0 : 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: TWO },
        '@media print': { gridTemplateColumns: TWO },
      }}
    >
      {children}
    </Box>
  )
}

/** A read-only value of a record: its Id, a day. */
export function Fixed({ label, children }: { readonly label: string; readonly children: string }) {
  return (
    <Box>
      <Typography variant="caption" color="textSecondary" component="div">
        {label}
      </Typography>
      <Typography sx={{ minHeight: 40, py: 1.25 }}>{children || '—'}</Typography>
    </Box>
  )
}
