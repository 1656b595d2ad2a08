/** Decisions of the optimiser's panel: when a result is outdated, what a mix writes, when it asks first. */
import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { Best } from '../../src/features/convsrl/ottimizzatore/Best.tsx'
import { Comparison } from '../../src/features/convsrl/ottimizzatore/Comparison.tsx'
import { changes, companyOf, overwrites, question, scenarioOf } from '../../src/features/convsrl/ottimizzatore/search.ts'
import { simulator } from '../../src/features/convsrl/simulator.ts'
import { ExplanationContext } from '../../src/features/simulator/explanation/context.ts'
import type { Values } from '../../src/features/simulator/path.ts'
import { createSimulation } from '../../src/features/simulator/simulation.ts'
import { inState, rendered } from './rendered.ts'

const values = {
  annoImposta: 2026,
  datiSimulazioniSrl: {
    denominazione: 'Prova S.r.l.',
    utileAnteImposte: 100_000,
    soci: [{ nome: 'Anna', quota: 100 }],
    scenario4: { compensoTotale: 0, compensi: [0, 0, 0], dividendiTotali: 0 },
    scenario6: { compensoTotale: 0, compensi: [0, 0, 0], utilePrelevato: null },
  },
  confronto: { formaAttuale: 'NESSUNA' },
  ottimizzatore: { scenario: 4 },
}
const company = (over: object) => ({ ...values, datiSimulazioniSrl: { ...values.datiSimulazioniSrl, ...over } })
const mix = { prelievo: 41_000, compensi: [9_623.73, 16_304.3, 0.1], dividendi: 49_973.8, utilePrelevato: 0, netto: 59_000 } as const

describe('an answer', () => {
  it.each([
    ['the profit', company({ utileAnteImposte: 90_000 })],
    ['a partner', company({ soci: [{ nome: 'Anna', quota: 50 }] })],
    ['a limit', { ...values, ottimizzatore: { scenario: 4, compensiMinimi: [1_000, 0, 0] } }],
    ['the year', { ...values, annoImposta: 2025 }],
  ])('is old when %s changes', (_, changed) => expect(question(changed)).not.toBe(question(values)))

  it.each([
    ['the fees typed', company({ scenario4: { compensi: [9_000, 0, 0] } })],
    ['the name of the company', company({ denominazione: 'Altra S.r.l.' })],
    ["today's form", { ...values, confronto: { formaAttuale: 'DITTA_INDIVIDUALE' } }],
    ['the choices of the calendar', { ...values, calendario: { scenario: 3 } }],
    ['the sources of imported values', { ...values, importati: { 'datiSimulazioniSrl.soci[0].redditi.pensione': { valore: 0, daDove: 'RC1' } } }],
  ])('stays good when %s change', (_, changed) => expect(question(changed)).toBe(question(values)))

  it('is for the fourth scenario unless the sixth was chosen', () => {
    expect([4, 6, '6', null, undefined].map((scenario) => scenarioOf({ ottimizzatore: { scenario } }))).toEqual([4, 6, 4, 4, 4])
    expect(scenarioOf({})).toBe(4)
  })
})

describe('a mix', () => {
  it('writes fees that add up to their total, and dividends in the fourth scenario', () =>
    expect(changes(4, mix, values)).toEqual({
      'datiSimulazioniSrl.scenario4.compensoTotale': 25_928.13,
      'datiSimulazioniSrl.scenario4.compensi': [9_623.73, 16_304.3, 0.1],
      'datiSimulazioniSrl.scenario4.dividendiTotali': 49_973.8,
    }))

  it('of the sixth scenario draws all the profit, whatever it becomes, and a fixed amount only for a given net', () => {
    const prelevato = (obiettivo: string) => {
      const given = changes(6, { ...mix, dividendi: 0, utilePrelevato: 80_640 }, companyOf(question({ ...values, ottimizzatore: { scenario: 6, obiettivo } })))
      expect(given).toMatchObject({
        'datiSimulazioniSrl.scenario6.compensoTotale': 25_928.13,
        'datiSimulazioniSrl.scenario6.compensi': [9_623.73, 16_304.3, 0.1],
      })
      return given['datiSimulazioniSrl.scenario6.utilePrelevato']
    }
    expect(['PRELIEVO_MINIMO', 'NETTO_MASSIMO', 'PRELIEVO_MINIMO_A_NETTO_DATO'].map(prelevato)).toEqual([null, null, 80_640])
  })

  it('asks first only if it replaces other amounts', () => {
    const given = changes(4, mix, values)
    expect(overwrites(values, given)).toBe(false)
    expect(overwrites({}, given)).toBe(false)
    expect(overwrites(company({ scenario4: { compensi: [null, '', 0] } }), given)).toBe(false)
    expect(overwrites(company({ scenario4: { compensi: [1_000, 0, 0] } }), given)).toBe(true)
    expect(overwrites(company({ scenario4: { dividendiTotali: 10_000 } }), given)).toBe(true)
    expect(overwrites(company({ scenario4: { compensoTotale: 25_928.13, compensi: [...mix.compensi], dividendiTotali: 49_973.8 } }), given)).toBe(false)
  })
})

it('an old mix stands alone: beside the fees of other data its difference would be of nothing', () => {
  const best = { ...mix, equivalenti: [], sensibilita: [] }
  const columns = (old: boolean) => {
    const simulation = inState(createSimulation(simulator, 1), { values })
    const table = createElement(Comparison, { best, scenario: 4, company: values, old })
    const html = rendered(createElement(ExplanationContext, { value: { explain: () => {}, goToField: () => {} } }, table), { simulation })
    return [...html.matchAll(/<th scope="col"[^>]*>(.*?)<\/th>/g)].map(([, head]) => head)
  }
  expect(columns(false)).toEqual(['€', 'Compensi inseriti, tutto distribuito', 'Migliore', 'Differenza'])
  expect(columns(true)).toEqual(['€', 'Migliore'])
})

it('a mix keeps the partners that it was found for: another one is not offered their fees', () => {
  const tre = company({
    soci: [
      { nome: 'Anna', quota: 50 },
      { nome: 'Bruno', quota: 30 },
      { nome: 'Carla', quota: 20 },
    ],
  })
  const due = company({
    soci: [
      { nome: 'Anna', quota: 50 },
      { nome: 'Carla', quota: 50 },
    ],
  })
  const best = { ...mix, equivalenti: [mix], sensibilita: [] }
  const shown = (typed: Values, asked = question(tre)) => {
    const simulation = inState(createSimulation(simulator, 1), { values: typed })
    const panel = createElement(Best, { best, scenario: 4, asked })
    const html = rendered(createElement(ExplanationContext, { value: { explain: () => {}, goToField: () => {} } }, panel), { simulation })
    const said = html.replaceAll(/<style.*?<\/style>/gs, '').replaceAll(/<[^>]*>/g, ' ')
    return [/Compenso di Bruno[ —]+16.304,30/.test(said), /Compenso di Carla[ —]+0,10/.test(said), said.match(/\bUsa\b/g)?.length ?? 0]
  }
  expect(shown(tre)).toEqual([true, true, 2])
  expect(shown({ ...tre, annoImposta: 2025 })).toEqual([true, true, 2])
  expect(shown(due)).toEqual([true, true, 0])
  // A saved question that cannot be read.
  expect(shown(due, 'altro')).toEqual([false, false, 0])
})
