/** What today's bar divides, in figures and in words; the picture at another point of a slider. */
import { convsrl as catalog, setPath } from '@bilancia/contract'
import { convsrl } from '@bilancia/tax-rules'
import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { Headline } from '../../src/features/convsrl/answer/Headline.tsx'
import { filledAt } from '../../src/features/convsrl/filled.ts'
import { compared, moves } from '../../src/features/convsrl/picture/Figure.tsx'
import { Picture } from '../../src/features/convsrl/picture/Picture.tsx'
import { partsOfToday } from '../../src/features/convsrl/picture/parts.ts'
import { simulator } from '../../src/features/convsrl/simulator.ts'
import { ExplanationContext } from '../../src/features/simulator/explanation/context.ts'
import { createSimulation } from '../../src/features/simulator/simulation.ts'
import { amountsOf, partlyForbidden } from '../../src/features/simulator/touch/useScan.ts'
import { inState, rendered } from './rendered.ts'

const { scenari } = catalog
const luogo = { codiceRegioneResidenza: 16, addizionaleComunalePercentuale: 0.8 }
const values = (formaAttuale: string) => ({
  annoImposta: 2025,
  consideraSommeIntegrative: false,
  datiSimulazioniSrl: {
    ...{ denominazione: 'Esempio', utileAnteImposte: 100_000, variazioniAumento: 4_000, variazioniDiminuzione: 1_000 },
    irap: { modalita: 'CALCOLATA' },
    soci: ['A', 'B'].map((nome) => ({ nome, quota: 50, ...luogo })),
  },
  confronto: { formaAttuale, attivita: { tipologia: 'PROFESSIONE', gruppo: 9, ricaviCosti: { ricaviNormale: 100_000 } } },
})

// The taxable income is 100,000 + 4,000 − 1,000 = 103,000. IRAP, which the studio and the partnership pay, is among the taxes of the bar.
it.each([
  ['STUDIO_ASSOCIATO', 100_000],
  ['PROFESSIONISTA', 100_000],
  ['FORFETTARIO', 100_000],
  ['SOCIETA_DI_PERSONE', 103_000],
  ['DITTA_INDIVIDUALE', 103_000],
])('%s divides %d euro, and the words say which amount that is', (forma, euro) => {
  const state = values(forma)
  const { risultato, quadro } = convsrl.calcolaConQuadro(state)
  const result = { ...risultato, quadro }
  expect(Math.round((partsOfToday(result) ?? []).reduce((sum, part) => sum + (part.euro ?? 0), 0) * 100) / 100).toBe(euro)
  const simulation = inState(createSimulation(simulator, 1), { values: state, result })
  const html = rendered(createElement(ExplanationContext, { value: { explain: () => {}, goToField: () => {} } }, createElement(Picture)), { simulation })
  const words = html.replace(/<[^>]*>/g, '').replaceAll('&#x27;', "'")
  const [same, taxable] = ["Oggi e ogni scenario dividono l'utile ante imposte e compensi:", 'Oggi divide il reddito fiscale, che conta anche le variazioni']
  expect([words.includes(same), words.includes(taxable)]).toEqual(euro === 100_000 ? [true, false] : [false, true])
})

it('the notes of the verdict are below its line: beside it they would cut off its words', () => {
  const state = values('DITTA_INDIVIDUALE')
  const { risultato, quadro } = convsrl.calcolaConQuadro(state)
  const simulation = inState(createSimulation(simulator, 1), { values: state, result: { ...risultato, quadro } })
  const html = rendered(createElement(ExplanationContext, { value: { explain: () => {}, goToField: () => {} } }, createElement(Headline)), { simulation })
  const tags = html.replaceAll(/<style.*?<\/style>/gs, '').replaceAll(/<(\/?\w+)[^>]*>/g, '<$1>')
  expect(tags).toMatch(/^<div><div><h2>.*<\/p><\/div><div><span>IRAP calcolata su un valore della produzione presunto/)
})

