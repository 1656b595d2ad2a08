/** Asks for the password before a sensitive action, in case somebody else uses the open page. */
import { DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { FormActions, FormDialog } from '../../design/FormDialog.tsx'
import { PasswordField } from './PasswordField.tsx'

type Props = {
  readonly title: string
  readonly children: ReactNode
  /** The verb on the button. */
  readonly confirm: string
  readonly pending: boolean
  readonly error: string | undefined
  readonly onConfirm: (password: string) => void
  readonly onClose: () => void
}

/** Mount it only while it is open, so that the password is not kept. */
export function PasswordDialog({ title, children, confirm, pending, error, onConfirm, onClose }: Props) {
  const heading = useId()
  const [password, setPassword] = useState('')
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (password !== '' && !pending) onConfirm(password)
  }
  return (
    <FormDialog onClose={onClose} aria-labelledby={heading} maxWidth="xs">
      <form onSubmit={send} noValidate>
        <DialogTitle id={heading}>{title}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 2 }}>{children}</DialogContentText>
          <PasswordField label="Password attuale" autoFocus value={password} onChange={setPassword} error={error} />
        </DialogContent>
        <FormActions confirm={confirm} disabled={password === '' || pending} onClose={onClose} />
      </form>
    </FormDialog>
  )
}
