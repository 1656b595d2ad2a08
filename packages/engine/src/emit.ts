/** Expressions to code, and code to JavaScript. This is the only place that turns text into functions. */
import { roundProportion, roundToCent, roundToEuro, roundUp, type TaxYear, truncateTo } from '@bilancia/contract'
import { type Bool, bool, type Code, call, compare, isBool, type Num, num, number, type Step, slot } from './code.ts'
import { Condizione, type Expression } from './expression.ts'
import { summedFirst } from './grain.ts'
import { leafOf } from './layout.ts'
import { Parametro, Tabella, Voce } from './parameter.ts'
import { isRule } from './rule.ts'

/** Values that replace those of the law in a "what if" calculation. A figure that is not listed keeps its own value. */
export type Figures = ReadonlyMap<Expression, number | Tabella>

/** The slots of the rules in a row. The fields come before them. */
export type Slots = ReadonlyMap<Expression, number>

/** The slot of a field or a rule. Throws if the row does not have it. */
export function slotIn(slots: Slots, leaf: Expression): number {
  const found = leafOf.get(leaf)?.slot ?? slots.get(leaf)
  if (found === undefined) throw new Error(`${isRule(leaf) ? leaf.id : 'The expression'} has no slot in this row`)
  return found
}

/** The code of the expressions of a year, on rows with these slots. */
export class Coder {
  readonly year: TaxYear
  readonly #slots: Slots
  readonly #figures: Figures

  constructor(year: TaxYear, slots: Slots, figures: Figures = new Map()) {
    this.year = year
    this.#slots = slots
    this.#figures = figures
  }

  /** The slot of a leaf. Conditions are stored as 0 or 1. */
  slot(leaf: Expression): number {
    return slotIn(this.#slots, leaf)
  }

  code(e: Expression): Code {
    const { year } = this
    if (e instanceof Parametro || e instanceof Voce) {
      const other = this.#figures.get(e)
      return number(typeof other === 'number' ? other : e.cifra(year).valore)
    }
    if (isRule(e) || leafOf.has(e)) {
      const stored = slot(this.slot(e))
      return e instanceof Condizione ? compare(stored, '===', number(1)) : stored
    }
    const operands = e.operands(year)
    const ofLaw = operands.find((o) => o instanceof Tabella)
    const other = ofLaw && this.#figures.get(ofLaw)
    const table = other instanceof Tabella ? other : ofLaw
    return e.op.code(
      operands.filter((o) => !(o instanceof Tabella)).map((o) => (summedFirst(o, e.op, year) ? call('cent', num(this.code(o))) : this.code(o))),
      year,
      table,
    )
  }

  number(e: Expression): Num {
    return num(this.code(e))
  }

  condition(e: Expression): Bool {
    return bool(this.code(e))
  }
}

/** JavaScript source with shared functions, each declared once. */
export class Source extends Coder {
  readonly #functions = new Map<string, string>()

  /** JavaScript of an expression, always in parentheses, so that it can be used inside any other expression. */
  js(e: Expression): string {
    return this.written(this.code(e))
  }

  written(code: Code): string {
    return isBool(code) ? this.#bool(code) : this.#num(code)
  }

  steps(all: readonly Step[]): string {
    return all.map((one) => this.#step(one)).join('\n')
  }

  /** Builds a function from its source. `given`: values that the source refers to by name. */
  build<T>(body: string, given: Readonly<Record<string, unknown>> = {}): T {
    const values = { ...roundings, ...given }
    const prelude = [...this.#functions].map(([code, name]) => `const ${name} = (x) => ${code}`).join('\n')
    return new Function(...Object.keys(values), `'use strict'\n${prelude}\n${body}`)(...Object.values(values)) as T
  }

  #num(c: Num): string {
    switch (c.is) {
      case 'number':
        return `(${c.value})`
      case 'slot':
        return `${c.of}[${c.at}]`
      case 'local':
        return c.name
      case 'one':
        return c.op === 'neg' ? `(-${this.#num(c.a)})` : `Math.${c.op}(${this.#num(c.a)})`
      case 'two':
        return c.op === 'min' || c.op === 'max' ? `Math.${c.op}(${this.#num(c.a)}, ${this.#num(c.b)})` : `(${this.#num(c.a)} ${c.op} ${this.#num(c.b)})`
      case 'pick':
        return `(${this.#bool(c.when)} ? ${this.#num(c.a)} : ${this.#num(c.b)})`
      case 'call':
        return `${c.name}(${c.args.map((a) => this.#num(a)).join(', ')})`
      case 'apply':
        return `${this.#named(this.#num(c.body))}(${this.#num(c.x)})`
    }
  }

  #bool(c: Bool): string {
    switch (c.is) {
      case 'constant':
        return `(${c.holds})`
      case 'compare':
        return `(${this.#num(c.a)} ${c.op} ${this.#num(c.b)})`
      case 'and':
        return `(${this.#bool(c.a)} && ${this.#bool(c.b)})`
      case 'or':
        return `(${this.#bool(c.a)} || ${this.#bool(c.b)})`
      case 'not':
        return `(!${this.#bool(c.a)})`
      case 'choose':
        return `(${this.#bool(c.when)} ? ${this.#bool(c.a)} : ${this.#bool(c.b)})`
    }
  }

  #step(s: Step): string {
    switch (s.does) {
      case 'set':
        return this.#set(`${s.of}[${s.at}]`, s)
      case 'add':
        return `${s.of}[${s.at}] += ${this.#num(s.value)}`
      case 'let':
        return `const ${s.name} = ${this.#num(s.value)}`
      case 'if':
        return `if ${this.#bool(s.when)} {\n${this.steps(s.then)}\n}${s.otherwise.length ? ` else {\n${this.steps(s.otherwise)}\n}` : ''}`
    }
  }

  /** Rounds in place: V8 allocates an object for each number passed to or returned from a call, and there are hundreds. */
  #set(entry: string, { of, at, value }: Extract<Step, { does: 'set' | 'add' }>): string {
    const [rounded] = value.is === 'call' && value.name === 'cent' ? value.args : []
    return rounded ? `${entry} = ${this.#num(rounded)}; centAt(${of}, ${at})` : `${entry} = ${this.#num(value)}`
  }

  #named(body: string): string {
    const name = this.#functions.get(body) ?? `f${this.#functions.size}`
    this.#functions.set(body, name)
    return name
  }
}

const roundings = {
  cent: roundToCent,
  centAt,
  euro: roundToEuro,
  up: roundUp,
  cut0: (x: number) => truncateTo(x, 0),
  cut1: (x: number) => truncateTo(x, 1),
  cut4: (x: number) => truncateTo(x, 4),
  share: roundProportion,
}

/** Rounds an entry of a row in place. */
function centAt(row: Float64Array, at: number): void {
  row[at] = roundToCent(row[at] as number)
}

/**
 * Splits statements into functions of at most `size`. V8 stops optimising a body of about a thousand rules, which then runs
 * eight times slower.
 */
export function inChunks(statements: readonly string[], parameters: string, size = 60): string {
  const chunks = Array.from({ length: Math.ceil(statements.length / size) }, (_, i) => statements.slice(i * size, (i + 1) * size))
  return [
    ...chunks.map((chunk, i) => `function chunk${i}(${parameters}) {\n${chunk.join('\n')}\n}`),
    `return (${parameters}) => { ${chunks.map((_, i) => `chunk${i}(${parameters})`).join('; ')} }`,
  ].join('\n')
}
