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
