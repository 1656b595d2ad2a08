import { calculationsSearch } from '@bilancia/contract/api'
import { QueryClient } from '@tanstack/react-query'
import { createElement } from 'react'
import { expect, it } from 'vitest'
import { Folder } from '../../src/features/clients/Folder.tsx'
import { rendered } from './rendered.ts'

it('the search for a calculation of one’s own takes no more letters than the server does', () => {
  const queries = new QueryClient()
  queries.setQueryData(['clients', 'cartella', 7], [])
  const html = rendered(createElement(Folder, { client: 7 }), { queries })
  const [box = ''] = html.match(/<input[^>]*placeholder="Nome, cliente o anno"[^>]*>/) ?? []
  const longest = Number(/maxLength="(\d+)"/.exec(box)?.[1])
  const accepted = (length: number) => calculationsSearch.safeParse({ Applicazione: null, testo: 'a'.repeat(length) }).success
  expect([accepted(longest), accepted(longest + 1)]).toEqual([true, false])
})
