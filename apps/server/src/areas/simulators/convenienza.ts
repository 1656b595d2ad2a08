/** The calls of Convenienza Srl: calculation, explanation, jumps, search of the best mix. */
import { routes } from '@bilancia/contract/api'
import { convsrl } from '@bilancia/tax-rules'
import type { Mount } from '../../platform/mount.ts'
import { explained, fingerprint, inOrder, notExplained, ofYear, usedFigures } from './asked.ts'
import type { Searches } from './search/searches.ts'

/** What only a search knows. */
const isFound = (path: string) => path.startsWith('ottimizzatore')

export function convenienza(mount: Mount, { run }: Searches): void {
  mount(routes.calcolaSimulazioniSrl, ({ params, body }) => {
    const { risultato, quadro } = convsrl.calcolaConQuadro(ofYear(params.param, body))
    return { State: risultato, Quadro: quadro, Impronta: fingerprint(convsrl.programma, params.param) }
  })

  mount(routes.explainSimulazioniSrl, async ({ params: { param, path }, body, who, gone }) => {
    const state = ofYear(param, body)
    if (!isFound(path)) return explained(path, () => convsrl.spiega(state, path))
    const told = await run({ state, path }, { who: who.Id, gone: gone() })
    return 'spiegazione' in told ? told.spiegazione : notExplained(path)
  })

  mount(routes.usedSimulazioniSrl, ({ params, body }) => usedFigures(convsrl.cifreUsate(ofYear(params.param, body))))

  mount(routes.changesSimulazioniSrl, ({ params: { param, altro }, body }) => convsrl.perche(ofYear(param, body), inOrder(param, altro)))
  mount(routes.saltiSimulazioniSrl, ({ params, body }) => ({ salti: convsrl.salti(ofYear(params.param, body)) }))

  mount(routes.ottimizzaSimulazioniSrl, async ({ params, body, who, gone, send }) => {
    const told = await run({ state: ofYear(params.param, body) }, { who: who.Id, gone: gone(), onProgress: (avanzamento) => send({ avanzamento }) })
    return { risultato: 'risultato' in told ? told.risultato : null }
  })
}
