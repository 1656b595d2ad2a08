/** The list of clients: who follows them, and what it says when it is empty. */
import type { ClientFound, Identity } from '@bilancia/contract/api'
import { QueryClient } from '@tanstack/react-query'
import { createElement } from 'react'
import { expect, it } from 'vitest'
import { ClientListPage } from '../../src/features/clients/ClientListPage.tsx'
import { aCompany } from './identities.ts'
import { rendered, user } from './rendered.ts'

const rossi: ClientFound = {
  ...{ id: 1, studio: 2, tipo: 'PERSONA', denominazione: 'Rossi Mario', codiceFiscale: 'RSSMRA80A01H501U', partitaIva: null, ateco: null },
  ...{ comune: null, seguitoDa: 8, stato: 'ATTIVO', etichette: null, aggiornatoIl: '2026-11-28T10:00:00.000Z', codicePrecedente: null },
}

function list(righe: readonly ClientFound[], who: Identity = user): string {
  const queries = new QueryClient()
  const none = { testo: null, etichetta: null, seguitoDa: null, tipo: null, stato: null }
  queries.setQueryData(['clients', 'list', none, 'denominazione'], { pages: [{ righe, cursore: null }], pageParams: [null] })
  queries.setQueryData(['clients', 'persone'], [{ id: 7, nome: 'Verdi Ada', studio: 2 }])
  return rendered(createElement(ClientListPage), { queries, who })
}

it('a client whose follower works there no more is told from one that nobody follows', () => {
  expect(list([{ ...rossi, seguitoDa: 7 }])).toContain('Verdi Ada</td>')
  expect(list([rossi])).toContain('Un utente di prima</td>')
  expect(list([{ ...rossi, seguitoDa: null }])).not.toContain('Un utente di prima</td>')
})

it('without clients, an OPERATOR who sees only their own does not read that the studio has none', () => {
  const none = 'Lo studio non ha ancora clienti'
  expect(list([])).toContain(none)
  expect(list([])).toContain('Molti insieme: con «Importa CSV».')
  expect(list([], { ...user, Company: { ...aCompany, ImportEnabled: true } })).toContain(
    'Molti insieme: con «Importa CSV», o dalle dichiarazioni con «Import telematico».',
  )
  const [link] = user.PrincipalAuth
  if (!link) throw new Error('no studio')
  const PrincipalAuth = [{ ...link, Agency: { ...link.Agency, AssignedClientsOnly: true } }]
  const own = list([], { ...user, Role: 'OPERATOR', PrincipalAuth })
  expect(own).not.toContain(none)
  expect(own).toContain('Ancora nessun cliente seguito')
})

it('two rows with one name have tick boxes with different names', () => {
  expect(list([rossi])).toContain('aria-label="Scegli Rossi Mario"')
  const html = list([rossi, { ...rossi, id: 2, codiceFiscale: 'RSSMRA80A41H501Z' }])
  for (const { codiceFiscale } of [rossi, { codiceFiscale: 'RSSMRA80A41H501Z' }]) expect(html).toContain(`aria-label="Scegli Rossi Mario (${codiceFiscale})"`)
})

it('a client that was found by the tax code of a merged one says so', () => {
  expect(list([rossi])).not.toContain('(prima ')
  expect(list([{ ...rossi, codicePrecedente: 'RSSMRA80A41H501Z' }])).toContain('RSSMRA80A01H501U (prima RSSMRA80A41H501Z)')
})
