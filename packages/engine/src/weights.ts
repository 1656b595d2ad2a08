/**
 * The weight of each figure of law in a value, in the unit of the value: how much the value would lose, along the branches
 * taken, if the figure were zero and everything followed in proportion. A threshold that is only compared has no weight.
 * One pass back from the value covers all figures.
 */
import type { TaxYear } from '@bilancia/contract'
import { add, type Bool, type Code, compare, every, filled, fold, isBool, type Num, name, num, number, one, pick, type Step, slot, two, when } from './code.ts'
import { Coder, inChunks, Source, slotIn } from './emit.ts'
import { Condizione, type Expression } from './expression.ts'
import { CondizioneFacoltativa, Testo } from './inputs.ts'
import { leafOf } from './layout.ts'
import { once } from './once.ts'
import type { Operator } from './operator.ts'
import * as op from './operators.ts'
import { Tabella } from './parameter.ts'
import type { Program } from './program.ts'
import { isRule, type Regola, type Rule } from './rule.ts'
import { type Figura, isLaw } from './walk.ts'

/** The weak figures, or another selection, and the signed weight of each in the value of a slot. */
export type Weigher = { readonly figures: readonly Figura[]; readonly weigh: (values: Float64Array, root: number) => Float64Array }

/** The steps of one pass that serves every root, over `v`, `d` (as long as `v`) and `w` (as long as `figures`). */
export type Weighing = { readonly figures: readonly Figura[]; readonly steps: readonly (readonly Step[])[] }

/** A value that the root does not read has slope zero. `wanted` excludes the other figures and the steps that lead only to them. */
export function weighing({ year, slots, rules }: Program, roots: readonly Regola[], wanted: (figura: Figura) => boolean = () => true): Weighing {
  const leads = reaching(year, wanted)
  const reached = rulesUnder(roots, year)
  const order = rules.filter((rule) => reached.has(rule) && !(rule instanceof Condizione) && leads(rule)).reverse()
  const place = new Map<Expression, number>(order.map((rule) => [rule, slotIn(slots, rule)]))
  const back = new Backward(new Coder(year, slots), { place, year, leads })
  const steps = order.map((rule) => back.rule(rule, slotIn(slots, rule)))
  return { figures: back.figures, steps }
}

/** The same as a function. */
export function weigher(program: Program, roots: readonly Regola[], wanted?: (figura: Figura) => boolean): Weigher {
  const { figures, steps } = weighing(program, roots, wanted)
  // At the first use, because whoever compiles the law needs only the figures.
  const run = once(() => {
    const source = new Source(program.year, program.slots)
    const statements = steps.map((one) => source.steps(one))
    return source.build<(v: Float64Array, d: Float64Array, w: Float64Array) => void>(inChunks(statements, 'v, d, w', 40))
  })
  const weigh: Weigher['weigh'] = (values, root) => {
    const d = new Float64Array(program.size)
    const w = new Float64Array(figures.length)
    d[root] = 1
    run()(values, d, w)
    return w
  }
  return { figures, weigh }
}

/** Whether an expression contains a wanted figure. Each expression is visited once. */
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

function rulesUnder(roots: readonly Rule[], year: TaxYear): ReadonlySet<Expression> {
  const seen = new Set<Expression>()
  const visit = (e: Expression): void => {
    if (seen.has(e) || leafOf.has(e)) return
    seen.add(e)
    if (isRule(e)) visit(e.definition.formula)
    else for (const operand of e.operands(year)) visit(operand)
  }
  roots.forEach(visit)
  return seen
}

type Way = { readonly place: ReadonlyMap<Expression, number>; readonly year: TaxYear; readonly leads: (e: Expression) => boolean }

/** 1 where an operand is the smallest (or the largest; the first of equals), otherwise 0. */
const extreme = (sign: '<' | '>') => (operands: readonly Num[]) =>
  operands.map((x, i) => oneIf(every(operands.flatMap((y, k) => (k === i ? [] : [compare(x, k < i ? sign : `${sign}=`, y)])))))
const oneIf = (condition: Bool): Num => pick(condition, number(1), number(0))
const percent = (x: Num): Num => two(x, '/', number(100))

type Slopes = (operands: readonly Num[]) => readonly Num[]
/** How much a result changes when each operand changes by one, for the operators with a formula. For the others it is measured. */
const plainSlopes: ReadonlyMap<Operator, Slopes> = new Map<Operator, Slopes>([
  [op.piu, (o) => o.map(() => number(1))],
  [op.meno, (o) => o.map((_, i) => number(i === 0 ? 1 : -1))],
  [op.opposto, () => [number(-1)]],
  [op.per, (o) => o.map((_, i) => (o.length > 1 ? fold('*', o.toSpliced(i, 1)) : number(1)))],
  [op.al, ([x, a]) => [percent(num(a)), percent(num(x))]],
  [op.ridottoDel, ([x, a]) => [percent(two(number(100), '-', num(a))), percent(one('neg', num(x)))]],
  [op.nonNegativo, ([x]) => [oneIf(compare(num(x), '>', number(0)))]],
  [op.almeno, extreme('>')],
  [op.alMassimo, extreme('<')],
])

