/** A choice of a few values with the browser's own list, which is quick by keyboard and good on a phone. */
import { NativeSelect, OutlinedInput } from '@mui/material'
import { memo } from 'react'
import type { InputProps } from './input.ts'

export type Option = { readonly value: unknown; readonly name: string }

type Props = InputProps & { readonly options: readonly Option[] }

/** A value that is not among the options is shown as it is, so that the user can see and change it. */
export const SelectInput = memo(function SelectInput({ id, value, options, disabled, invalid, describedBy, onChange, onLeave }: Props) {
  const at = options.findIndex((option) => option.value === value)
  return (
    <NativeSelect
      input={<OutlinedInput size="small" error={invalid} />}
      value={at}
      disabled={disabled}
      onChange={({ target }) => {
        onChange(options[Number(target.value)]?.value)
        onLeave?.()
      }}
      sx={{ maxWidth: 400, minWidth: 112, width: options.some(({ name }) => name.length > LONG) ? '100%' : 'auto' }}
      inputProps={{ id, 'aria-describedby': describedBy, style: { textOverflow: 'ellipsis' }, ...({ 'data-field': '' } as object) }}
    >
      {at < 0 && <option value={-1}>{value === undefined || typeof value === 'object' ? '' : String(value)}</option>}
      {options.map(({ name }, i) => (
        <option key={name} value={i}>
          {name}
        </option>
      ))}
    </NativeSelect>
  )
})

const LONG = 30
