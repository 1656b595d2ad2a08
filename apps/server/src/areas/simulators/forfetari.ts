/** The calls of iForfettari: calculation, explanation, curve, letter. */
import { routes } from '@bilancia/contract/api'
import { iforfettari } from '@bilancia/tax-rules'
import type { Deps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/mount.ts'
import { explained, ofYear } from './asked.ts'
import { letterFor } from './letter.ts'

export function forfetari(mount: Mount, { clock }: Pick<Deps, 'clock'>): void {
  mount(routes.calcolaForfetari, ({ params, body }) => {
    const { risultato, quadro } = iforfettari.calcolaConQuadro(ofYear(params.param, body))
    return { State: risultato, Quadro: quadro }
  })

  mount(routes.explainForfetari, ({ params: { param, path }, body }) => explained(path, () => iforfettari.spiega(ofYear(param, body), path)))

  mount(routes.curveForfetari, ({ params, query, body }) => {
    const state = ofYear(params.param, body)
    const result = iforfettari.calcola({ ...state, calcolaPareggio: true })
    return { punti: iforfettari.curva(state, query.points), pareggio: ('pareggio' in result && result.pareggio) || null }
  })

  mount(routes.letterForfetari, ({ params, body, who }) => letterFor(ofYear(params.param, body), who, clock()))
}
