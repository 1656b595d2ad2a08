/** The help of the page: what it answers, how to use it, the keys. */
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material'
import { useId } from 'react'
import { showKeys } from '../../shell/KeysDialog.tsx'
import type { GuidePart } from './page.ts'

type Props = { readonly parts: readonly GuidePart[]; readonly open: boolean; readonly onClose: () => void }

export function Guide({ parts, open, onClose }: Props) {
  const heading = useId()
  const keys = () => {
    onClose()
    showKeys()
  }
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={heading} maxWidth="sm" fullWidth>
      <DialogTitle id={heading}>Guida</DialogTitle>
      <DialogContent>
        {parts.map(([title, text]) => (
          <section key={title}>
            <Typography variant="h3">{title}</Typography>
            <Typography component="div" sx={{ mb: 2 }}>
              {text}
            </Typography>
          </section>
        ))}
      </DialogContent>
      <DialogActions>
        <Button onClick={keys}>Tasti rapidi</Button>
        <Button onClick={onClose} autoFocus>
          Chiudi
        </Button>
      </DialogActions>
    </Dialog>
  )
}
