/**
 * Undo and redo over the whole simulation. A step is the changes of its fields, not the whole state: undoing it leaves what somebody else has typed
 * meanwhile. Typing in one field without a pause is one step, and so is whatever a single act changes (Azzera, another type). A step between two
 * calculations also brings back what was typed beside the state of each.
 */
import { applyChanges, type Change, changesBetween } from '@bilancia/contract'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Values } from './path.ts'
import type { Simulation } from './simulation-state.ts'

export const UNDO_KEYS = 'Ctrl+Z'
export const REDO_KEYS = 'Ctrl+Y o Ctrl+Maiusc+Z'

const PAUSE_MS = 1000
const STEPS_MAX = 200

type Beside = Simulation['beside']
type Typed = {
  readonly values: Values
  readonly saved: { readonly id: number } | null
  readonly turn: number
  readonly beside: Beside
  readonly replace: (values: Values, beside?: Beside) => void
}
/** What to change. `beside`: only of a step to another calculation. */
type Step = { readonly changes: readonly Change[]; readonly beside?: Beside }
/** How to go back, and forward again. */
type Steps = { readonly done: readonly Step[]; readonly undone: readonly Step[] }
const none: Steps = { done: [], undone: [] }

const back = (changes: readonly Change[]) => changes.toReversed().map(({ percorso, prima, dopo }) => ({ percorso, prima: dopo, dopo: prima }))

export function historyOf(typed: StoreApi<Typed>) {
  const steps = createStore<Steps>(() => none)
  let quiet = false
  /** What was there before the current act, until it becomes a step. */
  let from: Typed | null = null
  let lastAt = 0

  const settle = () => {
    const before = from
    from = null
    if (!before) return
    const { values, turn } = typed.getState()
    const changes = back(changesBetween(before.values, values))
    const [only] = changes
    if (!only) return
    const { done } = steps.getState()
    const last = done.at(-1)
    const alone = turn === before.turn && changes.length === 1 && last?.changes.length === 1 && !last.beside
    const goesOn = alone && last.changes[0]?.percorso === only.percorso && Date.now() - lastAt < PAUSE_MS
    const step = goesOn ? { changes: [{ ...only, dopo: last.changes[0]?.dopo }] } : { changes, ...(turn !== before.turn && { beside: before.beside }) }
    lastAt = Date.now()
    steps.setState({ done: [...(goesOn ? done.slice(0, -1) : done.slice(1 - STEPS_MAX)), step], undone: [] })
  }
  /** The changes of `work` are no step: those of other users, or of a document that has just been opened. */
  const quietly = (work: () => void) => {
    settle()
    quiet = true
    work()
    quiet = false
  }
  /** The changes of `work` are part of the last step, if it has changed `path`. */
  const along = (path: string, work: () => void) => {
    settle()
    const { done } = steps.getState()
    const last = done.at(-1)
    if (!last?.changes.some(({ percorso }) => percorso === path)) return work()
    const before = typed.getState().values
    quietly(work)
    const changes = back(changesBetween(before, typed.getState().values))
    steps.setState({ done: [...done.slice(0, -1), { ...last, changes: [...last.changes, ...changes] }], undone: [] })
  }
  /** Returns the step that takes it back. */
  const make = ({ changes, beside }: Step): Step => {
    const now = typed.getState()
    quietly(() => now.replace(applyChanges(now.values, changes).state, beside))
    return { changes: back(changes), ...(beside && { beside: now.beside }) }
  }

  let unwatch = () => {}
  return {
    steps,
    quietly,
    along,
    watch: () => {
      unwatch = typed.subscribe((now, before) => {
        if (now.values === before.values || quiet) return
        // Another saved calculation starts with an empty history.
        if (now.saved && now.saved.id !== before.saved?.id) {
          from = null
          steps.setState(none)
        } else if (!from) {
          from = before
          queueMicrotask(settle)
        }
      })
    },
    stop: () => unwatch(),
    undo: () => {
      settle()
      const { done, undone } = steps.getState()
      const step = done.at(-1)
      if (!step) return
      const forth = make(step)
      lastAt = 0
      steps.setState({ done: done.slice(0, -1), undone: [...undone, forth] })
    },
    redo: () => {
      settle()
      const { done, undone } = steps.getState()
      const step = undone.at(-1)
      if (!step) return
      const forth = make(step)
      lastAt = 0
      steps.setState({ done: [...done, forth], undone: undone.slice(0, -1) })
    },
  }
}
