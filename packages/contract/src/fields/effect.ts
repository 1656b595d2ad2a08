/** What changing a field does to others, as data: a form applies it when the person leaves the field. */
import type { Condition } from './condition.ts'

/** When `on` has changed, holds a good value and `when` holds, each path of `set` takes its value. */
export type Effect = { readonly on: string; readonly when: Condition; readonly set: Readonly<Record<string, string | number | boolean | null>> }
