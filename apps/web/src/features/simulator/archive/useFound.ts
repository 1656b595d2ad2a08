/** The saved calculations of the user that a search leaves, page by page, the newest first; searched at the server. */
import { routes } from '@bilancia/contract/api'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import { useIdentity } from '../../auth/identity.ts'

/** `application` null: in all tools that the user may use. */
export function useFound(application: number | null, text: string) {
  const { Username: username } = useIdentity()
  return useInfiniteQuery({
    queryKey: ['calculations', username, application, text],
    queryFn: ({ signal, pageParam }) => call(routes.searchCalculations, { body: { Applicazione: application, testo: text, cursore: pageParam } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ cursore }) => cursore,
    placeholderData: keepPreviousData,
    staleTime: 0,
    networkMode: 'always',
  })
}
