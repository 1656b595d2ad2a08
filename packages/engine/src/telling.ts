/** Formulas in words, along what happened: the side taken, the terms that were there, the brackets crossed. */

import { inChunks, type Source } from './emit.ts'
import { Condizione, type Expression, vero } from './expression.ts'
import { leafOf } from './layout.ts'
import { Parametro, Tabella, Voce } from './parameter.ts'
import type { Program } from './program.ts'
import { isRule } from './rule.ts'

/** What an explanation names instead of opening: a rule, a field, a figure of law. */
export const isLeaf = (e: Expression): boolean => isRule(e) || leafOf.has(e) || e instanceof Parametro || e instanceof Voce || e instanceof Tabella

/** How a leaf is spoken, and what was traced. */
export type Telling = { readonly traced: Float64Array; readonly say: (leaf: Expression) => string }
type Teller = (telling: Telling) => string

/** `case`: the side taken, for the values at hand. `rule`: every alternative, as the law has it. */
type Mode = 'case' | 'rule'

export class Story {
  /** Works out what the words depend on: one number for each alternative, sum, filled field and table met. */
  readonly trace: (values: Float64Array) => Float64Array
  readonly #program: Program
  readonly #at = new Map<Expression, number>()
  readonly #tellers = { case: new Map<Expression, Teller>(), rule: new Map<Expression, Teller>() }

  constructor(program: Program, source: Source) {
    this.#program = program
    const traces: string[] = []
    const seen = new Set<Expression>()
    const visit = (e: Expression): void => {
      if (isLeaf(e) || seen.has(e)) return
      seen.add(e)
      const operands = e.operands(program.year)
      const found = tracesOf(e, operands, source)
      if (found.length) this.#at.set(e, traces.length)
      traces.push(...found)
      operands.forEach(visit)
    }
    for (const rule of program.rules) visit(rule.definition.formula)
    const fill = source.build<(v: Float64Array, out: Float64Array) => void>(
      inChunks(
        traces.map((js, i) => `out[${i}] = ${js}`),
        'v, out',
      ),
    )
    this.trace = (values) => {
      const out = new Float64Array(traces.length)
      fill(values, out)
      return out
    }
  }

  tell(e: Expression, mode: Mode, telling: Telling): string {
    return this.#teller(e, mode)(telling)
  }

  /** The values that counted among pairs of condition and value: the branch taken, or the terms that were there. */
  counted(e: Expression, traced: Float64Array): readonly Expression[] {
    const at = this.#at.get(e) as number
    const valori = e.operands(this.#program.year).filter((_, i) => i % 2 === 1)
    return valori.filter((_, i) => (e.op.coppie === 'prima' ? traced[at] === i : traced[at + i] === 1))
  }

  #teller(e: Expression, mode: Mode): Teller {
    const known = this.#tellers[mode].get(e)
    if (known) return known
    const made = this.#compose(e, mode)
    this.#tellers[mode].set(e, made)
    return made
  }

  #compose(e: Expression, mode: Mode): Teller {
    if (isLeaf(e)) return ({ say }) => say(e)
    const { year } = this.#program
    const operands = e.operands(year)
    const at = this.#at.get(e) ?? -1
    const table = operands.find((o) => o instanceof Tabella)
    if (e.op.trasparente) return this.#teller(operands[0] as Expression, mode)
    const inner = operands.filter((o) => o !== table).map((o) => this.#inner(o, mode, e.op.coppie === 'prima'))
    const plain: Teller = (t) =>
      e.op.parole(
        inner.map((tell) => tell(t)),
        year,
        table,
      )
    if (e.op.coppie === 'tutte') {
      return (t) =>
        inner
          .filter((_, i) => i % 2 === 1 && t.traced[at + (i - 1) / 2] === 1)
          .map((tell) => tell(t))
          .join(' + ') || 'nulla da sommare'
    }
    if (e.op.coppie === 'prima') return mode === 'rule' && !e.op.soloRamo ? plain : this.#choice(e, mode, at, inner)
    const [first = plain, second = plain] = inner
    if (mode === 'rule') return plain
    if (e.op.seVuoto) return (t) => (t.traced[at] === 1 ? first(t) : `${first(t)} → ${second(t)}`)
    const { svolto } = e.op
    if (!table) return plain
    return (t) => {
      t.say(table)
      return svolto ? svolto(t.traced[at] as number, first(t), year, table) : plain(t)
    }
  }

  #choice(e: Expression, mode: Mode, at: number, inner: readonly Teller[]): Teller {
    if (e.op.soloRamo && mode === 'rule') return (t) => (inner[2 * (t.traced[at] as number) + 1] as Teller)(t)
    const conditions = e.operands(this.#program.year).filter((_, i) => i % 2 === 0)
    const holds = conditions.map((c, i) => (c === vero ? [] : [inner[2 * i] as Teller]))
    const refused = conditions.map((c) => (c === vero ? [] : [this.#denied(c, mode)]))
    const [chosen] = e.op.esclusivi ? (conditions[0]?.operands(this.#program.year) ?? []) : []
    const none = chosen && this.#teller(chosen, mode)
    return (t) => {
      const taken = t.traced[at] as number
      const reasons = [...(e.op.esclusivi ? [] : refused.slice(0, taken).flat()), ...(holds[taken] ?? [])]
      const value = (inner[2 * taken + 1] as Teller)(t)
      if (reasons.length) return `poiché ${reasons.map((tell) => tell(t)).join(', ')}: ${value}`
      return none ? `poiché ${none(t)} non è tra i casi previsti: ${value}` : value
    }
  }

  /** A condition that does not hold, in words; a leaf says so by its own value. */
  #denied(e: Expression, mode: Mode): Teller {
    const condition = this.#past(e)
    if (isLeaf(condition)) return this.#teller(condition, mode)
    const { negato } = condition.op
    if (!negato) return (t) => `non (${this.#teller(condition, mode)(t)})`
    const operands = condition.operands(this.#program.year).map((o) => this.#inner(o, mode, false))
    return (t) => negato(operands.map((tell) => tell(t)))
  }

  /** In parentheses where a phrase could be read in two ways: among cases, only cases within cases. */
  #inner(e: Expression, mode: Mode, amongCases: boolean): Teller {
    const tell = this.#teller(e, mode)
    const past = this.#past(e)
    const { op } = past
    if (op.chiuso || (amongCases && op.coppie !== 'prima')) return tell
    const at = this.#at.get(past) as number
    // What was filled in stands alone.
    if (op.seVuoto && mode === 'case') return (t) => (t.traced[at] === 1 ? tell(t) : `(${tell(t)})`)
    return (t) => `(${tell(t)})`
  }

  /** What an operand is, past an operator that only picks the year. */
  #past(e: Expression): Expression {
    return e.op.trasparente ? this.#past(e.operands(this.#program.year)[0] as Expression) : e
  }
}

function tracesOf(e: Expression, operands: readonly Expression[], source: Source): readonly string[] {
  const conditions = operands.filter((_, i) => i % 2 === 0)
  if (e.op.coppie === 'prima') return [conditions.reduceRight((rest, c, i) => `${source.js(c)} ? ${i} : ${rest}`, '0')]
  if (e.op.coppie === 'tutte') return conditions.map((c) => `${source.js(c)} ? 1 : 0`)
  const [first] = operands
  if (!first) return []
  if (e.op.seVuoto) return [`${source.js(first)} === ${source.js(first)} ? 1 : 0`]
  return e.op.svolto && !(first instanceof Condizione) ? [source.js(first)] : []
}
