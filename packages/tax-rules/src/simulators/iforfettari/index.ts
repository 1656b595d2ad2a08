/** iForfettari: flat-rate regime against ordinary regime. */
import { iforfettari as contratto, type TaxYear } from '@bilancia/contract'
import { type ConMessaggi, type Excerpt, type ResultOf, type Spiegazione, simulator, testoDi, yearOf } from '@bilancia/engine'
import { avvisi, contributiRidotti } from './avvisi.ts'
import * as confronto from './confronto.ts'
import { disposizione } from './dati.ts'
import * as forfettario from './forfettario.ts'
import * as normale from './normale.ts'
import { curva as curvaDi, type Pareggio, type PuntoCurva, pareggio, regolePareggio } from './pareggio.ts'
import { uscite as usciteQuadro } from './quadro.ts'
import { percorsiPareggio, spiegaPareggio } from './spiegazione.ts'

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

/** Where the revenue goes on each side and the difference of each row, in euro. */
export type Quadro = ResultOf<typeof usciteQuadro>

export const programma = simulator<ResultOf<typeof uscite> & { readonly quadro: Quadro }>({
  layout: disposizione,
  outputs: { ...uscite, quadro: usciteQuadro },
  avvisi,
  messages: contratto.messages,
})

const excerpts = new Map<TaxYear, Excerpt>()
function excerptOf(year: TaxYear): Excerpt {
  const excerpt = excerpts.get(year) ?? programma.excerpt(year, regolePareggio)
  excerpts.set(year, excerpt)
  return excerpt
}

/** Computes what can be computed. Never throws on a state; where the year is missing or unknown the messages stand alone. */
export const calcola = (state: object): Risultato | ConMessaggi => calcolaConQuadro(state).risultato

/** The same with what the page shows beside it; null without a known year. */
export function calcolaConQuadro(state: object): { readonly risultato: Risultato | ConMessaggi; readonly quadro: Quadro | null } {
  const result = programma.calculate(state)
  if (!('confronto' in result)) return { risultato: result, quadro: null }
  const { quadro, ...risultato } = result
  if (!('calcolaPareggio' in state && state.calcolaPareggio === true)) return { risultato, quadro }
  return { risultato: { ...risultato, pareggio: pareggioDi(state, risultato) }, quadro }
}

function pareggioDi(state: object, { confronto }: ResultOf<typeof uscite>): Pareggio | null {
  const year = yearOf(state, contratto.messages) as TaxYear
  return confronto.regimeConveniente === null ? null : pareggio(excerptOf(year), state, year)
}

export { type Limiti, limiti } from './limiti.ts'

/** Every path of the result that `spiega` answers. */
export const percorsi: readonly string[] = [...programma.paths, ...percorsiPareggio]

/** Why one value of the result is what it is. Throws `PercorsoSconosciuto` and, without a known year, `RangeError`. */
export function spiega(state: object, path: string): Spiegazione {
  if (!path.startsWith('pareggio')) return programma.explain(state, path)
  const verdict = programma.explain(state, 'confronto.vantaggioForfettarioConIva')
  const year = yearOf(state, contratto.messages) as TaxYear
  const result = programma.calculate(state)
  if (!('confronto' in result)) return verdict
  return spiegaPareggio(path, {
    excerpt: excerptOf(year),
    state,
    result: pareggioDi(state, result),
    explainAt: (moved) => programma.explain(moved, 'confronto.vantaggioForfettarioConIva'),
  })
}

/** Both regimes at `points` revenues from zero to the limit of the year; nothing without a known year. */
export function curva(state: object, points: number): readonly PuntoCurva[] {
  const year = yearOf(state, contratto.messages)
  return typeof year === 'number' ? curvaDi(excerptOf(year), state, year, points) : []
}
