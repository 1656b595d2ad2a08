/** Where data did not arrive the page says so, with a way to ask again. An empty place would mean that there are none. */
import type { ClientRecord, ClientTransfer } from '@bilancia/contract/api'
import { QueryClient } from '@tanstack/react-query'
import { createElement } from 'react'
import { expect, it } from 'vitest'
import { BrandContext } from '../../src/design/brand.ts'
import { BreakEven } from '../../src/features/budget4u/answer/BreakEven.tsx'
import { simulator as budget } from '../../src/features/budget4u/simulator.ts'
import { AskTransfer } from '../../src/features/clients/AskTransfer.tsx'
import { Diaries } from '../../src/features/clients/Diaries.tsx'
import { Folder } from '../../src/features/clients/Folder.tsx'
import { FollowerSelect } from '../../src/features/clients/FollowerSelect.tsx'
import { History } from '../../src/features/clients/History.tsx'
import { Returns } from '../../src/features/clients/Returns.tsx'
import { TransfersPage } from '../../src/features/clients/TransfersPage.tsx'
import { Listino } from '../../src/features/forme/listino/Listino.tsx'
import { simulator as forme } from '../../src/features/forme/simulator.ts'
import { DueReminders } from '../../src/features/home/DueReminders.tsx'
import { HomePage } from '../../src/features/home/HomePage.tsx'
import { PendingTransfers } from '../../src/features/home/PendingTransfers.tsx'
import { AccessOfUser } from '../../src/features/own-access/AccessOfUser.tsx'
import { Closed } from '../../src/features/principals/Closed.tsx'
import { createSimulation } from '../../src/features/simulator/simulation.ts'
import { aBrand } from '../a-brand.ts'
import { aCompany } from './identities.ts'
import { rendered, user, withoutAnswers } from './rendered.ts'

const client: ClientRecord = {
  ...{ id: 7, studio: 2, tipo: 'PERSONA', denominazione: 'Galli Ada', codiceFiscale: 'GLLDAA80A41D612E', partitaIva: null, ateco: null },
  ...{ comune: null, seguitoDa: 3, stato: 'ATTIVO', etichette: null, mail: null, telefono: null, note: null },
  ...{
    gruppoProposto: { gruppo: 9, daVerificare: false },
    aggiornatoIl: '2026-11-20T10:00:00.000Z',
    aggiornatoDa: null,
    creatoIl: '2026-11-20T10:00:00.000Z',
    creatoDa: null,
  },
}
const followers = createElement(FollowerSelect, { id: 'seguito-da', value: client.seguitoDa, onChange: () => {}, none: 'Nessuno' })

const places = [
  {
    what: 'the price list of the studio',
    page: createElement(Listino),
    simulation: createSimulation(forme, 1),
    said: 'Il listino dello studio non è arrivato.',
  },
  {
    what: 'the work of a closed user',
    page: createElement(Closed, { user: { Id: 3 }, at: '2026-11-20T10:00:00.000Z', mayHandOver: true }),
    said: 'Le sue elaborazioni non sono arrivate.',
  },
  {
    what: 'the access data of a user',
    page: createElement(AccessOfUser, { id: 3, commanded: true }),
    said: 'I dati di accesso di questo utente non sono arrivati.',
  },
  {
    what: 'the tools of the home page',
    page: createElement(BrandContext, { value: aBrand }, createElement(HomePage)),
    said: 'L&#x27;elenco degli strumenti non è arrivato',
  },
  {
    what: 'the break-even',
    page: createElement(BreakEven),
    simulation: createSimulation(budget, 1),
    said: 'I ricavi in pareggio non si sono potuti calcolare.',
  },
  { what: 'the users who may follow a client', page: followers, said: 'L’elenco degli utenti non è arrivato.' },
  {
    what: 'the folder of a client',
    page: createElement(BrandContext, { value: aBrand }, createElement(Folder, { client: 7 })),
    said: 'Le elaborazioni della cartella non sono arrivate.',
  },
  {
    what: 'the returns of a client',
    page: createElement(Returns, { client: client.id }),
    who: { ...user, Company: { ...aCompany, ImportEnabled: true } },
    said: 'Le dichiarazioni del cliente non sono arrivate.',
  },
  { what: 'the history of a client', page: createElement(History, { client: 7 }), said: 'Consegne, promemoria e storia non sono arrivati.' },
  {
    what: 'the studios that could take a client over',
    page: createElement(AskTransfer, { client }),
    said: 'Gli studi a cui si può passare il cliente non sono arrivati.',
  },
  { what: 'the addresses of the diaries', page: createElement(Diaries), said: 'Gli indirizzi delle agende non sono arrivati.' },
  { what: 'the reminders of the week', page: createElement(DueReminders), said: 'I promemoria di questa settimana non sono arrivati.' },
  { what: 'the clients that wait to change studio', page: createElement(PendingTransfers), said: 'I passaggi in attesa non sono arrivati.' },
]

it.each(places)('$what', ({ page, said, ...around }) => {
  expect(rendered(page, around)).not.toContain(said)
  const html = withoutAnswers(page, around)
  expect(html).toContain(said)
  expect(html).toMatch(/<button[^>]*>Riprova/)
})

it('who follows a client is not called a former user as long as the names have not arrived', () => {
  const html = withoutAnswers(followers)
  expect(html).toContain('<option value="3" selected="">…</option>')
  expect(html).not.toContain('Un utente di prima')
})

it('what is there stays when loading it again fails: the button that was pressed without a network can be pressed again', () => {
  const transfer: ClientTransfer = {
    ...{ id: 4, cliente: 7, nome: 'Galli Ada', codiceFiscale: client.codiceFiscale, da: 'Studio Bianchi', a: 'Studio Ferri', chiestoDa: 'Neri Ugo' },
    ...{ chiestoIl: client.creatoIl, scade: '2026-12-20T10:00:00.000Z', esito: 'ATTESA', esitoDa: null, esitoIl: null },
    ...{ puoRispondere: false, puoRitirare: true },
  }
  const queries = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } })
  queries.setQueryData(['clients', 'passaggi'], [transfer])
  for (const query of queries.getQueryCache().getAll()) query.setState({ status: 'error', error: new Error('Server non raggiungibile') })
  const html = rendered(createElement(BrandContext, { value: aBrand }, createElement(TransfersPage)), { queries })
  expect(html).toContain('aria-label="Ritira il passaggio di Galli Ada"')
  expect(html).toMatch(/Server non raggiungibile[\s\S]*Riprova/)
})
