/** When to calculate: soon after an edit, at once on the button, again when the connection is back. One answer counts: that of the last edit. */
import { Offline } from '../../api/call-error.ts'
import type { Values } from './path.ts'

const DEBOUNCE_MS = 10
const RETRY_MS = 5000

type Outcome = { readonly result: Values } | { readonly error: string; readonly offline: boolean }

type Given = {
  readonly values: () => Values
  readonly calculate: (values: Values, signal: AbortSignal) => Promise<Values>
  readonly done: (outcome: Outcome) => void
}

export type Calculation = {
  readonly soon: () => void
  readonly now: () => void
  /** Drops what is under way; nothing more is reported. */
  readonly stop: () => void
}

/** Reports through `done`, never for a state that has been edited since it was sent. */
export function calculation({ values, calculate, done }: Given): Calculation {
  let timer: ReturnType<typeof setTimeout> | undefined
  let running = new AbortController()

  const stop = () => {
    clearTimeout(timer)
    running.abort()
    globalThis.removeEventListener?.('online', now)
  }
  const after = (ms: number) => {
    stop()
    timer = setTimeout(run, ms)
  }
  const run = async () => {
    running = new AbortController()
    const { signal } = running
    try {
      const result = await calculate(values(), signal)
      if (!signal.aborted) done({ result })
    } catch (error) {
      if (signal.aborted) return
      const offline = error instanceof Offline
      done({ error: error instanceof Error ? error.message : String(error), offline })
      if (!offline) return
      timer = setTimeout(run, RETRY_MS)
      globalThis.addEventListener?.('online', now)
    }
  }
  const now = () => after(0)
  return { soon: () => after(DEBOUNCE_MS), now, stop }
}
