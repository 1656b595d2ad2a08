/** What documents beside each other are compared by. */
import type { VariantItem } from '@bilancia/contract/api'
import type { Values } from '../path.ts'

/**
 * A line of a result in euro, by which documents and advice are compared. `main`: what remains in the end, which the picture shows. `alike`: the same
 * figure in every simulator, for one of the solutions that the result has (a regime, a scenario, a form); lines of one solution and figure add up.
 */
export type ComparedLine = {
  readonly path: string
  readonly name: string
  readonly main: boolean
  readonly alike?: { readonly of: string; readonly what: 'prelievo' | 'resta' }
}

/** What a simulator gives for comparisons. `computed`: the result of any state, by the server. */
export type Compared = { readonly compared: readonly ComparedLine[]; readonly computed: (state: Values, signal: AbortSignal) => Promise<Values> }

/** A document beside others, with its result. */
export type Shown = { readonly item: VariantItem; readonly state: Values; readonly result: Values | null }
