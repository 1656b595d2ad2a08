/** Fees typed once: the split, the sums, the rounding of the optimiser. */
import { convsrl as contract, initialState } from '@bilancia/contract'
import { convsrl } from '@bilancia/tax-rules'
import { describe, expect, it } from 'vitest'
import { areSame, feesOf, totalOf, withFee, withFees, withTotal } from '../../src/features/convsrl/dati/fees.ts'
import { feesAround, roundedOf } from '../../src/features/convsrl/ottimizzatore/rounded.ts'
import { everywhere, FOUND, foundIn, question, toKeep } from '../../src/features/convsrl/ottimizzatore/search.ts'
import { valueIn } from '../../src/features/convsrl/results.ts'
import { merge, setPath, type Values } from '../../src/features/simulator/path.ts'

const due: Values = merge(initialState(contract.catalog), {
  annoImposta: 2025,
  datiSimulazioniSrl: {
    soci: [
      { nome: 'Anna', quota: 60 },
      { nome: 'Bruno', quota: 40 },
    ],
  },
})

describe('fees', () => {
  it('are typed once for the three scenarios and split by the shares', () => {
    const typed = withTotal(due, withFees, 40_000)
    for (const scenario of withFees) expect([totalOf(typed, scenario), ...feesOf(typed, scenario)]).toEqual([40_000, 24_000, 16_000, 0])
    // When the total changes, the split follows.
    expect(feesOf(withTotal(typed, withFees, 50_000), 'scenario6')).toEqual([30_000, 20_000, 0])
  })

  it('split by hand give the total, and keep the split when the total changes', () => {
    const byHand = withFee(withTotal(due, withFees, 40_000), withFees, 0, 30_000)
    expect([totalOf(byHand, 'scenario4'), ...feesOf(byHand, 'scenario4')]).toEqual([46_000, 30_000, 16_000, 0])
    expect(feesOf(withTotal(byHand, withFees, 50_000), 'scenario4')).toEqual([30_000, 16_000, 0])
  })

  it('of one scenario alone leave the others', () => {
    const typed = withTotal(due, ['scenario4'], 10_000)
    expect(withFees.map((scenario) => totalOf(typed, scenario))).toEqual([0, 10_000, 0])
    expect([areSame(due), areSame(typed)]).toEqual([true, false])
  })

  it('are not split while the shares are missing or the total is not a number', () => {
    expect(feesOf(withTotal(initialState(contract.catalog), withFees, 40_000), 'scenario2')).toEqual([0, 0, 0])
    expect(feesOf(withTotal(due, withFees, 'quarantamila'), 'scenario2')).toEqual([0, 0, 0])
  })
})

const mix: contract.Ottimo = {
  ...{ compensi: [9_623.73, 0, 0], dividendi: 60_000, utilePrelevato: 0, prelievo: 40_000, netto: 60_000 },
  ...{ equivalenti: [], sensibilita: [] },
}

describe('the rounding of a mix', () => {
  it('tries the hundreds around each fee, within the limits', () => {
    expect(feesAround(mix, {})).toEqual([
      [9_600, 0, 0],
      [9_700, 0, 0],
    ])
    expect(feesAround(mix, { ottimizzatore: { compensiMassimi: [9_650, null, null] } })).toEqual([[9_600, 0, 0]])
    expect(feesAround(mix, { ottimizzatore: { compensiMinimi: [9_650, 0, 0] } })).toEqual([[9_700, 0, 0]])
  })

  it('gives a mix of whole hundreds with all profit paid out, and its cost beside the exact one', async () => {
    const state = merge(due, { datiSimulazioniSrl: { utileAnteImposte: 100_000, irap: { modalita: 'ESCLUSA' }, capitaleSociale: 1_000_000 } })
    const rounded = await roundedOf(mix, 4, state, async (values) => convsrl.calcola(values))
    expect(rounded?.mix.compensi.every((fee) => fee % 100 === 0)).toBe(true)
    const again = convsrl.calcola(
      Object.entries(everywhere(rounded?.mix ?? mix, 4, { values: state, terza: 0, quarta: 0 })).reduce(
        (next, [path, value]) => setPath(next, path, value),
        state,
      ),
    )
    const totali = valueIn(again, 'riepilogo.scenario4.totali')
    const company = valueIn(again, 'compDivSimulazioniSrl.scenario4.societa')
    expect([totali?.totale, totali?.netto]).toEqual([rounded?.mix.prelievo, rounded?.mix.netto])
    expect(company?.dividendi).toBe(company?.distribuibile)
    expect(rounded?.prelievo).toBeCloseTo((totali?.totale ?? 0) - 40_000, 2)
  })

  it('of the sixth scenario leaves the fourth dividends that its fees allow, not those typed without them', async () => {
    const state = merge(due, {
      datiSimulazioniSrl: {
        ...{ utileAnteImposte: 100_000, irap: { modalita: 'ESCLUSA' }, capitaleSociale: 1_000_000 },
        scenario4: { dividendiTotali: 72_200 },
      },
      ottimizzatore: { scenario: 6 },
    })
    const given: contract.Ottimo = { ...mix, compensi: [30_000, 0, 0], dividendi: 0, utilePrelevato: 60_000 }
    const rounded = await roundedOf(given, 6, state, async (values) => convsrl.calcola(values))
    const filled = Object.entries(everywhere(rounded?.mix ?? mix, 6, { values: state, terza: 72_200, quarta: rounded?.quarta ?? 0 }))
    const again = convsrl.calcola(filled.reduce((next, [path, value]) => setPath(next, path, value), state))
    const company = valueIn(again, 'compDivSimulazioniSrl.scenario4.societa')
    expect([company?.compensi, company?.dividendi]).toEqual([30_000, company?.distribuibile])
    expect((valueIn(again, 'messaggi') ?? []).map(({ id }) => id)).not.toContain('DIVIDENDI_OLTRE_DISTRIBUIBILE')
  })
})

it('the mix found stays with the state, without its chart, and does not make itself out of date', () => {
  const found = { best: { ...mix, sensibilita: [{ socio: 0, punti: [] }] }, scenario: 4 as const, asked: question(due) }
  const kept = { ...due, [FOUND]: toKeep(found) }
  expect(foundIn(kept)).toEqual({ ...found, best: { ...found.best, sensibilita: [] } })
  expect(question(kept)).toBe(question(due))
  expect([foundIn(due), foundIn({ [FOUND]: 'altro' }), foundIn({ [FOUND]: { best: {} } })]).toEqual([null, null, null])
})
