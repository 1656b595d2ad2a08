/** What a verdict of the concordato takes for granted and says. */
import { expect, it } from 'vitest'
import { takenForGranted } from '../../src/features/concordato/Verdict.tsx'

const paths = (values: object) => takenForGranted({ ...values }).map(([path]) => path)
const empty = { punteggioIsa: 1, addizionaleRegionalePercentuale: 0, addizionaleComunalePercentuale: 0 }

it('is the proposed score, and the surcharges of a person that count zero', () => {
  expect(paths({ ...empty, soggetto: 'PERSONA_FISICA' })).toEqual(['punteggioIsa', 'addizionaleRegionalePercentuale', 'addizionaleComunalePercentuale'])
  expect(paths({ ...empty, soggetto: 'PERSONA_FISICA', punteggioIsa: 8, addizionaleRegionalePercentuale: 1.23 })).toEqual(['addizionaleComunalePercentuale'])
})

it('is only what the subject owes: a company has no surcharges, a flat-rate taxpayer no score either', () => {
  expect(paths({ ...empty, soggetto: 'SOCIETA_CAPITALI' })).toEqual(['punteggioIsa'])
  expect(paths({ ...empty, soggetto: 'FORFETTARIO' })).toEqual([])
})
