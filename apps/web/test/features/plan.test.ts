/** Which first year the page asks a plan for. */
import { expect, it } from 'vitest'
import { anotherYear, planAsked } from '../../src/features/forme/plan.ts'
import { simulator } from '../../src/features/forme/simulator.ts'
import { setPath } from '../../src/features/simulator/path.ts'
import { createSimulation } from '../../src/features/simulator/simulation.ts'

const { initial } = createSimulation(simulator, 1)
const firstYear = (typed: unknown) => planAsked(setPath(initial, 'piano.annoInizio', typed)).body.annoInizio

it('a first year that is not valid counts as not written', () => {
  for (const typed of [1999, 2031, 2026.5, 'abc', '', null]) expect(firstYear(typed), String(typed)).toBe(2026)
  for (const typed of [2024, 2030]) expect(firstYear(typed)).toBe(typed)
})

it('the page says a first year that is not the year of the table', () => {
  const years = (annoImposta: number, annoInizio: unknown) => anotherYear(setPath(setPath(initial, 'annoImposta', annoImposta), 'piano.annoInizio', annoInizio))
  expect([years(2026, 2026), years(2026, null), years(2027, 2026), years(2027, null), years(2027, 2027)]).toEqual([null, null, 2026, 2026, null])
})
