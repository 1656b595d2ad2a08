/** One card on the brand's background: sign-in and what comes before it. */
import { Box, Paper, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { BalanceIcon } from '../../design/icons.tsx'

export function Cover({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Box component="main" sx={{ minHeight: '100dvh', display: 'grid', placeItems: 'center', p: 2, bgcolor: 'primary.dark' }}>
      <title>{title === 'Bilancia' ? title : `${title} · Bilancia`}</title>
      <Paper sx={{ p: 4, width: 1, maxWidth: 400, boxShadow: 8 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mb: 3 }}>
          <BalanceIcon color="primary" sx={{ fontSize: 40 }} />
          <div>
            <Typography variant="h1">Bilancia</Typography>
            <Typography variant="caption" color="textSecondary">
              Simulatori fiscali per studi professionali
            </Typography>
          </div>
        </Box>
        {children}
      </Paper>
    </Box>
  )
}
