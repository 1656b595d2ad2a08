/** What belongs to one calculation goes with it: nothing of a client is shown with the next one that is loaded, brought or begun on the same page. */
import { concordato } from '@bilancia/contract'
import { createElement } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { ConcordatoBreve, proposalOf } from '../../src/features/concordato/Breve.tsx'
import { simulator as convsrl } from '../../src/features/convsrl/simulator.ts'
import { createSimulation, type SimulationStore } from '../../src/features/simulator/simulation.ts'
import { aUser } from './identities.ts'
import { inState, rendered } from './rendered.ts'

let running: SimulationStore | undefined
afterEach(() => running?.stop())
function started(): SimulationStore {
  running = createSimulation(convsrl, 1)
  return running
}
const another = { ID: 2, NomeSimulazione: 'B', TStamp: '2026-11-20T10:00:00.000Z', State: { annoImposta: 2026 }, Risultato: {} } as never

/** The ways to another calculation, each on the page where one has been typed. */
const ways: readonly [string, (simulation: SimulationStore) => void][] = [
  ['another calculation is loaded', ({ store }) => store.getState().load(another)],
  ['everything is reset', ({ store }) => store.getState().reset()],
  ['another page brings its data', ({ store, initial }) => store.getState().bring(initial)],
  [
    'the values of another tab are taken over',
    ({ store, initial }) => {
      store.setState({ elsewhere: { values: initial, saved: null, dirty: true } })
      store.getState().takeOther()
    },
  ],
]

describe('the proposal of the concordato', () => {
  const opening = (annoImposta: number) => concordato.daSocieta({ annoImposta, reddito: 50_000, valoreProduzione: 60_000, aliquotaIrap: 3.9 })
  const shown = (simulation: SimulationStore, year: number, di?: string) =>
    rendered(createElement(ConcordatoBreve, { apertura: opening(year), ...(di && { di }) }), {
      simulation: inState(simulation, {}),
      who: aUser(),
    })
  const typed = () => {
    const simulation = started()
    simulation.store.getState().setBeside(proposalOf('2026-2027'), [8, 41_000, 52_000, 53_000, null, null])
    return simulation
  }

  it('is there again on coming back to its tab, and is not a change to save', () => {
    const simulation = typed()
    expect(shown(simulation, 2026)).toMatch(/value="52\.000,00"[\s\S]*value="53\.000,00"/)
    expect(simulation.store.getState()).toMatchObject({ dirty: false, values: simulation.initial })
  })
  it('stays with its biennium: 2027 is in that of 2026, 2025 is not', () => {
    const simulation = typed()
    expect(shown(simulation, 2027)).toContain('value="52.000,00"')
    expect(shown(simulation, 2025)).not.toContain('value="52.000,00"')
  })
  it('stays with its form where a page has several', () => expect(shown(typed(), 2026, 'PROFESSIONISTA')).not.toContain('value="52.000,00"'))
  it('stays while fields are edited', () => {
    const simulation = typed()
    simulation.store.getState().set('datiSimulazioniSrl.denominazione', 'Prova')
    expect(shown(simulation, 2026)).toContain('value="52.000,00"')
  })
  it.each(ways)('is gone when %s', (_, go) => {
    const simulation = typed()
    go(simulation)
    expect(shown(simulation, 2026)).toContain('Biennio 2026-2027')
    expect(shown(simulation, 2026)).not.toContain('value="52.000,00"')
  })
})
