/** The calls of Convenienza Srl: calculation, explanation. */
import { routes } from '@bilancia/contract/api'
import { convsrl } from '@bilancia/tax-rules'
import type { Mount } from '../../platform/mount.ts'
import { explained, ofYear } from './asked.ts'

export function convenienza(mount: Mount): void {
  mount(routes.calcolaSimulazioniSrl, ({ params, body }) => {
    const { risultato, quadro } = convsrl.calcolaConQuadro(ofYear(params.param, body))
    return { State: risultato, Quadro: quadro }
  })

  mount(routes.explainSimulazioniSrl, ({ params: { param, path }, body }) => explained(path, () => convsrl.spiega(ofYear(param, body), path)))
}
