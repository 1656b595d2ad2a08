/** The effects of changing a field on other fields, as data. A form applies them when the user leaves the field. */
import type { Condition } from './condition.ts'
import { type Evaluator, valueAt } from './evaluate.ts'

/**
 * When `on` has changed to a valid value and `when` holds, each path of `set` takes its value. `soci[].quota` means every
 * existing entry.
 */
export type Effect = { readonly on: string; readonly when: Condition; readonly set: Readonly<Record<string, string | number | boolean | null>> }

/** Changing one of the fields `on` restarts the calculation, after a warning. The first choice, away from the option `free`, does not. */
export type Restart = {
  readonly on: readonly string[]
  readonly free: string
  /** Paths that keep their value. */
  readonly keep: readonly string[]
  /** Fields with one meaning in several places: without a restart, those that are empty take the value of the first that is not. */
  readonly common: readonly (readonly string[])[]
  readonly titolo: string
  readonly testo: string
}

/** The fields that take a value from another of the same meaning: pairs of path and value. */
export const shared = ({ common }: Restart, state: unknown): readonly (readonly [string, unknown])[] =>
  common.flatMap((paths) => {
    const unset = (path: string) => [undefined, null, '', 0, 'NESSUNA', 'NON_DEFINITO', 'NON_DEFINITA'].some((empty) => valueAt(state, path) === empty)
    const source = paths.find((path) => !unset(path))
    return source === undefined ? [] : paths.filter(unset).map((path) => [path, valueAt(state, source)] as const)
  })

/** Whether setting `value` at a path needs the warning. */
export function restarts({ on, free }: Restart, rules: Evaluator, path: string, before: unknown, value: unknown): boolean {
  const field = rules.find(path)?.field
  if (!field || !on.includes(path)) return false
  const now = valueAt(before, path) ?? ('default' in field ? field.default : undefined)
  return now !== free && now !== value
}

/** The effects of a change at a path: pairs of path and new value, without those that already have it. */
export function settled(effects: readonly Effect[], rules: Evaluator, path: string, state: unknown): readonly (readonly [string, unknown])[] {
  return effects
    .filter(({ on, when }) => on === path && rules.holds(when, state))
    .flatMap(({ set }) => Object.entries(set))
    .flatMap(([target, value]) => everyEntry(target, state).map((at) => [at, value] as const))
    .filter(([target, value]) => valueAt(state, target) !== value)
}

function everyEntry(path: string, state: unknown): readonly string[] {
  const [list = '', rest] = path.split('[]')
  if (rest === undefined) return [path]
  const entries = valueAt(state, list)
  return Array.isArray(entries) ? entries.map((_, k) => `${list}[${k}]${rest}`) : []
}
