import { Checkbox } from '@mui/material'
import { memo } from 'react'
import type { InputProps } from './input.ts'

/** A checkbox with its label beside it. */
export const FlagInput = memo(function FlagInput({ id, value, disabled, invalid, describedBy, onChange, onLeave }: InputProps) {
  return (
    <Checkbox
      id={id}
      size="small"
      checked={value === true}
      disabled={disabled}
      {...(invalid && { color: 'error' as const })}
      onChange={(_, checked) => {
        onChange(checked)
        onLeave?.()
      }}
      sx={{ p: 0.5, ml: -0.5 }}
      slotProps={{ input: { 'aria-describedby': describedBy, 'data-field': '' } as object }}
    />
  )
})
