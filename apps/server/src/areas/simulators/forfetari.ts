/** The calls of iForfettari: calculation, explanation, curve, jumps, letter. */
import { routes } from '@bilancia/contract/api'
import { iforfettari } from '@bilancia/tax-rules'
import type { Deps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/mount.ts'
import { answerOf, explained, fingerprint, inOrder, ofYear, usedFigures } from './asked.ts'
import { letterFor } from './letter.ts'
import type { Opened } from './opened.ts'

export function forfetari(mount: Mount, { clock, opened }: Pick<Deps, 'clock'> & { readonly opened: Opened }): void {
  mount(
    routes.calcolaForfetari,
    ({ params, body }) => {
      const { risultato, quadro } = iforfettari.calcolaConQuadro(ofYear(params.param, body))
      return { State: risultato, Quadro: quadro, Impronta: fingerprint(iforfettari.programma, params.param) }
    },
    answerOf(iforfettari.schema),
  )

  mount(routes.explainForfetari, ({ params: { param, path }, query, body, who }) => {
    const state = ofYear(param, body)
    return explained(path, query.passi, () => opened.of({ who: who.Id, what: `iforfettari ${path}`, state }, () => iforfettari.spiega(state, path)))
  })

  mount(routes.usedForfetari, ({ params, body }) => usedFigures(iforfettari.cifreUsate(ofYear(params.param, body))))

  mount(routes.changesForfetari, ({ params: { param, altro }, body }) => iforfettari.perche(ofYear(param, body), inOrder(param, altro)))

  mount(routes.curveForfetari, ({ params, query, body }) => {
    const state = ofYear(params.param, body)
    const result = iforfettari.calcola({ ...state, calcolaPareggio: true })
    return { punti: iforfettari.curva(state, query.points), pareggio: ('pareggio' in result && result.pareggio) || null }
  })

  mount(routes.saltiForfetari, ({ params, body }) => ({ salti: iforfettari.salti(ofYear(params.param, body)) }))

  mount(routes.letterForfetari, ({ params, body, who }) => letterFor(ofYear(params.param, body), who, clock()))
}
