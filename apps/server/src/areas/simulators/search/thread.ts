/** The code of a search thread: receives a task as a message, sends back progress and the result. */
import { parentPort } from 'node:worker_threads'
import type { convsrl as contratto, forme, piano } from '@bilancia/contract'
import { type Brano, brano, PercorsoSconosciuto } from '@bilancia/engine'
import { ospite } from '@bilancia/tax-rules/convsrl/ospite'
import { ospite as ospiteForme } from '@bilancia/tax-rules/forme/ospite'
import { ospite as ospitePiano } from '@bilancia/tax-rules/piano/ospite'
import { legge } from '../../../platform/law.ts'

type State = Readonly<Record<string, unknown>>
/** What a thread can be asked, with its answer. */
export type Work = {
  readonly ottimo: { readonly asked: { readonly state: State }; readonly found: contratto.Ottimo | null }
  readonly piano: { readonly asked: { readonly state: State }; readonly found: piano.Risultato }
  readonly curva: { readonly asked: { readonly state: State; readonly variabile: forme.Variabile; readonly punti: number }; readonly found: forme.Curva | null }
  /** Null if the plan has no such figure. */
  readonly spiegaPiano: { readonly asked: { readonly state: State; readonly path: string; readonly passi: readonly string[] }; readonly found: Brano | null }
}
export type What = keyof Work
export type Task = { readonly [W in What]: { readonly what: W } & Work[W]['asked'] }[What]
export type Answered<W extends What = What> = { readonly risultato: Work[W]['found'] }
export type Message<W extends What = What> = { readonly avanzamento: contratto.Avanzamento } | Answered<W>

/** Often enough for the progress bar, seldom enough for the network. */
const EVERY_MS = 50

const { ottimizza } = ospite(legge.edizioni('convsrl'))
const diForme = ospiteForme({ iforfettari: legge.edizioni('iforfettari'), convsrl: legge.edizioni('convsrl') }, legge.cifreForme)
const diPiano = ospitePiano(diForme, legge.cifreForme)
const tell = (message: Message) => parentPort?.postMessage(message)

parentPort?.on('message', async (task: Task) => {
  // A failure ends the thread, and the call with it.
  tell({ risultato: await answered(task) })
})

async function answered(task: Task): Promise<Work[What]['found']> {
  switch (task.what) {
    case 'ottimo':
      return ottimizza(task.state, { progress: sometimes(tell) })
    case 'piano':
      return diPiano.calcola(task.state)
    case 'curva':
      return diForme.curva(task.state, task)
    case 'spiegaPiano':
      return explained(task)
  }
}

async function explained({ state, path, passi }: Work['spiegaPiano']['asked']): Promise<Brano | null> {
  const { spiega } = await import('@bilancia/tax-rules/piano')
  try {
    return brano(spiega(state, path), passi)
  } catch (error) {
    // No such figure, no such step, or no path.
    if (error instanceof PercorsoSconosciuto || error instanceof RangeError) return null
    throw error
  }
}

function sometimes(tell: (message: Message) => void) {
  let last = 0
  return (avanzamento: contratto.Avanzamento) => {
    const now = performance.now()
    if (now - last < EVERY_MS) return
    last = now
    tell({ avanzamento })
  }
}
