/** A statement for many years does not extend to a new year automatically: the type checker checks these lines. */
import { type LastTaxYear, taxYears } from '@bilancia/contract'
import { cifra, definizione, mai, perPeriodo, stimata, vero } from '@bilancia/engine'
import { expect, it } from 'vitest'
import { ogniAnno, sempre } from '../src/legge.ts'

const ultimo: LastTaxYear = 2027

it('una cifra uguale in tutti gli anni vale in ciascuno, e nomina l’ultimo per cui è confermata', () => {
  const figura = cifra(15, 'L. 190/2014, art. 1, c. 64')
  const anni = sempre(figura, { finoAl: ultimo })
  expect(Object.keys(anni).map(Number)).toEqual([...taxYears])
  expect(new Set(Object.values(anni))).toEqual(new Set([figura]))
  expect(ultimo).toBe(taxYears.at(-1))
  // @ts-expect-error confermata soltanto fino all'anno prima: l'ultimo manca
  sempre(figura, { finoAl: 2026 })
  // @ts-expect-error senza dire fino a quando
  sempre(figura)
})

it('senza conferma restano soltanto le scelte del programma e le definizioni', () => {
  expect(ogniAnno(definizione(12, "i mesi dell'anno"))[ultimo].valore).toBe(12)
  // @ts-expect-error una cifra di legge si conferma ogni anno
  ogniAnno(cifra(15, 'L. 190/2014, art. 1, c. 64'))
  // @ts-expect-error anche una stima
  ogniAnno(stimata(2.5, 'media tra regioni e comuni'))
})

it('la forma di una regola si conferma come le cifre', () => {
  expect(perPeriodo({ dal2020: mai, dal2022: vero, finoAl: ultimo }).operands(2021)).toEqual([mai])
  // @ts-expect-error la regola non è stata guardata per l'ultimo anno
  perPeriodo({ dal2020: mai, dal2022: vero, finoAl: 2026 })
  // @ts-expect-error né per nessuno
  perPeriodo({ dal2020: mai, dal2022: vero })
})
