/** What the table of the balances says was paid before. */
import { calendario as contratto } from '@bilancia/contract'
import { calendario } from '@bilancia/tax-rules'
import { createElement } from 'react'
import { expect, it } from 'vitest'
import { Saldi } from '../../src/features/calendario/Accanto.tsx'
import { giaPagato } from '../../src/features/calendario/accanto.ts'
import { simulator } from '../../src/features/iforfettari/simulator.ts'
import { ExplanationContext } from '../../src/features/simulator/explanation/context.ts'
import { createSimulation } from '../../src/features/simulator/simulation.ts'
import { rendered } from './rendered.ts'

const artisan = {
  ...{ annoImposta: 2026, nomeCognome: 'Rossi', tipologia: 'IMPRESA', gestionePrevidenziale: { tipoPrevidenza: 'ARTIGIANATO' } },
  ...{ regimeForfettario: { gruppo: 5, impostaSost: 15 }, redditoContributiImposta: { ricavi: 78_000 } },
}
type State = Parameters<typeof contratto.statoDi>[1]
const calcolato = (state: State) => {
  const dato = calendario.calcola(contratto.statoDi('IFORFETTARI', state))
  if (!('riconciliazione' in dato)) throw new Error('not calculated')
  return dato
}
const righe = () => calcolato(artisan).riconciliazione

it('a contribution of the year before without a balance was paid in full', () => {
  const before = righe().filter(({ tributo, anno }) => tributo === 'IVS_PERCENTUALE' && anno === 2025)
  expect(before.map(({ saldo }) => saldo)).toEqual([0])
  for (const riga of before) expect([giaPagato(riga), giaPagato(riga) > 5_000]).toEqual([riga.dovuto, true])
})

it('elsewhere it is what was withheld and the advances', () => {
  const others = righe().filter(({ tributo, anno }) => tributo !== 'IVS_PERCENTUALE' || anno > 2025)
  expect(others.length).toBeGreaterThan(5)
  for (const riga of others) expect(giaPagato(riga)).toBeCloseTo(riga.ritenute + riga.acconti, 2)
  // IRAP of 2020: half was not due, 600 were paid, 100 come back.
  expect(giaPagato({ dovuto: 1_000, nonDovuto: 500, saldo: -100 })).toBe(600)
})

it('of contributions without advances the table says that the balance is the sum of the quotas, most of them paid in the year before', () => {
  const nowhere = { explain: () => {}, goToField: () => {} }
  const page = (state: State) =>
    rendered(createElement(ExplanationContext, { value: nowhere }, createElement(Saldi, { risultato: calcolato(state) })), {
      simulation: createSimulation(simulator, 1),
    })
  expect(page(artisan)).toContain('il saldo è la somma delle quote')
  expect(page({ ...artisan, tipologia: 'PROFESSIONE', gestionePrevidenziale: { tipoPrevidenza: 'SEPARATA' } })).not.toContain('somma delle quote')
})
