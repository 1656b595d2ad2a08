/** The foot of a dialog that is a form: 'Annulla', and the verb that sends it. */
import { Button, DialogActions } from '@mui/material'
import type { ReactNode } from 'react'

type Props = {
  readonly confirm: string
  readonly disabled?: boolean
  readonly onClose: () => void
  /** Before 'Annulla': another thing that the dialog can do. */
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
