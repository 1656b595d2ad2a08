/** The choice of who follows a client, among the users of the studio. */
import { routes } from '@bilancia/contract/api'
import { NativeSelect, OutlinedInput } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/client.ts'
import { NotArrived } from '../../design/NotArrived.tsx'

export const useFollowers = () => useQuery({ queryKey: ['clients', 'persone'], queryFn: ({ signal }) => call(routes.clientFollowers, undefined, { signal }) })

type Props = {
  readonly id: string
  readonly value: number | null
  readonly onChange: (id: number | null) => void
  readonly disabled?: boolean
  readonly invalid?: boolean
  readonly describedBy?: string | undefined
  /** The studio of the client; without it the users of all studios of the user. */
  readonly studio?: number | undefined
  /** The label of the choice of nobody. */
  readonly none: string
}

export function FollowerSelect({ id, value, onChange, disabled = false, invalid = false, describedBy, studio, none }: Props) {
  const { data, error, refetch } = useFollowers()
  const people = new Map((data ?? []).filter((one) => studio === undefined || one.studio === studio).map((one) => [one.id, one.nome]))
  return (
    <>
      <NativeSelect
        input={<OutlinedInput size="small" error={invalid} />}
        fullWidth
        disabled={disabled}
        value={value ?? ''}
        inputProps={{ id, 'aria-describedby': describedBy }}
        onChange={({ target }) => onChange(Number(target.value) || null)}
      >
        <option value="">{none}</option>
        {value !== null && !people.has(value) && <option value={value}>{data ? 'Un utente di prima' : '…'}</option>}
        {[...people].map(([person, name]) => (
          <option key={person} value={person}>
            {name}
          </option>
        ))}
      </NativeSelect>
      {!data && error && <NotArrived onRetry={refetch}>L’elenco degli utenti non è arrivato.</NotArrived>}
    </>
  )
}
