/** What lies under the rules of a program, for the tests of structure. */
import type { TaxYear } from '@bilancia/contract'
import { type Expression, isRule, Parametro, type Rule, Tabella, Voce } from '@bilancia/engine'

/** Every expression under some rules in a year, rules left closed. */
export function* expressionsOf(rules: readonly Rule[], year: TaxYear): Generator<Expression> {
  const seen = new Set<Expression>()
  const visit = function* (e: Expression): Generator<Expression> {
    if (seen.has(e)) return
    seen.add(e)
    yield e
    if (!isRule(e)) for (const operand of e.operands(year)) yield* visit(operand)
  }
  for (const rule of rules) yield* visit(rule.definition.formula)
}

export const isLaw = (e: Expression): e is Parametro | Voce | Tabella => e instanceof Parametro || e instanceof Voce || e instanceof Tabella

/** The value of a result at a path, entries of a list as `soci[0]`. */
export const valueAt = (result: unknown, path: string): unknown =>
  path
    .replace(/\[(\d+)\]/g, '.$1')
    .split('.')
    .reduce<unknown>((at, key) => (at === null || at === undefined ? at : (at as Record<string, unknown>)[key]), result)

/** The nodes that an explanation names and does not hold. */
export const missingNodes = (nodi: Readonly<Record<string, { readonly da: readonly string[] }>>): readonly string[] =>
  Object.values(nodi).flatMap(({ da }) => da.filter((id) => nodi[id] === undefined))
