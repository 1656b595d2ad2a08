/** A password: its change, the question for it before a sensitive action, its field. */
import { PASSWORD_MIN } from '@bilancia/contract/api'
import { Alert, Box, Button, DialogContent, DialogContentText, DialogTitle, OutlinedInput } from '@mui/material'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { FormActions, FormDialog } from '../../design/FormDialog.tsx'
import { FieldFrame, notesId } from '../../design/fields/FieldFrame.tsx'
import { toast } from '../../design/toast.ts'
import { useChangePassword } from './useOwnAccess.ts'

const EMPTY = { current: '', fresh: '', repeated: '' }

/** The change of one's own password. It shows the rules before, and a refusal of the server after. */
export function PasswordForm() {
  const [typed, setTyped] = useState(EMPTY)
  const change = useChangePassword()
  const set = (part: Partial<typeof EMPTY>) => {
    setTyped({ ...typed, ...part })
    change.reset()
  }
  const different = typed.repeated !== '' && typed.repeated !== typed.fresh
  const complete = typed.current !== '' && typed.fresh !== '' && typed.repeated === typed.fresh

  const save = (event: FormEvent) => {
    event.preventDefault()
    if (!complete || change.isPending) return
    change.mutate(
      { Current: typed.current, New: typed.fresh },
      {
        onSuccess: () => {
          setTyped(EMPTY)
          toast.success('Password cambiata. Le altre sessioni sono state chiuse')
        },
      },
    )
  }
  return (
    <Box component="form" onSubmit={save} noValidate sx={{ display: 'grid', gap: 2, maxWidth: 400 }}>
      {change.error && <Alert severity="error">{change.error.message}</Alert>}
      <PasswordField label="Password attuale" value={typed.current} onChange={(current) => set({ current })} />
      <PasswordField
        label="Nuova password"
        fresh
        value={typed.fresh}
        onChange={(fresh) => set({ fresh })}
        help={`Almeno ${PASSWORD_MIN} caratteri, di qualunque tipo: per esempio quattro parole senza legame`}
      />
      <PasswordField
        label="Ripetere la nuova password"
        fresh
        value={typed.repeated}
        onChange={(repeated) => set({ repeated })}
        error={different ? 'Le due password non sono uguali' : undefined}
      />
      <Button type="submit" variant="contained" disabled={!complete || change.isPending} sx={{ justifySelf: 'start' }}>
        Cambia password
      </Button>
    </Box>
  )
}

type DialogProps = {
  readonly title: string
  readonly children: ReactNode
  /** The verb on the button. */
  readonly confirm: string
  readonly pending: boolean
  readonly error: string | undefined
  readonly onConfirm: (password: string) => void
  readonly onClose: () => void
}

/**
 * Asks for the password before a sensitive action, in case somebody else uses the open page. Mount it only while it is open, so that the password is not
 * kept.
 */
export function PasswordDialog({ title, children, confirm, pending, error, onConfirm, onClose }: DialogProps) {
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

type FieldProps = {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly fresh?: boolean
  readonly autoFocus?: boolean
  readonly error?: string | undefined
  readonly help?: string
}

/** A password input. `fresh`: the password manager is offered a new password. */
function PasswordField({ label, value, onChange, fresh = false, autoFocus = false, error, help }: FieldProps) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} help={help} messages={error ? [{ id: error, gravita: 'ERRORE', campo: id, testo: error }] : []}>
      <OutlinedInput
        id={id}
        type="password"
        size="small"
        fullWidth
        value={value}
        autoFocus={autoFocus}
        error={error !== undefined}
        onChange={({ target }) => onChange(target.value)}
        inputProps={{ maxLength: 1000, autoComplete: fresh ? 'new-password' : 'current-password', 'aria-describedby': error || help ? notesId(id) : undefined }}
      />
    </FieldFrame>
  )
}
