/**
 * A dialog in which something is typed or chosen. Escape and a click beside it close it at once if nothing was, and ask first otherwise.
 *
 *   <FormDialog onClose={onClose} aria-labelledby={heading} maxWidth="sm">…</FormDialog>
 */
import { Dialog, type DialogProps } from '@mui/material'
import { useRef, useState } from 'react'
import { ConfirmDialog } from './ConfirmDialog.tsx'

type Props = Pick<DialogProps, 'aria-labelledby' | 'maxWidth' | 'fullScreen' | 'disableRestoreFocus' | 'children'> & {
  readonly onClose: () => void
  /** Whether something is chosen that no field of the browser tells of: the entry of a searched list. */
  readonly chosen?: boolean
}

export function FormDialog({ onClose, chosen = false, children, ...shape }: Props) {
  const typed = useRef(false)
  const [asking, setAsking] = useState(false)
  return (
    <Dialog open {...shape} fullWidth onChange={() => (typed.current = true)} onClose={() => (typed.current || chosen ? setAsking(true) : onClose())}>
      {children}
      <ConfirmDialog open={asking} title="Chiudere la finestra" confirm="Chiudi" danger onConfirm={onClose} onClose={() => setAsking(false)}>
        Ciò che vi è scritto o scelto andrà perso. Chiudere?
      </ConfirmDialog>
    </Dialog>
  )
}
