/** The simulators that the command line knows. */

import type { Spiegazione } from '@bilancia/engine'
import { convsrl, iforfettari } from '@bilancia/tax-rules'

export type CommandLineSimulator = {
  readonly calcola: (state: object) => object
  readonly spiega: (state: object, path: string) => Spiegazione
  readonly percorsi: readonly string[]
}

export const simulators: Readonly<Record<string, CommandLineSimulator>> = { iforfettari, convsrl }
