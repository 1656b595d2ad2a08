/** The names of the figures that a saved calculation shows as changed. */
import { readFileSync } from 'node:fs'
import { budget4u, convsrl, iforfettari } from '@bilancia/tax-rules'
import { describe, expect, it } from 'vitest'
import { simulator as budgetPage } from '../../src/features/budget4u/simulator.ts'
import { simulator as convsrlPage } from '../../src/features/convsrl/simulator.ts'
import { simulator as iforfPage } from '../../src/features/iforfettari/simulator.ts'
import { nameIn } from '../../src/features/simulator/archive/outdated.ts'
import { valueIn } from '../../src/features/simulator/common-values.ts'

const simulators = [
  ['iforfettari', iforfettari, iforfPage],
  ['convsrl', convsrl, convsrlPage],
  ['budget4u', budget4u, budgetPage],
] as const

/** The states of the first golden lines, moved to the provisional year. */
const states = (name: string): readonly object[] => {
  const lines = readFileSync(new URL(`../../../../packages/tax-rules/golden/${name}.jsonl`, import.meta.url), 'utf8').split('\n')
  return lines.slice(0, 3).map((line) => ({ ...JSON.parse(line).stato, annoImposta: 2027 }))
}

describe.each(simulators)('a figure of %s that was provisional', (name, rules, page) => {
  it('has a name, not its path', () => {
    const paths = states(name).flatMap((state) => valueIn({ ...rules.calcola(state) }, 'cifreProvvisorie') ?? [])
    expect(paths.length).toBeGreaterThan(10)
    expect(paths.filter((path) => nameIn(page, path) === path || /^(,|$)/.test(nameIn(page, path)))).toEqual([])
  })
})

it('the name of a figure differs from that of the same figure of another scenario, side or person', () => {
  expect(nameIn(convsrlPage, 'compDivSimulazioniSrl.scenario2.soci[1].netto')).toBe('Netto in mano, solo compenso, socio 2')
  expect(nameIn(iforfPage, 'confronto.totaleComplessivo.normale')).toMatch(/^Totale complessivo, .+/)
  expect(nameIn(iforfPage, 'confronto.totaleComplessivo.normale')).not.toBe(nameIn(iforfPage, 'confronto.totaleComplessivo.forfettario'))
  expect(nameIn(budgetPage, 'persone[0].irpefNetta')).toBe('IRPEF netta, persona 1')
  // A field keeps its label.
  expect(nameIn(budgetPage, 'informazioniCostiDiAvvio.tipologia')).toBe(budgetPage.labelOf('informazioniCostiDiAvvio.tipologia'))
})
