/** One worker, started at its first question, with its pending questions. */
import type { convsrl } from '@bilancia/contract'
import { Offline } from '../../../api/call-error.ts'
import type { Question, Said, Unasked } from './messages.ts'

export type Following = {
  readonly signal: AbortSignal
  readonly onProgress?: (progress: convsrl.Avanzamento) => void
}

export type Desk = {
  /** `A`: the answer of the simulator's host. Throws `Offline` if a file of the law cannot be loaded. */
  readonly ask: <A>(question: Unasked, following?: Following) => Promise<A>
  /** Terminates the worker and its current work. The next question starts another. */
  readonly end: () => void
}

/** `start`: another worker than that of the three simulators. */
export function desk(start = (): Worker => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })): Desk {
  let worker: Worker | null = null
  let asked = 0

  const end = () => {
    worker?.terminate()
    worker = null
  }
  return {
    end,
    ask: <A>(question: Unasked, { signal, onProgress }: Partial<Following> = {}) =>
      new Promise<A>((resolve, reject) => {
        worker ??= start()
        const asking = worker
        const id = asked++
        const over = new AbortController()
        const until = { signal: over.signal }
        const leave = (error: unknown) => {
          over.abort()
          reject(error)
        }
        asking.addEventListener(
          'message',
          ({ data }: MessageEvent<Said<A>>) => {
            if (data.id !== id) return
            if ('progress' in data) return onProgress?.(data.progress)
            if ('error' in data) return leave(data.unreachable ? new Offline(data.error) : new Error(data.error))
            over.abort()
            resolve(data.answer)
          },
          until,
        )
        // The worker did not load, or crashed: the pending questions go to the server.
        asking.addEventListener(
          'error',
          ({ message }) => {
            if (worker === asking) end()
            leave(new Error(message))
          },
          until,
        )
        signal?.addEventListener('abort', () => leave(signal.reason), until)
        if (signal?.aborted) leave(signal.reason)
        else asking.postMessage({ ...question, id } satisfies Question)
      }),
  }
}
