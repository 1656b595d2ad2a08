/**
 * Keeps a document the same here and on the server. What is typed goes there field by field, a moment after the last key; what others have typed comes
 * back with each answer. Without a network it waits in the browser. A field that two have changed stays as it is on both sides until somebody chooses.
 */
import { applyChanges, type Change, changesBetween, isSection, setPath, valueAt } from '@bilancia/contract'
import type { Autosaved, Document } from '@bilancia/contract/api'
import { createStore } from 'zustand/vanilla'
import { CallError, Offline } from '../../../api/call-error.ts'
import { same } from '../equal.ts'
import { IMPORTED } from '../load/imported.ts'
import { merge, type Values } from '../path.ts'
import type { SimulationStore } from '../simulation.ts'
import { isGone } from './gone.ts'

const PAUSE_MS = 700
const RETRY_MS = 5000
/** How often others' changes are asked for. */
const NEWS_MS = 8000

/** What the server had when it last answered. */
export type Base = Pick<Document, 'State' | 'Revisione'>
/** What the browser keeps. `Fonti`: the sources of the values here in disputed fields. */
export type KeptBase = Base & { readonly Fonti?: Values }
/** A field with one value here and another on the server. */
export type Contrast = { readonly percorso: string; readonly theirs: unknown }
/** A field may have several other values. The user is asked about each of them once. */
export const sameContrast = (one: Contrast, other: Contrast): boolean => one.percorso === other.percorso && same(one.theirs, other.theirs)
export type Synced = {
  readonly phase: 'salvato' | 'in arrivo' | 'senza rete' | 'rifiutato'
  /** Why the server refuses. */
  readonly refusal: string | null
  /** The user can no longer open the document. */
  readonly gone: boolean
  readonly contrasts: readonly Contrast[]
  /** The last change that the server knows. */
  readonly touched: Document['Modifica']
  readonly name: string
}

const section = (of: unknown): Values => (isSection(of) ? of : {})
/** The state with the sources of somebody else's load too. Of a field that both have loaded, theirs counts. */
const withSources = (values: Values, theirs: unknown): Values => ({ ...values, [IMPORTED]: { ...section(values[IMPORTED]), ...section(theirs) } })

type Asked = { readonly Revisione: number; readonly cambi: readonly Change[] }
type Given = {
  readonly simulation: Pick<SimulationStore, 'store' | 'initial' | 'history'>
  readonly opened: Base & Pick<Document, 'Modifica' | 'NomeSimulazione'>
  /** Values typed in earlier tabs of this browser that differ from the values here. */
  readonly contrasts?: readonly Contrast[]
  /** The sources that were kept beside the base. */
  readonly sources?: Values | undefined
  readonly send: (asked: Asked, last: boolean) => Promise<Autosaved>
  /** Keeps the base in the browser beside the draft; null: everything is on the server, and neither is needed any more. */
  readonly keep: (base: KeptBase | null) => void
}

