/** The choice of who follows a client, among the users of the studio. */
import { routes } from '@bilancia/contract/api'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/client.ts'
import { type NamedChoice, NamedSelect } from '../../design/fields/NamedSelect.tsx'

/** Someone who followed a client and is no longer a user. */
export const FORMER_FOLLOWER = 'Un utente di prima'

export const useFollowers = () => useQuery({ queryKey: ['clients', 'persone'], queryFn: ({ signal }) => call(routes.clientFollowers, undefined, { signal }) })

type Props = NamedChoice & {
  /** The studio of the client; without it the users of all studios of the user. */
  readonly studio?: number | undefined
  /** The label of the empty option. */
  readonly none: string
}

export function FollowerSelect({ studio, none, ...choice }: Props) {
  const { data, error, refetch } = useFollowers()
  const names = data && new Map(data.filter((one) => studio === undefined || one.studio === studio).map((one) => [one.id, one.nome]))
  const failure = error && 'L’elenco degli utenti non è arrivato.'
  return <NamedSelect {...choice} names={names} none={none} gone={FORMER_FOLLOWER} failure={failure} onRetry={refetch} />
}
