/** What the print of the concordato says. */
import { concordato } from '@bilancia/tax-rules'
import { createElement, type FunctionComponent } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Paper } from '../../src/features/concordato/ConcordatoPage.tsx'
import { Risultato } from '../../src/features/concordato/Risultato.tsx'
import { marked, simulator } from '../../src/features/concordato/simulator.ts'
import { ExplanationContext } from '../../src/features/simulator/explanation/context.ts'
import { createSimulation } from '../../src/features/simulator/simulation.ts'
import { inState, rendered } from './rendered.ts'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-28T09:00:00Z') }))
afterEach(() => void vi.useRealTimers())

const values = {
  ...{ soggetto: 'PERSONA_FISICA', biennio: '2026-2027', punteggioIsa: 10, redditoPrecedente: 140_890 },
  anni: [151_929, 154_979].map((concordato) => ({ concordato, effettivo: 140_900, opzioneSostitutiva: true })),
}
const printed = (state: object, part: FunctionComponent = Paper) => {
  const simulation = inState(createSimulation(simulator, 1), { values: { ...state }, result: marked({ ...concordato.calcola(state) }) })
  const html = rendered(createElement(ExplanationContext, { value: { explain: () => {}, goToField: () => {} } }, createElement(part)), { simulation })
  return html.replaceAll(/<style.*?<\/style>/gs, '').replaceAll(/<[^>]+>/g, '|')
}

it('the verdict with its amount, the deadline, the income at which both are equal, and what was not given', () => {
  // 54,191.60 + 53,886.60 with the agreement, 52,787 twice without: 2,504.20 more.
  const page = printed(values)
  for (const said of ['Il concordato non conviene', '2.504,20 €', 'Adesione chiusa il 02/11/2026', 'Reddito di pareggio', 'Addizionale comunale a zero'])
    expect(page).toContain(said)
})

it('that a year is provisional: in the head, and beside the figures that contain it', () => {
  const page = printed(values)
  expect(page).toContain('Dati provvisori 2027')
  expect(page).toMatch(/2\.504,20 €\|+ \|+Provvisorio/)
  expect(page).toMatch(/Provvisorio\|+[\d.,]+ €\|+ di maggiori imposte/)
  // The advantage of each year: 52,787 less 53,886.60, and less 54,191.60.
  expect(printed(values, Risultato)).toMatch(/Vantaggio del concordato\|+—\|+−1\.099,60\|+—\|+P\|+−1\.404,60/)
  expect(printed({ ...values, biennio: '2025-2026' })).not.toMatch(/provvisor/i)
})

it('no ISA benefits to a flat-rate taxpayer, who has no ISA', () => {
  const anni = [{ concordato: 32_000, effettivo: 40_000 }]
  expect(printed({ soggetto: 'FORFETTARIO', biennio: '2024', redditoPrecedente: 30_000, anni })).toMatch(/Lo scudo dagli accertamenti\.\|/)
  expect(printed(values)).toContain('Lo scudo dagli accertamenti e gli altri benefici ISA.')
})

it('what is missing, if there is no verdict', () => {
  const page = printed({ ...values, anni: values.anni.map((anno) => ({ ...anno, effettivo: null })) })
  expect(page).toContain('Per il concordato servono ancora')
  expect(page).toContain('Reddito effettivo atteso 2027')
  expect(page).not.toContain('conviene')
})
