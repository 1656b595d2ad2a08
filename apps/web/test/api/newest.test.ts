/** The answer of a change is the newest: an older answer that arrives later does not take its place. */
import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { keepNewest } from '../../src/api/newest.ts'

const KEY = ['versions', 1]

it('a list asked for before a change, and answered after it, does not hide the change', async () => {
  const queries = new QueryClient()
  const { promise: before, resolve: answer } = Promise.withResolvers<readonly string[]>()
  const asked = queries.fetchQuery({ queryKey: KEY, queryFn: () => before })
  await keepNewest(queries, KEY, ['as named'])
  answer(['without a name'])
  await asked.catch(() => {})
  await before
  expect(queries.getQueryData(KEY)).toEqual(['as named'])
})

it('the next time the list is asked for, the answer of the server is used again', async () => {
  const queries = new QueryClient()
  await keepNewest(queries, KEY, ['as named'])
  await queries.fetchQuery({ queryKey: KEY, queryFn: () => Promise.resolve(['by a colleague']) })
  expect(queries.getQueryData(KEY)).toEqual(['by a colleague'])
})
