import { clientForm } from '@bilancia/contract/api'
import { createElement } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AuditPage } from '../../src/features/audit/AuditPage.tsx'
import { ClientListPage } from '../../src/features/clients/ClientListPage.tsx'
import { type Client, type ClientDraft, clientKind } from '../../src/features/clients/kind.ts'
import { NextPaymentsPage } from '../../src/features/clients/NextPaymentsPage.tsx'
import { TransfersPage } from '../../src/features/clients/TransfersPage.tsx'
import { HomePage } from '../../src/features/home/HomePage.tsx'
import { NewsListPage } from '../../src/features/news/NewsListPage.tsx'
import { blankOf } from '../../src/features/records/detail/draft.ts'
import { Editor } from '../../src/features/records/detail/Editor.tsx'
import { RecordTable } from '../../src/features/records/list/RecordTable.tsx'
import { ReportPage } from '../../src/features/report/ReportPage.tsx'
import { PaperHead } from '../../src/features/shell/PaperHead.tsx'
import { ImportPage } from '../../src/features/telematico/ImportPage.tsx'
import { ReturnTable } from '../../src/features/telematico/ReturnTable.tsx'
import { rendered, user } from './rendered.ts'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-28T09:00:00Z') }))
afterEach(() => void vi.useRealTimers())

const words = (html: string) => html.replaceAll(/<style.*?<\/style>/gs, '').replaceAll(/<[^>]+>/g, '|')

it('a print has title, studio, date and the mark of a provisional year in the page itself: some browsers do not print the margins', () => {
  const html = rendered(createElement(PaperHead, { title: 'Forfetari, confronto', subtitle: 'Rossi Mario · anno 2027', foot: 'Dati provvisori 2027' }))
  const page = words(html)
  for (const said of ['Forfetari, confronto', 'Rossi Mario · anno 2027', 'Studio Bianchi · 28/11/2026', 'Dati provvisori 2027'])
    expect(page).toContain(`|${said}|`)
})

it('studio and date stay in one line beside the long name of a client', () => {
  const html = rendered(createElement(PaperHead, { title: 'Forfetari', subtitle: 'a'.repeat(200) }))
  expect(html).toMatch(/flex-shrink:\s*0[^}]*text-align:\s*right|text-align:\s*right[^}]*flex-shrink:\s*0/)
  expect(html).toMatch(/overflow-wrap:\s*anywhere/)
})

it('the report of use has a head, with the company and the period', () => {
  const page = words(rendered(createElement(ReportPage), { at: '/report?dal=2026-01&al=2026-03' }))
  expect(page).toMatch(/\|Report\|+dal 01\/2026 · al 03\/2026\|+Studio Bianchi · 28\/11\/2026\|/)
})

it('the page of a client has a head, with its title', () => {
  const page = createElement(Editor<ClientDraft, Client>, {
    ...{ kind: clientKind, blank: blankOf(clientForm), record: null, mayEdit: () => true, mayDelete: () => false, children: () => null },
  })
  expect(words(rendered(page))).toMatch(/\|Nuovo cliente\|+Studio Bianchi · 28\/11\/2026\|/)
})

it.each([
  ['Clienti', ClientListPage],
  ['Passaggi di clienti', TransfersPage],
  ['Prossimi pagamenti', NextPaymentsPage],
  ['Registro degli accessi e delle modifiche', AuditPage],
  ['Import telematico', ImportPage],
  ['Home', HomePage],
])('the page «%s» has a head', (title, page) =>
  expect(words(rendered(createElement(page), { who: { ...user, Role: 'MANAGER' } }))).toMatch(new RegExp(`\\|${title}\\|+Studio Bianchi · 28/11/2026\\|`)),
)

it('a list prints on the side of a sheet, as a table and not as the cards of a phone; no row is cut', () => {
  expect(rendered(createElement(AuditPage))).toContain('A4 landscape')
  const table = rendered(createElement(RecordTable<{ Id: number }>, { label: 'Clienti', columns: [], rows: [{ Id: 1 }] }))
  expect(table).toMatch(/@media screen and \(max-width: ?899\.95px\)\{[^{]*\{display:block/)
  expect(table).not.toMatch(/@media \(max-width: ?899/)
  expect(table).toMatch(/@media print\{[^@]* tr\{[^}]*break-inside:avoid/)
})

it('the list of returns prints no column for its buttons', () =>
  expect(rendered(createElement(ReturnTable, { returns: [], onDelete: () => {} }))).toMatch(
    /@media print\{\.(css-[\w-]+)\{display:none[^<]*<\/style><th[^>]*\1[^>]*>Azioni/,
  ))

it('the list of news neither', () => {
  const html = rendered(createElement(NewsListPage))
  expect(html).toMatch(/<th[^>]* data-screen="">Azioni/)
  expect(html).toMatch(/@media print\{[^@]*\[data-screen\]\{display:none/)
})
