/** What the dialogs of delivery, of 'Salva' and of a handover say when they open. */
import { iforfettari } from '@bilancia/tax-rules'
import { QueryClient } from '@tanstack/react-query'
import { Editor } from '@tiptap/core'
import { createElement } from 'react'
import { expect, it, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { NewKey } from '../../src/features/agencies/Keys.tsx'
import { ChangeDialog, Labels } from '../../src/features/clients/ChangeDialog.tsx'
import { History } from '../../src/features/clients/History.tsx'
import { ReminderDialog } from '../../src/features/clients/ReminderDialog.tsx'
import { simulator } from '../../src/features/iforfettari/simulator.ts'
import { extensions } from '../../src/features/news/rich-text/extensions.ts'
import { LinkDialog } from '../../src/features/news/rich-text/LinkDialog.tsx'
import { HeirSelect } from '../../src/features/principals/Closing.tsx'
import { LogoDialog } from '../../src/features/records/logo/LogoDialog.tsx'
import { SaveDialog } from '../../src/features/simulator/archive/SaveDialog.tsx'
import type { Opened } from '../../src/features/simulator/document/context.ts'
import { DeliverDialog } from '../../src/features/simulator/document/DeliverDialog.tsx'
import { NewVariant } from '../../src/features/simulator/document/NewVariant.tsx'
import { RenameDialog } from '../../src/features/simulator/document/RenameDialog.tsx'
import { VariantsDialog } from '../../src/features/simulator/document/VariantsDialog.tsx'
import { VersionsDialog } from '../../src/features/simulator/document/VersionsDialog.tsx'
import { merge, type Values } from '../../src/features/simulator/path.ts'
import { createSimulation } from '../../src/features/simulator/simulation.ts'
import { inState, rendered } from './rendered.ts'

const client = { id: 5, nome: 'Rossi Mario' }
const onClose = () => {}
const about = { ID: 40, NomeSimulazione: 'Rossi 2026', TStamp: '', Applicazione: 1, Autore: 'Verdi Ada', Mia: true, Cliente: client, Modifica: null } as const

/** A document whose last change is on the server. */
const document: Opened = {
  about,
  sync: {
    state: createStore(() => ({ phase: 'salvato' as const, refusal: null, gone: false, contrasts: [], touched: null, name: 'Rossi' })),
    ...{ start: onClose, stop: onClose, choose: onClose, named: onClose, retry: () => undefined, newest: async () => undefined },
  },
}

it('a variant with a long name without spaces stays inside its dialog on a phone', () => {
  const simulation = createSimulation(simulator, 1, about.ID)
  const { values, differs } = simulation.store.getState()
  const queries = new QueryClient()
  queries.setQueryData(['variants', about.ID], [{ ...about, NomeSimulazione: 'a'.repeat(200), annoImposta: 2026 }])
  queries.setQueryData(['variant', about.ID, values, differs], { state: values, result: null })
  queries.setQueryData(['compared', 1], [])
  const html = rendered(createElement(VariantsDialog, { onClose }), { simulation, document, queries })
  expect(html).toMatch(/overflow-wrap:anywhere[^}]*;\}[^<]*<\/style><button[^>]*>Apri a{200}</)
})

/** A professional in Forfetari, with the result. */
function professional(more: Values) {
  const state = { annoImposta: 2026, tipologia: 'PROFESSIONE', regimeForfettario: { gruppo: 8, impostaSost: 15 }, redditoContributiImposta: { ricavi: 50_000 } }
  const made = createSimulation(simulator, 1, about.ID)
  const values = merge(made.initial, merge(state, more))
  return inState(made, { values, result: { ...iforfettari.calcola(values) } })
}
const delivery = (more: Values) => rendered(createElement(DeliverDialog, { client, onClose }), { simulation: professional(more), document })

it('the delivery of a result that is not reliable asks first, and names what is missing', () => {
  // No pension scheme, no costs.
  const html = delivery({})
  expect(html).toContain('Il risultato non è affidabile: manca Gestione separata, Costi. Consegnare lo stesso?')
  expect(html).toMatch(/<button[^>]*type="submit"[^>]*>Consegna lo stesso</)
})

it('the delivery of a reliable result asks nothing', () => {
  const html = delivery({ gestionePrevidenziale: { aliquotaSep: 'PIENA' }, regimeNormale: { determinazioneDelReddito: { altreSpese: 9000 } } })
  expect(html).not.toContain('non è affidabile')
  expect(html).toMatch(/<button[^>]*type="submit"[^>]*>Consegna</)
})

