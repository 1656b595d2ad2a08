/** The steps of the guided start of Budget4u. */
import { budget4u } from '@bilancia/tax-rules'
import { createElement } from 'react'
import { expect, it } from 'vitest'
import { steps } from '../../src/features/budget4u/inizio/Inizio.tsx'
import { simulator } from '../../src/features/budget4u/simulator.ts'
import { ExplanationContext } from '../../src/features/simulator/explanation/context.ts'
import { createSimulation } from '../../src/features/simulator/simulation.ts'
import { inState, rendered } from './rendered.ts'

const persone = ['PROFESSIONE', 'IMPRESA', 'IMPRESA_FAMILIARE']
const societa = ['SOCIETA_DI_PERSONE', 'SRL_TRASPARENTE', 'SRL_NON_TRASPARENTE']

it.each([
  ...persone.flatMap((tipologia) => ['NORMALE', 'FORFETARIO'].map((regime) => [tipologia, regime] as const)),
  ...societa.map((tipologia) => [tipologia, 'NORMALE'] as const),
])('%s %s: every step asks something', (tipologia, regime) => {
  const values = { annoImposta: 2026, informazioniCostiDiAvvio: { tipologia, regime } }
  const { risultato, quadro } = budget4u.calcolaConQuadro(values)
  const simulation = inState(createSimulation(simulator, 1), { values, result: { ...risultato, quadro } })
  const asked = steps.filter(({ when }) => !when || simulation.rules.holds(when, values))
  const fields = ({ content }: (typeof steps)[number]) =>
    rendered(createElement(ExplanationContext, { value: { explain: () => {}, goToField: () => {} } }, createElement(content)), { simulation }).match(
      /<(input|select)/g,
    )?.length ?? 0
  expect(asked.filter((step) => fields(step) === 0).map(({ title }) => title)).toEqual([])
})
