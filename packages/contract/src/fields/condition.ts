/**
 * Conditions on a state, as data: the form evaluates them in the browser, the engine turns them into rules,
 * the documentation prints them. Paths are absolute and dotted (`gestionePrevidenziale.tipoPrevidenza`).
 */
export type Condition =
  | { readonly field: string; readonly is: string | number | boolean }
  | { readonly field: string; readonly above: number }
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly not: Condition }

export const is = (field: string, value: string | number | boolean = true): Condition => ({ field, is: value })
export const above = (field: string, value: number): Condition => ({ field, above: value })
export const all = (...conditions: readonly Condition[]): Condition => ({ all: conditions })
export const any = (...conditions: readonly Condition[]): Condition => ({ any: conditions })
export const not = (condition: Condition): Condition => ({ not: condition })

/** The same condition on other paths. */
function on(condition: Condition, path: (field: string) => string): Condition {
  if ('all' in condition) return { all: condition.all.map((inner) => on(inner, path)) }
  if ('any' in condition) return { any: condition.any.map((inner) => on(inner, path)) }
  if ('not' in condition) return { not: on(condition.not, path) }
  return { ...condition, field: path(condition.field) }
}

/** Resolves a relative path beside another: `.quota` beside `soci[1].nome` is `soci[1].quota`. */
export const beside = (condition: Condition, path: string): Condition =>
  on(condition, (field) => (field.startsWith('.') ? path.slice(0, path.lastIndexOf('.')) + field : field))

/** The path, or condition, for one entry of a tuple: `[]` becomes its index. */
export const entryPath = (path: string, index: number): string => path.replace('[]', `[${index}]`)
export const entryCondition = (condition: Condition, index: number): Condition => on(condition, (field) => entryPath(field, index))
