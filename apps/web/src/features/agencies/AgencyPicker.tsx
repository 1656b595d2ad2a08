/** Searches for a studio by name, among those within the user's reach. `<AgencyPicker id="…" value={3} onChange={setId} />` */
import { routes } from '@bilancia/contract/api'
import { Autocomplete, TextField } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { call } from '../../api/client.ts'
import { useSettled } from '../../design/useSettled.ts'

type Props = {
  readonly id: string
  readonly value: number | null
  readonly onChange: (value: number | null) => void
  /** Only the studios of this company. */
  readonly companyId?: number | null
  readonly disabled?: boolean
  readonly invalid?: boolean
  readonly describedBy?: string | undefined
}

type Option = { readonly Id: number; readonly Name: string }
const PAUSE = 150
const SHOWN = 30

export function AgencyPicker({ id, value, onChange, companyId = null, disabled = false, invalid = false, describedBy }: Props) {
  const [typed, setTyped] = useState('')
  const asked = useSettled(typed.trim(), PAUSE)
  const { data: found, error, isFetching, refetch } = useAgencies({ Name: asked, CompanyId: companyId })
  const name = useAgencies({ Id: value }, value !== null).data?.[0]?.Name
  // Memoised: a new object would overwrite the text being typed with its name.
  const shown = useMemo<Option | null>(() => (value === null ? null : { Id: value, Name: name ?? '…' }), [value, name])
  return (
    <Autocomplete<Option>
      id={id}
      size="small"
      options={found ?? []}
      value={shown}
      disabled={disabled}
      loading={isFetching || typed.trim() !== asked}
      autoHighlight
      filterOptions={(all) => all}
      getOptionKey={({ Id }) => Id}
      getOptionLabel={({ Name }) => Name}
      isOptionEqualToValue={(one, other) => one.Id === other.Id}
      onInputChange={(_, text, reason) => setTyped(reason === 'input' ? text : '')}
      onChange={(_, picked) => onChange(picked?.Id ?? null)}
      onOpen={() => error && refetch()}
      noOptionsText={error ? error.message : `Nessuno studio per «${asked}»`}
      loadingText="Cerco…"
      clearText="Togli lo studio"
      openText="Apri"
      closeText="Chiudi"
      renderInput={(parts) => (
        <TextField
          {...parts}
          error={invalid}
          slotProps={{ ...parts.slotProps, htmlInput: { ...parts.slotProps.htmlInput, maxLength: 200, 'aria-describedby': describedBy } }}
        />
      )}
      sx={{ maxWidth: 440 }}
    />
  )
}

type Search = { readonly Id?: number | null; readonly Name?: string; readonly CompanyId?: number | null }

/** The first matching studios, by name. */
export const useAgencies = (search: Search, enabled = true) =>
  useQuery({
    queryKey: ['agencies', 'choices', search],
    queryFn: async ({ signal }) => (await call(routes.searchAgencies, { body: { ...search, Take: SHOWN } }, { signal })).ResultList,
    enabled,
    ...(search.Id === undefined && { placeholderData: keepPreviousData }),
    staleTime: 30_000,
  })
