/** Convenienza Srl: what the form refuses and what the reader refuses, sections and arrays of the wrong kind included. */
import { convsrl as contratto, evaluator, type Message } from '@bilancia/contract'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { howMany } from '../../contract/test/how-many.ts'
import { convsrl } from '../src/index.ts'
import { anything, disturb, type Pick } from './disturb.ts'
import { seeded } from './random-states.ts'

const { wrong } = evaluator(contratto.catalog, contratto.reading)
const refused = (state: object) =>
  (convsrl.calcola(state).messaggi as readonly Message[])
    .filter(({ id }) => id === 'VALORE_NON_VALIDO')
    .map(({ campo }) => campo)
    .sort()

it('la pagina rifiuta gli stessi valori del motore, qualunque cosa ci sia nello stato', () => {
  fc.assert(
    fc.property(fc.integer(), fc.array(anything, { minLength: 1, maxLength: 25 }), (seed, values) => {
      const random = seeded(seed)
      const pick: Pick = (max) => Math.floor(random() * max)
      const state = values.reduce<Record<string, unknown>>((disturbed, value) => disturb(contratto.catalog, disturbed, pick, value), { annoImposta: 2026 })
      expect([...wrong(state)].sort()).toEqual(refused(state))
    }),
    { numRuns: howMany(100, 400) },
  )
})

it.each([
  [{ datiSimulazioniSrl: { soci: 'x' } }, 'datiSimulazioniSrl.soci'],
  [{ datiSimulazioniSrl: { soci: [3] } }, 'datiSimulazioniSrl.soci[0]'],
  [{ datiSimulazioniSrl: [] }, 'datiSimulazioniSrl'],
  [{ confronto: { persone: [{}, 'x'] } }, 'confronto.persone[1]'],
])('una sezione del tipo sbagliato si nomina: %o', (stato, campo) => {
  expect(wrong({ annoImposta: 2026, ...stato })).toEqual([campo])
  expect(refused({ annoImposta: 2026, ...stato })).toEqual([campo])
})
