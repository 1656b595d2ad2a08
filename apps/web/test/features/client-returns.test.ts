/** The returns of a client, also those of a client that was merged into it. */
import type { ClientReturns } from '@bilancia/contract/api'
import { QueryClient } from '@tanstack/react-query'
import { createElement } from 'react'
import { expect, it } from 'vitest'
import { Returns } from '../../src/features/clients/Returns.tsx'
import { aCompany } from './identities.ts'
import { rendered, user } from './rendered.ts'

const one = { TelematicoType: 'PF', Year: 2026, annoImposta: 2025, caricataIl: '2026-11-20T10:00:00.000Z', caricataDa: 'Neri Omar' } as const
const client = { studio: 2, denominazione: 'Galli Ada', codiceFiscale: 'GLLDAA80A41D612E', ateco: null }

function shown(...codes: readonly string[]): string {
  const queries = new QueryClient()
  const found: ClientReturns = { ...client, dichiarazioni: codes.map((codiceFiscale) => ({ ...one, codiceFiscale })) }
  queries.setQueryData(['telematico', 'client', 7], found)
  return rendered(createElement(Returns, { client: 7 }), { queries, who: { ...user, Company: { ...aCompany, ImportEnabled: true } } })
}

it('those with a former tax code are listed with it', () => {
  const html = shown(client.codiceFiscale, '98084600638')
  expect(html).toContain('98084600638')
  expect(html).toContain('Neri Omar')
})

it('the tax code is not repeated where all have that of the client', () => {
  const html = shown(client.codiceFiscale)
  expect(html).toContain('Redditi PF 2026')
  expect(html).not.toContain(client.codiceFiscale)
})
