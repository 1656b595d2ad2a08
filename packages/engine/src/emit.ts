/** Expressions to JavaScript: the only place that turns text into functions. */
import { roundProportion, roundToCent, roundToEuro, roundUp, type TaxYear, truncateTo } from '@bilancia/contract'
import { Condizione, type Expression } from './expression.ts'
import { summedFirst } from './grain.ts'
import { leafOf } from './layout.ts'
import type { EmitContext } from './operators.ts'
import { Parametro, Tabella, Voce } from './parameter.ts'
import { isRule } from './rule.ts'

/** Values that stand for those of the law in a calculation "what if": a figure that is not named keeps its own. */
export type Figures = ReadonlyMap<Expression, number>

/** Generated source with what it shares: helpers declared once, functions handed in from outside. */
export class Source {
  readonly context: EmitContext
  readonly #helpers = new Map<string, string>()
  readonly #externals = new Map<(...values: number[]) => number, string>()
  readonly #slots: ReadonlyMap<Expression, number>
  readonly #figures: Figures

  constructor(year: TaxYear, slots: ReadonlyMap<Expression, number>, figures: Figures = new Map()) {
    this.#slots = slots
    this.#figures = figures
    this.context = {
      year,
      helper: (body) => remember(this.#helpers, body, 'f'),
      external: (fn) => remember(this.#externals, fn, 'g'),
    }
  }

  /** Where a leaf is stored; conditions are stored as 0 or 1. */
  slot(leaf: Expression): number {
    const found = leafOf.get(leaf)?.slot ?? this.#slots.get(leaf)
    if (found === undefined) throw new Error(`No slot for «${leaf.op.parole?.([], this.context.year)}»`)
    return found
  }

  /** JavaScript of an expression, always closed in itself so that it composes blindly. */
  js(e: Expression): string {
    const { year } = this.context
    if (e instanceof Parametro || e instanceof Voce) return `(${this.#figures.get(e) ?? e.cifra(year).valore})`
    if (isRule(e) || leafOf.has(e)) return e instanceof Condizione ? `(v[${this.slot(e)}] === 1)` : `v[${this.slot(e)}]`
    const operands = e.operands(year)
    const table = operands.find((o) => o instanceof Tabella)
    return `(${e.op.js(
      operands.filter((o) => !(o instanceof Tabella)).map((o) => (summedFirst(o, e.op, year) ? `cent(${this.js(o)})` : this.js(o))),
      this.context,
      table,
    )})`
  }

  /** A function from its source; `given` are values the source names. */
  build<T>(body: string, given: Readonly<Record<string, unknown>> = {}): T {
    const values = {
      cent: roundToCent,
      centAt,
      euro: roundToEuro,
      up: roundUp,
      cut: truncateTo,
      share: roundProportion,
      ...given,
      ...Object.fromEntries([...this.#externals].map(([fn, name]) => [name, fn])),
    }
    const prelude = [...this.#helpers].map(([code, name]) => `const ${name} = (x) => ${code}`).join('\n')
    return new Function(...Object.keys(values), `'use strict'\n${prelude}\n${body}`)(...Object.values(values)) as T
  }
}

/** Rounds an entry of a row in place: a number that a call takes or gives back costs the machine an object, and there are hundreds. */
function centAt(row: Float64Array, at: number): void {
  row[at] = roundToCent(row[at] as number)
}

function remember<K>(known: Map<K, string>, key: K, prefix: string): string {
  const name = known.get(key) ?? `${prefix}${known.size}`
  known.set(key, name)
  return name
}

/** Statements in functions of at most `size`: V8 stops optimising a body of about a thousand rules, which then runs eight times slower. */
export function inChunks(statements: readonly string[], parameters: string, size = 60): string {
  const chunks = Array.from({ length: Math.ceil(statements.length / size) }, (_, i) => statements.slice(i * size, (i + 1) * size))
  return [
    ...chunks.map((chunk, i) => `function chunk${i}(${parameters}) {\n${chunk.join('\n')}\n}`),
    `return (${parameters}) => { ${chunks.map((_, i) => `chunk${i}(${parameters})`).join('; ')} }`,
  ].join('\n')
}
