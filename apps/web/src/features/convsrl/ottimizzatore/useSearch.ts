/** The search of the best mix: asked on the button, followed while it runs, kept until the next one. */
import type { convsrl } from '@bilancia/contract'
import { routes } from '@bilancia/contract/api'
import { useCallback, useEffect, useRef, useState } from 'react'
import { callLines } from '../../../api/client.ts'
import type { Values } from '../../simulator/path.ts'
import { useSimulationStore } from '../../simulator/store.ts'
import { askedOf } from '../../simulator/year.ts'
import { question, type Scenario, scenarioOf } from './search.ts'

/** `asked` is the question that the best mix answers: with another one it is old. */
export type Answer = { readonly best: convsrl.Ottimo | null; readonly scenario: Scenario; readonly asked: string }
export type Search =
  | { readonly phase: 'still' }
  | { readonly phase: 'searching'; readonly progress: convsrl.Avanzamento }
  | { readonly phase: 'stopped' }
  | { readonly phase: 'failed'; readonly error: string }
  | ({ readonly phase: 'found' } & Answer)

const BEGUN = { phase: 'searching', progress: { fatto: 0, migliore: null } } as const satisfies Search

/** `start` asks about what is typed now; `stop` gives up, and the server stops searching. */
export function useSearch(): { readonly search: Search; readonly start: () => void; readonly stop: () => void } {
  const { store } = useSimulationStore()
  const [search, setSearch] = useState<Search>({ phase: 'still' })
  const running = useRef(new AbortController())

  const start = useCallback(() => {
    running.current.abort()
    const mine = new AbortController()
    running.current = mine
    setSearch(BEGUN)
    const show = (next: Search) => !mine.signal.aborted && setSearch(next)
    ask(store.getState().values, mine.signal, show).catch((error: Error) => show({ phase: 'failed', error: error.message }))
  }, [store])
  const stop = useCallback(() => {
    running.current.abort()
    setSearch({ phase: 'stopped' })
  }, [])
  // Who leaves the page does not want the answer any more.
  useEffect(() => () => running.current.abort(), [])
  return { search, start, stop }
}

async function ask(values: Values, signal: AbortSignal, show: (search: Search) => void): Promise<void> {
  await callLines(routes.ottimizzaSimulazioniSrl, askedOf(values), {
    signal,
    onLine: (line) => {
      if ('avanzamento' in line) show({ phase: 'searching', progress: line.avanzamento })
      if ('risultato' in line) show({ phase: 'found', best: line.risultato, scenario: scenarioOf(values), asked: question(values) })
    },
  })
}
