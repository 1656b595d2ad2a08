/** A record being edited: any field may still be empty. */

export type Draft<R> = { readonly [K in keyof R]: R[K] | null }
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
