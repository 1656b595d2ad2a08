/** The messages between the page and its workers. */
import type { convsrl } from '@bilancia/contract'
import type { Calculated, Found, SimulatorName } from './hosts.ts'
import type { Scan } from './scan.ts'

export type Question = {
  readonly id: number
  readonly simulator: SimulatorName
  readonly state: object
} & ({ readonly what: 'calculate' | 'search' } | { readonly what: 'scan'; readonly scan: Scan })
/** A question before it is asked. */
export type Unasked = Question extends infer Q ? (Q extends Question ? Omit<Q, 'id'> : never) : never

/** `A`: the type of the answer. */
export type Reply<A> =
  | { readonly id: number; readonly progress: convsrl.Avanzamento }
  | { readonly id: number; readonly answer: A }
  | { readonly id: number; readonly error: string; readonly unreachable: boolean }
export type AnyReply = Reply<Calculated | Found<SimulatorName> | readonly object[]>
