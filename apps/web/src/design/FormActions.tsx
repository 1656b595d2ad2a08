/** The footer of a form in a dialog: 'Annulla', and the submit button. The dialog can be closed also during a call, which goes on. */
import { Button, DialogActions } from '@mui/material'
import { type ReactNode, useState } from 'react'

type Props = {
  readonly confirm: string
  readonly disabled?: boolean
  readonly onClose: () => void
  /** Before 'Annulla': another action of the dialog. */
  readonly children?: ReactNode
}

export function FormActions({ confirm, disabled = false, onClose, children }: Props) {
  // A button that is disabled while it has the focus would lose it, and Escape would not reach the dialog.
  const [focused, setFocused] = useState(false)
  const held = disabled && focused
  return (
    <DialogActions>
      {children}
      <Button onClick={onClose}>Annulla</Button>
      <Button
        type="submit"
        variant="contained"
        disabled={disabled && !focused}
        {...(held && { 'aria-disabled': true, className: 'Mui-disabled' })}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        onClick={(event) => held && event.preventDefault()}
      >
        {confirm}
      </Button>
    </DialogActions>
  )
}
