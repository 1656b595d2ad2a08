/**
 * The compiled law of the set-up, as a page opens it, gives the same results as the rules on Node, including searches and provisional years.
 */
import { budget4u, convsrl, iforfettari } from '@bilancia/tax-rules'
import { expect, it } from 'vitest'
import { howMany } from '../../contract/test/how-many.ts'
import { ospite as ospiteBudget } from '../../tax-rules/src/simulators/budget4u/ospite/index.ts'
import { ospite as ospiteSrl } from '../../tax-rules/src/simulators/convsrl/ospite/index.ts'
import { ospite as ospiteForfettari } from '../../tax-rules/src/simulators/iforfettari/ospite/index.ts'
import { randomBudget, randomSrl, randomState, seeded } from '../../tax-rules/test/random-states.ts'
import { daDisco } from '../src/index.ts'

const { edizioni } = daDisco()

/** In the daily run an early year and the provisional one. */
const anni = ([2021, 2027, 2026] as const).slice(0, howMany(2, 3))
const states = (random: (next: () => number) => object, how: number) => {
  const next = seeded(5)
  return anni.flatMap((annoImposta) => Array.from({ length: how }, () => ({ ...random(next), annoImposta, calcolaPareggio: true, calcolaSalti: false })))
}

it('iForfettari, con il pareggio', () => {
  const { calcolaConQuadro } = ospiteForfettari(edizioni('iforfettari'))
  for (const state of states(randomState, howMany(5, 20))) expect(calcolaConQuadro(state)).toEqual(iforfettari.calcolaConQuadro(state))
})

it('Convenienza Srl, con lo stesso netto', () => {
  const { calcolaConQuadro } = ospiteSrl(edizioni('convsrl'))
  for (const state of states(randomSrl, howMany(2, 8))) expect(calcolaConQuadro(state)).toEqual(convsrl.calcolaConQuadro(state))
})

it('Budget4u, con il piano dei tre anni', () => {
  const { calcolaConQuadro } = ospiteBudget(edizioni('budget4u'))
  for (const state of states(randomBudget, howMany(5, 20))) expect(calcolaConQuadro(state)).toEqual(budget4u.calcolaConQuadro(state))
})
