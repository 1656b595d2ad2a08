/**
 * A number input. The text gets the Italian format on blur; a text that is not a number stays as typed.
 * A change from elsewhere, such as an undo or a load, shows at once.
 */
import { InputAdornment, OutlinedInput } from '@mui/material'
import { type ChangeEvent, type FocusEvent, memo, useState } from 'react'
import { FIELD, type InputProps } from './inputs.tsx'
import { numberFrom, textIn } from './number-text.ts'

type Props = InputProps & {
  readonly kind: 'money' | 'percent' | 'integer'
  readonly sign?: boolean
  /** A zero counts as untyped: without focus the placeholder is shown. */
  readonly greyZero?: boolean
}

const units = { money: '€', percent: '%', integer: '' } as const
const widths = { money: 176, percent: 112, integer: 112 } as const

export const NumberInput = memo(function NumberInput({ id, kind, sign = true, greyZero = false, value, onChange, onLeave, ...shown }: Props) {
  const { disabled, invalid, describedBy, placeholder } = shown
  const [typing, setTyping] = useState<string | null>(null)
  const text = textIn(typing, value, kind, greyZero)
  const type = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setTyping(target.value)
    onChange(numberFrom(target.value))
  }
  const leave = () => {
    setTyping(null)
    onLeave?.()
  }
  return (
    <OutlinedInput
      id={id}
      size="small"
      value={text}
      placeholder={placeholder}
      disabled={disabled}
      error={invalid}
      onChange={type}
      onFocus={selectAll}
      onBlur={leave}
      sx={{ width: widths[kind], maxWidth: '100%' }}
      inputProps={{ inputMode: 'decimal', autoComplete: 'off', 'aria-describedby': describedBy, ...FIELD, style: { textAlign: 'right' } }}
      endAdornment={
        sign &&
        units[kind] && (
          <InputAdornment position="end" sx={text || placeholder ? undefined : ofNothing}>
            {units[kind]}
          </InputAdornment>
        )
      }
    />
  )
})

/** The unit of an empty field is not printed. */
const ofNothing = { '@media print': { display: 'none' } } as const

const selectAll = ({ target }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => target.select()
