import { expect, it } from 'vitest'
import { type Condition, concordato, evaluator, initialState } from '../src/index.ts'

const rules = evaluator(concordato.catalog)
const { condizioni, previdenza } = concordato.sections
const shown = (parts: readonly { readonly key: string; readonly when?: Condition }[], key: string, values: object) => {
  const when = parts.find((part) => part.key === key)?.when
  if (!when) throw new Error(`The part ${key} has no condition`)
  return rules.holds(when, { ...initialState(concordato.catalog), ...values })
}

// The flat-rate regime is only for natural persons (L. 190/2014, art. 1, c. 54).
it.each([
  ['PERSONA_FISICA', null, true],
  ['FORFETTARIO', null, true],
  ['SOCIETA_CAPITALI', null, false],
  ['SOCIETA_CAPITALI', 2026, true],
])('the first year of the flat-rate regime, asked of %s with the year %s typed: %s', (soggetto, ingressoForfettario, asked) => {
  expect(shown(condizioni.parts, 'regime', { soggetto, ingressoForfettario })).toBe(asked)
})

it('a rate is asked only of a professional fund, the basis of the contributions only where it can be chosen', () => {
  const asked = (key: string) => Object.keys(concordato.gestioni).filter((tipo) => shown(previdenza.parts, key, { previdenza: { tipo } }))
  expect(asked('cassa')).toEqual(['CASSA'])
  expect(asked('base')).toEqual(['ARTIGIANATO', 'COMMERCIO', 'SEPARATA', 'SEPARATA_RIDOTTA'])
  expect(asked('ivs')).toEqual(['ARTIGIANATO', 'COMMERCIO'])
})
