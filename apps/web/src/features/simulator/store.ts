/** The simulation of the page, for every component below its provider. */
import type { Condition, ResultPath, ValueAt } from '@bilancia/contract'
import { createContext, use } from 'react'
import { useStore } from 'zustand'
import { type AnyResult, resultAt } from './common-values.ts'
import { getPath } from './path.ts'
import type { SimulationStore } from './simulation.ts'
import type { Simulation } from './simulation-state.ts'

export const SimulationContext = createContext<SimulationStore | null>(null)

/** The store itself, its catalog and its conditions. Throws outside a provider. */
export function useSimulationStore(): SimulationStore {
  const simulation = use(SimulationContext)
  if (!simulation) throw new Error('useSimulation needs a SimulationProvider above it')
  return simulation
}

/** `useSimulation((s) => s.pending)`: the component renders again only when what it selects changes. */
export const useSimulation = <T>(selector: (simulation: Simulation) => T): T => useStore(useSimulationStore().store, selector)

/** A value of any simulator's result, null if it is missing. The simulator's own hook (`resultsOf`) gives its type. */
export const useAnyResult = (path: string): unknown => useSimulation(({ result }) => getPath(result, path) ?? null)

/** Whether a condition of the catalog holds for the typed values. */
export function useHolds(condition: Condition): boolean {
  const { rules } = useSimulationStore()
  return useSimulation(({ values }) => rules.holds(condition, values))
}

/**
 * Reads values of the current result by its paths. `R`: the type of the result. Any value may be missing, because nothing was calculated or its block
 * does not apply.
 */
export function valuesOf<R>() {
  /** A value of the result on screen. */
  function useResult<const P extends ResultPath<R>>(path: P): NoInfer<ValueAt<R, P>> | null
  function useResult(path: string): unknown {
    return useAnyResult(path)
  }

  return { useResult, valueIn: resultAt<R>() }
}

/** For any simulator. */
export const { useResult } = valuesOf<AnyResult>()
