/**
 * Manifest through JSON, code as WebAssembly and the host around them give the same results as on Node, including searches
 * and provisional years.
 */
import type { TaxYear } from '@bilancia/contract'
import {
  evaluatorsOn,
  type HostEdition,
  hostEdition,
  instantiate,
  type Machine,
  type Manifest,
  type ModuleName,
  type Shape,
  sizesOf,
} from '@bilancia/engine/host'
import { budget4u, convsrl, iforfettari } from '@bilancia/tax-rules'
import { expect, it } from 'vitest'
import { howMany } from '../../contract/test/how-many.ts'
import { ospite as ospiteBudget } from '../../tax-rules/src/simulators/budget4u/ospite/index.ts'
import { ospite as ospiteSrl } from '../../tax-rules/src/simulators/convsrl/ospite/index.ts'
import { ospite as ospiteForfettari } from '../../tax-rules/src/simulators/iforfettari/ospite/index.ts'
import { randomBudget, randomSrl, randomState, seeded } from '../../tax-rules/test/random-states.ts'
import { type PerOspite, perOspite } from '../src/ospite.ts'

/** Opened as a page would open it: from text and bytes, without the rules. */
function aperta<T extends Shape>({ manifest, modules }: PerOspite<Manifest<T['slots'], T['cifre']>>): HostEdition<T> {
  const arrived = JSON.parse(JSON.stringify(manifest))
  const machines = new Map<ModuleName, Machine>()
  const machine = (name: ModuleName): Machine => {
    const found = machines.get(name) ?? instantiate(modules[name])
    machines.set(name, found)
    return found
  }
  return hostEdition<T>(arrived, evaluatorsOn(sizesOf(arrived), machine))
}

function edizioni<T extends Shape>(fatta: (anno: TaxYear) => PerOspite<Manifest<T['slots'], T['cifre']>>): (anno: TaxYear) => HostEdition<T> {
  const aperte = new Map<TaxYear, HostEdition<T>>()
  return (anno) => {
    const found = aperte.get(anno) ?? aperta<T>(fatta(anno))
    aperte.set(anno, found)
    return found
  }
}

/** In the daily run an early year and the provisional one. */
const anni = ([2021, 2027, 2026] as const).slice(0, howMany(2, 3))
const states = (random: (next: () => number) => object, how: number) => {
  const next = seeded(5)
  return anni.flatMap((annoImposta) => Array.from({ length: how }, () => ({ ...random(next), annoImposta, calcolaPareggio: true, calcolaSalti: false })))
}

it('iForfettari, con il pareggio', () => {
  const { calcolaConQuadro } = ospiteForfettari(edizioni((anno) => perOspite(iforfettari.programma, anno)))
  for (const state of states(randomState, howMany(5, 20))) expect(calcolaConQuadro(state)).toEqual(iforfettari.calcolaConQuadro(state))
})

it('Convenienza Srl, con lo stesso netto', () => {
  const { calcolaConQuadro } = ospiteSrl(edizioni((anno) => perOspite(convsrl.programma, anno)))
  for (const state of states(randomSrl, howMany(2, 8))) expect(calcolaConQuadro(state)).toEqual(convsrl.calcolaConQuadro(state))
})

it('Budget4u, con il piano dei tre anni', () => {
  const { calcolaConQuadro } = ospiteBudget(edizioni((anno) => perOspite(budget4u.programma, anno)))
  for (const state of states(randomBudget, howMany(5, 20))) expect(calcolaConQuadro(state)).toEqual(budget4u.calcolaConQuadro(state))
})

it('due costruzioni danno gli stessi byte e lo stesso manifesto', () => {
  const [una, altra] = [1, 2].map(() => perOspite(iforfettari.programma, 2026))
  expect(una).toEqual(altra)
  expect(JSON.stringify(una?.manifest)).toBe(JSON.stringify(altra?.manifest))
})
