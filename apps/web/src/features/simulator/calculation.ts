/**
 * When and where to calculate. While the user types, the page's own calculator answers, if there is one. On the button and
 * on saving, the server does, and its answer counts. Without a calculator the server also answers keystrokes. One call runs
 * at a time. Values typed meanwhile are sent when it ends. Every answer is shown, unless one for later values is already on
 * screen.
 */
import { Offline } from '../../api/call-error.ts'
import { same } from './equal.ts'
import type { Values } from './path.ts'

const DEBOUNCE_MS = 10
const RETRY_MS = 5000
/** Without an answer after this time the network counts as lost, and later values are sent. */
const PATIENCE_MS = 15_000

/** `last`: nothing has been typed since the request. */
type Outcome =
  | { readonly result: Values; readonly last: boolean; readonly from: 'page' | 'server'; readonly differs: boolean }
  | { readonly error: string; readonly offline: boolean }

type Given = {
  readonly values: () => Values
  /** Calculates on the server. */
  readonly calculate: (values: Values, signal: AbortSignal) => Promise<Values>
  /**
   * The page's own calculator. If the server contradicts it, or it fails for any reason but a missing network, it is not used
   * again.
   */
  readonly local?: ((values: Values) => Promise<Values>) | undefined
  /** The same on the main thread; null if it is not ready. */
  readonly atOnce?: ((values: Values) => Values | null) | undefined
  readonly done: (outcome: Outcome) => void
}

export type Calculation = {
  /** The result for values just edited, before the screen shows the edit; null if it takes longer: then call `soon`. */
  readonly atOnce: (values: Values) => Values | null
  /** Call it after an edit. */
  readonly soon: () => void
  /** Calculates on the server, at once. */
  readonly now: () => void
  /** Cancels the current calculation; nothing more is reported. */
  readonly stop: () => void
}

export function calculation({ values, calculate, local, atOnce, done }: Given): Calculation {
  let own = local
  let timer: ReturnType<typeof setTimeout> | undefined
  let again: ReturnType<typeof setTimeout> | undefined
  let round = new AbortController()
  let busy = { page: false, server: false }
  /** The values of the last answer shown of each kind, and those of the next request to the server. */
  let byPage: { readonly of: Values; readonly result: Values } | null = null
  let byServer: Values | null = null
  let wanted = false
  /** Counts the edits answered at once. Answers to earlier requests are dropped. */
  let answered = 0

  /** Cancels the retry of a request that the server did not answer. */
  const rest = () => {
    clearTimeout(again)
    globalThis.removeEventListener?.('online', now)
  }

  const stop = () => {
    clearTimeout(timer)
    rest()
    round.abort()
    round = new AbortController()
    busy = { page: false, server: false }
    byPage = null
    byServer = null
    wanted = false
  }

  const onPage = async () => {
    if (!own || busy.page) return
    const { signal } = round
    const of = values()
    const before = answered
    busy.page = true
    try {
      const result = await own(of)
      if (signal.aborted) return
      if (answered === before) byPage = { of, result }
      rest()
      // A server's answer for the same values takes precedence.
      if (answered === before && byServer !== of) done({ result, last: values() === of, from: 'page', differs: false })
    } catch (error) {
      if (signal.aborted) return
      if (!(error instanceof Offline)) own = undefined
      if (answered === before) wanted = true
    }
    busy.page = false
    if (wanted) void askServer()
    if (values() !== of && byPage?.of !== values()) void onPage()
  }

  const askServer = async () => {
    if (busy.server) return
    clearTimeout(timer)
    rest()
    const { signal } = round
    const of = values()
    busy.server = true
    wanted = false
    try {
      const result = await calculate(of, AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]))
      if (signal.aborted) return
      const last = values() === of
      const differs = own !== undefined && byPage?.of === of && !same(byPage.result, result)
      if (differs) own = undefined
      byServer = of
      // With its own calculator the page already shows later values.
      if (last || !own) done({ result, last, from: 'server', differs })
      busy.server = false
      if (wanted || (!last && !own)) void askServer()
    } catch (error) {
      if (signal.aborted) return
      busy.server = false
      // The page answers later values itself. If it could not, the server is asked again.
      if (own && values() !== of) {
        if (wanted) void askServer()
        return
      }
      const offline = error instanceof Offline || (error instanceof DOMException && error.name === 'TimeoutError')
      done({ error: offline ? new Offline(error).message : error instanceof Error ? error.message : String(error), offline })
      if (offline) {
        again = setTimeout(askServer, RETRY_MS)
        globalThis.addEventListener?.('online', now)
      } else if (values() !== of && !own) void askServer()
    }
  }

  const now = () => {
    wanted = true
    clearTimeout(timer)
    timer = setTimeout(askServer)
  }
  const soon = () => {
    if (own) {
      void onPage()
      return
    }
    wanted = true
    clearTimeout(timer)
    timer = setTimeout(askServer, DEBOUNCE_MS)
  }
  return {
    soon,
    now,
    stop,
    atOnce: (edited) => {
      const result = (own && atOnce?.(edited)) ?? null
      if (result) {
        answered++
        byPage = { of: edited, result }
        rest()
      }
      return result
    },
  }
}