export function documentSync({ simulation: { store, initial, history }, opened, contrasts = [], sources: kept = {}, send, keep }: Given) {
  let base: Base = { State: opened.State, Revisione: opened.Revisione }
  const state = createStore<Synced>(() => ({ phase: 'salvato', refusal: null, gone: false, contrasts, touched: opened.Modifica, name: opened.NomeSimulazione }))
  const typed = () => store.getState().values
  const whole = (raw: Values) => merge(initial, raw)
  const isHeld = (percorso: string) => state.getState().contrasts.some((one) => one.percorso === percorso)

  /** The changes to send. Each starts from the server's own value, which may be missing where the page shows a default. */
  const unsent = (): readonly Change[] =>
    changesBetween(whole(base.State), typed()).flatMap(({ percorso, dopo }) =>
      isHeld(percorso) ? [] : [{ percorso, prima: valueAt(base.State, percorso), dopo }],
    )

  /** The server's values of the disputed fields before somebody else changed them. */
  const disputed = new Map<string, unknown>()
  /** The sources of the values here in disputed fields, while the state has those of the server's values. */
  const sources = new Map(Object.entries(kept))
  /** Keeps the base with these earlier values, so that whoever opens the document next is asked again. */
  const keepBase = () =>
    keep({
      ...base,
      State: [...disputed].reduce((state, [percorso, prima]) => setPath(state, percorso, prima), base.State),
      Fonti: Object.fromEntries(sources),
    })

  const setTyped = (values: Values) => history.quietly(() => store.getState().replace(values))
  /** Sets and returns `dirty`: whether a value typed here is not on the server yet, or a field is disputed. */
  const mark = () => {
    const dirty = unsent().length > 0 || state.getState().contrasts.length > 0
    if (store.getState().dirty !== dirty) store.setState({ dirty })
    return dirty
  }

  /** Takes over what others have changed. A value that has been typed here too stays, and becomes a contrast if it differs. */
  const meet = (now: Base, contrasts: readonly Contrast[]) => {
    const { state: merged, unlike } = applyChanges(typed(), changesBetween(whole(base.State), whole(now.State)))
    for (const { percorso, prima } of unlike) if (percorso !== IMPORTED && !disputed.has(percorso)) disputed.set(percorso, prima)
    base = now
    const differ = [...contrasts, ...unlike.map(({ percorso, dopo }) => ({ percorso, theirs: dopo }))]
    // Two loads at once: the user is asked about the values, and the sources follow.
    const loaded = differ.find(({ percorso }) => percorso === IMPORTED)
    const found = differ.filter((one) => one !== loaded)
    for (const { percorso } of found) {
      const own = section(merged[IMPORTED])[percorso]
      if (loaded && own && !sources.has(percorso)) sources.set(percorso, own)
    }
    keepBase()
    if (found.length > 0) {
      const before = state.getState().contrasts.filter(({ percorso }) => !found.some((one) => one.percorso === percorso))
      state.setState({ contrasts: [...before, ...found] })
    }
    const next = loaded ? withSources(merged, loaded.theirs) : merged
    if (next !== typed()) setTyped(next)
  }

  const named = (name: string) => {
    if (name === state.getState().name) return
    state.setState({ name })
    store.setState(({ saved }) => ({ saved: saved && { ...saved, name } }))
  }

  let timer: ReturnType<typeof setTimeout> | undefined
  let busy: Promise<void> | null = null
  /** Why the last exchange has failed. */
  let failure: unknown = null
  let ended = false
  /** The page was left during an exchange: what was typed meanwhile goes in another one. */
  let again = false

  const exchange = async (last = false) => {
    clearTimeout(timer)
    if (busy) again ||= last
    if (busy || (ended && !last)) return
    busy = ask(last)
    await busy
    if (!again) return
    again = false
    if (unsent().length > 0) await exchange(true)
  }
  const ask = async (last: boolean) => {
    const cambi = unsent()
    if (cambi.length > 0) state.setState({ phase: 'in arrivo' })
    try {
      const { Revisione, State, contrasti, Modifica, NomeSimulazione } = await send({ Revisione: base.Revisione, cambi }, last)
      const refused = new Set(contrasti.map(({ percorso }) => percorso))
      const accepted = cambi.filter(({ percorso }) => !refused.has(percorso))
      const theirs = contrasti.map(({ percorso, valore }) => ({ percorso, theirs: valore }))
      for (const { percorso, prima } of cambi) if (refused.has(percorso) && percorso !== IMPORTED) disputed.set(percorso, prima)
      // The new base has the accepted changes, and the server's values of the refused ones: neither counts as a change by others.
      const agreed = contrasti.reduce((next, { percorso, valore }) => setPath(next, percorso, valore), applyChanges(base.State, accepted).state)
      base = { State: agreed, Revisione }
      meet({ State: State ?? agreed, Revisione }, theirs)
      state.setState({ refusal: null, gone: false, touched: Modifica })
      named(NomeSimulazione)
      failure = null
      const dirty = mark()
      const more = dirty && unsent().length > 0
      state.setState({ phase: more ? 'in arrivo' : 'salvato' })
      plan(more ? PAUSE_MS : NEWS_MS)
      if (ended && !dirty) keep(null)
    } catch (error) {
      failure = error
      const waits = error instanceof Offline || (error instanceof CallError && error.status >= 500)
      mark()
      state.setState(
        waits ? { phase: 'senza rete' } : { phase: 'rifiutato', refusal: error instanceof Error ? error.message : String(error), gone: isGone(error) },
      )
      if (waits) plan(RETRY_MS)
    }
    busy = null
  }
  const plan = (ms: number) => {
    clearTimeout(timer)
    if (!ended) timer = setTimeout(() => (globalThis.document?.hidden && unsent().length === 0 ? plan(NEWS_MS) : void exchange()), ms)
  }
  const soon = () => void exchange()
  /** Sends the last edits when the page is hidden, because it may be closed next. */
  const atEnd = () => globalThis.document?.hidden && unsent().length > 0 && void exchange(true)

  let unwatch = () => {}
  return {
    state,
    start: () => {
      ended = false
      keepBase()
      unwatch = store.subscribe((now, before) => {
        if (now.values === before.values) return
        const was = before.dirty
        if (!mark()) return
        // While nothing was unsent here, another tab may have removed the base that this tab had kept.
        if (!was) keepBase()
        if (state.getState().phase === 'salvato') state.setState({ phase: 'in arrivo' })
        if (!busy) plan(PAUSE_MS)
      })
      globalThis.addEventListener?.('online', soon)
      globalThis.addEventListener?.('focus', soon)
      globalThis.document?.addEventListener('visibilitychange', atEnd)
      plan(mark() ? 0 : NEWS_MS)
    },
    stop: () => {
      if (mark()) void exchange(true)
      else keep(null)
      ended = true
      clearTimeout(timer)
      unwatch()
      globalThis.removeEventListener?.('online', soon)
      globalThis.removeEventListener?.('focus', soon)
      globalThis.document?.removeEventListener('visibilitychange', atEnd)
    },
    /** Ends a contrast: with the value here, or with the server's. */
    choose: (chosen: Contrast, mine: boolean) => {
      state.setState(({ contrasts }) => ({ contrasts: contrasts.filter((one) => !sameContrast(one, chosen)) }))
      const { percorso, theirs } = chosen
      const own = sources.get(percorso)
      if (mine && own) setTyped(withSources(typed(), { [percorso]: own }))
      if (!isHeld(percorso)) {
        disputed.delete(percorso)
        sources.delete(percorso)
      }
      if (!mine) store.getState().replace(setPath(typed(), percorso, theirs))
      if (mark()) state.setState({ phase: 'in arrivo' })
      keepBase()
      plan(0)
    },
    retry: soon,
    /** Shows another name, which the server has. */
    named,
    /**
     * Sends what is typed and takes over what others have typed. Returns when the document was last changed; undefined if never. Throws if the server was
     * not reached or refuses, and while a field is disputed.
     */
    newest: async () => {
      await busy
      await exchange()
      if (failure) throw failure
      const { contrasts, touched } = state.getState()
      if (contrasts.length > 0) throw new Error('Un campo è stato cambiato anche da altri: prima scegliere quale valore tenere')
      return touched?.il
    },
  }
}
export type DocumentSync = ReturnType<typeof documentSync>
