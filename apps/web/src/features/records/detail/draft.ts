/** A record being edited: any field may still be empty. */
import type { FormField, ValuesOf } from '@bilancia/contract/api'

export type Draft<R> = { readonly [K in keyof R]: R[K] | null }
type Fields = Readonly<Record<string, FormField>>
type DraftOf<F> = Draft<ValuesOf<F>> & { readonly Id: number; readonly UpdateDate: string | null }

/** A new record: flags are off and other fields empty, unless the form has a `start`. */
export const blankOf = <F extends Fields>(form: F): DraftOf<F> => ({
  ...(Object.fromEntries(Object.entries(form).map(([name, { kind, start }]) => [name, start ?? (kind === 'flag' ? false : null)])) as Draft<ValuesOf<F>>),
  Id: 0,
  UpdateDate: null,
})

/** The fields of the form from a stored record. */
export function draftOf<F extends Fields>(form: F, record: ValuesOf<F> & { readonly Id: number; readonly UpdateDate: string | null }): DraftOf<F> {
  const values = new Map<string, unknown>(Object.entries(record))
  const fields = Object.fromEntries(Object.keys(form).map((name) => [name, values.get(name)])) as Draft<ValuesOf<F>>
  return { ...fields, Id: record.Id, UpdateDate: record.UpdateDate }
}
/** The value of a form field. */
export type FieldValue = string | number | boolean | null

const comparable = (value: unknown): string => JSON.stringify(value === '' ? null : (value ?? null))

/** Whether two drafts are equal. An empty text equals null. */
export const sameDraft = (one: object, other: object): boolean => changes(one, other).length === 0

/** The names of the fields in which they differ. */
export function changes(one: object, other: object): readonly string[] {
  const others = new Map<string, unknown>(Object.entries(other))
  return Object.entries(one).flatMap(([name, value]) => (comparable(value) === comparable(others.get(name)) ? [] : [name]))
}

/** Applies the edits made on `before` to `now`. Changes of both are kept; if both changed the same field, `mine` counts. */
export function rebased<V extends object>(before: V, mine: V, now: V): V {
  const typed = new Set(changes(mine, before))
  return { ...now, ...Object.fromEntries(Object.entries(mine).filter(([name]) => typed.has(name))) }
}

/** The fields that both have changed, differently. */
export const disputed = (before: object, mine: object, now: object): readonly string[] => {
  const typed = new Set(changes(mine, before))
  const theirs = new Set(changes(now, before))
  return changes(mine, now).filter((name) => typed.has(name) && theirs.has(name))
}

/**
 * Converts a draft to the record to send. A draft whose form has no errors is a record, because its required fields are filled. Forms are checked before
 * every save, here and on the server.
 */
export const complete = <R>(draft: Draft<R>): R => draft as R
