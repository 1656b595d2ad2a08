/** The calls of Convenienza Srl: calculation, explanation, jumps, search of the best mix. */
import { routes } from '@bilancia/contract/api'
import type { Mount } from '../../platform/mount.ts'
import { convsrl } from '../../platform/simulators.ts'
import { answerOf, explained, inOrder, ofYear, unreadIn, usedFigures } from './asked.ts'
import type { Opened } from './opened.ts'
import type { Searches } from './search/searches.ts'

type Given = { readonly searches: Searches; readonly opened: Opened }

export function convsrlCalls(mount: Mount, { searches: { run }, opened }: Given): void {
  mount(
    routes.calcolaSimulazioniSrl,
    async ({ params, body }) => {
      const state = ofYear(params.param, body)
      const { risultato, quadro } = (await convsrl.per(state)).calcolaConQuadro(state)
      return { State: risultato, ...unreadIn('convsrl', body), Quadro: quadro, Impronta: convsrl.impronta(state.annoImposta) }
    },
    answerOf(convsrl.schema),
  )

  mount(routes.explainSimulazioniSrl, ({ params: { param, path }, query, body, who, gone }) => {
    const state = ofYear(param, body)
    const open = async () => {
      const { isOttimo, spiega } = await convsrl.regole()
      if (!isOttimo(path)) return spiega(state, path)
      const { risultato } = await run({ what: 'ottimo', state }, { who: who.Id, gone: gone() })
      return spiega(state, path, risultato)
    }
    return explained({ path, passi: query.passi, Impronta: convsrl.impronta(state.annoImposta) }, () =>
      opened.of({ who: who.Id, what: `convsrl ${path}`, state }, open),
    )
  })

  mount(routes.usedSimulazioniSrl, async ({ params, body }) => {
    const state = ofYear(params.param, body)
    return usedFigures((await convsrl.regole()).cifreUsate(state), convsrl.impronta(state.annoImposta))
  })

  mount(routes.changesSimulazioniSrl, async ({ params: { param, altro }, body }) => {
    const [da, a] = inOrder(param, altro)
    return { ...(await convsrl.regole()).perche(ofYear(param, body), [da, a]), Impronte: { da: convsrl.impronta(da), a: convsrl.impronta(a) } }
  })
  mount(routes.saltiSimulazioniSrl, async ({ params, body }) => {
    const state = ofYear(params.param, body)
    return { salti: (await convsrl.regole()).salti(state), Impronta: convsrl.impronta(state.annoImposta) }
  })

  mount(routes.ottimizzaSimulazioniSrl, async ({ params, body, who, gone, send }) => {
    const state = ofYear(params.param, body)
    const told = await run({ what: 'ottimo', state }, { who: who.Id, gone: gone(), onProgress: (avanzamento) => send({ avanzamento }) })
    return { ...told, Impronta: convsrl.impronta(state.annoImposta) }
  })
}
