/** The simulators that the command line knows. Each is loaded when it is asked for: the law of one is enough to answer. */

import { daDisco } from '@bilancia/artefact'
import type { ObjectShape, TaxYear } from '@bilancia/contract'
import { runOn, type Spiegazione, type YearComparison } from '@bilancia/engine'

runOn(daDisco())

export type CommandLineSimulator = {
  readonly calcola: (state: object) => object
  /** Its rules alone: where a path of theirs stands in their result, the same stands in the whole one. */
  readonly programma: { readonly paths: readonly string[]; readonly calculate: (state: object) => object }
  readonly schema: { readonly risultato: ObjectShape }
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
