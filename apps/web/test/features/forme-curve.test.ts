/** What the curve of Forme says of the best form. */
import { type forme, setPath } from '@bilancia/contract'
import { forme as legge } from '@bilancia/tax-rules'
import { QueryClient } from '@tanstack/react-query'
import { createElement } from 'react'
import { expect, it } from 'vitest'
import { CurveTab, cambiDetti } from '../../src/features/forme/CurveTab.tsx'
import { simulator } from '../../src/features/forme/simulator.ts'
import { createSimulation } from '../../src/features/simulator/simulation.ts'
import { inState, rendered } from './rendered.ts'

const profile = {
  annoImposta: 2026,
  attivita: { tipologia: 'PROFESSIONE', gruppo: 8, ricavi: 40_000 },
  persone: [{ nome: 'Ada' }],
  escludi: ['SRL_OTTIMIZZATA'],
}
function curva(variabile: forme.Variabile, previdenza: object) {
  const trovata = legge.curva({ ...profile, previdenza }, { variabile, punti: 3 })
  if (!trovata) throw new Error('no curve')
  return trovata
}
/** The tab 'Ricavi e costi' with the curve of its revenue. */
function scheda(previdenza: object) {
  const made = createSimulation(simulator, 1)
  const values = setPath(made.initial, 'attivita', profile.attivita)
  const simulation = inState(made, { values, result: {} })
  const { differs, turn } = simulation.store.getState()
  const queries = new QueryClient()
  queries.setQueryData(['forme', { cerca: 'curva', variabile: 'RICAVI' }, values, differs, turn], { curva: curva('RICAVI', previdenza) })
  return rendered(createElement(CurveTab), { simulation, queries })
}

it('a best form that stays', () =>
  expect(cambiDetti({ ...curva('COSTI', { aliquotaSep: 'PIENA' }), incroci: [] })).toEqual([
    expect.stringMatching(/^La migliore non cambia tra 0 e [\d.,]+ € di costi\.$/),
  ]))

// Without revenue the flat rate has no figures; above 100,000 euro it ends with the year.
it('a change at the first euro is the start, not an amount', () =>
  expect(cambiDetti(curva('RICAVI', { aliquotaSep: 'PIENA' }))).toEqual([
    'Dal primo euro di ricavi: Forfettario.',
    'Da 100.001,00 € di ricavi: Professionista, fin lì Forfettario.',
  ]))

it('without a ranked form there is a sentence, without slider and chart', () => {
  const html = scheda({})
  expect(html).toContain('Nessuna forma è in classifica tra 0 e 120.000,00 € di ricavi: non c&#x27;è una curva.')
  expect(html).not.toContain('type="range"')
  expect(html).not.toContain('Dati del grafico')
})
