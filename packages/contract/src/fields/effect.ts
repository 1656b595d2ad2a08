/** What changing a field does to others, as data: a form applies it when the person leaves the field. */
import type { Condition } from './condition.ts'
import { type Evaluator, valueAt } from './evaluate.ts'

/** When `on` has changed, holds a good value and `when` holds, each path of `set` takes its value; `soci[].quota` is that of every entry there is. */
export type Effect = { readonly on: string; readonly when: Condition; readonly set: Readonly<Record<string, string | number | boolean | null>> }

/** Changing one of the fields `on` starts the calculation anew, after a warning; the first choice, from the option `free`, does not. */
export type Restart = {
  readonly on: readonly string[]
  readonly free: string
  /** What stays as it is. */
  readonly keep: readonly string[]
  readonly titolo: string
  readonly testo: string
}

/** Whether putting `value` at a path asks for the warning. */
export function restarts({ on, free }: Restart, rules: Evaluator, path: string, before: unknown, value: unknown): boolean {
  const field = rules.find(path)?.field
  if (!field || !on.includes(path)) return false
  const now = valueAt(before, path) ?? ('default' in field ? field.default : undefined)
  return now !== free && now !== value
}

/** What a change at a path sets elsewhere: pairs of path and value, those that hold it already left out. */
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
