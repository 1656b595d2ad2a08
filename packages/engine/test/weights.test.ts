import { describe, expect, it } from 'vitest'
import { slotIn } from '../src/emit.ts'
import { parametro, type Quantita, type Regola, regola, se, tabella, weigher, zero } from '../src/index.ts'
import { build, campi, sempre, soglia } from './support.ts'

const { prezzo, proposto } = campi
const aliquota = (id: string, percento: number) => parametro('percento', id, id, 'n', sempre(percento))
const regolaDi = (id: string, formula: Quantita<'euro'>): Regola<'euro'> => regola(id, { nome: id, norma: 'n', formula })

/** The weight of each figure, by id, to a tenth of a cent because slopes are measured. */
function pesi(root: Regola, state: object): Readonly<Record<string, number>> {
  const { program, read } = build({ x: root }).edition(2026)
  const { values } = read({ annoImposta: 2026, ...state })
  program.evaluate(values)
  const { figures, weigh } = weigher(program, [root])
  const carried = weigh(values, slotIn(program.slots, root))
  return Object.fromEntries(figures.flatMap(({ id }, i) => (carried[i] ? [[id, Math.round(Math.abs(carried[i]) * 1000) / 1000]] : [])))
}

describe('the weight of a figure of law', () => {
  it('is the amount that it contributes', () => {
    expect(pesi(regolaDi('r', prezzo.al(aliquota('a', 20))), { prezzo: 1_000 })).toEqual({ a: 200 })
  })

  it('is followed through the rules that read it, without their sign', () => {
    const base = regolaDi('base', prezzo.al(aliquota('a', 10)))
    // 1.000 − 50% of 100: either figure at zero would give 1.000, 50 more.
    expect(pesi(regolaDi('r', prezzo.meno(regolaDi('meta', base.al(aliquota('b', 50))))), { prezzo: 1_000 })).toEqual({ a: 50, b: 50 })
  })

  it('is zero for the branch not taken, and for a threshold that is only compared', () => {
    const r = regolaDi('r', se(prezzo.supera(soglia), { allora: prezzo.al(aliquota('alta', 30)), altrimenti: prezzo.al(aliquota('bassa', 10)) }))
    expect(pesi(r, { prezzo: 1_000 })).toEqual({ alta: 300 })
    expect(pesi(r, { prezzo: 100 })).toEqual({ bassa: 10 })
  })

  it('is zero if a typed value replaces it', () => {
    const r = regolaDi('r', proposto.oppure(prezzo.al(aliquota('a', 20))))
    expect(pesi(r, { prezzo: 1_000, proposto: 5 })).toEqual({})
    expect(pesi(r, { prezzo: 1_000 })).toEqual({ a: 200 })
  })

  it('is the whole tax for a table of brackets, and zero for a value that a minimum replaces', () => {
    const scaglioni = tabella(
      'scaglioni',
      'scaglioni',
      'n',
      sempre([
        { fino: 100, aliquota: 10 },
        { fino: Infinity, aliquota: 20 },
      ]),
    )
    const minimo = parametro('euro', 'minimo', 'minimo', 'n', sempre(500))
    // 100 × 10% + 900 × 20% = 190; below the minimum of 500.
    expect(pesi(regolaDi('r', prezzo.aScaglioni(scaglioni)), { prezzo: 1_000 })).toEqual({ scaglioni: 190 })
    expect(pesi(regolaDi('m', prezzo.aScaglioni(scaglioni).almeno(minimo)), { prezzo: 1_000 })).toEqual({ minimo: 500 })
  })

  it('adds up if one figure is read twice', () => {
    const a = aliquota('a', 10)
    expect(pesi(regolaDi('r', prezzo.al(a).piu(prezzo.al(a)).meno(zero)), { prezzo: 1_000 })).toEqual({ a: 200 })
  })
})
