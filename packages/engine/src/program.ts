/** The rules that a set of outputs needs in one tax year, as one flat function over a row of numbers. */
import type { TaxYear } from '@bilancia/contract'
import { asNumber, call, isBool, type Step, set } from './code.ts'
import { type Coder, type Figures, inChunks, Source } from './emit.ts'
import type { Expression } from './expression.ts'
import { storedToCent } from './grain.ts'
import { ValoreNonFinitoAlPosto } from './host/machine.ts'
import type { Evaluate, Run } from './host/manifest.ts'
import { type Layout, leafOf } from './layout.ts'
import { CifraNonPrevista, Parametro, Tabella, Voce } from './parameter.ts'
import { isRule, type Rule } from './rule.ts'

export type Program = {
  readonly year: TaxYear
  /** In dependency order: a rule comes after all it reads. */
  readonly rules: readonly Rule[]
  /** Those that only searches read, after the others. */
  readonly searched: readonly Rule[]
  readonly slots: ReadonlyMap<Expression, number>
  /** Length of a row: the fields of the layout, then the rules. */
  readonly size: number
  /** Evaluates every rule of the result, in place. */
  readonly evaluate: Evaluate
}

/** A rule gave no number: names the first one. A silent wrong number is the worst failure we can have. */
export class ValoreNonFinito extends Error {
  readonly code = 'VALORE_NON_FINITO'

  constructor({ id, definition }: Rule) {
    super(`La regola «${definition.nome}» (${id}) non dà un numero`)
    this.name = 'ValoreNonFinito'
  }
}

/** What else a program is made of: rules that only searches read, and what evaluates those of the result where that was built ahead. */
type Beside = { readonly searched?: readonly Rule[]; readonly built?: Evaluate | undefined }

/** Throws `CifraNonPrevista` where a rule of the year reads a figure the year does not have. */
export function compile(year: TaxYear, layout: Layout, outputs: readonly Rule[], { searched: others = [], built }: Beside = {}): Program {
  const { rules, searched } = inOrder(year, layout, outputs, others)
  const first = layout.defaults.length
  const slots = new Map<Expression, number>([...rules, ...searched].map((rule, i) => [rule, first + i]))
  const evaluate = built ? named(built, rules) : evaluator(year, slots, rules)
  return { year, rules, searched, slots, size: first + slots.size, evaluate }
}

/** Calls the rule that gave no number by its name, which what was built ahead does not know. */
const named =
  (evaluate: Evaluate, rules: readonly Rule[]): Evaluate =>
  (values) => {
    try {
      evaluate(values)
    } catch (error) {
      throw error instanceof ValoreNonFinitoAlPosto ? new ValoreNonFinito(rules[error.posto] as Rule) : error
    }
  }

/** Evaluates only the rules of a program that depend on these fields, on a row where the others have been evaluated. */
export function reevaluator({ year, slots, rules }: Program, moving: readonly Expression[]): Evaluate {
  return evaluator(year, slots, rules.filter(dependsOn(new Set(moving), year)))
}

/** Some rules of a program, with all they read, and those that are worked out again when the fields in `moving` change. */
export function excerptOf(
  { year, rules, searched }: Program,
  wanted: readonly Rule[],
  moving?: readonly Expression[],
): Readonly<Record<keyof Run, readonly Rule[]>> {
  const run = [...rules, ...searched].filter(needed(wanted, year))
  return { run, rerun: moving ? run.filter(dependsOn(new Set(moving), year)) : run }
}

/** The same as functions. */
export function excerpt(program: Program, wanted: readonly Rule[], moving?: readonly Expression[]): Run {
  const { run, rerun } = excerptOf(program, wanted, moving)
  const whole = evaluator(program.year, program.slots, run)
  return { run: whole, rerun: moving ? evaluator(program.year, program.slots, rerun) : whole }
}

