/** Company, studio, type, tax code, declaration year; searched on the button or on Enter. */
import type { TelematicoScope } from '@bilancia/contract/api'
import { Autocomplete, Box, Button, NativeSelect, OutlinedInput, TextField } from '@mui/material'
import { type ReactNode, useId } from 'react'
import { FieldFrame } from '../../design/fields/FieldFrame.tsx'
import { ClearIcon, SearchIcon } from '../../design/icons.tsx'
import { useTypedFilters } from '../records/list/typed-filters.ts'
import { declarationYears, type Filters } from './filters.ts'

type Props = {
  readonly scope: TelematicoScope
  readonly filters: Filters
  /** The filters without any choice of the user. */
  readonly blank: Filters
  readonly onSearch: (filters: Filters) => void
}

const types = { PF: 'Persone fisiche', SC: 'Società di capitali' } as const

export function FilterBar({ scope, filters, blank, onSearch }: Props) {
  const prefix = useId()
  const of = (name: string) => `${prefix}-${name}`
  const { typed, type: set, send } = useTypedFilters(filters)
  const search = (asked: Filters) => {
    send(asked)
    onSearch(asked)
  }
  /** The fields that determine the destination of an import apply at once. */
  const choose = (change: Partial<Filters>) => search({ ...typed, ...change })
  const studios = scope.Agencies.filter(({ CompanyId }) => typed.CompanyId === null || CompanyId === typed.CompanyId)
  return (
    <Box
      component="form"
      role="search"
      aria-label="Filtri"
      onSubmit={(event) => {
        event.preventDefault()
        search(typed)
      }}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-end', mb: 3 }}
    >
      <Labelled id={of('company')} label="Company" wide>
        <Autocomplete
          id={of('company')}
          size="small"
          options={scope.Companies}
          value={scope.Companies.find(({ Id }) => Id === typed.CompanyId) ?? null}
          getOptionKey={({ Id }) => Id}
          getOptionLabel={({ BusinessName }) => BusinessName}
          disabled={scope.Companies.length < 2}
          onChange={(_, picked) => choose({ CompanyId: picked?.Id ?? null, AgencyId: null })}
          {...words}
          renderInput={(parts) => <TextField {...parts} />}
        />
      </Labelled>
      <Labelled id={of('studio')} label="Studio" wide>
        <Autocomplete
          id={of('studio')}
          size="small"
          options={studios}
          value={studios.find(({ Id }) => Id === typed.AgencyId) ?? null}
          getOptionKey={({ Id }) => Id}
          getOptionLabel={({ Name }) => Name}
          disabled={scope.Agencies.length < 2}
          onChange={(_, picked) => choose({ AgencyId: picked?.Id ?? null })}
          {...words}
          renderInput={(parts) => <TextField {...parts} />}
        />
      </Labelled>
      <Labelled id={of('tipo')} label="Tipo">
        <Choice id={of('tipo')} value={typed.TelematicoType ?? ''} onChange={(type) => set({ TelematicoType: type === 'PF' || type === 'SC' ? type : null })}>
          {Object.entries(types).map(([type, name]) => (
            <option key={type} value={type}>
              {type} · {name}
            </option>
          ))}
        </Choice>
      </Labelled>
      <Labelled id={of('codice')} label="Codice fiscale">
        <OutlinedInput
          id={of('codice')}
          size="small"
          fullWidth
          value={typed.TaxCodeDichiarante}
          onChange={({ target }) => set({ TaxCodeDichiarante: target.value.toUpperCase() })}
          inputProps={{ maxLength: 16, spellCheck: false, autoCapitalize: 'characters', autoComplete: 'off' }}
        />
      </Labelled>
      <Labelled id={of('anno')} label="Anno dichiarazione">
        <Choice id={of('anno')} value={typed.Year ?? ''} onChange={(year) => set({ Year: Number(year) || null })}>
          {declarationYears.map((year) => (
            <option key={year} value={year}>
              {year} (redditi {year - 1})
            </option>
          ))}
        </Choice>
      </Labelled>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button type="submit" variant="outlined" startIcon={<SearchIcon />}>
          Cerca
        </Button>
        <Button startIcon={<ClearIcon />} onClick={() => search(blank)}>
          Pulisci
        </Button>
      </Box>
    </Box>
  )
}

const words = { noOptionsText: 'Nessun risultato', clearText: 'Togli', openText: 'Apri', closeText: 'Chiudi' }

type LabelledProps = { readonly id: string; readonly label: string; readonly wide?: boolean; readonly children: ReactNode }

/** A filter with its label above, as in every list. */
const Labelled = ({ id, label, wide = false, children }: LabelledProps) => (
  <Box sx={{ flex: { xs: `1 1 ${wide ? 240 : 140}px`, md: `0 1 ${wide ? 220 : 164}px` }, minWidth: 0 }}>
    <FieldFrame id={id} label={label}>
      {children}
    </FieldFrame>
  </Box>
)

type ChoiceProps = { readonly id: string; readonly value: string | number; readonly onChange: (value: string) => void; readonly children: ReactNode }

const Choice = ({ id, value, onChange, children }: ChoiceProps) => (
  <NativeSelect
    input={<OutlinedInput size="small" />}
    fullWidth
    value={value}
    inputProps={{ id, style: { textOverflow: 'ellipsis' } }}
    onChange={({ target }) => onChange(target.value)}
  >
    <option value="">Tutti</option>
    {children}
  </NativeSelect>
)
