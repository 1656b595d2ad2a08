/** The code over rows as routines of a WebAssembly module: the `Evaluators` of hosts that must not create JavaScript from text. */
import type { Evaluators, Exchange, Manifest, Marks } from './manifest.ts'

/** Names of the routines of a module. */
export const routine = {
  evaluate: 'calcola',
  weigh: 'pesa',
  forward: 'avanti',
  back: 'indietro',
  run: (search: string): string => `cerca ${search}`,
  rerun: (search: string): string => `ricalcola ${search}`,
  hypothesis: (name: string): string => `ipotesi ${name}`,
} as const

/**
 * The modules of a simulator and year. Each is loaded when needed: the calculation first; the module that computes weights
 * and marks with it or right after; searches on request.
 */
export const modules = ['calcolo', 'pesi', 'ricerche'] as const
export type ModuleName = (typeof modules)[number]

/** The module that contains a routine. */
export function moduleWith(name: string): ModuleName {
  if (name === routine.evaluate) return 'calcolo'
  return name === routine.weigh || name === routine.forward || name === routine.back ? 'pesi' : 'ricerche'
}

/** Lengths of the arrays that the routines of a simulator and year work on. */
export type Sizes = { readonly size: number; readonly figures: number; readonly marks: number }

export const sizesOf = ({ size, figures, provisional }: Pick<Manifest, 'size' | 'figures' | 'provisional'>): Sizes => ({
  size,
  figures: figures.length,
  marks: size + (provisional?.parametri.length ?? 0),
})

/** Offsets of the arrays in the memory, one after the other, counted in entries. `end` is the total. */
export const placesOf = ({ size, figures, marks }: Sizes) => ({ v: 0, d: size, w: 2 * size, m: 2 * size + figures, end: 2 * size + figures + marks })

/**
 * A running module: its memory and its routines by name. A routine that evaluates rules returns the index of the first rule
 * that gave no number, or -1.
 */
export type Machine = { readonly memory: ArrayBuffer; readonly routine: (name: string) => () => number }

export const instantiate = (bytes: Uint8Array): Machine => machineOf(new WebAssembly.Instance(new WebAssembly.Module(bytes)))

/** The same without blocking the thread. */
export const instantiateAside = async (bytes: Uint8Array): Promise<Machine> => machineOf((await WebAssembly.instantiate(bytes)).instance)

function machineOf({ exports }: Instance): Machine {
  const memory = exports.righe
  if (typeof memory !== 'object') throw new TypeError('The module has no rows')
  return {
    memory: memory.buffer,
    routine: (name) => {
      const found = exports[name]
      if (typeof found !== 'function') throw new TypeError(`The module has no routine «${name}»`)
      return found
    },
  }
}

/** `machine` opens a module when one of its routines is first run. */
export function evaluatorsOn(sizes: Sizes, machine: (module: ModuleName) => Machine): Evaluators {
  const places = placesOf(sizes)
  const known = new Map<string, View>()
  /** The row whose values a memory still has, since its last evaluation. */
  const held = new WeakMap<ArrayBuffer, Float64Array>()

  /** A routine with the arrays that it works on. */
  const opened = (name: string): View => {
    const before = known.get(name)
    if (before) return before
    const { memory, routine: find } = machine(moduleWith(name))
    const at = (from: number, length: number) => new Float64Array(memory, from * Float64Array.BYTES_PER_ELEMENT, length)
    const view = { v: at(places.v, sizes.size), d: at(places.d, sizes.size), w: at(places.w, sizes.figures), m: at(places.m, sizes.marks), run: find(name) }
    known.set(name, view)
    return view
  }
  const evaluates =
    (name: string) =>
    (values: Float64Array, only?: Exchange): void => {
      const { v, run } = opened(name)
      if (only && held.get(v.buffer) === values) for (const slot of only.changed) v[slot] = values[slot] as number
      else v.set(values)
      held.set(v.buffer, values)
      const bad = run()
      if (only) for (const slot of only.read) values[slot] = v[slot] as number
      else values.set(v)
      if (bad >= 0) throw new ValoreNonFinitoAlPosto(name, bad)
    }
  const marks =
    (name: string): Marks =>
    (values, marked) => {
      const { v, m, run } = opened(name)
      held.delete(v.buffer)
      v.set(values)
      m.set(marked)
      run()
      marked.set(m)
    }
  return {
    evaluate: evaluates(routine.evaluate),
    search: (name) => ({ run: evaluates(routine.run(name)), rerun: evaluates(routine.rerun(name)) }),
    weigh: (values, root) => {
      const { v, d, w, run } = opened(routine.weigh)
      held.delete(v.buffer)
      v.set(values)
      d.fill(0)
      w.fill(0)
      d[root] = 1
      run()
      return w.slice()
    },
    trace: () => ({ forward: marks(routine.forward), back: marks(routine.back) }),
    hypothesis: (name) => evaluates(routine.hypothesis(name)),
  }
}

type View = { readonly [K in 'v' | 'd' | 'w' | 'm']: Float64Array<ArrayBuffer> } & { readonly run: () => number }

/** A rule gave no number. Names its index among the rules, for a host that does not know the rule names. */
export class ValoreNonFinitoAlPosto extends Error {
  readonly code = 'VALORE_NON_FINITO'
  readonly posto: number

  constructor(name: string, posto: number) {
    super(`La regola al posto ${posto} di «${name}» non dà un numero`)
    this.name = 'ValoreNonFinitoAlPosto'
    this.posto = posto
  }
}

/** The part of WebAssembly in use. Node's own type libraries do not declare it. */
type Compiler = {
  readonly Module: new (bytes: Uint8Array) => object
  readonly Instance: new (module: object) => Instance
  readonly instantiate: (bytes: Uint8Array) => Promise<{ readonly instance: Instance }>
}
type Instance = { readonly exports: Readonly<Record<string, (() => number) | { readonly buffer: ArrayBuffer } | undefined>> }
const { WebAssembly } = globalThis as unknown as { readonly WebAssembly: Compiler }
