/** The filters of a list in one row that wraps. They apply on submit. */
import { fieldErrors } from '@bilancia/contract/api'
import { Box, Button, NativeSelect, OutlinedInput } from '@mui/material'
import { type ComponentType, type FormEvent, useId, useState } from 'react'
import { FieldFrame, notesId } from '../../../design/fields/FieldFrame.tsx'
import { ClearIcon, SearchIcon } from '../../../design/icons.tsx'
import { DayInput } from '../detail/DayInput.tsx'
import type { Filters } from './address.ts'
import { useTypedFilters } from './typed-filters.ts'

export type FilterControl = ComponentType<{ readonly id: string; readonly value: string; readonly onChange: (value: string) => void }>
export type Filter = {
  /** Also the name of the parameter in the address. */
  readonly name: string
  readonly label: string
  /** A day. */
  readonly kind?: 'day'
  /** The options of a select. Without options, `kind` and `control` the filter is a text. */
  readonly options?: readonly string[]
  /** The label of the empty choice. */
  readonly all?: string
  readonly control?: FilterControl
}

/** The filters whose value cannot be searched for: a day that does not exist. */
export const wrongFilters = (filters: readonly Filter[], values: Filters) =>
  fieldErrors(Object.fromEntries(filters.flatMap(({ name, label, kind }) => (kind ? [[name, { label, kind }]] : []))), values)

type Props = { readonly filters: readonly Filter[]; readonly values: Filters; readonly onSearch: (values: Filters) => void }

export function FilterBar({ filters, values, onSearch }: Props) {
  const id = useId()
  const { typed, type, send } = useTypedFilters(values)
  const [tried, setTried] = useState(false)
  const set = (name: string) => (value: string) => type({ [name]: value })
  const wrong = wrongFilters(filters, typed)
  const search = (event: FormEvent) => {
    event.preventDefault()
    setTried(wrong.length > 0)
    if (wrong.length > 0) return
    send(typed)
    onSearch(typed)
  }
  const clear = () => {
    const empty = Object.fromEntries(filters.map(({ name }) => [name, '']))
    setTried(false)
    send(empty)
    onSearch(empty)
  }
  return (
    <Box component="form" role="search" onSubmit={search} sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-end', mb: 2 }}>
      {filters.map(({ name, label, kind, options, all = 'Tutti', control: Control }) => {
        const one = `${id}-${name}`
        const value = typed[name] ?? ''
        const messages = wrong
          .filter(({ campo }) => campo === name && (tried || value === values[name]))
          .map(({ campo, testo }) => ({ id: testo, gravita: 'ERRORE' as const, campo, testo }))
        return (
          <Box key={name} sx={{ flex: { xs: '1 1 140px', md: '0 1 164px' }, minWidth: 0 }}>
            <FieldFrame id={one} label={label} messages={messages}>
              {kind ? (
                <DayInput
                  id={one}
                  value={value}
                  onChange={(day) => set(name)(day ?? '')}
                  disabled={false}
                  invalid={messages.length > 0}
                  describedBy={messages.length > 0 ? notesId(one) : undefined}
                />
              ) : Control ? (
                <Control id={one} value={value} onChange={set(name)} />
              ) : options ? (
                <NativeSelect
                  input={<OutlinedInput size="small" />}
                  fullWidth
                  value={value}
                  inputProps={{ id: one }}
                  onChange={({ target }) => set(name)(target.value)}
                >
                  <option value="">{all}</option>
                  {options.map((option) => (
                    <option key={option}>{option}</option>
                  ))}
                </NativeSelect>
              ) : (
                <OutlinedInput
                  id={one}
                  size="small"
                  fullWidth
                  value={value}
                  onChange={({ target }) => set(name)(target.value)}
                  inputProps={{ autoComplete: 'off', maxLength: 200 }}
                />
              )}
            </FieldFrame>
          </Box>
        )
      })}
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button type="submit" variant="outlined" startIcon={<SearchIcon />}>
          Cerca
        </Button>
        <Button type="button" startIcon={<ClearIcon />} onClick={clear}>
          Pulisci
        </Button>
      </Box>
    </Box>
  )
}
