/**
 * How much of a value each figure of law carries, in the unit of the value: what the value would lose, along the
 * branches taken, if the figure were zero and everything followed in proportion. A threshold that is only compared
 * with carries nothing. One pass from the value back to the figures, whatever their number.
 */
import type { TaxYear } from '@bilancia/contract'
import { inChunks, Source } from './emit.ts'
import { Condizione, CondizioneFacoltativa, type Expression, Testo } from './expression.ts'
import { leafOf } from './layout.ts'
import * as op from './operators.ts'
import { Tabella } from './parameter.ts'
import type { Program } from './program.ts'
import { isRule, type Regola, type Rule } from './rule.ts'
import { type Figura, isLaw } from './walk.ts'

/** What a figure carries, never negative. */
export type Peso = { readonly figura: Figura; readonly peso: number }

/** The figures that carry anything of the value of `root` in this row, in the order in which they are first met. */
export type Weigher = (values: Float64Array) => readonly Peso[]

/** `wanted` leaves out the other figures, and with them the way back to them. */
export function weigher(program: Program, root: Regola, wanted: (figura: Figura) => boolean = () => true): Weigher {
  const { year, slots } = program
  const leads = reaching(year, wanted)
  const reached = rulesUnder(root, year)
  const order = program.rules.filter((rule) => reached.has(rule) && !(rule instanceof Condizione) && leads(rule)).reverse()
  const place = new Map<Expression, number>(order.map((rule, i) => [rule, i]))
  const back = new Backward(new Source(year, slots), { place, year, leads })
  const statements = order.map((rule, i) => `if (d[${i}] !== 0) {\nconst g = d[${i}]\n${back.formula(rule.definition.formula, 'g')}\n}`)
  const run = back.source.build<(v: Float64Array, d: Float64Array, w: Float64Array) => void>(inChunks(statements, 'v, d, w', 40))
  return (values) => {
    const d = new Float64Array(order.length)
    const w = new Float64Array(back.figures.length)
    if (order.length > 0) d[place.get(root) as number] = 1
    run(values, d, w)
    return back.figures.flatMap((figura, i) => (w[i] === 0 ? [] : [{ figura, peso: Math.abs(w[i] as number) }]))
  }
}

/** Whether a figure that is wanted stands under an expression; each is looked at once. */
function reaching(year: TaxYear, wanted: (figura: Figura) => boolean): (e: Expression) => boolean {
  const known = new Map<Expression, boolean>()
  const leads = (e: Expression): boolean => {
    const before = known.get(e)
    if (before !== undefined) return before
    const found = isLaw(e) ? wanted(e) : leafOf.has(e) || carriesNothing(e) ? false : isRule(e) ? leads(e.definition.formula) : e.operands(year).some(leads)
    known.set(e, found)
    return found
  }
  return leads
}

const carriesNothing = (e: Expression): boolean => e instanceof Condizione || e instanceof CondizioneFacoltativa || e instanceof Testo

function rulesUnder(root: Rule, year: TaxYear): ReadonlySet<Expression> {
  const seen = new Set<Expression>()
  const visit = (e: Expression): void => {
    if (seen.has(e) || leafOf.has(e)) return
    seen.add(e)
    if (isRule(e)) visit(e.definition.formula)
    else for (const operand of e.operands(year)) visit(operand)
  }
  visit(root)
  return seen
}

type Way = { readonly place: ReadonlyMap<Expression, number>; readonly year: TaxYear; readonly leads: (e: Expression) => boolean }

/** One where an operand is the smallest (or the largest), the first of equals; else nothing. */
const extreme = (sign: '<' | '>') => (operands: readonly string[]) =>
  operands.map((x, i) => `(${operands.map((y, k) => (k === i ? 'true' : `${x} ${sign}${k < i ? '' : '='} ${y}`)).join(' && ')} ? 1 : 0)`)

