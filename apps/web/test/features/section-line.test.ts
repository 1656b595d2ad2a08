/** The line of a folded section. */

import { expect, it } from 'vitest'
import { simulator } from '../../src/features/convsrl/simulator.ts'
import { summaryOf } from '../../src/features/simulator/form/SectionLine.tsx'
import { getPath, type Values } from '../../src/features/simulator/path.ts'
import { createSimulation } from '../../src/features/simulator/simulation.ts'

it('says once what fields that are typed together say alike', () => {
  const [two, four, six] = [40_000, 40_000, 10_000].map((compensoTotale) => ({ compensoTotale }))
  const values = { annoImposta: 2026, datiSimulazioniSrl: { scenario2: two, scenario4: four, scenario6: six } }
  const paths = [2, 4, 6].map((scenario) => `datiSimulazioniSrl.scenario${scenario}.compensoTotale`)
  const written = (path: string, of: Values) => String(getPath(of, path))
  expect(summaryOf(createSimulation(simulator, 1).rules, written, paths, values)).toEqual(['Compenso totale 40000', 'Compenso totale 10000'])
})
