import { Typography } from '@mui/material'
import type { ReactNode } from 'react'

/** A sentence that says what the figures beside it mean or leave out. */
export function Note({ children }: { readonly children: ReactNode }) {
  return (
    <Typography variant="caption" color="textSecondary" component="p" sx={{ my: 1, maxWidth: 640 }}>
      {children}
    </Typography>
  )
}
