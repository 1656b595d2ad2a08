/** Whether a saved result was computed with the law that the program knows today, and the differences. */
import { isTaxYear, provisionalSince } from '@bilancia/contract'
import { valueIn } from '../common-values.ts'
import { getPath, type Values } from '../path.ts'
import type { Simulator } from '../simulator.ts'

/** Whether the result was saved in a provisional year, with the law of a day other than the program's. */
export function isOutdated(state: Values, result: Values | null): boolean {
  const saved = valueIn(result, 'provvisorioAl')
  const { annoImposta } = state
  return typeof saved === 'string' && isTaxYear(annoImposta) && provisionalSince(annoImposta) !== saved
}

export type Difference = { readonly path: string; readonly was: unknown; readonly is: unknown }

/** The name of a figure. That of a field comes before that of a line. */
export function nameIn({ labelOf, lineOf }: Pick<Simulator, 'labelOf' | 'lineOf'>, path: string): string {
  const label = labelOf(path)
  return label === path && lineOf ? lineOf(path) : label
}

/** The figures that were provisional and have changed, in the order of the result. */
export const differencesOf = (before: Values, after: Values): readonly Difference[] =>
  (valueIn(before, 'cifreProvvisorie') ?? [])
    .map((path) => ({ path, was: getPath(before, path), is: getPath(after, path) }))
    .filter(({ was, is }) => was !== is)
