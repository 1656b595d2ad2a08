/** One simulation on screen: its store, its draft, its running calculation and its history. */
import { bringForward, evaluator, formatOf, initialState, invalid, type Migration, restarts, settled, shared } from '@bilancia/contract'
import { persist } from 'zustand/middleware'
import { createStore } from 'zustand/vanilla'
import { isOutdated } from './archive/outdated.ts'
import { calculation } from './calculation.ts'
import { draftKey, draftStorage, setAside, tabKey, tabKeys, watchDraft } from './draft.ts'
import { historyOf } from './history.ts'
import { pageFirst } from './page-first.ts'
import { copied, getPath, merge, setPath, setPaths, type Values } from './path.ts'
import { type Draft, messagesByField, nothingTyped, type Simulation, shown } from './simulation-state.ts'
import type { Simulator } from './simulator.ts'

/** Migrates a draft to the current format. A draft without edits starts again. */
export const forward = (draft: Draft, format: number, migrations: readonly Migration[]): Draft => ({
  ...draft,
  values: draft.dirty || draft.saved ? (bringForward(draft.values, format, migrations) ?? draft.values) : {},
})

/** The values of a new simulation. */
export const initialOf = ({ catalog, start }: Pick<Simulator, 'catalog' | 'start'>): Values => merge(initialState(catalog), start)

/**
 * The store of one simulation, with its draft restored. `start` calculates the restored values, `stop` ends the running calls. `document`: the Id of
 * the document open at its address. It has one draft for each tab, and the server keeps its values too.
 */
