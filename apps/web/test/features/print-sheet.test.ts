/** Every tab of a simulator has a head on paper, and the mark of a provisional year. */
import { readFileSync } from 'node:fs'
import { createElement, type ReactNode } from 'react'
import { expect, it } from 'vitest'
import { AvvioTab } from '../../src/features/budget4u/avvio/AvvioTab.tsx'
import { ContoTab } from '../../src/features/budget4u/conto/ContoTab.tsx'
import { ForfetarioTab } from '../../src/features/budget4u/forfetario/ForfetarioTab.tsx'
import { RisultatiTab } from '../../src/features/budget4u/risultati/RisultatiTab.tsx'
import { simulator as budget4u } from '../../src/features/budget4u/simulator.ts'
import { ConfrontoTab } from '../../src/features/forme/ConfrontoTab.tsx'
import { simulator } from '../../src/features/forme/simulator.ts'
import { Lettera } from '../../src/features/iforfettari/Lettera.tsx'
import { simulator as iforfettari } from '../../src/features/iforfettari/simulator.ts'
import { ExplanationContext } from '../../src/features/simulator/explanation/context.ts'
import { PrintSheet } from '../../src/features/simulator/PrintSheet.tsx'
import { createSimulation } from '../../src/features/simulator/simulation.ts'
import { inState, rendered, withoutAnswers } from './rendered.ts'

const features = new URL('../../src/features/', import.meta.url)
const source = (file: URL) => readFileSync(file, 'utf8')

it.each(['iforfettari/IforfettariPage.tsx', 'convsrl/ConvsrlPage.tsx', 'budget4u/Budget4uPage.tsx', 'forme/FormePage.tsx'])('in every tab of %s', (name) => {
  const page = new URL(name, features)
  const text = source(page).replace(/^ {2}answer: .*/ms, '')
  const tabs = [...text.matchAll(/content: ([A-Z]\w+)(?=[,\s}])/g), ...text.matchAll(/<(Simulazione) /g)].flatMap(([, tab = '']) => {
    const file = new RegExp(`import(?: \\{ ${tab} \\} from |\\()'([^']+/${tab}\\.tsx)'`).exec(text)?.[1]
    return file ? [[tab, source(new URL(file, page))] as const] : []
  })
  expect(tabs.length).toBeGreaterThan(3)
  // The letter is a sheet of its own.
  expect(tabs.filter(([tab, code]) => tab !== 'Lettera' && !/<(?:Print)?Sheet\b/.test(code)).map(([tab]) => tab)).toEqual([])
})

const inPage = (tab: ReactNode) => createElement(ExplanationContext, { value: { explain: () => {}, goToField: () => {} } }, tab)

it.each([
  ['budget4u', 'Costi di avvio', budget4u, AvvioTab],
  ['budget4u', 'Conto economico', budget4u, ContoTab],
  ['budget4u', 'Forfetario', budget4u, ForfetarioTab],
  ['budget4u', 'Risultati', budget4u, RisultatiTab],
  ['forme', 'Confronto', simulator, ConfrontoTab],
  ['iforfettari', 'Lettera', iforfettari, Lettera],
] as const)('%s: a tab with too little data, as «%s», has head and margins too', (_, _title, of, tab) => {
  const html = withoutAnswers(inPage(createElement(tab)), { simulation: createSimulation(of, 1) })
  // The style of the head, or of the sheet that loads it.
  expect(html).toMatch(/@page|\[data-text\]/)
})

const printed = (annoImposta: number, provisionalFrom?: number) => {
  const simulation = inState(createSimulation(simulator, 1), { values: { annoImposta } })
  return rendered(createElement(PrintSheet, { title: 'piano', provisionalFrom }), { simulation }).replaceAll(/<style.*?<\/style>/gs, '')
}

it('the head says that the year is provisional, or a later year that is printed', () => {
  expect(printed(2027)).toContain('Dati provvisori 2027')
  expect(printed(2026, 2027)).toContain('Dati provvisori 2027')
  expect(printed(2026)).not.toContain('provvisori')
})
