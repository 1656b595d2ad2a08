/** The values of a result by the paths that it has. */
import type { ResultPath, ValueAt } from '@bilancia/contract'
import type { AnyResult } from './common-values.ts'
import { resultAt } from './result-at.ts'
import { useAnyResult } from './store.ts'

/** `R` is the type of the result. What is read may always be missing: nothing was calculated, or its block does not apply. */
export function valuesOf<R>() {
  /** A value of the result on screen. */
  function useResult<const P extends ResultPath<R>>(path: P): NoInfer<ValueAt<R, P>> | null
  function useResult(path: string): unknown {
    return useAnyResult(path)
  }

  return { useResult, valueIn: resultAt<R>() }
}

/** Of whichever simulator. */
export const { useResult } = valuesOf<AnyResult>()
