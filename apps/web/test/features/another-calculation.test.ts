/** What belongs to one calculation goes with it: nothing of a client is shown with the next one that is loaded, brought or begun on the same page. */
import { concordato, type convsrl as contract } from '@bilancia/contract'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { createElement, type ReactNode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { BreakEven } from '../../src/features/budget4u/answer/BreakEven.tsx'
import { useCassa } from '../../src/features/budget4u/cassa/use-cassa.ts'
import { useForfetario } from '../../src/features/budget4u/risultati/forfetario.ts'
import { simulator as budget } from '../../src/features/budget4u/simulator.ts'
import { useCalendario } from '../../src/features/calendario/calendar.ts'
import { ConcordatoBreve, proposalOf } from '../../src/features/concordato/Breve.tsx'
import { foundIn } from '../../src/features/convsrl/ottimizzatore/search.ts'
import { searching } from '../../src/features/convsrl/ottimizzatore/useSearch.ts'
import { useTyped } from '../../src/features/convsrl/ottimizzatore/useTyped.ts'
import { simulator as convsrl } from '../../src/features/convsrl/simulator.ts'
import { Concordato, FORMA } from '../../src/features/forme/Concordato.tsx'
import { CurveTab } from '../../src/features/forme/CurveTab.tsx'
import { useFound } from '../../src/features/forme/plan.ts'
import { simulator as forme } from '../../src/features/forme/simulator.ts'
import { useCurve } from '../../src/features/iforfettari/curve.ts'
import { Lettera } from '../../src/features/iforfettari/Lettera.tsx'
import { LetterTab } from '../../src/features/iforfettari/letter/LetterTab.tsx'
import { simulator as iforfettari } from '../../src/features/iforfettari/simulator.ts'
import { usePieces } from '../../src/features/simulator/explanation/usePieces.ts'
import { useJumps } from '../../src/features/simulator/Jumps.tsx'
import { getPath } from '../../src/features/simulator/path.ts'
import { createSimulation, type SimulationStore } from '../../src/features/simulator/simulation.ts'
import type { Simulator } from '../../src/features/simulator/simulator.ts'
import type { Move } from '../../src/features/simulator/touch/move.ts'
import { Touch } from '../../src/features/simulator/touch/Touch.tsx'
import { aUser } from './identities.ts'
import { inState, rendered } from './rendered.ts'

let running: SimulationStore | undefined
afterEach(() => running?.stop())
function started(): SimulationStore {
  running = createSimulation(convsrl, 1)
  return running
}
const DENOMINAZIONE = 'datiSimulazioniSrl.denominazione'
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
  const opening = (annoImposta: number) =>
    concordato.daSocieta({ annoImposta, reddito: 50_000, ricavi: 300_000, ires: 12_000, valoreProduzione: 60_000, aliquotaIrap: 3.9 })
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
  it('is no proposal if it is negative, or if the score has three decimals', () => {
    const simulation = typed()
    for (const wrong of [
      [8, 41_000, -52_000, 53_000, 1, 1],
      [7.996, 41_000, 52_000, 53_000, 1, 1],
    ]) {
      simulation.store.getState().setBeside(proposalOf('2026-2027'), wrong)
      expect(shown(simulation, 2026)).toContain('qui compare l&#x27;esito')
      expect(shown(simulation, 2026).match(/aria-invalid="true"/g)).toHaveLength(1)
    }
  })
  it('stays with its form where a page has several', () => expect(shown(typed(), 2026, 'PROFESSIONISTA')).not.toContain('value="52.000,00"'))
  it('stays while fields are edited', () => {
    const simulation = typed()
    simulation.store.getState().set(DENOMINAZIONE, 'Prova')
    expect(shown(simulation, 2026)).toContain('value="52.000,00"')
  })
  it.each(ways)('is gone when %s', (_, go) => {
    const simulation = typed()
    go(simulation)
    expect(shown(simulation, 2026)).toContain('Biennio 2026-2027')
    expect(shown(simulation, 2026)).not.toContain('value="52.000,00"')
  })
})

