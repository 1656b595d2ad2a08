/** Which first year the page asks a plan for. */
import { expect, it } from 'vitest'
import { planAsked } from '../../src/features/forme/plan.ts'
import { simulator } from '../../src/features/forme/simulator.ts'
import { setPath } from '../../src/features/simulator/path.ts'
import { createSimulation } from '../../src/features/simulator/simulation.ts'

const { initial } = createSimulation(simulator, 1)
const firstYear = (typed: unknown) => planAsked(setPath(initial, 'piano.annoInizio', typed)).body.annoInizio

it('a first year that is not valid counts as not written', () => {
  for (const typed of [1999, 2031, 2026.5, 'abc', '', null]) expect(firstYear(typed), String(typed)).toBe(2026)
  for (const typed of [2024, 2030]) expect(firstYear(typed)).toBe(typed)
})
