/** Cuts the routines of a module into pieces. Code that differs only in its places is written once and called with addresses. */
import type { Step } from '@bilancia/engine/emitters'
import { common, type Node, type Part, type Taken } from './common.ts'
import { type Address, type Call, folded, reduced } from './repeats.ts'
import { type Places, type Shaped, shaped } from './shape.ts'

/** A routine of a module: its steps in order and, if the entries from `first` on must be finite numbers, their count. */
export type Routine = {
  readonly name: string
  readonly places: Places
  readonly steps: readonly (readonly Step[])[]
  readonly checked?: { readonly first: number; readonly count: number }
}

/** The contents of a function, in order: inline steps, or a call of a piece. */
export type Laid = Placed | Call
/** Steps with their addresses; `given` are the addresses of the replaced call, if the steps are inlined. */
export type Placed = { readonly steps: readonly Step[]; readonly addresses: readonly Address[]; readonly given: readonly Address[] | null }

/** A rule with its parameters. */
type Rule = { readonly steps: readonly Step[]; readonly body: readonly Address[]; readonly parameters: number }

export class Pieces {
  /** The calls of each routine. */
  readonly sequences: readonly (readonly Call[])[]
  readonly #rules: readonly Rule[]
  readonly #made: ReturnType<typeof folded>['made']
  readonly #uses: readonly number[]
  /** Parts of rules that are functions of their own, and the places that call them. */
  readonly parts: readonly Part[]
  readonly taken: ReadonlyMap<Node, Taken>

  constructor(routines: readonly Routine[]) {
    const shapes = new Map<string, { readonly steps: readonly Step[]; readonly found: (readonly Address[])[] }>()
    // Routines share the steps of their rules, and those over the same arrays their places.
    const known = new Map<Places, Map<readonly Step[], Shaped>>()
    const placed = routines.map(({ steps, places }) =>
      steps.flatMap((rule) => {
        if (rule.length === 0) return []
        const here = known.get(places) ?? new Map<readonly Step[], Shaped>()
        known.set(places, here)
        const { key, steps, addresses } = here.get(rule) ?? shaped(rule, places)
        here.set(rule, { key, steps, addresses })
        const shape = shapes.get(key) ?? { steps, found: [] }
        shapes.set(key, shape)
        return [{ key, at: shape.found.push(addresses.map((by) => ({ from: null, by }))) - 1 }]
      }),
    )
    const numbers = new Map([...shapes.keys()].map((key, i) => [key, i]))
    const all = [...shapes.values()].map(({ steps, found }) => ({ steps, ...reduced(found) }))
    const calls = placed.map((one) =>
      one.map(({ key, at }): Call => ({ piece: numbers.get(key) as number, args: all[numbers.get(key) as number]?.args[at] ?? [] })),
    )
    const { sequences, made } = folded(calls, all.length)
    this.sequences = sequences
    this.#rules = all.map(({ steps, body, args }) => ({ steps, body, parameters: args[0]?.length ?? 0 }))
    this.#made = made
    const { parts, taken } = common(this.#rules.map(({ steps, body }) => ({ steps, addresses: body })))
    this.parts = parts
    this.taken = taken
    const uses = new Array<number>(all.length + made.length).fill(0)
    for (const one of [...sequences, ...made.map((one) => one.calls)]) for (const { piece } of one) uses[piece] = (uses[piece] as number) + 1
    this.#uses = uses
  }

  nameOf(piece: number): string {
    return `p${piece}`
  }

  /** Every piece that is called. */
  functions(): readonly { readonly name: string; readonly parameters: number; readonly laid: readonly Laid[] }[] {
    return this.#uses.flatMap((_, piece) => {
      if (this.#inPlace(piece)) return []
      const rule = this.#rules[piece]
      const made = this.#made[piece - this.#rules.length]
      const name = this.nameOf(piece)
      if (rule) return [{ name, parameters: rule.parameters, laid: [{ steps: rule.steps, addresses: rule.body, given: null }] }]
      return made ? [{ name, parameters: made.parameters, laid: this.laid(made.calls) }] : []
    })
  }

  /** Calls with the inlined pieces put in place. */
  laid(calls: readonly Call[], given: readonly Address[] | null = null): readonly Laid[] {
    return calls.flatMap(({ piece, args }): readonly Laid[] => {
      const here = args.map((address) => resolved(address, given))
      if (!this.#inPlace(piece)) return [{ piece, args: here }]
      const rule = this.#rules[piece]
      if (rule) return [{ steps: rule.steps, addresses: rule.body, given: here }]
      return this.laid(this.#made[piece - this.#rules.length]?.calls ?? [], here)
    })
  }

  #inPlace(piece: number): boolean {
    return (this.#uses[piece] as number) < 2
  }
}

/** An address as seen from the surrounding function. */
export function resolved(address: Address, given: readonly Address[] | null): Address {
  if (given === null || address.from === null) return address
  const outer = given[address.from]
  if (!outer) throw new Error('A call hands over fewer addresses than its piece takes')
  return { from: outer.from, by: outer.by + address.by }
}
