/** The places that Forme shows. */
import { readFileSync } from 'node:fs'
import { forme } from '@bilancia/tax-rules'
import { expect, it } from 'vitest'
import { postoIn } from '../../src/features/forme/results.ts'

it('forms with equal nets share a place, and the next one counts them all', () => {
  // A loss of the year: the three companies leave nothing in hand (0,00), and the flat-rate regime less.
  const lines = readFileSync(new URL('../../../../packages/tax-rules/golden/forme.jsonl', import.meta.url), 'utf8')
    .trim()
    .split('\n')
  const { stato } = lines.map((line) => JSON.parse(line)).find(({ id }) => id === 'studio-perdita')
  const result = forme.calcola({ ...stato, criterio: 'NETTO_IN_MANO' })
  const colonne = 'colonne' in result ? result.colonne : []
  const posto = postoIn(colonne, 'nettoInMano')
  const zero = colonne.filter(({ posizione, nettoInMano }) => posizione !== null && nettoInMano === 0)
  expect(zero).toHaveLength(3)
  expect(zero.map(posto)).toEqual([1, 1, 1])
  expect(colonne.flatMap((c) => posto(c) ?? []).toSorted()).toEqual([1, 1, 1, 4, 5, 6, 7])
})
