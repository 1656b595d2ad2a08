import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'

/** A titled part of the panel. */
export function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Box component="section" sx={{ my: 1.5 }}>
      <Typography variant="caption" component="h3" color="textSecondary" sx={{ display: 'block', mb: 0.5, breakAfter: 'avoid' }}>
        {title}
      </Typography>
      {children}
    </Box>
  )
}
