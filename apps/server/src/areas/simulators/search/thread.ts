/** The code of a search thread: receives a task as a message, sends back progress and the result. */
import { parentPort } from 'node:worker_threads'
import type { convsrl as contratto } from '@bilancia/contract'
import { ospite } from '@bilancia/tax-rules/convsrl/ospite'
import { legge } from '../../../platform/law.ts'

type State = Readonly<Record<string, unknown>>
export type Task = { readonly state: State }
export type Answered = { readonly risultato: contratto.Ottimo | null }
export type Told = { readonly avanzamento: contratto.Avanzamento } | Answered

/** Often enough for the progress bar, seldom enough for the network. */
const EVERY_MS = 50

const { ottimizza } = ospite(legge.edizioni('convsrl'))
const tell = (told: Told) => parentPort?.postMessage(told)

parentPort?.on('message', ({ state }: Task) => tell({ risultato: ottimizza(state, { progress: sometimes(tell) }) }))

function sometimes(tell: (told: Told) => void) {
  let last = 0
  return (avanzamento: contratto.Avanzamento) => {
    const now = performance.now()
    if (now - last < EVERY_MS) return
    last = now
    tell({ avanzamento })
  }
}
