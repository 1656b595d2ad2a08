/** Puts the answer of a change into the cache. */
import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** A list that was asked for before the change is not waited for: it would show again what was there before. */
export async function keepNewest<T>(queries: QueryClient, queryKey: QueryKey, answer: T): Promise<void> {
  await queries.cancelQueries({ queryKey })
  queries.setQueryData(queryKey, answer)
}
