/** The footer of a form in a dialog: 'Annulla', and the submit button. */
import { Button, DialogActions } from '@mui/material'
import type { ReactNode } from 'react'

type Props = {
  readonly confirm: string
  readonly disabled?: boolean
  readonly onClose: () => void
  /** Before 'Annulla': another action of the dialog. */
  readonly children?: ReactNode
}

export function FormActions({ confirm, disabled = false, onClose, children }: Props) {
  return (
    <DialogActions>
      {children}
      <Button onClick={onClose}>Annulla</Button>
      <Button type="submit" variant="contained" disabled={disabled}>
        {confirm}
      </Button>
    </DialogActions>
  )
}
