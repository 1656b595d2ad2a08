/** The calls of Budget4u: calculation, explanation, jumps, the same year in the flat-rate regime. */
import { routes } from '@bilancia/contract/api'
import type { Mount } from '../../platform/mount.ts'
import { budget4u } from '../../platform/simulators.ts'
import { answerOf, explained, inOrder, ofYear, unreadIn, usedFigures } from './asked.ts'
import type { Opened } from './opened.ts'

export function budget4uCalls(mount: Mount, { opened }: { readonly opened: Opened }): void {
  mount(
    routes.calcolaSchedaBudget,
    async ({ params, body }) => {
      const state = ofYear(params.param, body)
      const { risultato, quadro } = (await budget4u.per(state)).calcolaConQuadro(state)
      return { State: risultato, ...unreadIn('budget4u', body), Quadro: quadro, Impronta: budget4u.impronta(state.annoImposta) }
    },
    answerOf(budget4u.schema),
  )

  mount(routes.explainSchedaBudget, ({ params: { param, path }, query, body, who }) => {
    const state = ofYear(param, body)
    return explained({ path, passi: query.passi, Impronta: budget4u.impronta(state.annoImposta) }, () =>
      opened.of({ who: who.Id, what: `budget4u ${path}`, state }, async () => (await budget4u.regole()).spiega(state, path)),
    )
  })

  mount(routes.usedSchedaBudget, async ({ params, body }) => {
    const state = ofYear(params.param, body)
    return usedFigures((await budget4u.regole()).cifreUsate(state), budget4u.impronta(state.annoImposta))
  })

  mount(routes.changesSchedaBudget, async ({ params: { param, altro }, body }) => {
    const [da, a] = inOrder(param, altro)
    return { ...(await budget4u.regole()).perche(ofYear(param, body), [da, a]), Impronte: { da: budget4u.impronta(da), a: budget4u.impronta(a) } }
  })
  mount(routes.saltiSchedaBudget, async ({ params, body }) => {
    const state = ofYear(params.param, body)
    return { salti: (await budget4u.regole()).salti(state), Impronta: budget4u.impronta(state.annoImposta) }
  })

  mount(routes.confrontaSchedaBudget, async ({ params, body }) => {
    const state = ofYear(params.param, body)
    const confronto = (await budget4u.per(state)).confrontaConForfetario(state)
    return { confronto: confronto && { ...confronto, stato: { ...confronto.stato } }, Impronta: budget4u.impronta(state.annoImposta) }
  })
}
