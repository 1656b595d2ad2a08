/** The result of Budget4u for its pages. A path that the result does not have does not compile. */
import { groups, names, units } from 'virtual:result-names/budget4u'
import type { Results } from '@bilancia/contract/api'
import { resultsOf } from '../simulator/results/results-of.tsx'

type Own = Results['budget4u']
/** The result and the picture beside it. */
export type Risultato = Own['risultato'] & { readonly quadro: Own['quadro'] | null }

export const { useResult, valueIn, nome, vociDi, lineOf, linesUnder, Result, ResultValue, ExplainLink, Panel, Table } = resultsOf<Risultato>({
  names,
  groups,
  units,
})

/** The names of the lines of the result, as the rules define them: part by part, in order. */
export const vociInail = vociDi('inail')
export const vociDiritto = vociDi('dirittiCCIAA')
export const vociCosti = vociDi('informazioniCostiDiAvvio')
export const vociDitta = vociDi('contoEconomicoDittaSocieta')
export const vociProfessionista = vociDi('contoEconomicoProfessionista')
export const vociIrap = vociDi('imposteContributi.irap')
export const vociPersona = vociDi('persone[0]')
export const vociPiano = vociDi('pianoTriennale[0]')
export const vociRipartizione = vociDi('quadro.ripartizione')
