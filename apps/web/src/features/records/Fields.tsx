/** The grid of the fields of a record: two columns from 900 px, one below. */
import { Box } from '@mui/material'
import type { ReactNode } from 'react'

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
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {children}
    </Box>
  )
}
