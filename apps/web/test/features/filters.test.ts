/** The filters of the lists of administration, and the fields that search: what they say, and how much they take. */
import { QueryClient } from '@tanstack/react-query'
import { createElement } from 'react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { AgencyPicker } from '../../src/features/agencies/AgencyPicker.tsx'
import { AuditPage } from '../../src/features/audit/AuditPage.tsx'
import { ComuneBox } from '../../src/features/comuni/ComuneBox.tsx'
import { simulator } from '../../src/features/iforfettari/simulator.ts'
import { Palette } from '../../src/features/palette/Palette.tsx'
import { FilterBar } from '../../src/features/records/list/FilterBar.tsx'
import { Chips } from '../../src/features/records/list/ListPage.tsx'
import { RecordTable } from '../../src/features/records/list/RecordTable.tsx'
import { LoadDialog } from '../../src/features/simulator/archive/LoadDialog.tsx'
import { createSimulation } from '../../src/features/simulator/simulation.ts'
import { rendered } from './rendered.ts'

const filters = [
  { name: 'From', label: 'Dal', kind: 'day' },
  { name: 'Username', label: 'Utente' },
] as const
const nothing = () => {}

it('a day that does not exist is named beside its filter, in the words of the page', () => {
  const bar = (From: string) => rendered(createElement(FilterBar, { filters, values: { From }, onSearch: nothing }))
  expect(bar('2026-02-31')).toContain('Dal: serve un giorno come 31/12/2026')
  expect(bar('2026-02-28')).not.toContain('serve un giorno')
  expect(bar('')).not.toContain('serve un giorno')
})

it('a day of the address that does not exist is an error of its field, and not of the list', () => {
  const queries = new QueryClient()
  const page = createElement(AuditPage)
  const html = rendered(page, { queries, at: '/audit?From=2026-02-31&Username=rossi' })
  expect(html).toContain('Dal: serve un giorno come 31/12/2026')
  expect(html).not.toContain('Dal: 31/02/2026')
  const [, , asked] = queries.getQueryCache().find({ queryKey: ['audit'], exact: false })?.queryKey ?? []
  expect(asked).toMatchObject({ filters: { From: '', Username: 'rossi' } })
})

it('a filter in force shows its day as written in Italy', () => {
  const html = rendered(createElement(Chips, { filters, values: { From: '2026-12-01', Username: 'rossi' }, chipOf: (_, value) => value, onRemove: nothing }))
  expect(html).toContain('Dal: 01/12/2026')
  expect(html).toContain('Utente: rossi')
})

it('no word of a short column is broken when another column has a long text', () => {
  const columns = [{ label: 'Azione', whole: true, value: () => 'Creazione' } as const, { label: 'Nome', value: () => 'x'.repeat(300) }]
  const html = rendered(createElement(RecordTable, { label: 'Registro', columns, rows: [{ Id: 1 }] }))
  expect(html).toMatch(/<td[^>]* data-label="Azione" data-whole=""/)
  expect(html).not.toMatch(/<td[^>]* data-label="Nome" data-whole/)
  expect(html).toContain('td[data-whole]{overflow-wrap:normal;}')
})

const option = { id: 'x', anno: 2026, value: null, options: [], loading: false, disabled: false, empty: '', before: null, autoFocus: false } as const
it.each([
  ['Ctrl+K', 200, () => createElement(Palette, { onClose: nothing })],
  ['a studio', 200, () => createElement(AgencyPicker, { id: 'x', value: null, onChange: nothing })],
  ['a comune', 100, () => createElement(ComuneBox, { ...option, onType: nothing, onPick: nothing })],
  ['saved calculations', 200, () => createElement(LoadDialog, { onLoad: nothing, onDelete: nothing, onClose: nothing })],
])('the field that searches for %s takes no more than its call: %i', (_, most, page) => {
  onTestFinished(() => void vi.unstubAllGlobals())
  // The palette remembers where the focus was.
  vi.stubGlobal('document', { activeElement: null })
  expect(rendered(page(), { simulation: createSimulation(simulator, 1) })).toContain(`maxLength="${most}"`)
})