it('the form chosen for the concordato of Forme is there again on coming back to its tab', () => {
  const simulation = createSimulation(forme, 1)
  running = simulation
  const colonne = ['DITTA_INDIVIDUALE', 'SRL_OTTIMIZZATA'].map((forma) => ({ forma, calcolata: true }))
  const shown = () => rendered(createElement(Concordato), { simulation: inState(simulation, { result: { colonne } }), who: aUser() })
  const chosen = () => /<option[^>]* selected=""[^>]*>([^<]*)/.exec(shown())?.[1]
  expect(chosen()).toBe('Ditta individuale')
  simulation.store.getState().setBeside(FORMA, ['SRL_OTTIMIZZATA'])
  expect(chosen()).toBe('S.r.l., compensi e dividendi')
})

describe('undo and redo', () => {
  const name = proposalOf('2026-2027')
  const [first, second] = [
    [8, 41_000],
    [9, 72_000],
  ] as const
  it.each(ways.slice(1))('bring the proposal of each calculation back with it after %s', async (_, go) => {
    const simulation = started()
    const { store, history } = simulation
    const now = () => [getPath(store.getState().values, DENOMINAZIONE), store.getState().beside[name]]
    const type = async (text: string, proposal: readonly number[]) => {
      store.getState().set(DENOMINAZIONE, text)
      await Promise.resolve()
      store.getState().setBeside(name, proposal)
    }
    history.watch()
    await type('Prima', first)
    const { turn } = store.getState()
    go(simulation)
    await Promise.resolve()
    expect(now()).toEqual(['', undefined])
    await type('Seconda', second)
    history.undo()
    expect(now()).toEqual(['', second])
    history.undo()
    expect(now()).toEqual(['Prima', first])
    expect(store.getState().turn).toBe(turn + 2)
    history.redo()
    history.redo()
    expect(now()).toEqual(['Seconda', second])
  })
})

describe('what is computed beside the result', () => {
  const move: Move = { id: 'ricavi', label: 'Ricavi', path: () => 'ricavi', value: () => 0, at: () => ({}) }
  // The tab itself needs a window.
  const Plan = () => JSON.stringify(useFound({ cerca: 'piano' }).data)
  const Cash = () => JSON.stringify(useCassa().data)
  const Simplified = () => JSON.stringify(useForfetario().confronto)
  const Mix = () => JSON.stringify(useTyped(4))
  const Regimes = () => JSON.stringify(useCurve().curve)
  const Days = () => JSON.stringify(useCalendario({}).data)
  const Leaps = () => JSON.stringify(useJumps().salti)
  const Explained = () => JSON.stringify(usePieces('confronto.vantaggioForfettario', []).piece)
  const places: readonly { readonly what: string; readonly page: ReactNode; readonly of: Simulator }[] = [
    { what: 'the plan of Forme', page: createElement(Plan), of: forme },
    { what: 'the curve of Forme', page: createElement(CurveTab), of: forme },
    {
      what: 'the slider',
      page: createElement(Touch, { moves: [move], scan: async () => [], picks: [], compared: [], amount: '', picture: () => null }),
      of: forme,
    },
    { what: 'the letter', page: createElement(Lettera), of: iforfettari },
    { what: 'the cash of Budget4u', page: createElement(Cash), of: budget },
    { what: 'the break-even revenue of Budget4u', page: createElement(BreakEven), of: budget },
    { what: 'the regime beside Budget4u', page: createElement(Simplified), of: budget },
    { what: 'the typed mix of Convenienza Srl', page: createElement(Mix), of: convsrl },
    { what: 'the curve of iForfettari', page: createElement(Regimes), of: iforfettari },
    { what: 'the calendar', page: createElement(Days), of: iforfettari },
    { what: 'the jumps of the levy', page: createElement(Leaps), of: iforfettari },
    { what: 'the explanation', page: createElement(Explained), of: iforfettari },
  ]
  /** The query of a page for its simulation as it is now, without asking. */
  function asked(page: ReactNode, simulation: SimulationStore) {
    const queries = new QueryClient()
    rendered(page, { simulation: inState(simulation, {}), queries })
    const [query] = queries.getQueryCache().getAll()
    if (!query) throw new Error('The page asks nothing')
    return { ...query.options, queryKey: query.queryKey, enabled: false }
  }
  /** What is on screen after `go`, until the answer for the new values is there. */
  function after(page: ReactNode, of: Simulator, go: (simulation: SimulationStore) => void) {
    const simulation = createSimulation(of, 1)
    running = simulation
    simulation.store.setState({ result: {} })
    const before = asked(page, simulation)
    const queries = new QueryClient()
    queries.setQueryData(before.queryKey, 'of A')
    const observer = new QueryObserver(queries, before)
    const leave = observer.subscribe(() => {})
    go(simulation)
    observer.setOptions(asked(page, simulation))
    const { data } = observer.getCurrentResult()
    leave()
    return data
  }
  it.each(places)('stays while fields are edited: $what', ({ page, of }) =>
    expect(after(page, of, ({ store }) => store.setState({ values: { ...store.getState().values, annoImposta: 2025 } }))).toBe('of A'),
  )
  it.each(places.flatMap(({ what, ...rest }) => ways.map(([way, go]) => ({ what, way, go, ...rest }))))('is gone when $way: $what', ({ page, of, go }) =>
    expect(after(page, of, go)).toBeUndefined(),
  )
  it.each(places.slice(0, 3))('is gone when the result is: $what', ({ page, of }) =>
    expect(after(page, of, ({ store }) => store.setState({ values: { ...store.getState().values, annoImposta: 2025 }, result: null }))).toBeUndefined(),
  )
})

