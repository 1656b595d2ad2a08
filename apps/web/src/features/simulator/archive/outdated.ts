/** Whether a saved result stands on the law that the program knows today, and what changed since. */
import { isTaxYear, provisionalSince } from '@bilancia/contract'
import { valueIn } from '../common-values.ts'
import { getPath, type Values } from '../path.ts'

/** The result was saved in a provisional year on the law of a day that is not today's of the program. */
export function isOutdated(state: Values, result: Values | null): boolean {
  const saved = valueIn(result, 'provvisorioAl')
  const { annoImposta } = state
  return typeof saved === 'string' && isTaxYear(annoImposta) && provisionalSince(annoImposta) !== saved
}

export type Difference = { readonly path: string; readonly was: unknown; readonly is: unknown }

/** The figures that were provisional and are another now, in the order in which the result names them. */
export const differencesOf = (before: Values, after: Values): readonly Difference[] =>
  (valueIn(before, 'cifreProvvisorie') ?? [])
    .map((path) => ({ path, was: getPath(before, path), is: getPath(after, path) }))
    .filter(({ was, is }) => was !== is)
