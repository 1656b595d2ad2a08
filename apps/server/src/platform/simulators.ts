/**
 * The simulators on their compiled law. `regole` loads the rules of a simulator, for an explanation or a change between two years.
 * `per` returns the calculator of a state; for jumps it loads the rules too.
 */
import type { TaxYear } from '@bilancia/contract'
import { ospite as ospiteBudget } from '@bilancia/tax-rules/budget4u/ospite'
import { ospite as ospiteConcordato } from '@bilancia/tax-rules/concordato/ospite'
import { ospite as ospiteSrl } from '@bilancia/tax-rules/convsrl/ospite'
import { ospite as ospiteForfettari } from '@bilancia/tax-rules/iforfettari/ospite'
import { legge } from './law.ts'

const asksJumps = (state: object): boolean => 'calcolaSalti' in state && state.calcolaSalti === true

type Loaded<H, R> = {
  readonly host: H
  readonly regole: () => Promise<R>
  readonly per: (state: object) => H | Promise<R>
  readonly schema: ReturnType<typeof legge.schema>
  /** The fingerprint of the law of a year. */
  readonly impronta: (anno: TaxYear) => string
}

const loaded = <H, R>(simulatore: string, host: H, regole: () => Promise<R>): Loaded<H, R> => ({
  host,
  regole,
  per: (state) => (asksJumps(state) ? regole() : host),
  schema: legge.schema(simulatore),
  impronta: (anno) => legge.artefatti(simulatore, anno).impronta,
})

export const iforfettari = loaded('iforfettari', ospiteForfettari(legge.edizioni('iforfettari')), () => import('@bilancia/tax-rules/iforfettari'))
export const convsrl = loaded('convsrl', ospiteSrl(legge.edizioni('convsrl')), () => import('@bilancia/tax-rules/convsrl'))
export const budget4u = loaded('budget4u', ospiteBudget(legge.edizioni('budget4u')), () => import('@bilancia/tax-rules/budget4u'))
export const concordato = loaded('concordato', ospiteConcordato(legge.edizioni('concordato')), () => import('@bilancia/tax-rules/concordato'))
