/** What the bars of iForfettari say of incomes that are not in them. */
import { iforfettari } from '@bilancia/tax-rules'
import { createElement } from 'react'
import { expect, it } from 'vitest'
import { Picture } from '../../src/features/iforfettari/Picture.tsx'
import { simulator } from '../../src/features/iforfettari/simulator.ts'
import { ExplanationContext } from '../../src/features/simulator/explanation/context.ts'
import { createSimulation } from '../../src/features/simulator/simulation.ts'
import { inState, rendered } from './rendered.ts'

const shown = (redditi: object) => {
  const state = {
    ...{ annoImposta: 2026, nomeCognome: 'Ferri', tipologia: 'PROFESSIONE', gestionePrevidenziale: { aliquotaSep: 'RIDOTTA' } },
    ...{ regimeForfettario: { gruppo: 8, impostaSost: 15 }, redditoContributiImposta: { ricavi: 40_000 } },
    liquidazioneIrpef: { redditiDiversiDaImpresa_LavAutonomo: redditi },
  }
  const simulation = inState(createSimulation(simulator, 1), { values: state, result: { ...iforfettari.calcola(state) } })
  const context = { value: { explain: () => {}, goToField: () => {} } }
  return rendered(createElement(ExplanationContext, context, createElement(Picture, { moved: null })), { simulation })
}

// The salary is no revenue, but its IRPEF is in the bars: what is left can be below zero although nothing is missing.
it('that the taxes are also those on a salary, which is not among the revenue', () => {
  expect(shown({ lavoroDipendente: 75_000 })).toContain('Le imposte comprendono quelle sugli altri redditi')
  expect(shown({})).not.toContain('altri redditi')
})
