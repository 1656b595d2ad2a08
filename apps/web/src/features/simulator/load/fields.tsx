/** The fields of 'Carica dati telematico': a choice, and the tax code and year of one person. */
import { Box, MenuItem, TextField } from '@mui/material'
import { useId } from 'react'
import { declarationYears } from '../../telematico/filters.ts'
import { type Proposal, type Soggetto, yearOf } from './form.ts'
import type { LoadForm } from './load.ts'

type ChoiceProps<T> = {
  readonly label: string
  readonly value: T | null
  readonly options: readonly { readonly value: T; readonly name: string }[]
  readonly error: boolean
  readonly onChange: (value: T | null) => void
}

export function Choice<T extends string | number>({ label, value, options, error, onChange }: ChoiceProps<T>) {
  return (
    <TextField
      select
      label={label}
      value={value ?? ''}
      onChange={({ target }) => onChange(options.find((one) => one.value === target.value)?.value ?? null)}
      error={error}
    >
      <MenuItem value="">&nbsp;</MenuItem>
      {options.map((one) => (
        <MenuItem key={one.value} value={one.value}>
          {one.name}
        </MenuItem>
      ))}
    </TextField>
  )
}

const years = declarationYears.map((value) => ({ value, name: `${value} (redditi ${value - 1})` }))

type PersonProps = {
  readonly of: Soggetto
  readonly form: LoadForm
  readonly proposals: readonly Proposal[]
  readonly isWrong: (campo: keyof LoadForm) => boolean
  readonly onChange: (changed: Partial<LoadForm>) => void
}

export function Person({ of: { nome, year, cf }, form, proposals, isWrong, onChange }: PersonProps) {
  const list = useId()
  return (
    <Box sx={{ display: 'grid', gap: 2, pt: 2, alignItems: 'end', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 3fr) minmax(0, 2fr)' } }}>
      <TextField
        label={cf === 'cfImpresa' ? 'Codice fiscale o partita IVA impresa' : `Codice fiscale ${nome.toLowerCase()}`}
        value={form[cf]}
        onChange={({ target }) => {
          const code = target.value.trim().toUpperCase()
          onChange({ [cf]: code, [year]: yearOf(proposals, code, form[year]) })
        }}
        slotProps={{ htmlInput: { maxLength: 16, autoComplete: 'off', list } }}
        error={isWrong(cf)}
      />
      <datalist id={list}>
        {proposals.map((one) => (
          <option key={one.code} value={one.code}>
            {one.years.join(', ')}
          </option>
        ))}
      </datalist>
      <Choice label={`Anno ${nome.toLowerCase()}`} value={form[year]} options={years} error={isWrong(year)} onChange={(value) => onChange({ [year]: value })} />
    </Box>
  )
}
