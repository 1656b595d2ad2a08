import { routes } from '@bilancia/contract/api'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/client.ts'
import { principalKind } from './kind.ts'

/** The colleagues who may take over the work of this user, and how much work there is. */
export const useColleagues = (id: number) =>
  useQuery({
    queryKey: [principalKind.name, 'colleagues', id],
    queryFn: ({ signal }) => call(routes.colleagues, { params: { id } }, { signal }),
    staleTime: 0,
  })