describe('the search of the best mix', () => {
  const best: contract.Ottimo = {
    ...{ prelievo: 41_000, compensi: [9_000, 0, 0], dividendi: 0, utilePrelevato: 0, netto: 59_000 },
    equivalenti: [],
    sensibilita: [],
  }
  function searched() {
    const simulation = started()
    let answer: (best: contract.Ottimo) => void = () => {}
    const search = searching(simulation, () => () => new Promise((resolve) => (answer = resolve)))
    search.getState().start()
    const ended = async () => {
      answer(best)
      await new Promise((resolve) => setTimeout(resolve))
    }
    return { simulation, phase: () => search.getState().search.phase, ended, kept: () => foundIn(simulation.store.getState().values) }
  }

  it('keeps the mix that it finds', async () => {
    const { phase, ended, kept } = searched()
    await ended()
    expect([phase(), kept()?.best.netto]).toEqual(['found', 59_000])
  })
  it('keeps no mix that answers an earlier question', async () => {
    const { simulation, phase, ended, kept } = searched()
    simulation.store.getState().set('datiSimulazioniSrl.utileAnteImposte', 90_000)
    await ended()
    expect([phase(), kept()]).toEqual(['found', null])
  })
  it.each(ways)('ends when %s, and leaves nothing there', async (_, go) => {
    const { simulation, phase, ended, kept } = searched()
    go(simulation)
    await ended()
    expect([phase(), kept()]).toEqual(['still', null])
  })
  it.each(ways)('does not show its mix when %s', async (_, go) => {
    const { simulation, phase, ended } = searched()
    await ended()
    go(simulation)
    expect(phase()).toBe('still')
  })
  it('ends when its page is left, and writes no draft over a later one', async () => {
    const { simulation, phase, ended, kept } = searched()
    simulation.stop()
    await ended()
    expect([phase(), kept()]).toEqual(['still', null])
  })
})

it('a letter that is not of the typed values cannot be printed', () => {
  const tab = (printable: boolean) =>
    rendered(createElement(LetterTab, { letter: null, printable, problem: null, edits: {}, onEdit: () => {} }), {
      simulation: createSimulation(iforfettari, 1),
    })
  const off = /<button[^>]* disabled=""[^>]*>(?:(?!<button).)*Stampa/
  expect(tab(false)).toMatch(off)
  expect(tab(true)).not.toMatch(off)
})
