/**
 * One simulation on screen: what was typed, what was computed, what is saved. What was computed stays beside what was
 * typed and is never written over it.
 */
import {
  bringForward,
  type Condition,
  type Effect,
  evaluator,
  type Fields,
  formatOf,
  initialState,
  invalid,
  type LabelOf,
  type Message,
  type MessageTable,
  type Migration,
  type Reading,
  type Restart,
  restarts,
  type Salto,
  settled,
} from '@bilancia/contract'
import type { Explanation, Calculation as SavedCalculation, UsedFigures, YearChanges } from '@bilancia/contract/api'
import { persist } from 'zustand/middleware'
import { createStore } from 'zustand/vanilla'
import { isOutdated } from './archive/outdated.ts'
import { calculation } from './calculation.ts'
import { draftKey, draftStorage, watchDraft } from './draft.ts'
import { type MessagesByField, messagesByField } from './messages.ts'
import { pageFirst } from './page-first.ts'
import { copied, getPath, merge, setPath, type Values } from './path.ts'

/** What makes one simulator differ from another; made once per simulator, outside any component. */
export type Simulator = {
  readonly catalog: Fields
  readonly reading?: Reading
  readonly effects: readonly Effect[]
  /** The fields whose change starts the simulation anew, after a warning. */
  readonly restart?: Restart
  /** By path of a list: the options that are offered only while a condition holds. */
  readonly options?: Readonly<Record<string, Readonly<Record<string, Condition>>>>
  /** By message: the paths of the result that are estimates while it stands (`persone[].addizionali`). */
  readonly estimates?: Readonly<Record<string, readonly string[]>>
  readonly messages: MessageTable
  /** What a draft of an older format follows, like a saved calculation. */
  readonly migrations: readonly Migration[]
  /** The application under which its calculations are saved. */
  readonly applicationId: 1 | 2 | 3
  /** What differs from the catalog's defaults in a new simulation: the current year. */
  readonly start: Values
  /** By the server. */
  readonly calculate: (values: Values, signal: AbortSignal) => Promise<Values>
  /** By the page itself, while typing; without it the server answers the keys too. */
  readonly calcola?: ((values: Values) => Promise<Values>) | undefined
  /** The same within the edit, so that one frame shows both; null where it would take longer, as while the law of a year is loaded. */
  readonly subito?: ((values: Values) => Values | null) | undefined
  /** The years that the page can calculate without a network. */
  readonly yearsKept?: () => Promise<readonly number[]>
  /** Why the value of the result at a path is what it is with what is typed; `steps` are the nodes opened below it. */
  readonly explain: (asked: { readonly path: string; readonly steps: readonly string[] }, values: Values, signal: AbortSignal) => Promise<Explanation>
  /** The figures of law behind the headline that are to be verified. */
  readonly figures: (values: Values, signal: AbortSignal) => Promise<UsedFigures>
  /** What the law of another year changes, one change after the other. */
  readonly changes: (other: number, values: Values, signal: AbortSignal) => Promise<YearChanges>
  /** Where one euro more or less moves the levy at one stroke, near what is typed. */
  readonly jumps: (values: Values, signal: AbortSignal) => Promise<readonly Salto[]>
  readonly labelOf: LabelOf
  /** The client's name, under which a saved calculation is listed. */
  readonly nameOf: (values: Values) => string
}

/** A calculation in the archive; `version` is the moment of its last save, which an overwrite names. */
export type Saved = { readonly id: number; readonly name: string; readonly version: string }

/** A change that waits for the person to say that the simulation may start anew. */
export type Restarting = { readonly path: string; readonly value: unknown }

/** Fields that take what one calculation says: the flag that asks for it, and which path of the result goes to which field. */
export type Fill = { readonly flag: string; readonly copia: Readonly<Record<string, string>> }

export type Simulation = {
  /** The whole state, as typed: a field may hold a text that is no number. */
  readonly values: Values
  readonly result: Values | null
  readonly messages: MessagesByField
  readonly pending: boolean
  readonly calculationError: string | null
  readonly offline: boolean
  /** The server gave other figures than the page: its own are shown, and the page is older than it. */
  readonly differs: boolean
  readonly saved: Saved | null
  /** Edited since it was new, loaded or saved. */
  readonly dirty: boolean
  /** Edits of an earlier visit came back. */
  readonly restored: boolean
  /** What another tab has typed over edits of ours: the draft is now that one. */
  readonly elsewhere: Draft | null
  /** What a loaded calculation gave, where it was saved on the law of another day; until an edit, or until its differences were read. */
  readonly outdated: Values | null
  readonly restarting: Restarting | null
  readonly set: (path: string, value: unknown) => void
  /** Many fields at once, as one edit: a load writes them. */
  readonly replace: (values: Values) => void
  /** The person has left a field: what it clears in others is cleared now, not while they type. */
  readonly settle: (path: string) => void
  /** The change that waits is made on a new simulation, or forgotten. */
  readonly restart: (goOn: boolean) => void
  readonly fill: (fill: Fill) => Promise<void>
  readonly calculate: () => void
  readonly load: (item: SavedCalculation) => void
  readonly keepUpdated: () => void
  readonly reset: () => void
  /** `values` are those sent: edits made meanwhile stay unsaved. */
  readonly markSaved: (saved: Saved, values: Values) => void
  /** A calculation left the archive: if it is the one on screen, what is typed is saved nowhere. */
  readonly forget: (id: number) => void
  /** What the other tab has typed comes here; or what is here becomes the draft again. */
  readonly takeOther: () => void
  readonly keepThis: () => void
}

