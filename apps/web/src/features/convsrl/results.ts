/** The result of Convenienza Srl for its pages. A path that the result does not have does not compile. */

import { groups, names, units } from 'virtual:result-names/convsrl'
import type { Results } from '@bilancia/contract/api'
import { resultsOf } from '../simulator/results/results-of.tsx'

type Own = Results['convsrl']
/** The result and the picture beside it. */
export type Risultato = Own['risultato'] & { readonly quadro: Own['quadro'] | null }

export const { useResult, valueIn, nome, vociDi, lineOf, Result, ResultValue, ExplainLink, Panel, Table } = resultsOf<Risultato>({ names, groups, units })
