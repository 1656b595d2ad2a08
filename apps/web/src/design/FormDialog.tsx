/**
 * A dialog in which something is typed or chosen. Escape and a click beside it close it at once if nothing was, and ask first otherwise; so do back and forward,
 * and the browser before it closes the page.
 *
 *   <FormDialog onClose={onClose} aria-labelledby={heading} maxWidth="sm">…</FormDialog>
 */
import { Button, Dialog, DialogActions, type DialogProps } from '@mui/material'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { guardLeaving } from './leaving.ts'
import { askAtUnload } from './unload.ts'

type Props = Pick<DialogProps, 'aria-labelledby' | 'maxWidth' | 'fullScreen' | 'disableRestoreFocus' | 'children'> & {
  readonly onClose: () => void
  /** Whether something is chosen that no field of the browser tells of: the entry of a searched list. */
  readonly chosen?: boolean
  /** Whether something would be lost, in a dialog that has other fields too. */
  readonly unsaved?: boolean
}

export function FormDialog({ onClose, chosen = false, unsaved, children, ...shape }: Props) {
  const typed = useRef(false)
  const [asked, setAsked] = useState<{ readonly go: () => void } | null>(null)
  const loses = () => unsaved ?? (typed.current || chosen)
  useEffect(() => askAtUnload(loses))
  useEffect(() => guardLeaving(loses, (go) => setAsked({ go }), { within: true }))
  const close = () => {
    onClose()
    asked?.go()
  }
  return (
    <Dialog open {...shape} fullWidth onChange={() => (typed.current = true)} onClose={() => (loses() ? setAsked({ go: () => {} }) : onClose())}>
      {children}
      <ConfirmDialog open={asked !== null} title="Chiudere la finestra" confirm="Chiudi" danger onConfirm={close} onClose={() => setAsked(null)}>
        Ciò che vi è scritto o scelto andrà perso. Chiudere?
      </ConfirmDialog>
    </Dialog>
  )
}

type ActionsProps = {
  readonly confirm: string
  readonly disabled?: boolean
  readonly onClose: () => void
  /** Before 'Annulla': another action of the dialog. */
  readonly children?: ReactNode
}

/** The footer of a form in a dialog: 'Annulla', and the submit button. The dialog can be closed also during a call, which goes on. */
export function FormActions({ confirm, disabled = false, onClose, children }: ActionsProps) {
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
