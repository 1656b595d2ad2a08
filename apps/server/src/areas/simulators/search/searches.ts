/**
 * Runs searches in worker threads, so that the server still answers other calls. An idle thread is kept for a while for the next search. A search is
 * stopped when its user has gone, when it takes too long or when the server stops. A pool library would bring native packages.
 */
import { on } from 'node:events'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { convsrl } from '@bilancia/contract'
import { Refusal } from '../../../platform/problem.ts'
import type { Answered, Message, Task, What } from './thread.ts'
import { Turns } from './turns.ts'

type Asker = {
  /** Id of the user. */
  readonly who: number
  /** Aborted when nobody waits for the answer. */
  readonly gone: AbortSignal
  readonly onProgress?: (avanzamento: convsrl.Avanzamento) => void
}
export type Searches = {
  /** Returns the thread's answer. Throws RICERCA_SOSTITUITA, RICERCA_TROPPO_LUNGA or RICERCA_FERMATA. */
  readonly run: <W extends What>(task: Extract<Task, { readonly what: W }>, asker: Asker) => Promise<Answered<W>>
  /** Stops the running searches; later ones are refused. */
  readonly close: () => Promise<void>
}

type Limits = { readonly places: number; readonly seconds: number }
/** One processor stays free for other calls. */
const usual: Limits = { places: Math.max(1, availableParallelism() - 1), seconds: 10 }

/** A search uses some ten megabytes. The limit protects the server from a search that goes wrong. */
const MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 }
/** How long an idle thread is kept. */
const IDLE_MS = 60_000

export function searches({ places, seconds }: Limits = usual): Searches {
  const turns = new Turns(places)
  const closing = new AbortController()
  const idle = new Map<Worker, NodeJS.Timeout>()

  const taken = (worker: Worker) => {
    clearTimeout(idle.get(worker))
    idle.delete(worker)
    return worker
  }
  const end = (worker: Worker) => taken(worker).terminate()
  const rest = (worker: Worker) => idle.set(worker, setTimeout(end, IDLE_MS, worker).unref())
  const awake = () => {
    const [warm] = idle.keys()
    if (warm) return taken(warm)
    const worker = new Worker(new URL('./thread.ts', import.meta.url), { resourceLimits: MEMORY })
    worker.unref()
    // Without a listener the error of an idle thread would end the process. A dead thread is not used again.
    worker.on('error', () => taken(worker))
    return worker
  }

  async function searched<W extends What>(task: Extract<Task, { readonly what: W }>, { gone, onProgress }: Asker): Promise<Answered<W>> {
    const worker = awake()
    const late = AbortSignal.timeout(seconds * 1000)
    const signal = AbortSignal.any([gone, closing.signal, late])
    try {
      const messages = on(worker, 'message', { signal })
      worker.postMessage(task)
      for await (const [message] of messages as AsyncIterable<[Message<W>]>) {
        if (!('avanzamento' in message)) {
          rest(worker)
          return message
        }
        onProgress?.(message.avanzamento)
      }
    } catch (error) {
      await end(worker)
      if (late.aborted && !gone.aborted) throw new Refusal('RICERCA_TROPPO_LUNGA', { secondi: seconds })
      throw error
    }
    throw new Error('a search thread ended without an answer')
  }

  return {
    async run(task, asker) {
      try {
        const free = await turns.take(asker.who, AbortSignal.any([asker.gone, closing.signal]))
        return await searched(task, asker).finally(free)
      } catch (error) {
        throw closing.signal.aborted ? new Refusal('RICERCA_FERMATA') : error
      }
    },
    async close() {
      closing.abort()
      await Promise.all([...idle.keys()].map(end))
    },
  }
}
