/** The messages between the page and its workers. */
import type { convsrl } from '@bilancia/contract'
import type { Calculated, Found, SimulatorName } from './hosts.ts'

export type Question = {
  readonly id: number
  readonly simulator: SimulatorName
  readonly what: 'calculate' | 'search'
  readonly state: object
}

/** `A`: the type of the answer. */
export type Said<A> =
  | { readonly id: number; readonly progress: convsrl.Avanzamento }
  | { readonly id: number; readonly answer: A }
  | { readonly id: number; readonly error: string; readonly unreachable: boolean }
export type AnySaid = Said<Calculated | Found<SimulatorName>>
