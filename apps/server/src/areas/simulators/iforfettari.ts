/** The calls of iForfettari: calculation, explanation, curve, jumps, letter. */
import { routes } from '@bilancia/contract/api'
import type { Deps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/mount.ts'
import { iforfettari } from '../../platform/simulators.ts'
import { answerOf, explained, inOrder, ofYear, unreadIn, usedFigures } from './asked.ts'
import { letterFor } from './letter.ts'
import type { Opened } from './opened.ts'

export function iforfettariCalls(mount: Mount, { clock, opened }: Pick<Deps, 'clock'> & { readonly opened: Opened }): void {
  mount(
    routes.calcolaForfetari,
    async ({ params, body }) => {
      const state = ofYear(params.param, body)
      const { risultato, quadro } = (await iforfettari.per(state)).calcolaConQuadro(state)
      return { State: risultato, ...unreadIn('iforfettari', body), Quadro: quadro, Impronta: iforfettari.impronta(state.annoImposta) }
    },
    answerOf(iforfettari.schema),
  )

  mount(routes.explainForfetari, ({ params: { param, path }, query, body, who }) => {
    const state = ofYear(param, body)
    return explained({ path, passi: query.passi, Impronta: iforfettari.impronta(state.annoImposta) }, () =>
      opened.of({ who: who.Id, what: `iforfettari ${path}`, state }, async () => (await iforfettari.regole()).spiega(state, path)),
    )
  })

  mount(routes.usedForfetari, async ({ params, body }) => {
    const state = ofYear(params.param, body)
    return usedFigures((await iforfettari.regole()).cifreUsate(state), iforfettari.impronta(state.annoImposta))
  })

  mount(routes.changesForfetari, async ({ params: { param, altro }, body }) => {
    const [da, a] = inOrder(param, altro)
    return { ...(await iforfettari.regole()).perche(ofYear(param, body), [da, a]), Impronte: { da: iforfettari.impronta(da), a: iforfettari.impronta(a) } }
  })

  mount(routes.curveForfetari, ({ params, query, body }) => {
    const state = ofYear(params.param, body)
    return { ...iforfettari.host.curvaConPareggio(state, query.points), Impronta: iforfettari.impronta(state.annoImposta) }
  })

  mount(routes.saltiForfetari, async ({ params, body }) => {
    const state = ofYear(params.param, body)
    return { salti: (await iforfettari.regole()).salti(state), Impronta: iforfettari.impronta(state.annoImposta) }
  })

  mount(routes.letterForfetari, async ({ params, body, who }) => {
    const state = ofYear(params.param, body)
    return { ...(await letterFor(state, who, clock())), Impronta: iforfettari.impronta(state.annoImposta) }
  })
}
