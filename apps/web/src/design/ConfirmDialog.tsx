/** A question with two answers. `open` is the caller's; the dialog gives focus to the safe answer where `danger` is set. */
import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { type ReactNode, useId } from 'react'

type Props = {
  readonly open: boolean
  readonly title: string
  readonly children: ReactNode
  /** The verb of the action: 'Elimina', 'Sovrascrivi'. */
  readonly confirm: string
  readonly danger?: boolean
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** Asks before something that cannot be taken back. */
export function ConfirmDialog({ open, title, children, confirm, danger = false, onConfirm, onClose }: Props) {
  const heading = useId()
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={heading} maxWidth="xs" fullWidth>
      <DialogTitle id={heading}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText component="div">{children}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus={danger}>
          Annulla
        </Button>
        <Button variant="contained" color={danger ? 'error' : 'primary'} onClick={onConfirm} autoFocus={!danger}>
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
