/** A question with two answers. The caller controls `open`. With `danger` the focus starts on the safe answer. */
import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { type ReactNode, useId } from 'react'

type Props = {
  readonly open: boolean
  readonly title: string
  readonly children: ReactNode
  /** The verb on the button: 'Elimina', 'Sovrascrivi'. */
  readonly confirm: string
  readonly danger?: boolean
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** Asks before an action that cannot be undone. */
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
