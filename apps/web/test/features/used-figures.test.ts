/** What the answer says of the figures of law behind it. */
import type { UsedFigures } from '@bilancia/contract/api'
import { QueryClient } from '@tanstack/react-query'
import { createElement } from 'react'
import { expect, it } from 'vitest'
import { simulator } from '../../src/features/forme/simulator.ts'
import { createSimulation } from '../../src/features/simulator/simulation.ts'
import { LowestStatus } from '../../src/features/simulator/UsedFigures.tsx'
import { inState, rendered } from './rendered.ts'

function said(figures: Partial<UsedFigures>): string {
  const simulation = inState(createSimulation(simulator, 1), { result: {} })
  const queries = new QueryClient()
  queries.setQueryData(['figures', simulator.applicationId, simulation.store.getState().values], {
    ...{ attendibilita: 'confermata', usate: 29, riportate: 0, deboli: [], Impronta: '' },
    ...figures,
  })
  return rendered(createElement(LowestStatus), { simulation, queries }).replaceAll(/<style.*?<\/style>|<[^>]+>/gs, '')
}

it('confirmed figures of a provisional year are also those of the year before, and how many', () => {
  const confirmed = 'Le 29 cifre di legge usate sono confermate.'
  expect(said({})).toBe(confirmed)
  expect(said({ riportate: 12 })).toBe(`${confirmed} 12 sono dell&#x27;anno prima, in attesa degli atti annuali.`)
  expect(said({ riportate: 1 })).toBe(`${confirmed} 1 è dell&#x27;anno prima, in attesa degli atti annuali.`)
  expect(said({ usate: 1, riportate: 1 })).toMatch(/ confermata\. È dell&#x27;anno prima/)
})
