/**
 * Code to WebAssembly. Only the build loads this file: binaryen is not there where the modules run. A module has one
 * memory, in which the arrays of a routine lie one after the other, each entry a double.
 */

import type { Bool, FunctionName, Num, Step, Store } from '@bilancia/engine/emitters'
import binaryen from 'binaryen'
import { type Rounding, roundings } from './roundings.ts'

/** Where the first entry of each array lies, counted in entries. */
export type Places = Readonly<Partial<Record<Store, number>>>

/** What a module can be asked: its steps in order and, where the entries from `first` on must be numbers, how many they are. */
export type Routine = {
  readonly name: string
  readonly places: Places
  readonly steps: readonly (readonly Step[])[]
  readonly checked?: { readonly first: number; readonly count: number }
}

const { f64: F64, i32: I32, none: NONE } = binaryen
const DOUBLE = 8
const PAGE = 65_536
/** Of this many steps is a function made: each is compiled, and made faster, on its own. */
const CHUNK = 60

/** The bytes of a module with a memory of `entries` doubles; the same routines give the same bytes. */
export function moduleOf(routines: readonly Routine[], entries: number): Uint8Array {
  const module = new binaryen.Module()
  try {
    const pages = Math.ceil((entries * DOUBLE) / PAGE)
    module.setMemory(pages, pages, 'righe')
    const writer = new Writer(module)
    for (const [name, body] of Object.entries(roundings)) writer.rounding(name as FunctionName, body)
    for (const routine of routines) writer.routine(routine)
    if (!module.validate()) throw new Error('The module that was written is not valid WebAssembly')
    // As it was written: binaryen's optimiser takes ten times as long and makes it neither faster nor, compressed, smaller.
    return module.emitBinary()
  } finally {
    module.dispose()
  }
}

class Writer {
  readonly #module: binaryen.Module
  readonly #applied = new Map<string, string>()

  constructor(module: binaryen.Module) {
    this.#module = module
  }

