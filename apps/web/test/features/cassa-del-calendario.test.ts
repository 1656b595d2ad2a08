/** The sentence above the picture of 'Quando si paga'. */
import { expect, it } from 'vitest'
import { scartoIn } from '../../src/features/calendario/Cassa.tsx'

it('compares what a year pays with what the first year owes', () => {
  expect(scartoIn(0, 5_000)).toBe(', quanto deve')
  expect(scartoIn(1_200, 5_000)).toBe(', 1.200,00 € in più di quanto deve')
  expect(scartoIn(-1_200, 5_000)).toBe(', 1.200,00 € in meno di quanto deve')
})

it('compares nothing with a credit: what is withheld exceeds what is owed', () => {
  expect(scartoIn(21_000, -21_000)).toBe('')
})
