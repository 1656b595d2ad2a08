/** A password being typed; a `fresh` one is offered to the password manager as new. */
import { TextField } from '@mui/material'

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
  return (
    <TextField
      label={label}
      type="password"
      value={value}
      fullWidth
      autoFocus={autoFocus}
      error={error !== undefined}
      helperText={error ?? help}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { maxLength: 1000, autoComplete: fresh ? 'new-password' : 'current-password' } }}
    />
  )
}
