/** Where data did not arrive the page says so, with a way to ask again. An empty place would mean that there are none. */
import type { ClientRecord, ClientTransfer, Identity, PrincipalRecord } from '@bilancia/contract/api'
import { QueryClient } from '@tanstack/react-query'
import { createElement } from 'react'
import { expect, it } from 'vitest'
import { AgencyListPage } from '../../src/features/agencies/AgencyListPage.tsx'
import { Studios } from '../../src/features/agencies/Studios.tsx'
import { BreakEven } from '../../src/features/budget4u/answer/BreakEven.tsx'
import { simulator as budget } from '../../src/features/budget4u/simulator.ts'
import { AskTransfer } from '../../src/features/clients/AskTransfer.tsx'
import { ClientListPage } from '../../src/features/clients/ClientListPage.tsx'
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
import { LastCalculations } from '../../src/features/home/LastCalculations.tsx'
import { PendingTransfers } from '../../src/features/home/PendingTransfers.tsx'
import { AccessOfUser } from '../../src/features/own-access/AccessOfUser.tsx'
import { Authorisations } from '../../src/features/principals/Authorisations.tsx'
import { Closed } from '../../src/features/principals/Closing.tsx'
import { UsersOf } from '../../src/features/principals/UsersOf.tsx'
import { Activity } from '../../src/features/records/detail/Activity.tsx'
import { Arrived } from '../../src/features/records/list/Arrived.tsx'
import { createSimulation } from '../../src/features/simulator/simulation.ts'
import { ImportPage } from '../../src/features/telematico/ImportPage.tsx'
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
    page: createElement(HomePage),
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
    page: createElement(Folder, { client: 7 }),
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
  const html = rendered(createElement(TransfersPage), { who: admin, queries })
  expect(html).toContain('aria-label="Ritira il passaggio di Galli Ada"')
  expect(html).toMatch(/Server non raggiungibile[\s\S]*Riprova/)
})

const at = client.creatoIl
const stamps = { InsertDate: null, InsertUser: null, UpdateDate: null, UpdateUser: null }
const admin: Identity = { ...user, Role: 'ADMIN', UserCreation: true, Company: { ...aCompany, ImportEnabled: true } }
const rows = (row: object) => ({ ResultList: [{ Id: 7, ...stamps, ...row }], ListLength: 1 })
const neri: PrincipalRecord = {
  ...{ Id: 7, ...stamps, CompanyId: 1, Surname: 'Neri', Name: 'Ugo', Taxcode: null, Mail: 'neri@example.it', Phone: null, Username: 'neri' },
  ...{ Role: 'OPERATOR', Language: null, AvatarId: null, Disabled: null, UserCreation: false, ReportEnabled: false },
  ...{ ApplicationForfetari: true, ApplicationConvenienza: true, ApplicationBudget: true, ApplicationForme: true, ApplicationEasyStart: false },
  ...{ agencyName: null, Company: null, PrincipalAuth: [], ClosedAt: null },
}
/** The answers of the last time, by a part of the page that they fill. */
const kept = [
  {
    what: 'a list of administration',
    page: createElement(AgencyListPage),
    answers: { agencies: rows({ Name: 'Studio Ferri', LicensesInUse: 1, PrincipalCounter: 5 }) },
    row: 'Studio Ferri',
  },
  {
    what: 'the clients',
    page: createElement(ClientListPage),
    answers: { list: { pages: [{ righe: [client], cursore: null }], pageParams: [null] } },
    row: 'Galli Ada',
  },
  {
    what: 'the studios of a company',
    page: createElement(Studios, { company: 1 }),
    answers: { agencies: rows({ Name: 'Studio Ferri' }) },
    row: 'Studio Ferri',
  },
  { what: 'the users of a studio', page: createElement(UsersOf, { of: { AgencyId: 1 } }), answers: { principals: rows({ Surname: 'Neri' }) }, row: 'Neri' },
  {
    what: 'the studios of a user',
    page: createElement(Authorisations, { user: neri }),
    answers: { principals: [{ Id: 7, Agency: { Name: 'Studio Ferri' } }] },
    row: 'Studio Ferri',
  },
  {
    what: 'the register of a record',
    page: createElement(Activity, { kind: 'Studio', record: { Id: 7, ...stamps } }),
    answers: { audit: rows({ At: at, Username: 'neri', Action: 'Modifica', Changes: [] }) },
    row: '20/11/2026, 11:00',
  },
  {
    what: 'the last calculations',
    page: createElement(LastCalculations),
    answers: { calculations: [{ ID: 7, Applicazione: 1, NomeSimulazione: 'Rossi 2026', Identificativo: null, annoImposta: 2026, TStamp: at, Modifica: at }] },
    row: 'Rossi 2026',
  },
  {
    what: 'the imported returns',
    page: createElement(ImportPage),
    answers: { scope: { Companies: [], Agencies: [] }, search: [{ Id: 7, TaxCodeDichiarante: client.codiceFiscale, caricataIl: at }] },
    row: client.codiceFiscale,
  },
]

it.each(kept)('$what: what is there stays when it cannot be loaded again', ({ page, answers, row }) => {
  const queries = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } })
  const around = { who: admin, queries }
  // Each picture asks for what the one before has found.
  for (let i = 0; i < 2; i++) {
    rendered(page, around)
    for (const query of queries.getQueryCache().getAll()) {
      const [, data] = Object.entries(answers).find(([name]) => query.queryKey.slice(0, 2).includes(name)) ?? []
      query.setState({ status: 'error', error: new Error('Server non raggiungibile'), ...(data !== undefined && { data }) })
    }
  }
  const html = rendered(page, around)
  expect(html).toContain(row)
  expect(html).toMatch(/Server non raggiungibile[\s\S]*<button[^>]*>Riprova/)
})

it('the page of the handovers is not for those who may not answer one', () => {
  const queries = new QueryClient()
  expect(rendered(createElement(TransfersPage), { queries })).toBe('')
  expect(queries.getQueryCache().getAll()).toEqual([])
})

it('rows of an earlier search are called so while those that were asked for do not come', () => {
  const list = (isPlaceholderData: boolean) => {
    const props = { of: { data: [], error: null, isPlaceholderData, refetch: () => {} }, children: 'Righe' }
    return rendered(createElement(Arrived, props))
  }
  expect(list(true)).toMatch(/le righe qui sotto sono ancora quelle di prima.*Righe/)
  expect(list(false)).not.toContain('quelle di prima')
})
