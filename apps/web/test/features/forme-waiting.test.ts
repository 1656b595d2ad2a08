/** What Forme says while it searches its curve or its plan. */
import { createElement } from 'react'
import { expect, it } from 'vitest'
import { CurveTab } from '../../src/features/forme/CurveTab.tsx'
import { PianoTab } from '../../src/features/forme/PianoTab.tsx'
import { simulator } from '../../src/features/forme/simulator.ts'
import { ExplanationContext } from '../../src/features/simulator/explanation/context.ts'
import { merge, type Values } from '../../src/features/simulator/path.ts'
import { createSimulation } from '../../src/features/simulator/simulation.ts'
import { inState, rendered } from './rendered.ts'

function waiting(tab: typeof CurveTab | typeof PianoTab, state: Values): string {
  const made = createSimulation(simulator, 1)
  const simulation = inState(made, { values: merge(made.initial, { attivita: { tipologia: 'IMPRESA', ricavi: 90_000 }, ...state }), result: {} })
  const page = createElement(ExplanationContext, { value: { explain: () => {}, goToField: () => {} } }, createElement(tab))
  return rendered(page, { simulation })
}

it.each([CurveTab, PianoTab])('that several partners need a minute, and how to have the rest at once: %o', (tab) => {
  const persone = [{ quotaSociale: 60 }, { quotaSociale: 40 }]
  const said = 'con più soci «S.r.l., compensi e dividendi» può richiedere un minuto'
  expect(waiting(tab, { persone })).toContain(said)
  expect(waiting(tab, { persone: [{ quotaSociale: 100 }] })).not.toContain(said)
  expect(waiting(tab, { persone, escludi: ['SRL_OTTIMIZZATA'] })).not.toContain(said)
})
