/** What a search thread runs: a task comes as a message; how far it is and what it found go back. */
import { parentPort } from 'node:worker_threads'
import '../../../platform/artefacts.ts'
import type { convsrl as contratto } from '@bilancia/contract'
import { PercorsoSconosciuto, type Spiegazione } from '@bilancia/engine'
import { ottimizza, spiega } from '@bilancia/tax-rules/convsrl'

type State = Readonly<Record<string, unknown>>
/** A search; with a path, the explanation of what it finds. */
export type Task = { readonly state: State; readonly path?: string }
export type Answered =
  | { readonly risultato: contratto.Ottimo | null }
  | { readonly spiegazione: Spiegazione }
  /** Nothing of the result is at the path. */
  | { readonly sconosciuto: string }
export type Told = { readonly avanzamento: contratto.Avanzamento } | Answered

/** Often enough for an eye, seldom enough for a network. */
const EVERY_MS = 50

const tell = (told: Told) => parentPort?.postMessage(told)

parentPort?.on('message', ({ state, path }: Task) =>
  tell(path === undefined ? { risultato: ottimizza(state, { progress: sometimes(tell) }) } : explained(state, path)),
)

function sometimes(tell: (told: Told) => void) {
  let last = 0
  return (avanzamento: contratto.Avanzamento) => {
    const now = performance.now()
    if (now - last < EVERY_MS) return
    last = now
    tell({ avanzamento })
  }
}

function explained(state: State, path: string): Answered {
  try {
    return { spiegazione: spiega(state, path) }
  } catch (error) {
    if (error instanceof PercorsoSconosciuto) return { sconosciuto: path }
    throw error
  }
}
