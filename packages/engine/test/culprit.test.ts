/** Finds the rule that makes an amount jump between two rows, and the figure that is crossed. */
import { expect, it } from 'vitest'
import { type Importo, type Regola, regola, requisito, se, tabella, zero } from '../src/index.ts'
import { build, campi, sempre, soglia } from './support.ts'

const norma = 'norma di prova'
const { prezzo, premio } = campi

/** The culprit of the jump from one price to the next. */
function accused(root: Regola<'euro'>, before: number, after: number) {
  const { read, run, accuse } = build({ x: root }).excerpt(2026, [root], [prezzo])
  const [a, b] = [before, after].map((x) => {
    const row = read({ annoImposta: 2026, prezzo: x })
    run(row)
    return row
  }) as [Float64Array, Float64Array]
  const { rule, soglia: crossed } = accuse(root, a, b)
  return { id: rule.id, soglia: crossed && [crossed.nome, crossed.valore, crossed.norma] }
}

const caro = requisito('caro', { nome: 'Caro', norma, formula: prezzo.supera(soglia) })
const tassa = regola('tassa', { nome: 'Tassa', norma, formula: se(caro, { allora: prezzo, altrimenti: zero }) })
const lento = regola('lento', { nome: 'Lento', norma, formula: prezzo.meno(premio) })
const totale = regola('totale', { nome: 'Totale', norma, formula: lento.piu(tassa) })

it('goes down to the rule whose condition flipped, and names the figure of the condition', () => {
  expect(accused(totale, 100, 101)).toEqual({ id: 'tassa', soglia: ['Soglia', 100, 'norma'] })
})

it('follows the rule that causes the jump, not one with a larger change in the other direction', () => {
  // At one euro more two bonuses of 200 end, and a charge of 300, the largest of the three changes. The jump is +100.
  const finche = (id: string, quanto: Importo) => regola(id, { nome: id, norma, formula: se(prezzo.nonSupera(soglia), { allora: quanto, altrimenti: zero }) })
  const onere = finche('onere', soglia.piu(soglia, soglia))
  const [bonus, altro] = [finche('bonus', soglia.piu(soglia)), finche('altro', soglia.piu(soglia))]
  const netto = regola('netto', { nome: 'Netto', norma, formula: onere.meno(bonus, altro) })
  expect(accused(netto, 100, 101)).toEqual({ id: 'bonus', soglia: ['Soglia', 100, 'norma'] })
})

it('names the row of the table that the amount leaves', () => {
  const fasce = tabella(
    'fasce',
    'fasce di prova',
    'norma delle fasce',
    sempre([
      { fino: 200, aliquota: 1 },
      { fino: Number.POSITIVE_INFINITY, aliquota: 30 },
    ]),
  )
  const imposta = regola('imposta', { nome: 'Imposta', norma, formula: prezzo.allAliquotaDiFascia(fasce) })
  expect(accused(regola('somma', { nome: 'Somma', norma, formula: imposta.piu(lento) }), 200, 201)).toEqual({
    id: 'imposta',
    soglia: ['fasce di prova', 200, 'norma delle fasce'],
  })
})

it('names no figure if two changing amounts cross each other', () => {
  const doppio = regola('doppio', { nome: 'Doppio', norma, formula: prezzo.piu(prezzo).meno(soglia) })
  const incrocio = regola('incrocio', { nome: 'Incrocio', norma, formula: se(doppio.supera(prezzo), { allora: soglia, altrimenti: zero }) })
  expect(accused(regola('tutto', { nome: 'Tutto', norma, formula: incrocio.piu(lento) }), 100, 101)).toEqual({ id: 'incrocio', soglia: null })
})
