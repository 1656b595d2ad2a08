/** Reads a value of a given result, by a path that the result has. */
import type { ResultPath, ValueAt } from '@bilancia/contract'
import { getPath, type Values } from './path.ts'

/** `R`: the type of the result. Any value may be missing, because nothing was calculated or its block does not apply. */
export function resultAt<R>() {
  function valueIn<const P extends ResultPath<R>>(result: Values | null, path: P): NoInfer<ValueAt<R, P>> | null
  function valueIn(result: Values | null, path: string): unknown {
    return getPath(result, path) ?? null
  }
  return valueIn
}
