/** A choice with the browser's own list, below its label. The options are its children. */
import { NativeSelect, OutlinedInput } from '@mui/material'
import { type ReactNode, useId } from 'react'
import { FieldFrame } from './FieldFrame.tsx'

type Props = {
  readonly label: string
  readonly value: string | number
  readonly onChange: (value: string) => void
  readonly disabled?: boolean
  readonly children: ReactNode
}

export function LabelledSelect({ label, value, onChange, disabled = false, children }: Props) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label}>
      <NativeSelect
        input={<OutlinedInput size="small" />}
        fullWidth
        value={value}
        disabled={disabled}
        inputProps={{ id }}
        onChange={({ target }) => onChange(target.value)}
      >
        {children}
      </NativeSelect>
    </FieldFrame>
  )
}
