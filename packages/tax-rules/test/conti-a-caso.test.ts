/** Random cases of every region, household and kind of business, against the second account of the law (`conti*.ts`). */
import { type TaxYear, taxYears } from '@bilancia/contract'
import { describe, expect, it } from 'vitest'
import { howMany } from '../../contract/test/how-many.ts'
import { budget4u } from '../src/index.ts'
import { casoBudget, casoForfettari, casoSrl } from './conti-a-caso.ts'
import * as b4 from './conti-budget4u.ts'
import { attesoDi } from './conti-convsrl.ts'
import { statoDi } from './conti-convsrl-caso.ts'
import * as forfettari from './conti-iforfettari.ts'
import { seeded } from './random-states.ts'
import { calcola, convsrlRegole, intero } from './support.ts'

/** The places where two results differ. Much quicker than a matcher, which would have to describe both results. */
function diversi(atteso: unknown, ottenuto: unknown, dove = ''): readonly string[] {
  if (typeof atteso !== 'object' || atteso === null) return atteso === ottenuto ? [] : [`${dove}: ${String(atteso)}, non ${String(ottenuto)}`]
  if (typeof ottenuto !== 'object' || ottenuto === null) return [`${dove}: manca`]
  const suo: Readonly<Record<string, unknown>> = { ...ottenuto }
  return Object.entries(atteso).flatMap(([chiave, valore]) => diversi(valore, suo[chiave], `${dove}.${chiave}`))
}

/** Fewer cases of 2027, because each of its results also weighs the provisional figures. */
const quanti = (anno: TaxYear): number => howMany(anno === 2027 ? 2 : 12, anno === 2027 ? 60 : 400)
function ogni<C>(anno: TaxYear, seme: number, crea: (random: () => number) => C, atteso: (anno: TaxYear, caso: C) => object, calcolato: (caso: C) => object) {
  const random = seeded(anno + seme)
  for (let k = 0; k < quanti(anno); k++) {
    const caso = crea(random)
    const trovati = diversi(atteso(anno, caso), calcolato(caso))
    if (trovati.length > 0) expect({ caso, trovati }).toEqual({ caso, trovati: [] })
  }
}
describe.each(taxYears)('nel %i', (anno) => {
  it('i due regimi di iForfettari', () => ogni(anno, 10_000, casoForfettari, forfettari.attesoDi, (caso) => calcola(forfettari.statoDi(anno, caso))))
  it('gli scenari e la forma di oggi di Convenienza Srl', () => ogni(anno, 20_000, casoSrl, attesoDi, (caso) => convsrlRegole(statoDi(anno, caso))))
  it('i tre anni di Budget4u', () => ogni(anno, 30_000, casoBudget, b4.attesoDi, (caso) => intero(budget4u.calcola(b4.statoDi(anno, caso)))))
})
