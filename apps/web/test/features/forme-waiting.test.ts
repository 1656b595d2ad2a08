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

const persone = [{ quotaSociale: 60 }, { quotaSociale: 40 }]
const said = 'con più soci «S.r.l., compensi e dividendi» può richiedere un minuto'
const others = ['FORFETTARIO', 'SRL_TRASPARENTE']

it.each([CurveTab, PianoTab])('%o: that several partners need a minute', (tab) => {
  expect(waiting(tab, { persone })).toContain(said)
  expect(waiting(tab, { persone: [{ quotaSociale: 100 }] })).not.toContain(said)
})

it('how to have the rest at once: the curve leaves out what the table does, the plan what may not be chosen', () => {
  expect(waiting(CurveTab, { persone })).toContain('>«Forme da non calcolare»</a>')
  expect(waiting(CurveTab, { persone, escludi: ['SRL_OTTIMIZZATA'] })).not.toContain(said)
  expect(waiting(PianoTab, { persone })).toContain('>«Forme che si possono scegliere»</a>')
  expect(waiting(PianoTab, { persone, escludi: ['SRL_OTTIMIZZATA'] })).toContain(said)
  expect(waiting(PianoTab, { persone, piano: { forme: others } })).not.toContain(said)
})

it('on paper, what has not arrived says so', () => {
  expect(waiting(CurveTab, {})).toContain('>La curva non era ancora arrivata quando la pagina è stata stampata.<')
  expect(waiting(PianoTab, {})).toContain('>Il percorso non era ancora arrivato quando la pagina è stata stampata.<')
})
