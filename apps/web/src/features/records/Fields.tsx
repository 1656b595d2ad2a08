/** The grid of the fields of a record: two columns from 900 px, one below. */
import { Box } from '@mui/material'
import type { ReactNode } from 'react'

export function Fields({ children }: { readonly children: ReactNode }) {
  return (
    <Box sx={{ display: 'grid', gap: 2, alignItems: 'start', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } }}>{children}</Box>
  )
}
