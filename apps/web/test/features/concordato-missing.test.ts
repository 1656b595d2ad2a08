/** What the concordato still needs, and what is wrong in it, by year. */
import { expect, it } from 'vitest'
import { missing } from '../../src/features/concordato/missing.ts'
import { simulator } from '../../src/features/concordato/simulator.ts'
import { errorsOf } from '../../src/features/simulator/errors.ts'
import { createSimulation } from '../../src/features/simulator/simulation.ts'

it('the proposal is missing once for each year of the biennium, with the year', () => {
  const values = { soggetto: 'PERSONA_FISICA', biennio: '2026-2027', anni: [{}, {}] }
  const paths = missing(values)
  expect(paths).toEqual(['anni.0.concordato', 'anni.1.concordato'])
  expect(paths.map((path) => simulator.labelOf(path, values))).toEqual(['Reddito proposto 2026', 'Reddito proposto 2027'])
  expect(missing({}).map((path) => simulator.labelOf(path, {}))).toEqual(['Soggetto', 'Biennio'])
})

it('a wrong proposal is listed with its year', () => {
  const start = { soggetto: 'PERSONA_FISICA', biennio: '2026-2027', anni: [{}, { concordato: 1e300 }], punteggioIsa: 99 }
  const { rules, store, stop } = createSimulation({ ...simulator, start, calculate: async () => ({}), calcola: undefined, subito: undefined }, 7)
  expect(errorsOf(rules, simulator, [], store.getState()).map(({ label }) => label)).toEqual(['Punteggio ISA', 'Reddito proposto 2027'])
  stop()
})
