/** The result of iForfettari for its pages. A path that the result does not have does not compile. */
import { groups, names, units } from 'virtual:result-names/iforfettari'
import type { Results } from '@bilancia/contract/api'
import { resultsOf } from '../simulator/results/results-of.tsx'

type Own = Results['iforfettari']
/** The result and the picture beside it. */
export type Risultato = Own['risultato'] & { readonly quadro: Own['quadro'] | null }

export const { useResult, valueIn, nome, vociDi, gruppiDi, lineOf, linesUnder, Result, ResultValue, ExplainLink, Panel, Table } = resultsOf<Risultato>({
  names,
  groups,
  units,
})

/** The names of the lines of the result, as the rules define them: part by part, in order. */
export const righeImposte = vociDi('confronto.imposte')
export const vociDifferenze = vociDi('quadro.differenze')
