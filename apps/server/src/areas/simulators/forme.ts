/** The calls of Forme e piano: ten forms in a table, curve, best path over the years, explanations. Curves and plans run in search threads. */
import { routes } from '@bilancia/contract/api'
import type { Mount } from '../../platform/mount.ts'
import { Refusal } from '../../platform/problem.ts'
import { forme, piano } from '../../platform/simulators.ts'
import { answerOf, explained, inPlan, ofYear, unreadIn, usedFigures } from './asked.ts'
import type { Opened } from './opened.ts'
import type { Searches } from './search/searches.ts'

type Given = { readonly searches: Searches; readonly opened: Opened }

export function formeCalls(mount: Mount, { searches: { run }, opened }: Given): void {
  mount(
    routes.calcolaForme,
    ({ params, body }) => {
      const state = ofYear(params.param, body)
      return { State: forme.host.calcola(state), ...unreadIn('forme', body), Impronta: forme.impronta(state.annoImposta) }
    },
    answerOf(forme.schema),
  )

  mount(routes.explainForme, ({ params: { param, path }, query, body, who }) => {
    const state = ofYear(param, body)
    if (forme.host.conti(state) === null) throw new Refusal('SPIEGAZIONE_NON_TROVATA', { percorso: path.slice(0, 200) })
    return explained({ path, passi: query.passi, Impronta: forme.impronta(state.annoImposta) }, () =>
      opened.of({ who: who.Id, what: `forme ${path}`, state }, async () => (await forme.regole()).spiega(state, path)),
    )
  })

  mount(routes.usedForme, async ({ params, body }) => {
    const state = ofYear(params.param, body)
    return usedFigures((await forme.regole()).cifreUsate(state), forme.impronta(state.annoImposta))
  })

  mount(routes.curveForme, async ({ params, query: { variabile, points }, body, who, gone }) => {
    const state = ofYear(params.param, body)
    const { risultato: curva } = await run({ what: 'curva', state, variabile, punti: points }, { who: who.Id, gone: gone() })
    return { curva, Impronta: forme.impronta(state.annoImposta) }
  })

  mount(
    routes.calcolaPiano,
    async ({ params, body, who, gone }) => {
      const { risultato: State } = await run({ what: 'piano', state: inPlan(params.param, body) }, { who: who.Id, gone: gone() })
      return { State, ...unreadIn('piano', body), Impronta: piano.impronta }
    },
    answerOf(piano.schema),
  )

  mount(routes.explainPiano, async ({ params: { param, path }, query: { passi }, body, who, gone }) => {
    const { risultato } = await run({ what: 'spiegaPiano', state: inPlan(param, body), path, passi }, { who: who.Id, gone: gone() })
    if (!risultato) throw new Refusal('SPIEGAZIONE_NON_TROVATA', { percorso: path.slice(0, 200) })
    return { ...risultato, Impronta: piano.impronta }
  })
}
