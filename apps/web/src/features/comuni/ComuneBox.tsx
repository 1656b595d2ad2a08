/** The input with the list of comuni. A separate file, loaded when the user reaches the field. */
import { isTaxYear, provisionalSince } from '@bilancia/contract'
import { Autocomplete, ListItemText, TextField } from '@mui/material'
import { useLayoutEffect, useRef, useState } from 'react'
import { notesId } from '../../design/fields/FieldFrame.tsx'
import { FIELD } from '../../design/fields/inputs.tsx'
import { nameOf, type Option, PLACEHOLDER, ratesInWords } from './words.ts'

type Props = {
  readonly id: string
  readonly anno: number
  readonly value: Option | null
  readonly options: readonly Option[]
  readonly loading: boolean
  readonly disabled: boolean
  /** The text of an empty list. */
  readonly empty: string
  /** The text typed before the box was loaded; null if there was none. */
  readonly before: string | null
  readonly autoFocus: boolean
  readonly onType: (text: string) => void
  readonly onPick: (picked: Option | null) => void
}

export function ComuneBox({ id, anno, value, options, loading, disabled, empty, before, autoFocus, onType, onPick }: Props) {
  const input = useRef<HTMLInputElement>(null)
  // A text without a choice stays, and says that it does not count. Beside a picked comune its name comes back.
  const [left, setLeft] = useState('')
  // Simulates typing of that text, so that the list opens below it.
  useLayoutEffect(() => {
    if (before !== null && input.current) typeInto(input.current, before)
  }, [before])
  return (
    <Autocomplete<Option>
      id={id}
      size="small"
      options={options}
      value={value}
      disabled={disabled}
      loading={loading}
      autoHighlight
      clearOnBlur={value !== null}
      filterOptions={(all) => all}
      getOptionKey={({ codiceCatastale }) => codiceCatastale}
      getOptionLabel={nameOf}
      isOptionEqualToValue={(one, other) => one.codiceCatastale === other.codiceCatastale}
      onInputChange={(_, text, reason) => {
        onType(reason === 'input' ? text : '')
        setLeft('')
      }}
      onBlur={() => setLeft(value ? '' : (input.current?.value.trim() ?? ''))}
      onChange={(_, picked) => onPick(picked)}
      noOptionsText={empty}
      loadingText="Cerco…"
      clearText="Togli il comune"
      openText="Apri"
      closeText="Chiudi"
      renderOption={({ key, ...attributes }, option) => (
        <li key={key} {...attributes}>
          <ListItemText primary={nameOf(option)} secondary={secondary(option, anno)} />
        </li>
      )}
      renderInput={(parts) => (
        <TextField
          {...parts}
          autoFocus={autoFocus}
          placeholder={PLACEHOLDER}
          inputRef={input}
          error={left !== ''}
          helperText={left && `«${left}» non conta: scegliere il comune dall'elenco`}
          slotProps={{
            ...parts.slotProps,
            htmlInput: { ...parts.slotProps.htmlInput, maxLength: 100, 'aria-describedby': `${notesId(id)} ${id}-helper-text`, ...FIELD },
          }}
        />
      )}
      sx={{ maxWidth: 400 }}
    />
  )
}

function typeInto(input: HTMLInputElement, text: string) {
  // React overrides the setter of the input and would not notice the change.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

const secondary = (option: Option, anno: number) =>
  [
    ratesInWords(option),
    option.anno !== anno && `dati ${option.anno}${isTaxYear(anno) && provisionalSince(anno) !== null ? ', riportati' : ''}`,
    option.esenzioniParticolari && 'con esenzioni particolari',
  ]
    .filter(Boolean)
    .join(' · ')
