/** What passes between the page and its worker. */
import type { Calculated, SimulatorName } from './hosts.ts'

export type Question = { readonly id: number; readonly simulator: SimulatorName; readonly state: object }
export type Answer = { readonly id: number; readonly calculated: Calculated } | { readonly id: number; readonly error: string; readonly unreachable: boolean }
