/**
 * Reduces a formula once the values are known: the branch taken, the terms that are present, the conditions that decide.
 * The words of an explanation and the calculation for another evaluator both come from this tree.
 */
import { inChunks, type Source } from './emit.ts'
import { Condizione, type Expression, vero } from './expression.ts'
import { leafOf } from './layout.ts'
import type { Operator } from './operator.ts'
import * as op from './operators.ts'
import { Parametro, Tabella, Voce } from './parameter.ts'
import type { Program } from './program.ts'
import { isRule } from './rule.ts'

/** What an explanation refers to by name: a rule, a field, a figure of law. */
export const isLeaf = (e: Expression): boolean => isRule(e) || leafOf.has(e) || e instanceof Parametro || e instanceof Voce || e instanceof Tabella

/** An operator with its reduced operands. For a table, `x` is the value that was looked up. */
export type Step = { readonly op: Operator; readonly su: readonly Taken[]; readonly tabella?: Tabella; readonly x?: number }
export type Taken = { readonly foglia: Expression } | Step

/** The reduced formula, and the conditions, all true, that led to it. */
export type Outcome = { readonly valore: Taken; readonly poiche: readonly Taken[] }

/** The values that decide the branch taken, computed for one row. */
export type Traced = { readonly values: Float64Array; readonly inner: Float64Array }

const step = (operator: Operator, ...su: readonly Taken[]): Step => ({ op: operator, su })
/** The same, but a sum of which one term counts becomes that term. */
const stepOrTerm = (operator: Operator, su: readonly Taken[]): Taken => (operator.conta && su.length === 1 ? (su[0] as Taken) : step(operator, ...su))
const zero = step(op.zero)

export class Story {
  /** Computes what the branches depend on: conditions, divisors, values looked up in a table. */
  readonly trace: (values: Float64Array) => Traced
  readonly #program: Program
  readonly #source: Source
  readonly #at = new Map<Expression, number>()
  readonly #same = new Map<Expression, Taken | null>()

