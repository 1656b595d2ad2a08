/** One worker, started at its first question, with its pending questions. */
import type { convsrl } from '@bilancia/contract'
import { Offline } from '../../../api/call-error.ts'
import type { Question, Reply, Unasked } from './messages.ts'

export type Following = {
  readonly signal: AbortSignal
  readonly onProgress?: (progress: convsrl.Avanzamento) => void
}

export type Desk = {
  /** `A`: the answer of the simulator's host. Throws `Offline` if a file of the law cannot be loaded. */
  readonly ask: <A>(question: Unasked, following?: Following) => Promise<A>
  /** Terminates the worker and its current work. Questions that still wait, and the next ones, go to another. */
  readonly end: () => void
}

/** `start`: starts the worker; by default that of the three simulators. */
export function desk(start = (): Worker => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })): Desk {
  let worker: Worker | null = null
  let asked = 0
  /** For each pending question, the function that puts it to another worker. */
  const pending = new Set<() => void>()

  const stop = () => {
    worker?.terminate()
    worker = null
  }
  return {
    end: () => {
      stop()
      for (const again of [...pending]) again()
    },
    ask: <A>(question: Unasked, { signal, onProgress }: Partial<Following> = {}) =>
      new Promise<A>((resolve, reject) => {
        const id = asked++
        const over = new AbortController()
        const until = { signal: over.signal }
        const close = () => {
          over.abort()
          pending.delete(put)
        }
        const leave = (error: unknown) => {
          close()
          reject(error)
        }
        const put = () => {
          worker ??= start()
          const asking = worker
          asking.addEventListener(
            'message',
            ({ data }: MessageEvent<Reply<A>>) => {
              if (data.id !== id) return
              if ('progress' in data) return onProgress?.(data.progress)
              if ('error' in data) return leave(data.unreachable ? new Offline(data.error) : new Error(data.error))
              close()
              resolve(data.answer)
            },
            until,
          )
          // The worker did not load, or crashed: the pending questions go to the server.
          asking.addEventListener(
            'error',
            ({ message }) => {
              if (worker === asking) stop()
              leave(new Error(message))
            },
            until,
          )
          asking.postMessage({ ...question, id } satisfies Question)
        }
        signal?.addEventListener('abort', () => leave(signal.reason), until)
        if (signal?.aborted) return leave(signal.reason)
        pending.add(put)
        put()
      }),
  }
}
