/** Walks through the expressions under rules, without running them. */
import type { TaxYear } from '@bilancia/contract'
import type { Expression } from './expression.ts'
import { Parametro, Tabella, Voce } from './parameter.ts'
import { isRule, type Rule } from './rule.ts'

/** Every expression under some rules in a year, without entering the rules that they read. */
export function expressionsOf(rules: readonly Rule[], year: TaxYear): readonly Expression[] {
  const seen = new Set<Expression>()
  const visit = (e: Expression): void => {
    if (seen.has(e)) return
    seen.add(e)
    if (!isRule(e)) e.operands(year).forEach(visit)
  }
  for (const rule of rules) visit(rule.definition.formula)
  return [...seen]
}

/** A figure or a table of law. */
export type Figura = Parametro | Tabella | Voce

export const isLaw = (e: Expression): e is Figura => e instanceof Parametro || e instanceof Voce || e instanceof Tabella
