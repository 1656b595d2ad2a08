/** A text with a longest length. A longer one, for example a pasted one, is not cut: the field says so, and its form is not sent. */
import { fieldErrors } from '@bilancia/contract/api'
import { TextField, type TextFieldProps } from '@mui/material'

/** In the words of the forms. */
export const tooLong = (label: string, max: number, text: string): string | undefined => fieldErrors({ text: { label, kind: 'text', max } }, { text })[0]?.testo
/** Neither empty nor too long. */
export const isFitting = (max: number, text: string): boolean => text.trim() !== '' && text.trim().length <= max

type Props = Omit<TextFieldProps, 'label' | 'value' | 'onChange' | 'error' | 'helperText' | 'slotProps'> & {
  readonly label: string
  readonly value: string
  readonly max: number
  readonly onChange: (value: string) => void
}

export function BoundedText({ label, value, max, onChange, ...others }: Props) {
  const wrong = tooLong(label, max, value)
  return (
    <TextField
      {...others}
      label={label}
      value={value}
      error={wrong !== undefined}
      helperText={wrong}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ htmlInput: { autoComplete: 'off' }, formHelperText: { role: 'alert' } }}
    />
  )
}