  rounding(name: FunctionName, { parameters, steps, gives }: Rounding): void {
    const body = new Body(this.#module, this, {}, parameters)
    const block = [...body.steps(steps), body.num(gives)]
    this.#module.addFunction(name, binaryen.createType(parameters.map(() => F64)), F64, body.locals(), this.#module.block(null, block, F64))
  }

  /** Declares the function of one number whose body this is, once. */
  applied(body: Num): string {
    const key = JSON.stringify(body, (_, x) => (x === Infinity ? 'Infinity' : x))
    const known = this.#applied.get(key)
    if (known !== undefined) return known
    const name = `f${this.#applied.size}`
    this.#applied.set(key, name)
    const made = new Body(this.#module, this, {}, ['x'])
    const expression = made.num(body)
    this.#module.addFunction(name, F64, F64, made.locals(), expression)
    return name
  }

  routine({ name, places, steps, checked }: Routine): void {
    const m = this.#module
    const chunks = Array.from({ length: Math.ceil(steps.length / CHUNK) }, (_, i) => {
      const body = new Body(m, this, places, [])
      const written = body.steps(steps.slice(i * CHUNK, (i + 1) * CHUNK).flat())
      const chunk = `${name}_${i}`
      m.addFunction(chunk, NONE, NONE, body.locals(), m.block(null, written))
      return m.call(chunk, [], NONE)
    })
    if (!checked) m.addFunction(name, NONE, NONE, [], m.block(null, chunks))
    else m.addFunction(name, NONE, I32, [I32], m.block(null, [...chunks, this.#firstBad(checked, places.v ?? 0)], I32))
    m.addFunctionExport(name, name)
  }

  /** Which of the entries is the first that is no finite number, or -1. */
  #firstBad({ first, count }: NonNullable<Routine['checked']>, base: number): number {
    const m = this.#module
    const at = () => m.local.get(0, I32)
    const entry = () => m.f64.load((base + first) * DOUBLE, DOUBLE, at())
    const next = m.local.set(0, m.i32.add(at(), m.i32.const(DOUBLE)))
    // An infinite number less itself is not zero, nor is what is no number.
    const bad = m.f64.ne(m.f64.sub(entry(), entry()), m.f64.const(0))
    const found = m.return(m.i32.div_u(at(), m.i32.const(DOUBLE)))
    const again = m.br('next', m.i32.lt_u(at(), m.i32.const(count * DOUBLE)))
    return m.block(null, [m.loop('next', m.block(null, [m.if(bad, found), next, again])), m.i32.const(-1)], I32)
  }
}

/** The body of one function: what it names are its locals. */
class Body {
  readonly #m: binaryen.Module
  readonly #writer: Writer
  readonly #places: Places
  readonly #names: Map<string, number>
  readonly #parameters: number

  constructor(module: binaryen.Module, writer: Writer, places: Places, parameters: readonly string[]) {
    this.#m = module
    this.#writer = writer
    this.#places = places
    this.#names = new Map(parameters.map((name, i) => [name, i]))
    this.#parameters = parameters.length
  }

  locals(): number[] {
    return Array.from({ length: this.#names.size - this.#parameters }, () => F64)
  }

  steps(all: readonly Step[]): number[] {
    return all.map((step) => this.#step(step))
  }

  num(c: Num): number {
    const { f64 } = this.#m
    switch (c.is) {
      case 'number':
        return f64.const(c.value)
      case 'slot':
        return f64.load(this.#address(c.of, c.at), DOUBLE, this.#m.i32.const(0))
      case 'local':
        return this.#m.local.get(this.#named(c.name), F64)
      case 'one':
        return f64[c.op](this.num(c.a))
      case 'two':
        return f64[arithmetic[c.op]](this.num(c.a), this.num(c.b))
      case 'pick':
        return this.#m.if(this.bool(c.when), this.num(c.a), this.num(c.b))
      case 'call':
        return this.#m.call(
          c.name,
          c.args.map((a) => this.num(a)),
          F64,
        )
      case 'apply':
        return this.#m.call(this.#writer.applied(c.body), [this.num(c.x)], F64)
    }
  }

  bool(c: Bool): number {
    const { i32, f64 } = this.#m
    switch (c.is) {
      case 'constant':
        return i32.const(c.holds ? 1 : 0)
      case 'compare':
        return f64[comparisons[c.op]](this.num(c.a), this.num(c.b))
      case 'and':
        return this.#m.if(this.bool(c.a), this.bool(c.b), i32.const(0))
      case 'or':
        return this.#m.if(this.bool(c.a), i32.const(1), this.bool(c.b))
      case 'not':
        return i32.eqz(this.bool(c.a))
      case 'choose':
        return this.#m.if(this.bool(c.when), this.bool(c.a), this.bool(c.b))
    }
  }

  #step(s: Step): number {
    const m = this.#m
    switch (s.does) {
      case 'set':
        return m.f64.store(this.#address(s.of, s.at), DOUBLE, m.i32.const(0), this.num(s.value))
      case 'add': {
        const before = m.f64.load(this.#address(s.of, s.at), DOUBLE, m.i32.const(0))
        return m.f64.store(this.#address(s.of, s.at), DOUBLE, m.i32.const(0), m.f64.add(before, this.num(s.value)))
      }
      case 'let': {
        const value = this.num(s.value)
        return m.local.set(this.#named(s.name), value)
      }
      case 'if':
        return m.if(this.bool(s.when), m.block(null, this.steps(s.then)), s.otherwise.length ? m.block(null, this.steps(s.otherwise)) : undefined)
    }
  }

  #address(of: Store, at: number): number {
    const base = this.#places[of]
    if (base === undefined) throw new Error(`The routine has no place for «${of}»`)
    return (base + at) * DOUBLE
  }

  #named(name: string): number {
    const known = this.#names.get(name) ?? this.#names.size
    this.#names.set(name, known)
    return known
  }
}

const arithmetic = { '+': 'add', '-': 'sub', '*': 'mul', '/': 'div', min: 'min', max: 'max' } as const
const comparisons = { '<': 'lt', '<=': 'le', '>': 'gt', '>=': 'ge', '===': 'eq', '!==': 'ne' } as const
