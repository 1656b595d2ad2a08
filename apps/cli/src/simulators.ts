/** The simulators that the command line knows. Each is loaded when it is asked for: the law of one is enough to answer. */

import { daDisco } from '@bilancia/artefact'
import type { TaxYear } from '@bilancia/contract'
import { runOn, type Spiegazione, type YearComparison } from '@bilancia/engine'

runOn(daDisco())

export type CommandLineSimulator = {
  readonly calcola: (state: object) => object
  readonly spiega: (state: object, path: string) => Spiegazione
  readonly percorsi: readonly string[]
  readonly spiegabile: (path: string) => boolean
  readonly perche: (state: object, anni: readonly [da: TaxYear, a: TaxYear]) => YearComparison
}

export const simulators: Readonly<Record<string, () => Promise<CommandLineSimulator>>> = {
  iforfettari: () => import('@bilancia/tax-rules/iforfettari'),
  convsrl: () => import('@bilancia/tax-rules/convsrl'),
  budget4u: () => import('@bilancia/tax-rules/budget4u'),
}
