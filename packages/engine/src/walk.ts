/** Walks through the expressions under rules, without running them. */
import type { TaxYear } from '@bilancia/contract'
import type { Expression } from './expression.ts'
import { Parametro, Tabella, Voce } from './parameter.ts'
import { isRule, type Rule } from './rule.ts'

/** Every expression under some rules in a year, without entering the rules that they read. */
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

/** A figure or a table of law. */
export type Figura = Parametro | Tabella | Voce

export const isLaw = (e: Expression): e is Figura => e instanceof Parametro || e instanceof Voce || e instanceof Tabella
