/** What the delivery of a result that is not reliable says. */
import { budget4u, iforfettari } from '@bilancia/tax-rules'
import { expect, it } from 'vitest'
import { simulator as budgetPage } from '../../src/features/budget4u/simulator.ts'
import { simulator as iforfPage } from '../../src/features/iforfettari/simulator.ts'
import { lackingIn } from '../../src/features/simulator/document/DeliverDialog.tsx'

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

it('is found in Budget4u too', () => {
  const state = { annoImposta: 2026, informazioniCostiDiAvvio: { tipologia: 'IMPRESA', regime: 'NORMALE' } }
  expect(lackingIn({ ...budget4u.calcola(state) }, { ...state }, budgetPage.labelOf)).toContain('Ricavi')
})

it('lacks nothing before the first result', () => {
  expect(lackingIn(null, {}, budgetPage.labelOf)).toEqual([])
})
