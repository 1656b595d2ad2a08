/** Amounts that move together. */
import { roundProportion, roundToCent } from '@bilancia/contract'
import type { Patch } from '../calcolatore/scan.ts'
import { getPath, type Values } from '../path.ts'

/** The amount at a path: zero if there is none, NaN if what is typed is not a number. */
export const euroAt = (values: Values, path: string): number => {
  const typed = getPath(values, path)
  return typeof typed === 'string' ? Number.NaN : Number(typed) || 0
}

export const sumOf = (values: Values, paths: readonly string[]): number => roundToCent(paths.reduce((sum, path) => sum + euroAt(values, path), 0))

/** The amounts in the proportions typed, with another sum; without any, all of it goes to `fallback`. The largest takes the cents left over. */
export function scaled(values: Values, paths: readonly string[], sum: number, fallback: string): Patch {
  const before = sumOf(values, paths)
  // Amounts that cancel each other are part of the move, so that a wrong one is noticed.
  if (before === 0) return { ...Object.fromEntries(paths.flatMap((path) => (euroAt(values, path) ? [[path, 0]] : []))), [fallback]: sum }
  const parts = paths.map((path) => [path, roundProportion(euroAt(values, path), sum, before)] as const)
  const [largest = fallback] = paths.toSorted((a, b) => euroAt(values, b) - euroAt(values, a))
  const rest = roundToCent(sum - parts.reduce((total, [, euro]) => total + euro, 0))
  return Object.fromEntries(parts.map(([path, euro]) => [path, path === largest ? roundToCent(euro + rest) : euro]))
}
