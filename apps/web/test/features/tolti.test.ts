/** What 'Quando si paga' says of the taxes that are not among its payments. */
import { calendario as contratto } from '@bilancia/contract'
import { calendario } from '@bilancia/tax-rules'
import { QueryClient } from '@tanstack/react-query'
import { createElement } from 'react'
import { expect, it } from 'vitest'
import { altreDi } from '../../src/features/calendario/accanto.ts'
import { QuandoSiPaga } from '../../src/features/calendario/QuandoSiPaga.tsx'
import { tolti } from '../../src/features/calendario/tolti.ts'
import { simulator } from '../../src/features/forme/simulator.ts'
import { ExplanationContext } from '../../src/features/simulator/explanation/context.ts'
import { merge } from '../../src/features/simulator/path.ts'
import { createSimulation } from '../../src/features/simulator/simulation.ts'
import { inState, rendered } from './rendered.ts'

const lawyer = {
  ...{ annoImposta: 2026, formaAttuale: 'PROFESSIONISTA', attivita: { tipologia: 'PROFESSIONE', gruppo: 8, ricavi: 90_000 } },
  ...{ previdenza: { aliquotaSep: 'PIENA' }, persone: [{ nome: 'Ada' }] },
}
const shop = { annoImposta: 2020, formaAttuale: 'DITTA_INDIVIDUALE', attivita: { tipologia: 'IMPRESA', gruppo: 9, ricavi: 60_000 }, persone: [{ nome: 'Ada' }] }
const di = (state: object, forma: string) => {
  const dato = calendario.calcola(contratto.statoDi('FORME', { ...state, calendario: { forma } }))
  if (!('riconciliazione' in dato)) throw new Error('not calculated')
  return tolti('Così', dato)
}

it('a professional pays less than the taxes of the year: clients withhold a fifth of the fees', () => {
  expect(di(lawyer, 'PROFESSIONISTA')).toEqual([expect.stringMatching(/^Così: dal dovuto del 2026 sono tolti 18\.000,00 € di ritenute subite/)])
  expect(di(lawyer, 'FORFETTARIO')).toEqual([])
})

it('what the company withholds is among its payments', () => expect(di(lawyer, 'SRL_OTTIMIZZATA')).toEqual([]))

it('half of the IRAP of 2020 is not due', () =>
  expect(di(shop, 'DITTA_INDIVIDUALE')).toEqual([expect.stringMatching(/^Così: dal dovuto del 2020 sono tolti [\d.,]+ € di IRAP che non è dovuta/)]))

/** How often the page says it of the fees, with this form chosen. */
function dette(forma: string) {
  const made = createSimulation(simulator, 1)
  const values = merge(made.initial, { ...lawyer, calendario: { forma } })
  const simulation = inState(made, { values, result: {} })
  const { differs, turn } = simulation.store.getState()
  const queries = new QueryClient()
  for (const altre of [{}, altreDi('FORME', values, {})])
    queries.setQueryData(['calendario', 'FORME', altre, values, differs, turn], calendario.calcola(contratto.statoDi('FORME', values, altre ?? {})))
  const page = createElement(ExplanationContext, { value: { explain: () => {}, goToField: () => {} } }, createElement(QuandoSiPaga))
  const html = rendered(page, { simulation, queries })
  return html.match(/Professionista: dal dovuto del 2026 sono tolti 18\.000,00.€ di ritenute subite/g)?.length
}

it('the page says it below its calendar, and below the two side by side', () => {
  expect(dette('PROFESSIONISTA')).toBe(2)
  expect(dette('FORFETTARIO')).toBe(1)
})
