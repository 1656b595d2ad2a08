/** Company, studio, type, tax code, declaration year; searched on the button or on Enter. */
import { taxYears } from '@bilancia/contract'
import type { TelematicoScope } from '@bilancia/contract/api'
import { Autocomplete, Box, Button, TextField } from '@mui/material'
import { useState } from 'react'
import type { Filters } from './filters.ts'

type Props = {
  readonly scope: TelematicoScope
  readonly filters: Filters
  readonly onSearch: (filters: Filters) => void
  readonly onClear: () => void
}

/** The year printed on the form follows that of the incomes. */
const years = taxYears
  .slice(0, -1)
  .map((year) => year + 1)
  .toReversed()
const types = { PF: 'Persone fisiche', SC: 'Società di capitali' } as const

/** Keyed by the filters in force: clearing them, or going back, shows what is asked now. */
export function FilterBar({ scope, filters, onSearch, onClear }: Props) {
  const [typed, setTyped] = useState(filters)
  const set = (change: Partial<Filters>) => setTyped({ ...typed, ...change })
  /** What decides where an import goes counts at once. */
  const choose = (change: Partial<Filters>) => {
    set(change)
    onSearch({ ...typed, ...change })
  }
  const studios = scope.Agencies.filter(({ CompanyId }) => typed.CompanyId === null || CompanyId === typed.CompanyId)
  return (
    <Box
      component="form"
      role="search"
      aria-label="Filtri"
      onSubmit={(event) => {
        event.preventDefault()
        onSearch(typed)
      }}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mb: 3 }}
    >
      <Autocomplete
        size="small"
        sx={{ flex: '1 1 220px', maxWidth: 320 }}
        options={scope.Companies}
        value={scope.Companies.find(({ Id }) => Id === typed.CompanyId) ?? null}
        getOptionKey={({ Id }) => Id}
        getOptionLabel={({ BusinessName }) => BusinessName}
        disabled={scope.Companies.length < 2}
        onChange={(_, picked) => choose({ CompanyId: picked?.Id ?? null, AgencyId: null })}
        {...words}
        renderInput={(parts) => <TextField {...parts} label="Company" />}
      />
      <Autocomplete
        size="small"
        sx={{ flex: '1 1 220px', maxWidth: 320 }}
        options={studios}
        value={studios.find(({ Id }) => Id === typed.AgencyId) ?? null}
        getOptionKey={({ Id }) => Id}
        getOptionLabel={({ Name }) => Name}
        disabled={scope.Agencies.length < 2}
        onChange={(_, picked) => choose({ AgencyId: picked?.Id ?? null })}
        {...words}
        renderInput={(parts) => <TextField {...parts} label="Studio" />}
      />
      <Choice label="Tipo" value={typed.TelematicoType ?? ''} onChange={(type) => set({ TelematicoType: type === 'PF' || type === 'SC' ? type : null })}>
        {Object.entries(types).map(([type, name]) => (
          <option key={type} value={type}>
            {type} · {name}
          </option>
        ))}
      </Choice>
      <TextField
        size="small"
        label="Codice fiscale"
        value={typed.TaxCodeDichiarante}
        onChange={({ target }) => set({ TaxCodeDichiarante: target.value.toUpperCase() })}
        slotProps={{ htmlInput: { maxLength: 16, spellCheck: false, autoCapitalize: 'characters' } }}
        sx={{ width: 200 }}
      />
      <Choice label="Anno dichiarazione" value={typed.Year ?? ''} onChange={(year) => set({ Year: Number(year) || null })}>
        {years.map((year) => (
          <option key={year} value={year}>
            {year} (redditi {year - 1})
          </option>
        ))}
      </Choice>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button type="submit" variant="outlined">
          Cerca
        </Button>
        <Button onClick={onClear}>Pulisci</Button>
      </Box>
    </Box>
  )
}

const words = { noOptionsText: 'Nessun risultato', clearText: 'Togli', openText: 'Apri', closeText: 'Chiudi' }

type ChoiceProps = {
  readonly label: string
  readonly value: string | number
  readonly onChange: (value: string) => void
  readonly children: React.ReactNode
}

function Choice({ label, value, onChange, children }: ChoiceProps) {
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      sx={{ minWidth: 180 }}
    >
      <option value="">Tutti</option>
      {children}
    </TextField>
  )
}
