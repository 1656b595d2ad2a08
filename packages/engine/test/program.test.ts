/** The parts around a formula: the year, the rounding of the stored value, the order of the rules. */
import type { TaxYear } from '@bilancia/contract'
import { describe, expect, it } from 'vitest'
import { CifraNonPrevista, compile, conFonte, nonPrevisto, parametro, perPeriodo, type Regola, regola, requisito, ValoreNonFinito, zero } from '../src/index.ts'
import { build, campi, disposizione, read, sempre, soglia, value, words } from './support.ts'

const { prezzo, sconto, proposto } = campi

describe('years', () => {
  const vecchia = regola('vecchia', { nome: 'Vecchia', norma: 'n', formula: prezzo.al(sconto) })
  const formula = perPeriodo({ dal2020: vecchia, dal2022: prezzo, dal2025: zero, finoAl: 2027 })
  const rule = regola('cambia', { nome: 'Cambia', norma: 'n', formula })

  it('pick the operand in force', () => {
    const state = { prezzo: 200, sconto: 10 }
    expect(([2020, 2021, 2022, 2024, 2025, 2026] as const).map((y) => value(formula, state, y))).toEqual([20, 20, 200, 200, 0, 0])
  })

  it('leave the rules of other years out of a program', () => {
    expect(compile(2021, disposizione, [rule]).rules.map((r) => r.id)).toEqual(['vecchia', 'cambia'])
    expect(compile(2026, disposizione, [rule]).rules.map((r) => r.id)).toEqual(['cambia'])
  })

  describe('leave terms that are zero in the year for every input out of a sum', () => {
    const finita = regola('finita', { nome: 'Finita', norma: 'n', formula: perPeriodo({ dal2020: prezzo, dal2022: zero, finoAl: 2027 }) })
    const totale = regola('totale', { nome: 'Totale', norma: 'n', formula: prezzo.piu(finita.al(sconto)).meno(finita.nonNegativo()) })
    const rulesOf = (year: TaxYear) => compile(year, disposizione, [totale]).rules.map((r) => r.id)

    it('with the rules that only they read', () => {
      expect(rulesOf(2021)).toEqual(['finita', 'totale'])
      expect(rulesOf(2022)).toEqual(['totale'])
    })

    it('also from the words, unless no term would be left', () => {
      expect(words(prezzo.piu(finita)).formula).toBe('Prezzo')
      expect(words(prezzo.meno(finita).al(sconto)).formula).toBe('Prezzo × Sconto, al centesimo')
      expect(words(finita.meno(prezzo)).formula).toBe('Finita − Prezzo')
      expect(words(finita.piu(finita.al(sconto))).formula).toBe('Finita + Finita × Sconto, al centesimo')
    })
  })

  it('refuse a figure that the year does not have, and name the rule that reads it', () => {
    const bonus = parametro('euro', 'bonus', 'Bonus', 'n', {
      ...conFonte('assente', { 2020: nonPrevisto, 2021: nonPrevisto }),
      ...conFonte('f', { 2022: 5, 2023: 5, 2024: 5, 2025: 5, 2026: 5, 2027: 5 }),
    })
    const legge = regola('legge', { nome: 'Chi lo legge', norma: 'n', formula: prezzo.piu(bonus) })
    expect(() => compile(2021, disposizione, [legge])).toThrow(CifraNonPrevista)
    expect(() => compile(2021, disposizione, [legge])).toThrow("La regola «Chi lo legge» non si può calcolare: «Bonus» (bonus) non esiste per l'anno 2021")
    expect(value(prezzo.piu(bonus), { prezzo: 1 }, 2022)).toBe(6)
  })
})

