/** iForfettari: flat-rate regime against ordinary regime. */
import { iforfettari as contratto, type TaxYear } from '@bilancia/contract'
import { type ConMessaggi, type Excerpt, type ResultOf, simulator, testoDi, yearOf } from '@bilancia/engine'
import { avvisi, contributiRidotti } from './avvisi.ts'
import * as confronto from './confronto.ts'
import { disposizione } from './dati.ts'
import * as forfettario from './forfettario.ts'
import * as normale from './normale.ts'
import { type Pareggio, pareggio, regolePareggio } from './pareggio.ts'

const uscite = {
  ...normale.uscite,
  ...forfettario.uscite,
  redditoContributiImposta: {
    ...forfettario.uscite.redditoContributiImposta,
    warningContributi35: testoDi(contributiRidotti),
    collab1ACaricoApplicato: normale.aCarico1,
    collab2ACaricoApplicato: normale.aCarico2,
    totaleForfettario: confronto.uscite.totaleForfettario,
  },
  regimeNormale: { ...normale.uscite.regimeNormale, totaleNormale: confronto.uscite.totaleNormale },
  confronto: confronto.uscite.confronto,
}

/** The computed part of the state, in the shape of the rule page; `pareggio` is there when the state asks for it. */
export type Risultato = ResultOf<typeof uscite> & ConMessaggi & { readonly pareggio?: Pareggio | null }

export const programma = simulator<ResultOf<typeof uscite>>({ layout: disposizione, outputs: uscite, avvisi, messages: contratto.messages })

const excerpts = new Map<TaxYear, Excerpt>()
function excerptOf(year: TaxYear): Excerpt {
  const excerpt = excerpts.get(year) ?? programma.excerpt(year, regolePareggio)
  excerpts.set(year, excerpt)
  return excerpt
}

/** Computes what can be computed. Never throws on a state; where the year is missing or unknown the messages stand alone. */
export function calcola(state: object): Risultato | ConMessaggi {
  const result = programma.calculate(state)
  const year = yearOf(state, contratto.messages)
  if (typeof year !== 'number' || !('calcolaPareggio' in state && state.calcolaPareggio === true)) return result
  const computed = result as ResultOf<typeof uscite>
  return { ...computed, ...result, pareggio: computed.confronto.regimeConveniente === null ? null : pareggio(excerptOf(year), state, year) }
}
