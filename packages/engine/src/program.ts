/** The rules needed for a set of outputs in one tax year, as one flat function over a row of numbers. */
import type { TaxYear } from '@bilancia/contract'
import { asNumber, call, isBool, type Step, set } from './code.ts'
import { type Coder, type Figures, inChunks, type Slots, Source } from './emit.ts'
import type { Expression } from './expression.ts'
import { storedToCent } from './grain.ts'
import { ValoreNonFinitoAlPosto } from './host/machine.ts'
import type { Evaluate, Run } from './host/manifest.ts'
import { type Layout, leafOf } from './layout.ts'
import { once } from './once.ts'
import { CifraNonPrevista, Parametro, Tabella, Voce } from './parameter.ts'
import { isRule, type Rule } from './rule.ts'

export type Program = {
  readonly year: TaxYear
  /** In dependency order: a rule comes after all rules that it reads. */
  readonly rules: readonly Rule[]
  /** Rules that only searches read. They come after the others. */
  readonly searched: readonly Rule[]
  readonly slots: Slots
  /** Length of a row: the fields of the layout, then the rules. */
  readonly size: number
  /** Evaluates every rule of the result, in place. */
  readonly evaluate: Evaluate
}

/** A rule gave no number; the error names the first such rule. A wrong number without an error would be the worst failure. */
export class ValoreNonFinito extends Error {
  readonly code = 'VALORE_NON_FINITO'

  constructor({ id, definition }: Rule) {
    super(`La regola «${definition.nome}» (${id}) non dà un numero`)
    this.name = 'ValoreNonFinito'
  }
}

/** Optional parts of a program: rules that only searches read, and a prebuilt evaluator of the rules of the result. */
type Beside = { readonly searched?: readonly Rule[]; readonly built?: Evaluate | undefined }

/** Throws `CifraNonPrevista` where a rule of the year reads a figure that the year does not have. */
export function compile(year: TaxYear, layout: Layout, outputs: readonly Rule[], { searched: others = [], built }: Beside = {}): Program {
  const { rules, searched } = inOrder(year, layout, outputs, others)
  const first = layout.defaults.length
  const slots = new Map<Expression, number>([...rules, ...searched].map((rule, i) => [rule, first + i]))
  const evaluate = built ? named(built, rules) : evaluator(year, slots, rules)
  return { year, rules, searched, slots, size: first + slots.size, evaluate }
}

/** Adds the name of the rule that gave no number, which the prebuilt code does not know. */
const named =
  (evaluate: Evaluate, rules: readonly Rule[]): Evaluate =>
  (values) => {
    try {
      evaluate(values)
    } catch (error) {
      throw error instanceof ValoreNonFinitoAlPosto ? new ValoreNonFinito(rules[error.posto] as Rule) : error
    }
  }

/** Evaluates only the rules of a program that depend on these fields. The other rules of the row must be evaluated already. */
export function reevaluator({ year, slots, rules }: Program, moving: readonly Expression[]): Evaluate {
  return evaluator(year, slots, rules.filter(dependsOn(new Set(moving), year)))
}

/**
 * Some rules, and the fields that change between two runs: without `muove`, any field. `fermi`: rules that read a changing field and
 * whose value still does not change, such as the taxes of a person who is absent.
 */
export type Search = { readonly legge: readonly Rule[]; readonly muove?: readonly Expression[]; readonly fermi?: readonly Expression[] }

/** Some rules of a program with all rules that they read, and the part to compute again when the fields of `muove` change. */
export function excerptOf({ year, rules, searched }: Program, { legge, muove, fermi }: Search): Readonly<Record<keyof Run, readonly Rule[]>> {
  const run = [...rules, ...searched].filter(needed(legge, year))
  const still = new Set<Expression>(fermi)
  return { run, rerun: muove ? run.filter(needed(legge, year, still)).filter(dependsOn(new Set(muove), year, still)) : run }
}

/** The same as functions; with `figures`, under other figures of law. */
export function excerpt(program: Program, search: Search, figures?: Figures): Run {
  const { run, rerun } = excerptOf(program, search)
  const whole = evaluator(program.year, program.slots, run, figures)
  return { run: whole, rerun: search.muove ? evaluator(program.year, program.slots, rerun, figures) : whole }
}

/** The rules that these rules need and that change with other values of some figures of law. */
export const variantOf = ({ year, rules }: Program, figures: Figures, wanted: readonly Rule[]): readonly Rule[] =>
  rules.filter(needed(wanted, year)).filter(dependsOn(new Set(figures.keys()), year))

/** The same as a function. */
export const variant = (program: Program, figures: Figures, wanted: readonly Rule[]): Evaluate =>
  evaluator(program.year, program.slots, variantOf(program, figures, wanted), figures)

const nothing: ReadonlySet<Expression> = new Set()

/** Whether these rules read a rule, directly or indirectly. A path through one of the rules in `still` does not count. */
function needed(wanted: readonly Rule[], year: TaxYear, still = nothing): (rule: Rule) => boolean {
  const seen = new Set<Expression>()
  const need = (e: Expression): void => {
    if (seen.has(e) || still.has(e) || leafOf.has(e)) return
    seen.add(e)
    if (isRule(e)) need(e.definition.formula)
    else e.operands(year).forEach(need)
  }
  wanted.forEach(need)
  return (rule) => seen.has(rule)
}

/** Whether an expression reads any of these fields or figures, directly or indirectly. A path through one in `still` does not count. */
function dependsOn(moving: ReadonlySet<Expression>, year: TaxYear, still = nothing): (e: Expression) => boolean {
  const known = new Map<Expression, boolean>()
  const moves = (e: Expression): boolean => {
    const before = known.get(e)
    if (before !== undefined) return before
    const found = moving.has(e) || (!still.has(e) && !leafOf.has(e) && (isRule(e) ? moves(e.definition.formula) : e.operands(year).some(moves)))
    known.set(e, found)
    return found
  }
  return moves
}

/** A function that evaluates these rules in order and stops at the first that gives no number. */
function evaluator(year: TaxYear, slots: Program['slots'], rules: readonly Rule[], figures?: Figures): Evaluate {
  const source = new Source(year, slots, figures)
  const places = rules.map((rule) => source.slot(rule))
  const steps = rules.map((rule) => stepOf(rule, source))
  // At the first use, because whoever compiles the law never runs it.
  const run = once(() => {
    const statements = steps.map((step, i) => `${source.steps([step])} // ${rules[i]?.id}`)
    return source.build<Evaluate>(inChunks(statements, 'v'))
  })
  return (values) => {
    run()(values)
    for (let i = 0; i < places.length; i++) {
      if (!Number.isFinite(values[places[i] as number])) throw new ValoreNonFinito(rules[i] as Rule)
    }
  }
}

/** The step that writes the value of a rule into the row. */
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
 * Depth first. A cycle is impossible, because a `const` cannot refer to a later one. Throws where one id is used twice,
 * because rules, fields and figures appear together in explanations.
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
