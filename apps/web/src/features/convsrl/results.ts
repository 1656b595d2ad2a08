/** The result of Convenienza Srl for its pages. A path that the result does not have does not compile. */
import { groups, names, units } from 'virtual:result-names/convsrl'
import type { Results } from '@bilancia/contract/api'
import { resultsOf } from '../simulator/results/results-of.tsx'

type Own = Results['convsrl']
/** The result and the picture beside it. */
export type Risultato = Own['risultato'] & { readonly quadro: Own['quadro'] | null }

export const { useResult, valueIn, nome, vociDi, lineOf, Result, ResultValue, ExplainLink, Panel, Table } = resultsOf<Risultato>({ names, groups, units })

/** The names of the lines of the result, as the rules define them: part by part, in order. */
export const vociSocieta = vociDi('compDivSimulazioniSrl.scenario1.societa')
export const vociSocio = vociDi('compDivSimulazioniSrl.scenario1.soci[0]')
export const vociTotali = vociDi('riepilogo.scenario1.totali')
export const vociIrap = vociDi('irapApplicata')
export const vociQuadro = vociDi('quadro.scenario1')
export const vociOggi = vociDi('confronto.oggi')
export const vociLetture = { ...vociDi('confronto.tuttoDistribuito.scenario3'), ...vociDi('confronto.stessoNetto.scenario2') }
