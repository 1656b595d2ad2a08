/** A password input. `fresh`: the password manager is offered a new password. */
import { OutlinedInput } from '@mui/material'
import { useId } from 'react'
import { FieldFrame, notesId } from '../../design/fields/FieldFrame.tsx'

type Props = {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly fresh?: boolean
  readonly autoFocus?: boolean
  readonly error?: string | undefined
  readonly help?: string
}

export function PasswordField({ label, value, onChange, fresh = false, autoFocus = false, error, help }: Props) {
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
