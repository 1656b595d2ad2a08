import { OutlinedInput } from '@mui/material'
import { memo } from 'react'
import type { InputProps } from './input.ts'

/** One line of text. */
export const TextInput = memo(function TextInput({ id, value, disabled, invalid, describedBy, placeholder, onChange, onLeave }: InputProps) {
  return (
    <OutlinedInput
      id={id}
      size="small"
      fullWidth
      value={typeof value === 'string' ? value : ''}
      placeholder={placeholder}
      disabled={disabled}
      error={invalid}
      onChange={({ target }) => onChange(target.value)}
      onBlur={onLeave}
      sx={{ maxWidth: 400 }}
      inputProps={{ autoComplete: 'off', 'aria-describedby': describedBy, 'data-field': '' }}
    />
  )
})
