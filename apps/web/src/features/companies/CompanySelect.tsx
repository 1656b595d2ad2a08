/** A choice among the companies within the user's reach: all of them for a SUPERADMIN, the own one for others. */
import { routes } from '@bilancia/contract/api'
import { NativeSelect, OutlinedInput } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/client.ts'
import { NotArrived } from '../../design/NotArrived.tsx'

type Props = {
  readonly id: string
  readonly value: number | null
  readonly onChange: (value: number | null) => void
  readonly disabled?: boolean
  readonly invalid?: boolean
  readonly describedBy?: string | undefined
}

/** The companies to choose from. */
export const useCompanies = () =>
  useQuery({ queryKey: ['companies', 'choices'], queryFn: ({ signal }) => call(routes.searchCompanies, { body: {} }, { signal }), staleTime: 60_000 })

export function CompanySelect({ id, value, onChange, disabled = false, invalid = false, describedBy }: Props) {
  const { data, error, refetch } = useCompanies()
  // Until the names arrive a chosen company must not look like none.
  const nameless = value !== null && !data
  const shown = nameless || data?.some(({ Id }) => Id === value) ? value : null
  return (
    <>
      <NativeSelect
        input={<OutlinedInput size="small" error={invalid} />}
        fullWidth
        value={shown ?? ''}
        disabled={disabled}
        onChange={({ target }) => onChange(Number(target.value) || null)}
        sx={{ maxWidth: 440 }}
        inputProps={{ id, 'aria-describedby': describedBy, style: { textOverflow: 'ellipsis' } }}
      >
        <option value="">—</option>
        {nameless && <option value={value}>…</option>}
        {data?.map(({ Id, BusinessName }) => (
          <option key={Id} value={Id}>
            {BusinessName}
          </option>
        ))}
      </NativeSelect>
      {!data && error && <NotArrived onRetry={refetch}>L’elenco delle company non è arrivato.</NotArrived>}
    </>
  )
}
