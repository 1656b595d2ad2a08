import { expect, it } from 'vitest'
import { concordato, evaluator, initialState } from '../src/index.ts'

const rules = evaluator(concordato.catalog)
const regime = concordato.sections.condizioni.parts.find(({ key }) => key === 'regime')

// The flat-rate regime is only for natural persons (L. 190/2014, art. 1, c. 54).
it.each([
  ['PERSONA_FISICA', null, true],
  ['FORFETTARIO', null, true],
  ['SOCIETA_CAPITALI', null, false],
  ['SOCIETA_CAPITALI', 2026, true],
])('the first year of the flat-rate regime, asked of %s with the year %s typed: %s', (soggetto, ingressoForfettario, shown) => {
  if (!regime?.when) throw new Error('The part has no condition')
  expect(rules.holds(regime.when, { ...initialState(concordato.catalog), soggetto, ingressoForfettario })).toBe(shown)
})