const HELP = 'Cambiare il nome per salvarne una copia; per aggiornare questa: Sovrascrivi'
const save = (saved: { readonly id: number; readonly name: string; readonly version: string } | null) =>
  rendered(createElement(SaveDialog, { onClose }), { simulation: inState(createSimulation(simulator, 1), { saved }) })

it("'Salva' of a saved calculation says why it waits for another name; of a new one it has nothing to say", () => {
  const again = save({ id: 40, name: 'Rossi 2026', version: '1' })
  expect(again).toContain(HELP)
  expect(again).toMatch(/<button[^>]*type="submit"[^>]*disabled/)
  expect(save(null)).not.toContain(HELP)
})

it('a name that is too long is said, not cut: a pasted one would lose its end', () => {
  const html = save({ id: 40, name: 'a'.repeat(201), version: '1' })
  expect(html).toContain('Il nome ha 201 caratteri, e ne può avere 200')
  expect(html).not.toContain('maxLength')
})

const reminder = (testo: string) => {
  const given = { id: 3, il: '2026-12-01', testo, di: 'Verdi Ada', fattoIl: null, fattoDi: null }
  return rendered(createElement(ReminderDialog, { client: 5, reminder: given, newest: async () => undefined, onSaved: onClose, onClose }))
}
const titled = (NomeSimulazione: string) =>
  rendered(createElement(DeliverDialog, { client, onClose }), { simulation: professional({}), document: { ...document, about: { ...about, NomeSimulazione } } })

it.each([
  ['Titolo', 200, titled],
  ['Che cosa rivedere', 500, reminder],
])('%s beyond %i characters is said, and keeps its dialog from being confirmed', (label, max, page) => {
  const said = `${label}: al massimo ${max} caratteri`
  const disabled = /<button[^>]*type="submit"[^>]* disabled|<button[^>]* disabled[^>]*type="submit"/
  expect(page('a'.repeat(max + 1))).toContain(said)
  expect(page('a'.repeat(max + 1))).toMatch(disabled)
  expect(page(` ${'a'.repeat(max)} `)).not.toContain(said)
  expect(page(` ${'a'.repeat(max)} `)).not.toMatch(disabled)
})

it('labels that are too long are said', () => {
  const labels = (value: string) => rendered(createElement(Labels, { label: 'Etichette da togliere', help: 'Separate da virgole.', value, onChange: onClose }))
  expect(labels('a'.repeat(301))).toContain('Etichette da togliere: al massimo 300 caratteri')
  expect(labels('a'.repeat(300))).not.toContain('al massimo')
})

it.each([
  ['variant', () => createElement(NewVariant)],
  ['version', () => createElement(VersionsDialog, { onClose })],
  ['name', () => createElement(RenameDialog, { onClose })],
  ['reminder', () => createElement(History, { client: 5 })],
  ['key', () => createElement(NewKey, { pending: false, onMake: onClose, onClose })],
  ['change of clients', () => createElement(ChangeDialog, { ids: [5], onChanged: onClose, onClose })],
])('the form of a %s does not cut a pasted text', (_, form) => {
  const queries = new QueryClient()
  queries.setQueryData(['clients', 'storia', 5], { righe: [], consegne: [], promemoria: [] })
  expect(rendered(form(), { simulation: professional({}), document, queries })).toMatch(/^(?!.*maxLength).*<input/s)
})

it.each([
  [2, 0, 'Le sue 2 elaborazioni passano a'],
  [1, 0, 'La sua elaborazione passa a'],
  [0, 1, 'Il cliente che segue passa a'],
  [2, 3, 'Le sue 2 elaborazioni e i 3 clienti che segue passano a'],
])('who takes over %i calculations and %i clients', (Calculations, Clients, label) => {
  const of = { Calculations, Clients, Colleagues: [] }
  expect(rendered(createElement(HeirSelect, { of, value: null, onChange: onClose, none: '—' }))).toContain(`>${label}<`)
})

it('a pasted address that is too long is not cut: the dialogs of a link and of a logo say so', () => {
  const of = (length: number) => {
    const address = `https://esempio.it/${'a'.repeat(length - 19)}`
    const editor = new Editor({ element: null, extensions, content: { type: 'doc', content: [{ type: 'paragraph' }] } })
    vi.spyOn(editor, 'getAttributes').mockReturnValue({ href: address })
    return [
      rendered(createElement(LinkDialog, { editor, onClose })),
      rendered(createElement(LogoDialog, { company: null, maxBytes: 1024, address, onChosen: onClose, onClose })),
    ]
  }
  for (const html of of(2001)) expect(html).toContain('Indirizzo: al massimo 2000 caratteri')
  for (const html of of(2000)) expect(html).not.toContain('caratteri')
})