describe('at another point of a slider', () => {
  const typed = values('NESSUNA')
  const { risultato, quadro } = convsrl.calcolaConQuadro(typed)
  const result = { ...risultato, quadro }
  const left = (there: object) => scenari.filter((scenario) => Reflect.get(Object(filledAt(result, typed, { ...typed, ...there }).quadro), scenario) !== null)

  it('a scenario without its amounts, here and there, has no figures: it would repeat another one', () => expect(left({})).toEqual(['scenario1', 'scenario5']))
  it('a scenario that the slider fills in has them', () =>
    expect(left(setPath(typed, 'datiSimulazioniSrl.scenario3.dividendiTotali', 1_000))).toEqual(['scenario1', 'scenario3', 'scenario5']))
  it('a scenario filled in on the page has them at zero too, where its curve begins', () => {
    const filled = setPath(typed, 'datiSimulazioniSrl.scenario2.compensoTotale', 20_000)
    expect(Reflect.get(Object(filledAt(result, filled, typed).quadro), 'scenario2')).not.toBeNull()
  })
  it('the picture says the profit that its bars divide there, and offers to fill in what has no bar', () => {
    const simulation = inState(createSimulation(simulator, 1), { values: typed, result })
    const there = setPath(typed, 'datiSimulazioniSrl.utileAnteImposte', 144_000)
    const computed = convsrl.calcolaConQuadro(there)
    const moved = filledAt({ ...computed.risultato, quadro: computed.quadro }, typed, there)
    const html = rendered(createElement(ExplanationContext, { value: { explain: () => {}, goToField: () => {} } }, createElement(Picture, { moved })), {
      simulation,
    })
    expect(html.replace(/<[^>]*>/g, '')).toContain('imposte e compensi: 144.000,00 €')
    expect(html.split('da compilare')).toHaveLength(5)
  })
})

it('a slider never calls a net the best that takes more than the law lets out', () => {
  // IRES alone, 24% of 103,000, leaves less than 90,000.
  const at = (dividendiTotali: number) => {
    const { risultato, quadro } = convsrl.calcolaConQuadro(setPath(values('NESSUNA'), 'datiSimulazioniSrl.scenario3.dividendiTotali', dividendiTotali))
    return { ...risultato, quadro }
  }
  const of = (dividendiTotali: number) => amountsOf(compared, at(dividendiTotali))[compared.findIndex(({ id }) => id === 'scenario3')]
  expect(of(90_000)).toBeNull()
  expect(partlyForbidden(compared, [at(50_000), at(90_000)]).map(({ id }) => id)).toEqual(['scenario3'])
  expect(partlyForbidden(compared, [at(50_000)])).toEqual([])
  expect(of(50_000)).toBeGreaterThan(0)
})

describe('a slider of fees or dividends', () => {
  const scenario = (compensoTotale: number, compensi: readonly number[], dividendiTotali = 0) => ({ compensoTotale, compensi, dividendiTotali })
  const typed = {
    datiSimulazioniSrl: {
      scenario2: scenario(40_000, [30_000, 10_000, 0]),
      scenario3: { dividendiTotali: 60_000 },
      scenario4: scenario(10_000, [5_000, 5_000, 0], 20_000),
      scenario6: scenario(0, [0, 0, 0]),
    },
  }
  const at = (id: string, euro: number) => moves.find((move) => move.id === id)?.at(typed, euro) ?? {}
  const there = (id: string, euro: number) => Object.entries(at(id, euro)).reduce((next, [path, amount]) => setPath(next, path, amount), Object(typed))

  it('changes nothing at the typed amount, so that its sentence has the figures of the bars', () => {
    expect(there('compenso', 40_000)).toEqual(typed)
    expect(there('dividendi', 60_000)).toEqual(typed)
  })
  // 42,000 is 2,000 more: 10,000 become 12,000, in halves as typed; a scenario without fees stays without.
  it('moves the other scenarios by as much', () => {
    expect(at('compenso', 42_000)).toMatchObject({
      'datiSimulazioniSrl.scenario2.compensi[0]': 31_500,
      'datiSimulazioniSrl.scenario4.compensoTotale': 12_000,
      'datiSimulazioniSrl.scenario4.compensi[1]': 6_000,
      'datiSimulazioniSrl.scenario6.compensoTotale': 0,
    })
    expect(at('dividendi', 50_000)).toMatchObject({
      'datiSimulazioniSrl.scenario3.dividendiTotali': 50_000,
      'datiSimulazioniSrl.scenario4.dividendiTotali': 10_000,
    })
    expect(at('dividendi', 0)).toMatchObject({ 'datiSimulazioniSrl.scenario4.dividendiTotali': 0 })
  })
  it('is not there while an amount that it moves is not a number', () =>
    expect(moves[1]?.value(Object(setPath(typed, 'datiSimulazioniSrl.scenario4.compensi[1]', 'abc')))).toBeNaN())
})
