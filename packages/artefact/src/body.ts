/** The code of one function of a module, through binaryen. */
import { type Bool, isBool, type Num, type Step } from '@bilancia/engine/emitters'
import binaryen from 'binaryen'
import type { Node, Taken } from './common.ts'
import { type Placed, resolved } from './pieces.ts'
import type { Address } from './repeats.ts'
import { DOUBLE } from './shape.ts'

const { f64: F64, i32: I32, none: NONE } = binaryen

/** What a body needs from the module around it. */
type Around = {
  /** The name of the function of one number that has this body. */
  readonly applied: (body: Num) => string
  /** The call that replaces a node. */
  readonly taken: (node: Node) => Taken | undefined
}

/** The body of one function. Its first locals are the addresses, followed by the named values. */
export class Body {
  readonly #m: binaryen.Module
  readonly #around: Around
  readonly #names: Map<string, number>
  readonly #parameters: number
  readonly #numbers: number
  #addresses: readonly Address[] = []
  #given: readonly Address[] | null = null

  constructor(module: binaryen.Module, around: Around, numbers: readonly string[], addresses = 0) {
    this.#m = module
    this.#around = around
    this.#names = new Map(numbers.map((name, i) => [name, addresses + i]))
    this.#parameters = addresses
    this.#numbers = numbers.length
  }

  locals(): number[] {
    return Array.from({ length: this.#names.size - this.#numbers }, () => F64)
  }

  laid({ steps, addresses, given }: Placed): number[] {
    this.#addresses = addresses
    this.#given = given
    return this.steps(steps)
  }

  /** The code of a shared part. Elsewhere a call replaces it. */
  part(node: Node, addresses: readonly Address[]): number {
    this.#addresses = addresses
    return 'does' in node ? this.#step(node) : isBool(node) ? this.#bool(node) : this.#num(node)
  }

  calls(name: string, args: readonly Address[]): number {
    return this.#m.call(
      name,
      args.map((address) => this.#handed(address)),
      NONE,
    )
  }

  steps(all: readonly Step[]): number[] {
    return all.map((step) => this.#taken(step, NONE) ?? this.#step(step))
  }

  num(c: Num): number {
    return this.#taken(c, F64) ?? this.#num(c)
  }

  bool(c: Bool): number {
    return this.#taken(c, I32) ?? this.#bool(c)
  }

  #num(c: Num): number {
    const { f64 } = this.#m
    switch (c.is) {
      case 'number':
        // A whole number takes fewer bytes as an i32; it is converted to a double when the module is compiled.
        return Object.is(c.value | 0, c.value) ? f64.convert_s.i32(this.#m.i32.const(c.value)) : f64.const(c.value)
      case 'slot':
        return this.#load(c.at)
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
        return this.#m.call(this.#around.applied(c.body), [this.num(c.x)], F64)
    }
  }

  #bool(c: Bool): number {
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
        return this.#store(s.at, this.num(s.value))
      case 'add':
        return this.#store(s.at, m.f64.add(this.#load(s.at), this.num(s.value)))
      case 'let': {
        const value = this.num(s.value)
        return m.local.set(this.#named(s.name), value)
      }
      case 'if':
        return m.if(this.bool(s.when), m.block(null, this.steps(s.then)), s.otherwise.length ? m.block(null, this.steps(s.otherwise)) : undefined)
    }
  }

  #load(at: number): number {
    const { from, by } = this.#address(at)
    return this.#m.f64.load(by, DOUBLE, this.#pointer(from))
  }

  #store(at: number, value: number): number {
    const { from, by } = this.#address(at)
    return this.#m.f64.store(by, DOUBLE, this.#pointer(from), value)
  }

  #taken(c: Node, gives: binaryen.Type): number | null {
    const taken = this.#around.taken(c)
    if (!taken) return null
    const addresses = taken.args.map((address) => this.#handed(resolved(address, this.#given)))
    const numbers = taken.names.map((name) => this.#m.local.get(this.#named(name), F64))
    return this.#m.call(partName(taken.part), [...addresses, ...numbers], gives)
  }

  #handed({ from, by }: Address): number {
    const { i32, local } = this.#m
    if (from === null) return i32.const(by)
    return by === 0 ? local.get(from, I32) : i32.add(local.get(from, I32), i32.const(by))
  }

  #address(at: number): Address {
    return resolved(this.#addresses[at] as Address, this.#given)
  }

  #pointer(from: number | null): number {
    return from === null ? this.#m.i32.const(0) : this.#m.local.get(from, I32)
  }

  #named(name: string): number {
    const known = this.#names.get(name) ?? this.#parameters + this.#names.size
    this.#names.set(name, known)
    return known
  }
}

export const partName = (part: number): string => `e${part}`
const arithmetic = { '+': 'add', '-': 'sub', '*': 'mul', '/': 'div', min: 'min', max: 'max' } as const
const comparisons = { '<': 'lt', '<=': 'le', '>': 'gt', '>=': 'ge', '===': 'eq', '!==': 'ne' } as const
