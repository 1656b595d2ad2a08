/** What a verdict of the concordato takes for granted and says. */
import { expect, it } from 'vitest'
import { takenForGranted } from '../../src/features/concordato/Verdict.tsx'

const paths = (values: object) => takenForGranted({ ...values }).map(([path]) => path)
const empty = { punteggioIsa: 1, addizionaleRegionalePercentuale: 0, addizionaleComunalePercentuale: 0, previdenza: { tipo: 'NESSUNA' } }

it('is the proposed score, and the incomes, contributions and surcharges of a person that count zero', () => {
  expect(paths({ ...empty, soggetto: 'PERSONA_FISICA' })).toEqual([
    'punteggioIsa',
    'previdenza.tipo',
    'altriRedditi',
    'addizionaleRegionalePercentuale',
    'addizionaleComunalePercentuale',
  ])
  const typed = { punteggioIsa: 8, previdenza: { tipo: 'SEPARATA' }, altriRedditi: 1, addizionaleRegionalePercentuale: 1.23 }
  expect(paths({ ...empty, ...typed, soggetto: 'PERSONA_FISICA' })).toEqual(['addizionaleComunalePercentuale'])
})

it('is only what the subject owes: a company has IRAP, and a flat-rate taxpayer no score', () => {
  expect(paths({ ...empty, soggetto: 'SOCIETA_CAPITALI' })).toEqual(['punteggioIsa', 'aliquotaIrap'])
  expect(paths({ ...empty, soggetto: 'SOCIETA_CAPITALI', punteggioIsa: 8, aliquotaIrap: 3.9 })).toEqual([])
  expect(paths({ ...empty, soggetto: 'FORFETTARIO' })).toEqual(['previdenza.tipo'])
  expect(paths({ soggetto: 'FORFETTARIO' })).toEqual(['previdenza.tipo'])
})
