/** A choice among the companies within the user's reach: all of them for a SUPERADMIN, their own for others. */
import { routes } from '@bilancia/contract/api'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/client.ts'
import { type NamedChoice, NamedSelect } from '../../design/fields/NamedSelect.tsx'

/** The companies to choose from. */
export const useCompanies = () =>
  useQuery({ queryKey: ['companies', 'choices'], queryFn: ({ signal }) => call(routes.searchCompanies, { body: {} }, { signal }), staleTime: 60_000 })

export function CompanySelect(choice: NamedChoice) {
  const { data, error, refetch } = useCompanies()
  const names = data && new Map(data.map(({ Id, BusinessName }) => [Id, BusinessName]))
  return <NamedSelect {...choice} names={names} none="—" failure={error && 'L’elenco delle company non è arrivato.'} onRetry={refetch} />
}
