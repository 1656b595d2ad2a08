/** Budget4u: what the form refuses and what the reader refuses, sections and arrays of the wrong kind included. */
import { budget4u as contratto, evaluator, type Message } from '@bilancia/contract'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { howMany } from '../../contract/test/how-many.ts'
import { budget4u } from '../src/index.ts'
import { anything, disturb, type Pick } from './disturb.ts'
import { randomBudget, seeded } from './random-states.ts'

const { wrong } = evaluator(contratto.catalog, contratto.reading)
const refused = (state: object) =>
  (budget4u.calcola(state).messaggi as readonly Message[])
    .filter(({ id }) => id === 'VALORE_NON_VALIDO')
    .map(({ campo }) => campo)
    .sort()

it('la pagina rifiuta gli stessi valori del motore, qualunque cosa ci sia nello stato', () => {
  fc.assert(
    fc.property(fc.integer(), fc.array(anything, { minLength: 1, maxLength: 25 }), (seed, values) => {
      const random = seeded(seed)
      const pick: Pick = (max) => Math.floor(random() * max)
      const start: Record<string, unknown> = { ...randomBudget(random), annoImposta: 2026 }
      const state = values.reduce<Record<string, unknown>>((disturbed, value) => disturb(contratto.catalog, disturbed, pick, value), start)
      expect([...wrong(state)].sort()).toEqual(refused(state))
    }),
    { numRuns: howMany(100, 300) },
  )
})

it.each([
  [{ imposteContributi: { soci: 'x' } }, 'imposteContributi.soci'],
  [{ imposteContributi: { soci: [3] } }, 'imposteContributi.soci[0]'],
  [{ contoEconomicoDittaSocieta: [] }, 'contoEconomicoDittaSocieta'],
  [{ pianoTriennale: { crescitaRicavi: [1, 2, 3] } }, 'pianoTriennale.crescitaRicavi'],
])('una sezione del tipo sbagliato si nomina: %o', (stato, campo) => {
  const con = { annoImposta: 2026, informazioniCostiDiAvvio: { nomeDitta: 'Prova', tipologia: 'SOCIETA_DI_PERSONE', regime: 'NORMALE' }, ...stato }
  expect(wrong(con)).toEqual([campo])
  expect(refused(con)).toEqual([campo])
})
