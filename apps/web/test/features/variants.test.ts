/** Variants of one calculation side by side. */
import { createElement } from 'react'
import { expect, it } from 'vitest'
import { simulator } from '../../src/features/iforfettari/simulator.ts'
import { Inputs } from '../../src/features/simulator/document/Alike.tsx'
import { createSimulation } from '../../src/features/simulator/simulation.ts'
import { rendered } from './rendered.ts'

it('an amount among the inputs that differ is not broken before its euro sign', () => {
  const shown = [100_000, 50_000].map((ricavi, at) => ({
    item: {
      ...{ ID: at, NomeSimulazione: `Variante ${at}`, Identificativo: '', annoImposta: 2026, TStamp: '', Impronta: null },
      ...{ Applicazione: 1, Autore: '', Mia: true, Prima: at === 0 },
    },
    state: { redditoContributiImposta: { ricavi } },
    result: null,
  }))
  const html = rendered(createElement(Inputs, { shown }), { simulation: createSimulation(simulator, 1) })
  expect(html).toContain('<td>100.000,00\u00a0€</td><td>50.000,00\u00a0€</td>')
})
