/** A day as DD/MM/YYYY, whatever the language of the browser. An invalid text stays in the input, and the form reports it. */
import { OutlinedInput } from '@mui/material'
import { useState } from 'react'
import { shownDay, typedDay } from '../../../design/day.ts'

type Props = {
  readonly id: string
  readonly value: string
  readonly onChange: (value: string | null) => void
  readonly disabled: boolean
  readonly invalid: boolean
  readonly describedBy: string | undefined
}

export function DayInput({ id, value, onChange, disabled, invalid, describedBy }: Props) {
  const [typing, setTyping] = useState<string | null>(null)
  return (
    <OutlinedInput
      id={id}
      size="small"
      value={typing ?? shownDay(value)}
      placeholder="GG/MM/AAAA"
      disabled={disabled}
      error={invalid}
      onChange={({ target }) => {
        setTyping(target.value)
        onChange(typedDay(target.value))
      }}
      onBlur={() => setTyping(null)}
      sx={{ width: 176, maxWidth: 1 }}
      inputProps={{ inputMode: 'numeric', autoComplete: 'off', maxLength: 10, 'aria-describedby': describedBy }}
    />
  )
}
