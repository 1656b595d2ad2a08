/** The buttons below the columns of Forme that open the simulator of a column. */
import { forme as law } from '@bilancia/tax-rules'
import { createElement } from 'react'
import { expect, it } from 'vitest'
import { stati } from '../../../../packages/tax-rules/test/riferimenti.ts'
import { Apri, nonPortato } from '../../src/features/forme/Apri.tsx'
import { simulator } from '../../src/features/forme/simulator.ts'
import { createSimulation } from '../../src/features/simulator/simulation.ts'
import { rendered, user } from './rendered.ts'

const [artigiano] = stati('forme')
const risultato = law.calcola({ ...artigiano })
const colonne = 'colonne' in risultato ? risultato.colonne : []

function buttons(forma: string, more = {}, who = user): readonly (readonly [text: string, disabled: boolean])[] {
  const colonna = colonne.find((one) => one.forma === forma)
  if (!colonna) throw new Error(`no column ${forma}`)
  const page = createElement(Apri, { colonna: { ...colonna, ...more } })
  const html = rendered(page, { who, simulation: createSimulation(simulator, 1) })
  return [...html.matchAll(/<button([^>]*)>([^<]*)/g)].map(([, about = '', text = '']) => [
    text,
    /disabled=""[^>]*title="Non abilitato"|title="Non abilitato"[^>]*disabled=""/.test(about),
  ])
}

it('a form of a single person opens in Forfetari, a company in Convenienza Srl', () => {
  for (const forma of ['FORFETTARIO', 'DITTA_INDIVIDUALE']) expect(buttons(forma)).toEqual([['Apri in Forfetari', false]])
  for (const forma of ['SRL_UTILE_IN_SOCIETA', 'SRL_TRASPARENTE']) expect(buttons(forma)).toEqual([['Apri in Convenienza Srl', false]])
})

it('of an associated studio each person opens alone', () => {
  const persone = ['Ada', 'Ugo'].map((nome) => ({ ...colonne[0]?.persone[0], nome }))
  expect(buttons('STUDIO_ASSOCIATO', { calcolata: true, persone })).toEqual([
    ['Apri Ada in Forfetari', false],
    ['Apri Ugo in Forfetari', false],
  ])
})

it('a column that is not calculated opens nothing, and a tool that the user may not use stays closed', () => {
  expect(buttons('FORFETTARIO', { calcolata: false })).toEqual([])
  expect(buttons('FORFETTARIO', {}, { ...user, ApplicationForfetari: false })).toEqual([['Apri in Forfetari', true]])
  expect(buttons('SRL_TRASPARENTE', {}, { ...user, ApplicationForfetari: false })).toEqual([['Apri in Convenienza Srl', false]])
})

// D.P.R. 442/1997, art. 3: Forfetari has no field for the option, and would call the flat-rate regime possible.
it('says that an option for ordinary accounts still excludes the flat-rate regime', () => {
  const detto = (opzioneOrdinariaFinoAl: number | null, simulatore: 'iforfettari' | 'convsrl' = 'iforfettari') =>
    nonPortato({ annoImposta: 2026, requisiti: { opzioneOrdinariaFinoAl } }, simulatore)
  expect(detto(2026)).toContain('fino al 2026 il regime forfettario è escluso')
  expect([detto(2025), detto(null), detto(2026, 'convsrl'), nonPortato({ annoImposta: 2026 }, 'iforfettari')]).toEqual(['', '', '', ''])
})
