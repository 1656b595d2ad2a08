/** A read-only value of a record: its Id, a day. */
import { Box, Typography } from '@mui/material'

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
