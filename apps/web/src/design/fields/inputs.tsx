/** The inputs of a form: a line of text, a checkbox, a choice of a few values. */
import { unturned } from '@bilancia/contract'
import { Checkbox, NativeSelect, OutlinedInput } from '@mui/material'
import { memo } from 'react'

/** Props of every input of the form. `onLeave` is called on blur. */
export type InputProps = {
  readonly id: string
  readonly value: unknown
  readonly disabled?: boolean
  readonly invalid?: boolean
  readonly describedBy?: string | undefined
  /** Shown in grey while nothing is typed: the value that applies. */
  readonly placeholder?: string
  readonly onChange: (value: unknown) => void
  readonly onLeave?: () => void
}

/** Marks a field of a form, for the keys that move between fields. */
export const FIELD = { 'data-field': '' } as const

/** One line of text. */
export const TextInput = memo(function TextInput({ id, value, disabled, invalid, describedBy, placeholder, onChange, onLeave }: InputProps) {
  const text = typeof value === 'string' ? value : ''
  return (
    <OutlinedInput
      id={id}
      // On paper a long text wraps; an input would cut it.
      data-text={text || undefined}
      size="small"
      fullWidth
      value={text}
      placeholder={placeholder}
      disabled={disabled}
      error={invalid}
      onChange={({ target }) => onChange(unturned(target.value))}
      onBlur={onLeave}
      sx={{ maxWidth: 400 }}
      inputProps={{ autoComplete: 'off', 'aria-describedby': describedBy, ...FIELD }}
    />
  )
})

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
      slotProps={{ input: { 'aria-describedby': describedBy, ...FIELD } }}
    />
  )
})

export type Option = { readonly value: unknown; readonly name: string }

type Props = InputProps & { readonly options: readonly Option[] }

/**
 * A choice of a few values with the browser's own list, which is quick by keyboard and good on a phone. A value that is not among the options is shown
 * as it is, so that the user can see and change it.
 */
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
      inputProps={{ id, 'aria-describedby': describedBy, style: { textOverflow: 'ellipsis' }, ...FIELD }}
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
