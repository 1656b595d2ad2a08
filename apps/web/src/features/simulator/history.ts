/**
 * Undo and redo over the whole simulation. A step is the changes of its fields, not the whole state: undoing it leaves what somebody else has typed
 * meanwhile. Typing in one field without a pause is one step, and so is whatever a single act changes (Azzera, another type).
 */
import { applyChanges, type Change, changesBetween } from '@bilancia/contract'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Values } from './path.ts'

export const UNDO_KEYS = 'Ctrl+Z'
export const REDO_KEYS = 'Ctrl+Y o Ctrl+Maiusc+Z'

const PAUSE_MS = 1000
const STEPS_MAX = 200

type Typed = { readonly values: Values; readonly saved: { readonly id: number } | null; readonly replace: (values: Values) => void }
type Step = readonly Change[]
type Steps = { readonly done: readonly Step[]; readonly undone: readonly Step[] }
const none: Steps = { done: [], undone: [] }

const back = (step: Step): Step => step.toReversed().map(({ percorso, prima, dopo }) => ({ percorso, prima: dopo, dopo: prima }))

export function historyOf(typed: StoreApi<Typed>) {
  const steps = createStore<Steps>(() => none)
  let quiet = false
  /** The values before the current act, until it becomes a step. */
  let from: Values | null = null
  let lastAt = 0

  const settle = () => {
    const before = from
    from = null
    if (!before) return
    const step = changesBetween(before, typed.getState().values)
    const [only] = step
    if (!only) return
    const { done } = steps.getState()
    const last = done.at(-1)
    const goesOn = step.length === 1 && last?.length === 1 && last[0]?.percorso === only.percorso && Date.now() - lastAt < PAUSE_MS
    lastAt = Date.now()
    steps.setState({ done: goesOn ? [...done.slice(0, -1), [{ ...only, prima: last[0]?.prima }]] : [...done.slice(1 - STEPS_MAX), step], undone: [] })
  }
  /** The changes of `work` are no step: those of other users, or of a document that has just been opened. */
  const quietly = (work: () => void) => {
    settle()
    quiet = true
    work()
    quiet = false
  }
  const make = (step: Step) => quietly(() => typed.getState().replace(applyChanges(typed.getState().values, step).state))

  let unwatch = () => {}
  return {
    steps,
    quietly,
    watch: () => {
      unwatch = typed.subscribe((now, before) => {
        if (now.values === before.values || quiet) return
        // Another saved calculation starts with an empty history.
        if (now.saved && now.saved.id !== before.saved?.id) {
          from = null
          steps.setState(none)
        } else if (!from) {
          from = before.values
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
      make(back(step))
      lastAt = 0
      steps.setState({ done: done.slice(0, -1), undone: [...undone, step] })
    },
    redo: () => {
      settle()
      const { done, undone } = steps.getState()
      const step = undone.at(-1)
      if (!step) return
      make(step)
      lastAt = 0
      steps.setState({ done: [...done, step], undone: undone.slice(0, -1) })
    },
  }
}
