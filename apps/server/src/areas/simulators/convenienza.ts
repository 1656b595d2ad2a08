/** The calls of Convenienza Srl: calculation, explanation, jumps, search of the best mix. */
import { routes } from '@bilancia/contract/api'
import { convsrl } from '@bilancia/tax-rules'
import type { Mount } from '../../platform/mount.ts'
import { answerOf, explained, fingerprint, inOrder, ofYear, usedFigures } from './asked.ts'
import type { Opened } from './opened.ts'
import type { Searches } from './search/searches.ts'

type Given = { readonly searches: Searches; readonly opened: Opened }

export function convenienza(mount: Mount, { searches: { run }, opened }: Given): void {
  mount(
    routes.calcolaSimulazioniSrl,
    ({ params, body }) => {
      const { risultato, quadro } = convsrl.calcolaConQuadro(ofYear(params.param, body))
      return { State: risultato, Quadro: quadro, Impronta: fingerprint(convsrl.programma, params.param) }
    },
    answerOf(convsrl.schema),
  )

  mount(routes.explainSimulazioniSrl, ({ params: { param, path }, query, body, who, gone }) => {
    const state = ofYear(param, body)
    const open = async () => {
      if (!convsrl.isOttimo(path)) return convsrl.spiega(state, path)
      const { risultato } = await run({ state }, { who: who.Id, gone: gone() })
      return convsrl.spiega(state, path, risultato)
    }
    return explained(path, query.passi, () => opened.of({ who: who.Id, what: `convsrl ${path}`, state }, open))
  })

  mount(routes.usedSimulazioniSrl, ({ params, body }) => usedFigures(convsrl.cifreUsate(ofYear(params.param, body))))

  mount(routes.changesSimulazioniSrl, ({ params: { param, altro }, body }) => convsrl.perche(ofYear(param, body), inOrder(param, altro)))
  mount(routes.saltiSimulazioniSrl, ({ params, body }) => ({ salti: convsrl.salti(ofYear(params.param, body)) }))

  mount(routes.ottimizzaSimulazioniSrl, ({ params, body, who, gone, send }) => {
    return run({ state: ofYear(params.param, body) }, { who: who.Id, gone: gone(), onProgress: (avanzamento) => send({ avanzamento }) })
  })
}