type Draft = { readonly values: Values; readonly saved: Saved | null; readonly dirty: boolean }

/** A draft of an older format in that of today; one that nobody has touched starts anew. */
export const forward = (draft: Draft, format: number, migrations: readonly Migration[]): Draft => ({
  ...draft,
  values: draft.dirty || draft.saved ? (bringForward(draft.values, format, migrations) ?? draft.values) : {},
})

/** The store of one simulation, with its draft restored. `start` calculates what came back, `stop` ends the calls under way. */
export function createSimulation(simulator: Simulator, user: number) {
  const { catalog, reading, effects, restart, applicationId } = simulator
  const rules = evaluator(catalog, reading)
  const initial = merge(initialState(catalog), simulator.start)
  const empty = {
    values: initial,
    result: null,
    messages: new Map<string, readonly Message[]>(),
    pending: false,
    calculationError: null,
    offline: false,
    differs: false,
    saved: null,
    dirty: false,
    restored: false,
    elsewhere: null,
    outdated: null,
    restarting: null,
  }

  /** What the result on screen was worked out of; null while it is that of something typed before. */
  let figuresOf: Values | null = null
  const draft = draftStorage<Draft>((a, b) => a.values === b.values && a.saved === b.saved && a.dirty === b.dirty)
  const store = createStore<Simulation>()(
    persist(
      (set, get) => {
        const edit = (values: Values) => {
          const edited = { values, dirty: true, elsewhere: null, outdated: null }
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
          replace: edit,
          settle: (path) => {
            const { values } = get()
            const field = rules.find(path)?.field
            if (!field || invalid(field, getPath(values, path))) return
            const cleared = settled(effects, rules, path, values)
            if (cleared.length) edit(cleared.reduce((next, [target, value]) => setPath(next, target, value), values))
          },
          restart: (goOn) => {
            const { restarting, values, reset } = get()
            if (!goOn || !restarting) return set({ restarting: null })
            reset()
            const kept = (restart?.keep ?? []).reduce((next, path) => setPath(next, path, getPath(values, path)), initial)
            edit(setPath(kept, restarting.path, restarting.value))
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
            set(empty)
          },
          markSaved: (saved, values) => {
            set({ saved, dirty: get().values !== values, restored: false })
            // What is stored is what the server worked out: where the page shows its own, the two are compared.
            if (simulator.calcola) calculator.now()
          },
          forget: (id) => get().saved?.id === id && set({ saved: null, dirty: true }),
          takeOther: () => {
            const { elsewhere } = get()
            if (!elsewhere) return
            set({ ...elsewhere, elsewhere: null, pending: true })
            calculator.now()
          },
          keepThis: () => {
            draft.again()
            set({ elsewhere: null })
          },
        }
      },
      {
        name: draftKey(user, applicationId),
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
        // Figures of something typed before are not those of what stands beside them.
        const figures = figuresOf === now.values ? {} : { result: null, messages: empty.messages }
        store.setState({ ...figures, pending: false, calculationError: outcome.error, offline: outcome.offline })
      }
    },
  })
  /** Figures equal to ours are no news, except that they may have been saved; without edits of ours there is nothing to lose. */
  const wroteElsewhere = (other: Draft) => {
    const { values, saved, dirty } = store.getState()
    const theirs = { ...other, values: merge(initial, other.values) }
    if (JSON.stringify(theirs.values) !== JSON.stringify(values)) {
      draft.lost({ values, saved, dirty })
      if (dirty) store.setState({ elsewhere: theirs })
    } else if (dirty !== theirs.dirty || saved?.version !== theirs.saved?.version) store.setState({ saved: theirs.saved, dirty: theirs.dirty })
  }
  let unwatch = () => {}
  /** A restored draft has no figures yet. Otherwise the page's own calculator is made ready, so that the first key does not wait for it. */
  const start = () => {
    unwatch = watchDraft(draftKey(user, applicationId), wroteElsewhere)
    const { dirty, saved, values } = store.getState()
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
    calculator.stop()
  }
  return { store, simulator, rules, initial, start, stop, draftKept: draft.kept }
}

/** A result as it comes on screen. */
const shown = (result: Values, { messages }: Simulation) => ({
  result,
  messages: messagesByField(result, messages),
  calculationError: null,
  offline: false,
})

export type SimulationStore = ReturnType<typeof createSimulation>