/** Steps that pass the slope of a formula on to the values it reads: rules into `d`, figures into `w`. */
class Backward {
  readonly source: Coder
  readonly figures: Figura[] = []
  readonly #place: ReadonlyMap<Expression, number>
  readonly #year: TaxYear
  readonly #leads: (e: Expression) => boolean
  #names = 0

  constructor(source: Coder, { place, year, leads }: Way) {
    this.source = source
    this.#place = place
    this.#year = year
    this.#leads = leads
  }

  /** What the rule at an index passes on, if it contributes to the root. */
  rule({ definition }: Rule, at: number): readonly Step[] {
    const slope = this.#name('g')
    return when(compare(slot(at, 'd'), '!==', number(0)), [name(slope.name, slot(at, 'd')), ...this.#formula(definition.formula, slope)])
  }

  /** `slope`: how much the value of `root` changes when this expression changes by one. */
  #formula(e: Expression, slope: Num): readonly Step[] {
    const place = this.#place.get(e)
    if (isRule(e)) return place === undefined ? [] : [add('d', place, slope)]
    if (!this.#leads(e)) return []
    if (isLaw(e)) return [this.#carries(e, two(slope, '*', this.source.number(e)))]
    const operands = e.operands(this.#year)
    const [first, second] = operands
    if (e.op.trasparente) return this.#formula(first as Expression, slope)
    if (e.op.coppie) return this.#alternatives(e, operands, slope)
    if (e.op.seVuoto) return first && second ? when(filled(this.source.number(first)), [], this.#formula(second, slope)) : []
    return this.#slopes(e, operands, slope)
  }

  #carries(figure: Figura, amount: Num): Step {
    const known = this.figures.indexOf(figure)
    return add('w', known < 0 ? this.figures.push(figure) - 1 : known, amount)
  }

  /** Pairs of condition and value: the first that holds, or all that hold. */
  #alternatives(e: Expression, operands: readonly Expression[], slope: Num): readonly Step[] {
    const branches = operands.flatMap((o, i) => (i % 2 === 1 ? [[this.source.condition(operands[i - 1] as Expression), this.#formula(o, slope)] as const] : []))
    if (e.op.coppie === 'tutte') return branches.flatMap(([holds, then]) => when(holds, then))
    return branches.reduceRight<readonly Step[]>((otherwise, [holds, then]) => when(holds, then, otherwise), [])
  }

  /** The slope in each operand, from a formula or measured. Every operator is nearly linear over a hundredth of its operand. */
  #slopes(e: Expression, operands: readonly Expression[], slope: Num): readonly Step[] {
    const table = operands.find((o) => o instanceof Tabella)
    const inputs = operands.filter((o) => o !== table)
    // Divisors and conditions are read at the point where the value is computed.
    const codes = inputs.map((o) => this.source.code(o))
    const names = codes.map((code) => (isBool(code) ? code : this.#name('a')))
    const declared = names.flatMap((named, i) => (isBool(named) ? [] : [name(named.name, num(codes[i]))]))
    const valueAt = (values: readonly Code[]): Num => num(e.op.code(values, this.#year, table))
    const slopes = plainSlopes.get(e.op)
    const plain = slopes?.(names.map(num))
    const moved = (i: number, sign: '+' | '-', by: Num) => valueAt(names.map((named, k) => (k === i ? two(num(named), sign, by) : named)))
    const parts = inputs.flatMap((input, i) => {
      if (!this.#leads(input)) return []
      const [step, inner] = [this.#name('h'), this.#name('g')]
      const onward = this.#formula(input, inner)
      if (plain) return [name(inner.name, two(slope, '*', num(plain[i]))), ...onward]
      const rise = two(moved(i, '+', step), '-', moved(i, '-', step))
      return [
        name(step.name, two(percent(one('abs', num(names[i]))), 'max', number(0.01))),
        name(inner.name, two(two(slope, '*', rise), '/', two(number(2), '*', step))),
        ...onward,
      ]
    })
    const own = table instanceof Tabella && this.#leads(table) ? [this.#carries(table, two(slope, '*', valueAt(names)))] : []
    return parts.length || own.length ? [...declared, ...own, ...parts] : []
  }

  #name(prefix: string): Extract<Num, { is: 'local' }> {
    return { is: 'local', name: `${prefix}${this.#names++}` }
  }
}
