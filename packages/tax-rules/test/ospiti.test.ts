/** A simulator gives the same results through its hosts as through its rules. */
import { type TaxYear, taxYears } from '@bilancia/contract'
import { type HostEdition, hostEdition } from '@bilancia/engine/host'
import { describe, expect, it } from 'vitest'
import { locate } from '../../engine/src/host/template.ts'
import { budget4u, convsrl, iforfettari } from '../src/index.ts'
import { ospite } from '../src/simulators/iforfettari/ospite/index.ts'
import type { Forma } from '../src/simulators/iforfettari/programma.ts'
import { randomState, seeded } from './random-states.ts'
import { unArtigiano } from './support.ts'

const programmi = [
  ['iforfettari', iforfettari.programma],
  ['convsrl', convsrl.programma],
  ['budget4u', budget4u.programma],
] as const

describe.each(programmi)('%s', (_, { manifest, edition, places }) => {
  it('ha nel manifesto gli stessi posti del risultato, in ogni anno', () => {
    for (const year of taxYears) {
      const { slots } = edition(year).program
      const found = locate(manifest(year).result).map(([path, { slot, quando }]) => [path, slot, quando])
      expect(found).toEqual([...places].map(([path, { rule, quando }]) => [path, slots.get(rule), quando.map((q) => slots.get(q))]))
    }
  })
})

it('con un manifesto passato per JSON iForfettari dà gli stessi risultati, ricerche comprese', () => {
  // The code that evaluates rows is that of Node. All data passes through JSON text, as on its way to a page.
  const arrivate = new Map<TaxYear, HostEdition<Forma>>()
  const arrivata = (year: TaxYear): HostEdition<Forma> => {
    const { manifest, code } = iforfettari.programma
    const made = arrivate.get(year) ?? hostEdition<Forma>(JSON.parse(JSON.stringify(manifest(year))), code(year))
    arrivate.set(year, made)
    return made
  }
  const { calcolaConQuadro } = ospite(arrivata)
  const random = seeded(31)
  for (const year of taxYears)
    for (const state of [unArtigiano(year), ...Array.from({ length: 5 }, () => ({ ...randomState(random), annoImposta: year }))])
      expect(calcolaConQuadro({ ...state, calcolaPareggio: true, calcolaSalti: false })).toEqual(
        iforfettari.calcolaConQuadro({ ...state, calcolaPareggio: true, calcolaSalti: false }),
      )
})
