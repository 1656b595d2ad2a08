/** The day of a reminder. One that the server refuses is said once it is left: while its year is typed, every year begins with the first ones. */
import { isNearDay, NEAR_DAY } from '@bilancia/contract/api'
import { TextField, type TextFieldProps } from '@mui/material'
import { useState } from 'react'

type Props = Pick<TextFieldProps, 'margin'> & { readonly label: string; readonly value: string; readonly onChange: (il: string) => void }

export function NearDay({ value, onChange, ...others }: Props) {
  const [left, setLeft] = useState(true)
  const wrong = left && value !== '' && !isNearDay(value)
  return (
    <TextField
      {...others}
      type="date"
      value={value}
      error={wrong}
      helperText={wrong && NEAR_DAY}
      onChange={({ target }) => {
        setLeft(false)
        onChange(target.value)
      }}
      onBlur={() => setLeft(true)}
      slotProps={{ formHelperText: { role: 'alert' } }}
    />
  )
}
