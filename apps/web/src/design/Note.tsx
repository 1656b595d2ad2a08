import { Typography } from '@mui/material'
import type { ReactNode } from 'react'

/** A sentence about the meaning or the limits of the figures beside it. */
export function Note({ children }: { readonly children: ReactNode }) {
  return (
    <Typography variant="caption" color="textSecondary" component="p" sx={{ my: 1, maxWidth: 640 }}>
      {children}
    </Typography>
  )
}
