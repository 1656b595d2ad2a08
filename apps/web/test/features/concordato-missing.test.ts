/** What the concordato still needs, and what is wrong in it, by year. */
import { expect, it } from 'vitest'
import { simulator } from '../../src/features/concordato/simulator.ts'
import { missing } from '../../src/features/concordato/Verdict.tsx'
import { errorsOf } from '../../src/features/simulator/errors.ts'
import { createSimulation, initialOf } from '../../src/features/simulator/simulation.ts'

const named = (values: object) => missing({ ...values }).map((path) => simulator.labelOf(path, { ...values }))
const person = { soggetto: 'PERSONA_FISICA', biennio: '2026-2027', redditoPrecedente: 50_000 }

it('the proposal and the expected income are missing once for each year of the biennium, with the year', () => {
  expect(named({ ...person, anni: [{}, {}] })).toEqual([
    'Reddito proposto 2026',
    'Reddito effettivo atteso 2026',
    'Reddito proposto 2027',
    'Reddito effettivo atteso 2027',
  ])
  expect(named({})).toEqual(['Soggetto', 'Biennio'])
})

it('an empty expected income is no zero: there is no verdict on it, but on a typed zero', () => {
  const withSecond = (effettivo?: unknown) =>
    named({
      ...person,
      anni: [
        { concordato: 60_000, effettivo: 0 },
        { concordato: 60_000, effettivo },
      ],
    })
  expect(withSecond()).toEqual(['Reddito effettivo atteso 2027'])
  expect(withSecond(null)).toEqual(['Reddito effettivo atteso 2027'])
  expect(withSecond(-100)).toEqual([])
})

it('the income of the year before is missing until it is typed, because a zero would make the whole proposal an excess', () => {
  const anni = [0, 1].map(() => ({ concordato: 60_000, effettivo: 60_000 }))
  expect(named({ ...initialOf(simulator), soggetto: 'PERSONA_FISICA', biennio: '2026-2027', anni })).toEqual(["Reddito dell'anno prima del biennio"])
  expect(named({ ...person, redditoPrecedente: 0, anni })).toEqual([])
})

it('a company with an IRAP rate also needs the values of production', () => {
  const anni = [0, 1].map(() => ({ concordato: 60_000, effettivo: 60_000, vpnEffettivo: 90_000 }))
  const company = { ...person, soggetto: 'SOCIETA_CAPITALI', anni }
  expect(named({ ...company, aliquotaIrap: 3.9 })).toEqual(['Valore della produzione proposto 2026', 'Valore della produzione proposto 2027'])
  expect(named({ ...company, aliquotaIrap: 0 })).toEqual([])
})

it('a wrong proposal is listed with its year', () => {
  const start = { soggetto: 'PERSONA_FISICA', biennio: '2026-2027', anni: [{}, { concordato: 1e300 }], punteggioIsa: 99 }
  const { rules, store, stop } = createSimulation({ ...simulator, start, calculate: async () => ({}), calcola: undefined, subito: undefined }, 7)
  expect(errorsOf(rules, simulator, [], store.getState()).map(({ label }) => label)).toEqual(['Punteggio ISA', 'Reddito proposto 2027'])
  stop()
})
