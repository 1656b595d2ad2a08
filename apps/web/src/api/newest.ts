/** Puts the answer of a change into the cache. */
import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** Cancels a request that was sent before the change: its older answer would replace this one. */
export async function keepNewest<T>(queries: QueryClient, queryKey: QueryKey, answer: T): Promise<void> {
  await queries.cancelQueries({ queryKey })
  queries.setQueryData(queryKey, answer)
}
