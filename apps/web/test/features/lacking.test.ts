/** What the delivery of a result that is not reliable says. */
import { budget4u, iforfettari } from '@bilancia/tax-rules'
import { createElement } from 'react'
import { expect, it } from 'vitest'
import { simulator as budgetPage } from '../../src/features/budget4u/simulator.ts'
import { simulator as iforfPage } from '../../src/features/iforfettari/simulator.ts'
import { lackingIn } from '../../src/features/simulator/document/DeliverDialog.tsx'
import { ExplanationContext } from '../../src/features/simulator/explanation/context.ts'
import { GradeChip } from '../../src/features/simulator/grade.tsx'
import { createSimulation } from '../../src/features/simulator/simulation.ts'
import { inState, rendered } from './rendered.ts'

/** The professional of `e2e/grado.spec.ts`: no pension scheme, no costs. */
const professional = {
  annoImposta: 2026,
  tipologia: 'PROFESSIONE',
  regimeForfettario: { gruppo: 8, impostaSost: 15 },
  redditoContributiImposta: { ricavi: 50_000 },
}
const costs = 'regimeNormale.determinazioneDelReddito.altreSpese'
const lacking = (state: object) => lackingIn({ ...iforfettari.calcola(state) }, { ...state }, iforfPage.labelOf)

it('names the determining data that are missing, and no longer those that an adviser has confirmed', () => {
  expect(lacking(professional)).toEqual(['Gestione separata', 'Costi'])
  expect(lacking({ ...professional, lettera: { conferme: [costs] } })).toEqual(['Gestione separata'])
  expect(
    lacking({ ...professional, gestionePrevidenziale: { aliquotaSep: 'PIENA' }, regimeNormale: { determinazioneDelReddito: { altreSpese: 9000 } } }),
  ).toEqual([])
})

it.each([5, 'conferme', null, { '0': costs }, [5, null]])('a state of another program in which the confirmations are %j confirms nothing', (conferme) => {
  const state = { ...professional, lettera: { conferme } }
  expect(lacking(state)).toEqual(['Gestione separata', 'Costi'])
  const simulation = inState(createSimulation(iforfPage, 1), { values: state, result: { ...iforfettari.calcola(state) } })
  const chip = createElement(GradeChip, { path: 'confronto.affidabilita' })
  const html = rendered(createElement(ExplanationContext, { value: { explain: () => {}, goToField: () => {} } }, chip), { simulation })
  expect(html).toContain('Non affidabile')
})

it('is found in Budget4u too', () => {
  const state = { annoImposta: 2026, informazioniCostiDiAvvio: { tipologia: 'IMPRESA', regime: 'NORMALE' } }
  expect(lackingIn({ ...budget4u.calcola(state) }, { ...state }, budgetPage.labelOf)).toContain('Ricavi')
})

it('lacks nothing before the first result', () => {
  expect(lackingIn(null, {}, budgetPage.labelOf)).toEqual([])
})