  constructor(program: Program, source: Source) {
    this.#program = program
    this.#source = source
    const seen = new Set<Expression>()
    const traced: string[] = []
    const follow = (e: Expression): void => {
      if (isLeaf(e) || this.#at.has(e)) return
      this.#at.set(e, traced.length)
      traced.push(source.js(e))
    }
    const visit = (e: Expression): void => {
      if (isLeaf(e) || seen.has(e)) return
      seen.add(e)
      const operands = e.operands(program.year)
      const [first] = operands
      const divisor = operands[e.op.divide ?? -1]
      if (e instanceof Condizione) follow(e)
      if (divisor) follow(divisor)
      if (first && operands.some((o) => o instanceof Tabella)) follow(first)
      operands.forEach(visit)
    }
    for (const rule of program.rules) visit(rule.definition.formula)
    const statements = traced.map((js, i) => `out[${i}] = ${js}`)
    const fill = source.build<(v: Float64Array, out: Float64Array) => void>(inChunks(statements, 'v, out'))
    this.trace = (values) => {
      const inner = new Float64Array(traced.length)
      fill(values, inner)
      return { values, inner }
    }
  }

  take(formula: Expression, traced: Traced): Outcome {
    const poiche: Taken[] = []
    const valore = formula instanceof Condizione ? this.#verdict(formula, traced, poiche) : this.#take(formula, traced, poiche)
    return { valore, poiche }
  }

  /** Whether a formula is reduced in the same way for all values. */
  always(formula: Expression): boolean {
    return !(formula instanceof Condizione) && this.#fixed(formula) !== null
  }

  #take(e: Expression, t: Traced, poiche: Taken[]): Taken {
    const same = this.#fixed(e)
    if (same) return same
    const operands = e.operands(this.#program.year)
    const [first, second] = operands as readonly [Expression, Expression]
    if (e.op.trasparente) return this.#take(first, t, poiche)
    if (e.op.coppie === 'prima') return this.#branch(e, t, poiche)
    if (e.op.coppie === 'tutte') {
      const there = operands.filter((_, i) => i % 2 === 1 && this.#value(operands[i - 1] as Expression, t) === 1).map((o) => this.#take(o, t, poiche))
      return there.length > 1 ? step(op.piu, ...there) : (there[0] ?? zero)
    }
    if (e.op.seVuoto && !this.#empty(first, t)) return { foglia: first }
    if (e.op.seVuoto) {
      poiche.push(step(op.non, step(op.compilato, { foglia: first })))
      return this.#take(second, t, poiche)
    }
    const { divide } = e.op
    const divisor = operands[divide ?? -1]
    if (divide && divisor && this.#value(divisor, t) === 0) {
      poiche.push(step(op.uguale, this.#take(divisor, t, poiche), zero))
      const standsIn = operands[divide + 1] ?? (divide === 1 ? first : undefined)
      return standsIn ? this.#take(standsIn, t, poiche) : zero
    }
    const tabella = operands.find((o) => o instanceof Tabella)
    if (tabella) return { ...step(e.op, this.#take(first, t, poiche)), tabella, x: this.#value(first, t) }
    return stepOrTerm(
      e.op,
      operands.slice(0, divide && divide + 1).map((o) => this.#take(o, t, poiche)),
    )
  }

  /** The first case that holds, after the cases that do not. */
  #branch(e: Expression, t: Traced, poiche: Taken[]): Taken {
    const operands = e.operands(this.#program.year)
    let at = 0
    while (this.#value(operands[at] as Expression, t) !== 1) at += 2
    const [chosen] = e.op.esclusivi ? ((operands[0] as Expression).operands(this.#program.year) ?? []) : []
    if (!chosen) for (let refused = 0; refused < at; refused += 2) this.#facts(operands[refused] as Expression, false, t, poiche)
    if (operands[at] !== vero) this.#facts(operands[at] as Expression, true, t, poiche)
    else if (chosen) poiche.push(step(op.nessunCaso, this.#take(chosen, t, poiche)))
    return this.#take(operands[at + 1] as Expression, t, poiche)
  }

  /** A requirement, shown by the conditions that decide it: all that hold, or the one that does not. */
  #verdict(e: Condizione, t: Traced, poiche: Taken[]): Taken {
    const holds = this.#value(e, t) === 1
    const facts: Taken[] = []
    this.#facts(e, holds, t, facts, poiche)
    const said = holds ? facts : facts.map(denied)
    const [only, ...others] = said
    if (!only) return step(holds ? op.vero : op.mai)
    return others.length ? step(holds ? op.e : op.o, ...said) : only
  }

  /** True conditions from which it follows that `e` holds, or that it does not. */
  #facts(e: Expression, holds: boolean, t: Traced, facts: Taken[], poiche: Taken[] = facts): void {
    const operands = e.operands(this.#program.year)
    const [first, second] = operands as readonly [Expression, Expression]
    const recur = (o: Expression, so: boolean) => this.#facts(o, so, t, facts, poiche)
    if (isLeaf(e)) facts.push(holds ? { foglia: e } : step(op.non, { foglia: e }))
    else if (e.op === op.vero || e.op === op.mai) return
    else if (e.op.trasparente) recur(first, holds)
    else if (e.op === op.non) recur(first, !holds)
    else if (e.op === op.e || e.op === op.o) {
      const wanted = e.op === op.e
      if (holds === wanted) for (const o of operands) recur(o, holds)
      else recur(operands.find((o) => (this.#value(o, t) === 1) === holds) as Expression, holds)
    } else if (e.op.seVuoto) {
      const empty = this.#empty(first, t)
      if (empty) poiche.push(step(op.non, step(op.compilato, { foglia: first })))
      recur(empty ? second : first, holds)
    } else {
      const condition = step(e.op, ...operands.map((o) => this.#take(o, t, poiche)))
      facts.push(holds ? condition : step(op.non, condition))
    }
  }

  /** The number of an expression in the row; 1 for a condition that holds. */
  #value(e: Expression, { values, inner }: Traced): number {
    if (e instanceof Parametro || e instanceof Voce) return e.cifra(this.#program.year).valore
    if (e === vero) return 1
    return isLeaf(e) ? (values[this.#source.slot(e)] as number) : (inner[this.#at.get(e) as number] as number)
  }

  #empty(leaf: Expression, t: Traced): boolean {
    return Number.isNaN(this.#value(leaf, t))
  }

  /** The reduced form of an expression if it is the same for all values; null otherwise. */
  #fixed(e: Expression): Taken | null {
    const known = this.#same.get(e)
    if (known !== undefined) return known
    const made = this.#fix(e)
    this.#same.set(e, made)
    return made
  }

  #fix(e: Expression): Taken | null {
    if (isLeaf(e)) return { foglia: e }
    const { coppie, seVuoto, divide, trasparente } = e.op
    if (coppie || seVuoto || divide || e instanceof Condizione) return null
    const operands = e.operands(this.#program.year)
    if (operands.some((o) => o instanceof Tabella)) return null
    const su = operands.map((o) => this.#fixed(o))
    if (!su.every((o) => o !== null)) return null
    return trasparente ? (su[0] as Taken) : stepOrTerm(e.op, su)
  }
}

const denied = (fact: Taken): Taken => ('op' in fact && fact.op === op.non ? (fact.su[0] as Taken) : step(op.non, fact))
