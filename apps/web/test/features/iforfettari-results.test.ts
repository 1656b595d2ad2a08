/** The lines of the flat-rate side in the form, and the sentence with the largest differences. */
import { valueAt } from '@bilancia/contract'
import { iforfettari } from '@bilancia/tax-rules'
import { createElement, type ReactNode } from 'react'
import { expect, it } from 'vitest'
import { Esito } from '../../src/features/iforfettari/ConfrontoTab.tsx'
import { compared } from '../../src/features/iforfettari/compared.ts'
import { Forfettario } from '../../src/features/iforfettari/dati/Results.tsx'
import { simulator } from '../../src/features/iforfettari/simulator.ts'
import { Why } from '../../src/features/iforfettari/Why.tsx'
import { ExplanationContext } from '../../src/features/simulator/explanation/context.ts'
import { createSimulation } from '../../src/features/simulator/simulation.ts'
import { inState, rendered } from './rendered.ts'

const state = (gruppo: number) => ({
  ...{ annoImposta: 2026, tipologia: 'PROFESSIONE', regimeForfettario: { gruppo, impostaSost: 15 } },
  redditoContributiImposta: { ricavi: 50_000 },
})
const shown = (values: object, part: ReactNode) => {
  const { risultato, quadro } = iforfettari.calcolaConQuadro(values)
  const simulation = inState(createSimulation(simulator, 1), { values: { ...values }, result: { ...risultato, quadro } })
  const html = rendered(createElement(ExplanationContext, { value: { explain: () => {}, goToField: () => {} } }, part), { simulation })
  return html.replaceAll(/<style.*?<\/style>/gs, '').replaceAll(/<[^>]+>/g, '')
}

it('a line of the flat-rate side has a figure once it can be computed: a zero would be a figure', () => {
  const total = createElement(Forfettario, { voce: 'totaleForfettario' })
  expect(shown(state(0), total)).toMatch(/regime forfettario—$/)
  // 78% of 50,000 is 39,000, of which 15% is 5,850.
  expect(shown(state(8), total)).toMatch(/regime forfettario5\.850,00 €$/)
})

it('the outcome has no total of the flat-rate side before it can be computed, as the table above it', () => {
  const outcome = (gruppo: number) => shown(state(gruppo), createElement(Esito))
  expect(outcome(0)).toMatch(/^Totale regime forfettario—/)
  expect(outcome(8)).toMatch(/^Totale regime forfettario5\.850,00 €/)
})

it('a difference is more or less in words, because its explanation subtracts the other way round', () => {
  const said = shown(state(8), createElement(Why))
  expect(said).toMatch(/^Con il forfettario: [\d.,]+ € in meno di IRPEF/)
  expect(said).toContain('5.850,00 € in più di imposta sostitutiva')
})

it('variants and advice are compared by what remains after the costs, as in the picture; the lines of a regime add up to the revenue', () => {
  const lines = (altreSpese: number) => {
    const { quadro } = iforfettari.calcolaConQuadro({ ...state(8), regimeNormale: { determinazioneDelReddito: { altreSpese } } })
    return compared.filter(({ path }) => path.endsWith('.forfettario')).map(({ path, name, main }) => ({ name, main, euro: Number(valueAt({ quadro }, path)) }))
  }
  // 50,000 less 5,850 of tax is 44,150, of which the costs leave 24,150.
  expect(lines(20_000).filter(({ main }) => main)).toEqual([{ name: 'Forfettario: Resta in mano', main: true, euro: 24_150 }])
  for (const costs of [0, 20_000]) expect(lines(costs).reduce((sum, { euro }) => sum + euro, 0)).toBe(50_000)
})
