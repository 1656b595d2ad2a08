/** What the concordato still needs, by year. */
import { expect, it } from 'vitest'
import { missing, yearAt } from '../../src/features/concordato/missing.ts'

it('the proposal is missing once for each year of the biennium, with the year', () => {
  const values = { soggetto: 'PERSONA_FISICA', biennio: '2026-2027', anni: [{}, {}] }
  const paths = missing(values)
  expect(paths).toEqual(['anni.0.concordato', 'anni.1.concordato'])
  expect(paths.map((path) => yearAt(values, path))).toEqual([2026, 2027])
  expect(missing({}).map((path) => yearAt({}, path))).toEqual([undefined, undefined])
})
