/** The calls of Budget4u: calculation, explanation, jumps, the same year in the flat-rate regime. */
import { routes } from '@bilancia/contract/api'
import { budget4u } from '@bilancia/tax-rules'
import type { Mount } from '../../platform/mount.ts'
import { answerOf, explained, fingerprint, inOrder, ofYear, usedFigures } from './asked.ts'
import type { Opened } from './opened.ts'

export function budget(mount: Mount, { opened }: { readonly opened: Opened }): void {
  mount(
    routes.calcolaSchedaBudget,
    ({ params, body }) => {
      const { risultato, quadro } = budget4u.calcolaConQuadro(ofYear(params.param, body))
      return { State: risultato, Quadro: quadro, Impronta: fingerprint(budget4u.programma, params.param) }
    },
    answerOf(budget4u.schema),
  )

  mount(routes.explainSchedaBudget, ({ params: { param, path }, query, body, who }) => {
    const state = ofYear(param, body)
    return explained(path, query.passi, () => opened.of({ who: who.Id, what: `budget4u ${path}`, state }, () => budget4u.spiega(state, path)))
  })

  mount(routes.usedSchedaBudget, ({ params, body }) => usedFigures(budget4u.cifreUsate(ofYear(params.param, body))))

  mount(routes.changesSchedaBudget, ({ params: { param, altro }, body }) => budget4u.perche(ofYear(param, body), inOrder(param, altro)))
  mount(routes.saltiSchedaBudget, ({ params, body }) => ({ salti: budget4u.salti(ofYear(params.param, body)) }))

  mount(routes.confrontaSchedaBudget, ({ params, body }) => {
    const confronto = budget4u.confrontaConForfetario(ofYear(params.param, body))
    return { confronto: confronto && { ...confronto, stato: { ...confronto.stato } } }
  })
}
