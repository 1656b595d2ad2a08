/** Every tab of a simulator has a head on paper, and the mark of a provisional year. */
import { readFileSync } from 'node:fs'
import { createElement } from 'react'
import { expect, it } from 'vitest'
import { BrandContext } from '../../src/design/brand.tsx'
import { simulator } from '../../src/features/forme/simulator.ts'
import { PrintSheet } from '../../src/features/simulator/PrintSheet.tsx'
import { createSimulation } from '../../src/features/simulator/simulation.ts'
import { aBrand } from '../a-brand.ts'
import { inState, rendered } from './rendered.ts'

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

const printed = (annoImposta: number, provisionalFrom?: number) => {
  const simulation = inState(createSimulation(simulator, 1), { values: { annoImposta } })
  return rendered(createElement(BrandContext, { value: aBrand }, createElement(PrintSheet, { title: 'piano', provisionalFrom })), { simulation }).replaceAll(
    /<style.*?<\/style>/gs,
    '',
  )
}

it('the head says that the year is provisional, or a later year that is printed', () => {
  expect(printed(2027)).toContain('Dati provvisori 2027')
  expect(printed(2026, 2027)).toContain('Dati provvisori 2027')
  expect(printed(2026)).not.toContain('provvisori')
})