/** By how much a result changes when each operand changes by one, where that is plain; elsewhere it is measured. */
const plainSlopes: ReadonlyMap<op.Operator, (operands: readonly string[]) => readonly string[]> = new Map([
  [op.piu, (o) => o.map(() => '1')],
  [op.meno, (o) => o.map((_, i) => (i === 0 ? '1' : '-1'))],
  [op.opposto, () => ['-1']],
  [op.per, (o) => o.map((_, i) => o.filter((_, k) => k !== i).join(' * ') || '1')],
  [op.al, ([x = '', a = '']) => [`${a} / 100`, `${x} / 100`]],
  [op.ridottoDel, ([x = '', a = '']) => [`(100 - ${a}) / 100`, `-${x} / 100`]],
  [op.nonNegativo, ([x = '']) => [`(${x} > 0 ? 1 : 0)`]],
  [op.almeno, extreme('>')],
  [op.alMassimo, extreme('<')],
] satisfies readonly (readonly [op.Operator, (operands: readonly string[]) => readonly string[]])[])

/** JavaScript that hands the slope of a formula on to what it reads: rules into `d`, figures into `w`. */
class Backward {
  readonly source: Source
  readonly figures: Figura[] = []
  readonly #place: ReadonlyMap<Expression, number>
  readonly #year: TaxYear
  readonly #leads: (e: Expression) => boolean
  #names = 0

  constructor(source: Source, { place, year, leads }: Way) {
    this.source = source
    this.#place = place
    this.#year = year
    this.#leads = leads
  }

  /** `slope` is the name of what the value of `root` changes by when this expression changes by one. */
  formula(e: Expression, slope: string): string {
    if (isRule(e)) return this.#place.has(e) ? `d[${this.#place.get(e)}] += ${slope}` : ''
    if (!this.#leads(e)) return ''
    if (isLaw(e)) return this.#carries(e, `${slope} * ${this.source.js(e)}`)
    const operands = e.operands(this.#year)
    if (e.op.trasparente) return this.formula(operands[0] as Expression, slope)
    if (e.op.coppie) return this.#alternatives(e, operands, slope)
    if (e.op.seVuoto) {
      const [typed, computed] = operands.map((o) => this.source.js(o))
      return computed === undefined || typed === undefined ? '' : `if (${typed} !== ${typed}) {\n${this.formula(operands[1] as Expression, slope)}\n}`
    }
    return this.#slopes(e, operands, slope)
  }

  #carries(figure: Figura, amount: string): string {
    const known = this.figures.indexOf(figure)
    return `w[${known < 0 ? this.figures.push(figure) - 1 : known}] += ${amount}`
  }

  /** Pairs of condition and value: the first that holds, or all that hold. */
  #alternatives(e: Expression, operands: readonly Expression[], slope: string): string {
    const branches = operands.flatMap((o, i) => (i % 2 === 1 ? [[this.source.js(operands[i - 1] as Expression), this.formula(o, slope)] as const] : []))
    const join = e.op.coppie === 'prima' ? ' else ' : '\n'
    return branches.map(([holds, body]) => `if ${holds} {\n${body}\n}`).join(join)
  }

  /** The slope in each operand, plain or measured: every operator is straight or nearly so over a hundredth of its operand. */
  #slopes(e: Expression, operands: readonly Expression[], slope: string): string {
    const table = operands.find((o) => o instanceof Tabella)
    const inputs = operands.filter((o) => o !== table)
    const names = inputs.map(() => `a${this.#names++}`)
    const declared = inputs.map((o, i) => `const ${names[i]} = ${this.source.js(o)}`)
    const valueAt = (values: readonly string[]) => `(${e.op.js(values, this.source.context, table)})`
    const plain = plainSlopes.get(e.op)?.(names)
    const moved = (i: number, by: string) => valueAt(names.map((name, k) => (k === i ? `(${name} ${by})` : name)))
    const parts = inputs.flatMap((input, i) => {
      if (!this.#leads(input)) return []
      const [step, inner] = [`h${this.#names++}`, `g${this.#names++}`]
      if (plain) return [`const ${inner} = ${slope} * ${plain[i]}\n${this.formula(input, inner)}`]
      const measured = `const ${step} = Math.max(Math.abs(${names[i]}) / 100, 0.01)\nconst ${inner} = ${slope} * (${moved(i, `+ ${step}`)} - ${moved(i, `- ${step}`)}) / (2 * ${step})`
      return [`${measured}\n${this.formula(input, inner)}`]
    })
    const own = table instanceof Tabella && this.#leads(table) ? [this.#carries(table, `${slope} * ${valueAt(names)}`)] : []
    return parts.length || own.length ? `{\n${[...declared, ...own, ...parts].join('\n')}\n}` : ''
  }
}
