/** What is printed of an open dialog. */
import { QueryClient } from '@tanstack/react-query'
import { createElement } from 'react'
import { expect, it } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { AdviceDialog } from '../../src/features/clients/AdviceDialog.tsx'
import { simulator } from '../../src/features/iforfettari/simulator.ts'
import type { Opened } from '../../src/features/simulator/document/context.ts'
import { VariantsDialog } from '../../src/features/simulator/document/VariantsDialog.tsx'
import { createSimulation } from '../../src/features/simulator/simulation.ts'
import { inState, rendered } from './rendered.ts'

const words = (html: string) => html.replaceAll(/<style.*?<\/style>/gs, '').replaceAll(/<[^>]+>/g, '|')
const nothing = () => {}
const advice = createElement(AdviceDialog, { id: 1, onDecided: nothing, onClose: nothing })

it('on paper the dialog of an advice is the page, without the blank pages of the page below', () =>
  expect(rendered(advice)).toMatch(/@media print\s*\{\s*#root\s*\{\s*display:\s*none/))

function delivered(annoImposta: number, Risultato: object) {
  const queries = new QueryClient()
  const contenuto = { cliente: { denominazione: 'Rossi Mario' }, programma: '0.3.0', cifre: [], Risultato }
  queries.setQueryData(['advice', 1], { titolo: 'Parere', il: '2026-11-28T09:00:00Z', di: 'Verdi Ada', annoImposta, esito: 'PROPOSTA', chiave: '', contenuto })
  return words(rendered(advice, { queries }))
}

it('a printed advice has the head of a print, and says that its year was provisional when it was given', () => {
  expect(delivered(2026, {})).toContain('|Consegna: Parere|')
  expect(delivered(2026, {})).toMatch(/\|Studio Bianchi · [\d/]+\|/)
  expect(delivered(2026, {})).not.toContain('provvisori')
  expect(delivered(2026, { cifreProvvisorie: ['irpef'] })).toContain('|Dati provvisori 2026|')
  expect(delivered(2027, {})).toContain('|Dati provvisori 2027|')
})

const client = { id: 5, nome: 'Rossi Mario' }
const about = { ID: 40, NomeSimulazione: 'Rossi', TStamp: '', Applicazione: 1, Autore: 'Verdi Ada', Mia: true, Cliente: client, Modifica: null } as const
const document: Opened = {
  about,
  sync: {
    state: createStore(() => ({ phase: 'salvato' as const, refusal: null, gone: false, contrasts: [], touched: null, name: 'Rossi' })),
    ...{ start: nothing, stop: nothing, choose: nothing, named: nothing, retry: () => undefined, newest: async () => undefined },
  },
}

function variants(own: number, other: number) {
  const queries = new QueryClient()
  queries.setQueryData(
    ['variants', about.ID],
    [about.ID, 41].map((ID) => ({ ...about, ID, annoImposta: other })),
  )
  const simulation = inState(createSimulation(simulator, 1, about.ID), { values: { annoImposta: own } })
  return words(rendered(createElement(VariantsDialog, { onClose: nothing }), { simulation, document, queries }))
}

it('printed variants have the head of a print, and say that the year of one of them is provisional', () => {
  expect(variants(2026, 2026)).toContain('|Varianti|')
  expect(variants(2026, 2026)).toMatch(/\|Rossi Mario\|+Studio Bianchi · [\d/]+\|/)
  expect(variants(2026, 2026)).not.toContain('provvisori')
  expect(variants(2026, 2027)).toContain('|Dati provvisori 2027|')
  expect(variants(2027, 2026)).toContain('|Dati provvisori 2027|')
})
