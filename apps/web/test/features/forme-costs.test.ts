/** The first statement of Forme when nobody has typed a cost. */
import { forme } from '@bilancia/tax-rules'
import { createElement } from 'react'
import { expect, it } from 'vitest'
import { Headline } from '../../src/features/forme/Headline.tsx'
import { simulator } from '../../src/features/forme/simulator.ts'
import { ExplanationContext } from '../../src/features/simulator/explanation/context.ts'
import { createSimulation } from '../../src/features/simulator/simulation.ts'
import { inState, rendered } from './rendered.ts'

function said(attivita: object, formaAttuale = 'NESSUNA'): string {
  const values = {
    ...{ annoImposta: 2026, denominazione: 'Prova', formaAttuale, escludi: ['SRL_OTTIMIZZATA'], previdenza: { gestioneIvs: 'ARTIGIANO' } },
    attivita: { tipologia: 'IMPRESA', gruppo: 9, ricavi: 50_000, ...attivita },
    persone: [{ nome: 'Ada' }],
  }
  const simulation = inState(createSimulation(simulator, 1), { values, result: { ...forme.calcola(values) } })
  return rendered(createElement(ExplanationContext, { value: { explain: () => {}, goToField: () => {} } }, createElement(Headline)), { simulation })
}

it('says that no cost was typed, which favours the flat-rate regime', () => {
  expect(said({})).toContain('Nessun costo indicato')
  expect(said({ determinazioneDelReddito: { altriCosti: 1 } })).not.toContain('Nessun costo indicato')
})

it('is silent about costs that are said to be unknown: the grade says it', () => {
  expect(said({ costiNoti: false })).not.toContain('Nessun costo indicato')
})

it('names its amount also where today’s form is the best', () => {
  expect(said({ ricavi: 150_000 }, 'DITTA_INDIVIDUALE')).toMatch(/netto comparabile: è già la forma di oggi/)
})
