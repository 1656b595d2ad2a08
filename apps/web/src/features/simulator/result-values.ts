/** The values of a result by the paths that it has. */
import type { ResultPath, ValueAt } from '@bilancia/contract'
import type { Simulation } from './simulation.ts'
import { getPath, useAnyResult } from './store.ts'

/** `R` is the type of the result. What is read may always be missing: nothing was calculated, or its block does not apply. */
export function valuesOf<R>() {
  type Path = ResultPath<R>

  /** A value of the result on screen. */
  function useResult<const P extends Path>(path: P): NoInfer<ValueAt<R, P>> | null
  function useResult(path: string): unknown {
    return useAnyResult(path)
  }

  /** The same of a result at hand. */
  function valueIn<const P extends Path>(result: Simulation['result'], path: P): NoInfer<ValueAt<R, P>> | null
  function valueIn(result: Simulation['result'], path: string): unknown {
    return getPath(result, path) ?? null
  }

  return { useResult, valueIn }
}
