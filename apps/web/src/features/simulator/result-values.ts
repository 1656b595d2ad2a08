/** Reads values of the current result by its paths. */
import type { ResultPath, ValueAt } from '@bilancia/contract'
import type { AnyResult } from './common-values.ts'
import { resultAt } from './common-values.ts'
import { useAnyResult } from './store.ts'

/** `R`: the type of the result. Any value may be missing, because nothing was calculated or its block does not apply. */
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
