/**
 * When to calculate, and where. While typing the page's own calculator answers, where there is one; on the button and at saving the
 * server does, whose answer is the one that counts. Without a calculator the server answers the keys too. One call at a time: what is
 * typed meanwhile is sent when it is answered, and every answer is shown, never over that of something typed later.
 */
import { Offline } from '../../api/call-error.ts'
import { same } from './equal.ts'
import type { Values } from './path.ts'

const DEBOUNCE_MS = 10
const RETRY_MS = 5000
/** After so long without an answer the network counts as lost, and what was typed since is sent. */
const PATIENCE_MS = 15_000

/** `last`: nothing was typed since it was asked. */
export type Outcome =
  | { readonly result: Values; readonly last: boolean; readonly from: 'page' | 'server'; readonly differs: boolean }
  | { readonly error: string; readonly offline: boolean }

type Given = {
  readonly values: () => Values
  /** The server. */
  readonly calculate: (values: Values, signal: AbortSignal) => Promise<Values>
  /** The page's own calculator. One that fails, or that the server contradicts, is not asked again; one that lacks the network for a year of law is. */
  readonly local?: ((values: Values) => Promise<Values>) | undefined
  /** The same on the main thread; null where that is not ready. */
  readonly atOnce?: ((values: Values) => Values | null) | undefined
  readonly done: (outcome: Outcome) => void
}

export type Calculation = {
  /** What values give that an edit has just made, before the screen shows the edit; null where it takes longer: `soon` then. */
  readonly atOnce: (values: Values) => Values | null
  /** After an edit. */
  readonly soon: () => void
  /** By the server, at once. */
  readonly now: () => void
  /** Drops what is under way; nothing more is reported. */
  readonly stop: () => void
}

export function calculation({ values, calculate, local, atOnce, done }: Given): Calculation {
  let own = local
  let timer: ReturnType<typeof setTimeout> | undefined
  let again: ReturnType<typeof setTimeout> | undefined
  let round = new AbortController()
  let busy = { page: false, server: false }
  /** The values of the last answer shown of each kind, and of the last that the server is to answer. */
  let byPage: { readonly of: Values; readonly result: Values } | null = null
  let byServer: Values | null = null
  let wanted = false
  /** Of the edits answered at once: what was asked before one says nothing any more. */
  let answered = 0

  /** No second attempt at what the server did not answer. */
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
      // What the server has said of the same values stands.
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
      // With a calculator the page has shown later values by now.
      if (last || !own) done({ result, last, from: 'server', differs })
      busy.server = false
      if (wanted || (!last && !own)) void askServer()
    } catch (error) {
      if (signal.aborted) return
      busy.server = false
      // What was typed later the page answers, unless it lacks something too.
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
