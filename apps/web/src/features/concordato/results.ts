/** The result of the concordato for its page. A path that the result does not have does not compile. */

import { groups, names, units } from 'virtual:result-names/concordato'
import type { concordato } from '@bilancia/contract'
import { resultsOf } from '../simulator/results/results-of.tsx'

export const { useResult, nome, linesUnder, ExplainLink, ResultValue, Table } = resultsOf<concordato.Risultato>({ names, groups, units })
