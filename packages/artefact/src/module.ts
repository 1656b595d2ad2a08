/**
 * Compiles code to WebAssembly. Only the build loads this file, because binaryen is not installed where the modules run. A
 * module has one memory, in which the arrays of a routine follow each other; each entry is a double.
 */

import { type FunctionName, isBool, type Num } from '@bilancia/engine/emitters'
import binaryen from 'binaryen'
import { Body, partName } from './body.ts'
import type { Node, Part, Taken } from './common.ts'
import { type Laid, Pieces, type Routine } from './pieces.ts'
import type { Call } from './repeats.ts'
import { type Rounding, roundings } from './roundings.ts'
import { DOUBLE, keyOf } from './shape.ts'

const { f64: F64, i32: I32, none: NONE } = binaryen
const PAGE = 65_536
/** Number of steps in one function. Each function is compiled and optimised on its own. */
const CHUNK = 60

/** The bytes of a module with a memory of `entries` doubles. Equal routines give equal bytes. */
export function moduleOf(routines: readonly Routine[], entries: number): Uint8Array {
  const module = new binaryen.Module()
  try {
    const pages = Math.ceil((entries * DOUBLE) / PAGE)
    module.setMemory(pages, pages, 'righe')
    const pieces = new Pieces(routines)
    const writer = new Writer(module, pieces)
    for (const [name, body] of Object.entries(roundings)) writer.rounding(name as FunctionName, body)
    for (const [i, part] of pieces.parts.entries()) writer.part(partName(i), part)
    for (const { name, parameters, laid } of pieces.functions()) writer.piece(name, parameters, laid)
    for (const [i, routine] of routines.entries()) writer.routine(routine, pieces.sequences[i] ?? [])
    if (!module.validate()) throw new Error('The module that was written is not valid WebAssembly')
    // Not optimised: binaryen's optimiser takes ten times as long and makes the module neither faster nor, once compressed, smaller.
    return module.emitBinary()
  } finally {
    module.dispose()
  }
}

class Writer {
  readonly #pieces: Pieces
  readonly #module: binaryen.Module
  readonly #applied = new Map<string, string>()

  constructor(module: binaryen.Module, pieces: Pieces) {
    this.#module = module
    this.#pieces = pieces
  }

  rounding(name: FunctionName, { parameters, steps, gives }: Rounding): void {
    const body = new Body(this.#module, this, parameters)
    const block = [...body.steps(steps), body.num(gives)]
    this.#module.addFunction(name, binaryen.createType(parameters.map(() => F64)), F64, body.locals(), this.#module.block(null, block, F64))
  }

  /** Declares the function of one number with this body, once. */
  applied(body: Num): string {
    const key = keyOf(body)
    const known = this.#applied.get(key)
    if (known !== undefined) return known
    const name = `f${this.#applied.size}`
    this.#applied.set(key, name)
    const made = new Body(this.#module, this, ['x'])
    const expression = made.num(body)
    this.#module.addFunction(name, F64, F64, made.locals(), expression)
    return name
  }

  taken(node: Node): Taken | undefined {
    return this.#pieces.taken.get(node)
  }

  part(name: string, { node, parameters, names, addresses }: Part): void {
    const body = new Body(this.#module, this, names, parameters)
    const type = binaryen.createType([...Array.from({ length: parameters }, () => I32), ...names.map(() => F64)])
    const written = body.part(node, addresses)
    this.#module.addFunction(name, type, 'does' in node ? NONE : isBool(node) ? I32 : F64, body.locals(), written)
  }

  routine({ name, places, checked }: Routine, calls: readonly Call[]): void {
    const m = this.#module
    const chunks = this.#chunked(name, 0, this.#pieces.laid(calls))
    if (!checked) m.addFunction(name, NONE, NONE, [], m.block(null, chunks))
    else m.addFunction(name, NONE, I32, [I32], m.block(null, [...chunks, this.#firstBad(checked, places.v ?? 0)], I32))
    m.addFunctionExport(name, name)
  }

  /** A piece that is called in several places, with the addresses passed to it. */
  piece(name: string, parameters: number, laid: readonly Laid[]): void {
    const written = laid.length <= CHUNK ? null : this.#chunked(name, parameters, laid)
    if (written) this.#module.addFunction(name, addresses(parameters), NONE, [], this.#module.block(null, written))
    else this.#function(name, parameters, laid)
  }

  #function(name: string, parameters: number, laid: readonly Laid[]): void {
    const body = new Body(this.#module, this, [], parameters)
    const written = laid.flatMap((one) => ('steps' in one ? body.laid(one) : [body.calls(this.#pieces.nameOf(one.piece), one.args)]))
    this.#module.addFunction(name, addresses(parameters), NONE, body.locals(), this.#module.block(null, written))
  }

  #chunked(name: string, parameters: number, laid: readonly Laid[]): number[] {
    const m = this.#module
    return Array.from({ length: Math.ceil(laid.length / CHUNK) }, (_, i) => {
      const chunk = `${name}_${i}`
      this.#function(chunk, parameters, laid.slice(i * CHUNK, (i + 1) * CHUNK))
      return m.call(
        chunk,
        Array.from({ length: parameters }, (_, k) => m.local.get(k, I32)),
        NONE,
      )
    })
  }

  /** The index of the first entry that is not a finite number, or -1. */
  #firstBad({ first, count }: NonNullable<Routine['checked']>, base: number): number {
    const m = this.#module
    const at = () => m.local.get(0, I32)
    const entry = () => m.f64.load((base + first) * DOUBLE, DOUBLE, at())
    const next = m.local.set(0, m.i32.add(at(), m.i32.const(DOUBLE)))
    // x - x is not zero if x is infinite or NaN.
    const bad = m.f64.ne(m.f64.sub(entry(), entry()), m.f64.const(0))
    const found = m.return(m.i32.div_u(at(), m.i32.const(DOUBLE)))
    const again = m.br('next', m.i32.lt_u(at(), m.i32.const(count * DOUBLE)))
    return m.block(null, [m.loop('next', m.block(null, [m.if(bad, found), next, again])), m.i32.const(-1)], I32)
  }
}

const addresses = (count: number): number => binaryen.createType(Array.from({ length: count }, () => I32))