/** The rules that these ones need and that other values of some figures of law move. */
export const variantOf = ({ year, rules }: Program, figures: Figures, wanted: readonly Rule[]): readonly Rule[] =>
  rules.filter(needed(wanted, year)).filter(dependsOn(new Set(figures.keys()), year))

/** The same as a function. */
export const variant = (program: Program, figures: Figures, wanted: readonly Rule[]): Evaluate =>
  evaluator(program.year, program.slots, variantOf(program, figures, wanted), figures)

/** Whether these rules read a rule, themselves or through others. */
function needed(wanted: readonly Rule[], year: TaxYear): (rule: Rule) => boolean {
  const seen = new Set<Expression>()
  const need = (e: Expression): void => {
    if (seen.has(e) || leafOf.has(e)) return
    seen.add(e)
    if (isRule(e)) need(e.definition.formula)
    else e.operands(year).forEach(need)
  }
  wanted.forEach(need)
  return (rule) => seen.has(rule)
}

/** Whether an expression reads any of these fields or figures, itself or through the rules it reads. */
function dependsOn(moving: ReadonlySet<Expression>, year: TaxYear): (e: Expression) => boolean {
  const known = new Map<Expression, boolean>()
  const moves = (e: Expression): boolean => {
    const before = known.get(e)
    if (before !== undefined) return before
    const found = moving.has(e) || (!leafOf.has(e) && (isRule(e) ? moves(e.definition.formula) : e.operands(year).some(moves)))
    known.set(e, found)
    return found
  }
  return moves
}

/** A function that evaluates these rules in their order, and stops at the first that gives no number. */
function evaluator(year: TaxYear, slots: Program['slots'], rules: readonly Rule[], figures?: Figures): Evaluate {
  const source = new Source(year, slots, figures)
  const places = rules.map((rule) => source.slot(rule))
  const statements = rules.map((rule) => `${source.steps([stepOf(rule, source)])} // ${rule.id}`)
  const run = source.build<Evaluate>(inChunks(statements, 'v'))
  return (values) => {
    run(values)
    for (let i = 0; i < places.length; i++) {
      if (!Number.isFinite(values[places[i] as number])) throw new ValoreNonFinito(rules[i] as Rule)
    }
  }
}

/** What a rule writes into the row. */
export function stepOf(rule: Rule, coder: Coder): Step {
  try {
    const code = coder.code(rule.definition.formula)
    const value = isBool(code) ? asNumber(code) : code
    return set('v', coder.slot(rule), storedToCent(rule, coder.year) ? call('cent', value) : value)
  } catch (error) {
    throw error instanceof CifraNonPrevista ? error.readBy(rule.definition.nome) : error
  }
}

/**
 * Depth first. A cycle cannot be written, because a `const` cannot name a later one. Throws where one id names two
 * things: rules, fields and figures meet in one explanation.
 */
function inOrder(year: TaxYear, layout: Layout, outputs: readonly Rule[], others: readonly Rule[]): Pick<Program, 'rules' | 'searched'> {
  const seen = new Set<Expression>()
  const rules = new Map<string, Rule>()
  const taken = new Set(layout.paths)
  const visit = (e: Expression): void => {
    if (seen.has(e) || leafOf.has(e)) return
    seen.add(e)
    if (e instanceof Parametro || e instanceof Voce || e instanceof Tabella) taken.add(e.id)
    else if (isRule(e)) {
      visit(e.definition.formula)
      const twin = rules.get(e.id)
      if (twin) throw new Error(`Two rules share the id «${e.id}»: «${twin.definition.nome}» and «${e.definition.nome}»`)
      rules.set(e.id, e)
    } else for (const operand of e.operands(year)) visit(operand)
  }
  outputs.forEach(visit)
  const before = rules.size
  others.forEach(visit)
  for (const id of rules.keys()) if (taken.has(id)) throw new Error(`The rule id «${id}» is already the name of a field or of a figure`)
  const all = [...rules.values()]
  return { rules: all.slice(0, before), searched: all.slice(before) }
}
