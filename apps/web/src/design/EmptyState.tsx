/** Shown when there is no content: says what to do next, with a button for it. */
import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'

type Props = {
  readonly title: string
  readonly children?: ReactNode
  /** The button or link for the next step. */
  readonly action?: ReactNode
}

/** `<EmptyState title="Nessuna elaborazione" action={<Button …/>}>Compilare …</EmptyState>` */
export function EmptyState({ title, children, action }: Props) {
  return (
    <Box sx={{ py: 4, px: 2, textAlign: 'center', border: 1, borderStyle: 'dashed', borderColor: 'hairline', borderRadius: 1 }}>
      <Typography variant="subtitle2" component="p">
        {title}
      </Typography>
      {children && (
        <Typography color="textSecondary" sx={{ mt: 0.5 }}>
          {children}
        </Typography>
      )}
      {action && <Box sx={{ mt: 2 }}>{action}</Box>}
    </Box>
  )
}
