/**
 * The search of the best mix: started with the button, followed while it runs, and kept with its calculation until the next
 * search, whatever tab is shown. The mix found is part of the state, so it comes back with the document.
 */
import type { convsrl } from '@bilancia/contract'
import { routes } from '@bilancia/contract/api'
import { useMemo } from 'react'
import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { callLines } from '../../../api/client.ts'
import { ricerca } from '../../simulator/calcolatore/calcolatore.ts'
import type { Following } from '../../simulator/calcolatore/desk.ts'
import { pageFirst } from '../../simulator/page-first.ts'
import type { Values } from '../../simulator/path.ts'
import type { SimulationStore } from '../../simulator/simulation.ts'
import { useSimulation, useSimulationStore } from '../../simulator/store.ts'
import { askedOf } from '../../simulator/year.ts'
import { FOUND, foundIn, question, type Scenario, scenarioOf, toKeep } from './search.ts'

/** `asked`: the input that the best mix answers. With another input the result is outdated. */
type Answer = { readonly best: convsrl.Ottimo | null; readonly scenario: Scenario; readonly asked: string }
export type Search =
  | { readonly phase: 'still' }
  | { readonly phase: 'searching'; readonly progress: convsrl.Avanzamento }
  | { readonly phase: 'stopped' }
  | { readonly phase: 'failed'; readonly error: string }
  | ({ readonly phase: 'found' } & Answer)

type Searching = {
  readonly search: Search
  /** Starts a search with the typed values. */
  readonly start: () => void
  /** Cancels the search. */
  readonly stop: () => void
}

const searches = new WeakMap<SimulationStore, StoreApi<Searching>>()

export function useSearch(): Searching {
  const simulation = useSimulationStore()
  const store = searches.get(simulation) ?? searching(simulation)
  searches.set(simulation, store)
  const now = useStore(store)
  const kept = useSimulation(({ values }) => values[FOUND])
  const found = useMemo(() => foundIn({ [FOUND]: kept }), [kept])
  // Until this page searches, the mix that the state keeps from an earlier search.
  return now.search.phase === 'still' && found ? { ...now, search: { phase: 'found', ...found } } : now
}

/** `find`: in the page or on the server. */
export function searching({ store: typed, onStop }: SimulationStore, find = (differs: boolean) => pageFirst({ differs }, byPage, byServer)) {
  let running = new AbortController()
  const store = createStore<Searching>()((set) => ({
    search: { phase: 'still' },
    start: () => {
      running.abort()
      running = new AbortController()
      const { signal } = running
      const show = (search: Search) => !signal.aborted && set({ search })
      const onProgress = (progress: convsrl.Avanzamento) => show({ phase: 'searching', progress })
      onProgress({ fatto: 0, migliore: null })
      const { values, differs } = typed.getState()
      find(differs)(values, { signal, onProgress })
        .then((best) => {
          const answer = { best, scenario: scenarioOf(values), asked: question(values) }
          if (signal.aborted) return
          if (best && question(typed.getState().values) === answer.asked) typed.getState().set(FOUND, toKeep({ ...answer, best }))
          show({ phase: 'found', ...answer })
        })
        .catch((error: Error) => show({ phase: 'failed', error: error.message }))
    },
    stop: () => {
      running.abort()
      set({ search: { phase: 'stopped' } })
    },
  }))
  /** Neither a running search nor its result goes over to another calculation. */
  const end = () => {
    running.abort()
    store.setState({ search: { phase: 'still' } })
  }
  typed.subscribe(({ turn }, before) => turn !== before.turn && end())
  onStop(end)
  return store
}

const byPage = ricerca('convsrl')

async function byServer(values: Values, { signal, onProgress }: Following): Promise<convsrl.Ottimo | null> {
  let found: convsrl.Ottimo | null = null
  await callLines(routes.ottimizzaSimulazioniSrl, askedOf(values), {
    signal,
    onLine: (line) => {
      if ('avanzamento' in line) onProgress?.(line.avanzamento)
      if ('risultato' in line) found = line.risultato
    },
  })
  return found
}
