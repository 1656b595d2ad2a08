import { expect, it } from 'vitest'
import { anniDi, nelPeriodo } from '../../src/features/concordato/simulator.ts'

// D.Lgs. 13/2024, art. 7, c. 2: for a flat-rate taxpayer one year only, as an experiment.
it('the agreement of a flat-rate taxpayer is of 2024, the others of two years', () => {
  expect(nelPeriodo(anniDi({ biennio: '2024' }))).toBe('nel 2024')
  expect(nelPeriodo(anniDi({ biennio: '2024-2025' }))).toBe('nel biennio')
})