export function createSimulation(simulator: Simulator, user: number, document: number | null = null) {
  const { catalog, reading, effects, restart, applicationId } = simulator
  const own = draftKey(user, applicationId, document)
  const key = document === null ? own : tabKey(own)
  const rules = evaluator(catalog, reading)
  const initial = initialOf(simulator)
  const empty = nothingTyped(initial)

  /** The values that the result on screen was computed from; null while it belongs to earlier values. */
  let figuresOf: Values | null = null
  /** The last values here that came from the draft, and not from this tab. */
  let followed: Values | null = null
  const draft = draftStorage<Draft>((a, b) => a.values === b.values && a.saved === b.saved && a.dirty === b.dirty)
  const store = createStore<Simulation>()(
    persist(
      (set, get) => {
        const another = () => ({ turn: get().turn + 1, beside: empty.beside })
        const edit = (values: Values, more: Partial<Simulation> = {}) => {
          const edited = { values, dirty: true, outdated: null, ...more }
          const result = calculator.atOnce(values)
          if (result) {
            figuresOf = values
            set({ ...edited, ...shown(result, get()), pending: false })
          } else {
            set({ ...edited, pending: true })
            calculator.soon()
          }
        }
        return {
          ...empty,
          set: (path, value) => {
            const { values } = get()
            if (restart && restarts(restart, rules, path, values, value)) set({ restarting: { path, value } })
            else edit(setPath(values, path, value))
          },
          replace: (values, beside) => edit(values, beside && { ...another(), beside }),
          // They are nobody's saved calculation: the one that was on this page must not be overwritten with them.
          bring: (values) => edit(values, { ...another(), saved: null }),
          setBeside: (name, typed) => set({ beside: { ...get().beside, [name]: typed } }),
          settle: (path) => {
            const { values } = get()
            const field = rules.find(path)?.field
            if (!field || invalid(field, getPath(values, path))) return
            const cleared = settled(effects, rules, path, values)
            if (cleared.length) history.along(path, () => edit(setPaths(values, cleared)))
          },
          restart: (goOn, keeping = false) => {
            const { restarting, values, reset } = get()
            if (!goOn || !restarting) return set({ restarting: null })
            if (keeping && restart) {
              set({ restarting: null })
              return edit(setPaths(values, [[restarting.path, restarting.value], ...shared(restart, values)]))
            }
            reset()
            const kept = (restart?.keep ?? []).map((path) => [path, getPath(values, path)] as const)
            edit(setPaths(initial, [...kept, [restarting.path, restarting.value]]))
          },
          fill: async ({ flag, copia }) => {
            try {
              const calculate = pageFirst(get(), simulator.calcola, (values, { signal }) => simulator.calculate(values, signal))
              const result = await calculate(setPath(get().values, flag, true), new AbortController())
              edit(copied(result, copia, get().values))
            } catch (error) {
              set({ calculationError: error instanceof Error ? error.message : String(error) })
            }
          },
          calculate: () => {
            set({ pending: true })
            calculator.now()
          },
          load: ({ ID, NomeSimulazione, TStamp, State, Risultato }) => {
            const values = merge(initial, State)
            const outdated = isOutdated(values, Risultato)
            figuresOf = values
            set({
              ...empty,
              ...another(),
              elsewhere: get().elsewhere,
              values,
              result: Risultato,
              messages: messagesByField(Risultato, new Map()),
              saved: { id: ID, name: NomeSimulazione, version: TStamp },
              outdated: outdated ? Risultato : null,
              pending: !outdated,
            })
            if (outdated) calculator.stop()
            else calculator.soon()
          },
          keepUpdated: () => set({ outdated: null }),
          reset: () => {
            calculator.stop()
            const { saved, elsewhere } = get()
            set({ ...empty, ...another(), elsewhere, saved: document === null ? null : saved })
          },
          markSaved: (saved, values) => {
            set({ saved, dirty: get().values !== values, restored: false })
            // The server's result is stored. If the page shows its own, the two are compared.
            if (simulator.calcola) calculator.now()
          },
          forget: (id) => get().saved?.id === id && set({ saved: null, dirty: true }),
          takeOther: () => {
            const { elsewhere } = get()
            if (!elsewhere) return
            followed = elsewhere.values
            set({ ...elsewhere, ...another(), elsewhere: null, pending: true })
            calculator.now()
          },
          keepThis: () => {
            draft.again()
            set({ elsewhere: null })
          },
        }
      },
      {
        name: key,
        version: formatOf(simulator.migrations),
        storage: draft.storage,
        partialize: ({ values, saved, dirty }): Draft => ({ values, saved, dirty }),
        migrate: (old, format) => forward(old as Draft, format, simulator.migrations),
        merge: (kept, now) => {
          const { values = {}, saved = null, dirty = false } = (kept ?? {}) as Partial<Draft>
          return { ...now, values: merge(initial, values), saved, dirty, restored: dirty }
        },
      },
    ),
  )

  const calculator = calculation({
    values: () => store.getState().values,
    calculate: simulator.calculate,
    local: simulator.calcola,
    atOnce: simulator.subito,
    done: (outcome) => {
      const now = store.getState()
      if ('result' in outcome) {
        figuresOf = outcome.last ? now.values : null
        store.setState({ ...shown(outcome.result, now), pending: !outcome.last, differs: now.differs || outcome.differs })
      } else {
        // Figures of earlier values must not be shown beside the current ones.
        const figures = figuresOf === now.values ? {} : { result: null, messages: empty.messages }
        store.setState({ ...figures, pending: false, calculationError: outcome.error, offline: outcome.offline })
      }
    },
  })
  const history = historyOf(store)
  followed = store.getState().values
  /**
   * Handles a draft written by another tab. Equal values only update the saved state. A tab without edits of its own follows what is typed there. Any
   * other asks, unless both are as saved: then nothing is lost.
   */
  const wroteElsewhere = (other: Draft) => {
    const { values, saved, dirty, elsewhere } = store.getState()
    const theirs = { ...other, values: merge(initial, other.values) }
    const unedited = (!dirty && !saved) || (values === followed && saved?.id === theirs.saved?.id)
    if (JSON.stringify(theirs.values) === JSON.stringify(values)) {
      if (dirty !== theirs.dirty || saved?.version !== theirs.saved?.version) store.setState({ saved: theirs.saved, dirty: theirs.dirty })
    } else if (unedited && theirs.dirty && !elsewhere) {
      followed = theirs.values
      draft.taken(theirs)
      history.quietly(() => store.setState({ ...theirs, outdated: null, pending: true }))
      calculator.soon()
    } else {
      draft.lost({ values, saved, dirty })
      if (dirty || theirs.dirty) store.setState({ elsewhere: theirs })
    }
  }
  const endings = new Set<() => void>()
  let unwatch = () => {}
  /**
   * A restored draft has no figures yet. Otherwise the page's own calculator is prepared, so that the first keystroke does
   * not wait for it.
   */
  const start = () => {
    history.watch()
    // Tabs with the same document meet on the server.
    if (document === null) unwatch = watchDraft(key, wroteElsewhere)
    const { dirty, saved, values, outdated } = store.getState()
    if (outdated) return
    if (dirty || saved) {
      store.setState({ pending: true })
      calculator.soon()
    } else
      simulator.calcola?.(values).then(
        () => simulator.subito?.(values),
        () => {},
      )
  }
  const stop = () => {
    unwatch()
    history.stop()
    calculator.stop()
    for (const end of endings) end()
  }
  /** Sets aside what the page cannot show: the draft, or those of all tabs with the document. */
  const aside = () => (document === null ? [key] : tabKeys(own)).forEach(setAside)
  /** Whether leaving the page now would lose typed values: those here, or another tab's that they were written over. */
  const loses = () => {
    const { dirty, elsewhere } = store.getState()
    return draft.kept() ? elsewhere !== null : dirty
  }
  /** Ends what runs beside the simulation when its page is left. */
  const onStop = (end: () => void) => void endings.add(end)
  return { store, simulator, rules, initial, history, document, aside, start, stop, onStop, loses }
}

export type SimulationStore = ReturnType<typeof createSimulation>