describe('an amount in euro', () => {
  it('is stored to the cent, and says so only if the rounding can change it', () => {
    expect(value(prezzo.piu(proposto.oppure(zero)), { prezzo: 0.1, proposto: 0.2 })).toBe(0.3)
    expect(words(prezzo.piu(soglia)).formula).toBe('Prezzo + Soglia')
    expect(words(prezzo.al(sconto)).formula).toBe('Prezzo × Sconto, al centesimo')
  })

  it('is rounded to the cent if it is a sum, before a rate or a threshold uses it', () => {
    // 100 − 99,95 is 0.04999999999999716 in doubles: 30% and 70% of 5 cents are ties, 0,015 and 0,035.
    const resto = soglia.meno(prezzo)
    expect(value(resto.al(sconto), { prezzo: 99.95, sconto: 30 })).toBe(0.02)
    expect(value(resto.nonNegativo().ridottoDel(sconto), { prezzo: 99.95, sconto: 30 })).toBe(0.04)
    // 0,1 + 0,2 is 0.30000000000000004: it does not exceed 0,3.
    const terzi = parametro('euro', 'trenta', 'Trenta centesimi', 'n', sempre(0.3))
    const oltre = requisito('oltre', { nome: 'Oltre', norma: 'n', formula: prezzo.piu(proposto.oppure(zero)).supera(terzi) })
    expect(read(oltre, { prezzo: 0.1, proposto: 0.2 })).toBe(0)
  })

  it('is not rounded inside a formula unless the law rounds there', () => {
    const terzo = parametro('percento', 'terzo', 'Terzo', 'n', sempre(33.335))
    expect(value(prezzo.al(terzo).piu(prezzo.al(terzo)), { prezzo: 1 })).toBe(0.67)
    expect(value(prezzo.al(terzo).alCentesimo().piu(prezzo.al(terzo).alCentesimo()), { prezzo: 1 })).toBe(0.66)
  })
})

it('the error of a rule that gives no number names the rule', () => {
  const rotta = prezzo.al(parametro('percento', 'rotta', 'Rotta', 'n', sempre(Number.NaN)))
  expect(() => value(rotta)).toThrow(ValoreNonFinito)
  expect(() => value(rotta)).toThrow('La regola «Prova» (prova) non dà un numero')
})

describe('a program', () => {
  it('refuses two rules with one id', () => {
    const twin = (nome: string) => regola('stesso', { nome, norma: 'n', formula: prezzo })
    expect(() => compile(2026, disposizione, [twin('Uno'), twin('Due')])).toThrow('Two rules share the id «stesso»: «Uno» and «Due»')
  })

  it('refuses a rule with the id of a field or of a figure', () => {
    const rule = (id: string) => regola(id, { nome: 'R', norma: 'n', formula: prezzo.piu(soglia) })
    for (const id of ['prezzo', 'soglia']) expect(() => compile(2026, disposizione, [rule(id)])).toThrow(`The rule id «${id}» is already the name`)
  })

  it('splits a long list of rules and keeps their order', () => {
    const chain: Regola<'euro'>[] = []
    for (let i = 0; i < 400; i++) chain.push(regola(`r${i}`, { nome: `R${i}`, norma: 'n', formula: (chain.at(-1) ?? prezzo).piu(soglia) }))
    expect(read(chain.at(-1) as Regola, { prezzo: 1 })).toBe(40_001)
  })
})

describe('an excerpt', () => {
  const fisso = regola('fisso', { nome: 'Fisso', norma: 'n', formula: campi.extra.costo.piu(soglia) })
  const scontato = regola('scontato', { nome: 'Scontato', norma: 'n', formula: prezzo.ridottoDel(sconto) })
  const totale = regola('totale', { nome: 'Totale', norma: 'n', formula: scontato.piu(fisso) })
  const excerpt = build({ x: totale }).excerpt(2026, [totale], [prezzo])

  it('evaluates only the rules that depend on the changed field, also through other rules', () => {
    const row = excerpt.read({ annoImposta: 2026, prezzo: 200, sconto: 10, extra: { costo: 5 } })
    excerpt.run(row)
    expect(row[excerpt.slot(totale)]).toBe(285)
    row[excerpt.slot(prezzo)] = 100
    row[excerpt.slot(fisso)] = 1
    excerpt.rerun(row)
    expect([scontato, fisso, totale].map((rule) => row[excerpt.slot(rule)])).toEqual([90, 1, 91])
  })

  it('still refuses a value that is not a number', () => {
    const row = excerpt.read({ annoImposta: 2026 })
    excerpt.run(row)
    row[excerpt.slot(prezzo)] = Number.NaN
    expect(() => excerpt.rerun(row)).toThrow('La regola «Scontato» (scontato) non dà un numero')
  })
})
