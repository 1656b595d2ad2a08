/** The calls of the simulators: calculation, explanation, curve, letter. */
import { taxYears } from '@bilancia/contract'
import { routes } from '@bilancia/contract/api'
import { PercorsoSconosciuto } from '@bilancia/engine'
import { iforfettari } from '@bilancia/tax-rules'
import type { Deps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/mount.ts'
import { Refusal } from '../../platform/problem.ts'
import { letterFor } from './letter.ts'

type State = Readonly<Record<string, unknown>>

export function simulators(mount: Mount, { clock }: Pick<Deps, 'clock'>): void {
  mount(routes.calcolaForfetari, ({ params, body }) => {
    const { risultato, quadro } = iforfettari.calcolaConQuadro(ofYear(params.param, body))
    return { State: risultato, Quadro: quadro }
  })

  mount(routes.explainForfetari, ({ params, body }) => {
    try {
      return iforfettari.spiega(ofYear(params.param, body), params.path)
    } catch (error) {
      if (error instanceof PercorsoSconosciuto) throw new Refusal('SPIEGAZIONE_NON_TROVATA', { percorso: params.path.slice(0, 200) })
      throw error
    }
  })

  mount(routes.curveForfetari, ({ params, query, body }) => {
    const state = ofYear(params.param, body)
    const result = iforfettari.calcola({ ...state, calcolaPareggio: true })
    return { punti: iforfettari.curva(state, query.points), pareggio: ('pareggio' in result && result.pareggio) || null }
  })

  mount(routes.letterForfetari, ({ params, body, who }) => letterFor(ofYear(params.param, body), who, clock()))
}

/** The state, if it is of the year in the address; a state without a year is of that year. */
function ofYear(year: number, state: State): State {
  const stated = state.annoImposta ?? year
  if (stated === year) return { ...state, annoImposta: year }
  const stato = typeof stated === 'number' ? stated : 'che non è un numero'
  throw new Refusal('ANNO_DIVERSO', { indirizzo: year, stato, primo: taxYears[0], ultimo: Math.max(...taxYears) })
}
