/** The parts shared by the results of all simulators, for components of every page. */
import type { Affidabilita, Message, ObjectShape, provvisorio, ResultPath, Salto, TypeOf, ValueAt } from '@bilancia/contract'
import { getPath, type Values } from './path.ts'

type Common = { readonly messaggi: readonly Message[]; readonly salti?: readonly Salto[] } & Partial<TypeOf<ObjectShape<typeof provvisorio>>>
/** The path of the verdict's grade: one of these, in every simulator. */
type Graded = { readonly confronto: { readonly affidabilita: Affidabilita } | null; readonly risultati: { readonly affidabilita: Affidabilita } | null }

export type GradePath = 'confronto.affidabilita' | 'risultati.affidabilita'
/** The values that every page may read, in every simulator. */
export type AnyResult = Common & Graded
export const valueIn = resultAt<AnyResult>()

/**
 * Reads a value of a given result, by a path that the result has. `R`: the type of the result. Any value may be missing, because nothing was calculated
 * or its block does not apply.
 */
export function resultAt<R>() {
  function valueIn<const P extends ResultPath<R>>(result: Values | null, path: P): NoInfer<ValueAt<R, P>> | null
  function valueIn(result: Values | null, path: string): unknown {
    return getPath(result, path) ?? null
  }
  return valueIn
}
