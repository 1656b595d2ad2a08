/** The ranges on screen agree with the calculation: at both ends of each, the named regime costs less. */
import { iforfettari as forf } from '@bilancia/contract'
import { iforfettari } from '@bilancia/tax-rules'
import { describe, expect, it } from 'vitest'
import { stati } from '../../../../packages/tax-rules/test/riferimenti.ts'
import { intero } from '../../../../packages/tax-rules/test/support.ts'
import { cambi, costRanges, fasce, incroci, proportionalRanges, revenueRanges, tratto } from '../../src/features/iforfettari/fasce.ts'

type State = {
  readonly annoImposta: number
  readonly tipologia?: string
  readonly redditoContributiImposta?: { readonly ricavi?: number }
  readonly confronto?: { readonly ivaIndetraibileAnnua?: number }
  readonly regimeNormale?: { readonly determinazioneDelReddito?: Readonly<Record<string, number>> }
}
const COSTS: readonly string[] = forf.righeCostiTutte
const calcola = (state: object) => intero(iforfettari.calcola(state))
const advantage = (state: object) => calcola(state).confronto.vantaggioForfettarioConIva

const states = stati<State>('iforfettari').filter((state) => advantage(state) !== null)

const atRevenue = (state: State, ricavi: number) =>
  advantage({
    ...state,
    redditoContributiImposta: { ...state.redditoContributiImposta, ricavi },
    regimeNormale: { ...state.regimeNormale, determinazioneDelReddito: { ...state.regimeNormale?.determinazioneDelReddito, ricaviNormale: ricavi } },
  })

describe('ranges over revenue, costs as typed', () => {
  it('name the cheaper regime at both ends, in every golden state', () => {
    let checked = 0
    for (const state of states) {
      const { pareggio } = calcola({ ...state, calcolaPareggio: true })
      if (!pareggio) continue
      for (const { da, a, lato } of revenueRanges(pareggio.ricaviCostiFissi, iforfettari.curva(state, 200))) {
        // At a revenue of zero the search computes a result, but the simulator does not, so this test skips it.
        for (const ricavi of [da, a].filter((x) => x !== null && x > 0)) {
          const v = atRevenue(state, ricavi as number) ?? 0
          if (v !== 0) expect(v > 0 ? 'forfettario' : 'normale', `${JSON.stringify(state)} ${ricavi}`).toBe(lato)
          checked += 1
        }
      }
    }
    expect(checked).toBeGreaterThan(30)
  })
})

/** Costs and revenue at this part of what is typed; the search rounds costs to the cent, as this does. */
function inProportion(state: State, ricavi: number): number | null {
  const part = ricavi / (state.redditoContributiImposta?.ricavi ?? 1)
  const costs = Object.entries(state.regimeNormale?.determinazioneDelReddito ?? {}).map(([row, amount]) => [
    row,
    COSTS.includes(row) ? Math.round(amount * part * 100) / 100 : amount,
  ])
  const { confronto, ...rest } = state
  return atRevenue(
    {
      ...rest,
      confronto: { ...confronto, ivaIndetraibileAnnua: Math.round((confronto?.ivaIndetraibileAnnua ?? 0) * part * 100) / 100 },
      regimeNormale: { ...state.regimeNormale, determinazioneDelReddito: Object.fromEntries(costs) },
    },
    ricavi,
  )
}

describe('ranges over revenue, costs in proportion', () => {
  it('name the cheaper regime at both ends, in every golden state', () => {
    let checked = 0
    for (const state of states) {
      const { pareggio } = calcola({ ...state, calcolaPareggio: true })
      if (!pareggio) continue
      const at = { punti: iforfettari.curva(state, 200), ricavi: state.redditoContributiImposta?.ricavi ?? 0 }
      for (const { da, a, lato } of proportionalRanges(pareggio, at)) {
        for (const ricavi of [da, a].filter((x) => x !== null && x > 0)) {
          const v = inProportion(state, ricavi as number) ?? 0
          if (Math.abs(v) > 0.05) expect(v > 0 ? 'forfettario' : 'normale', `${JSON.stringify(state)} ${ricavi}`).toBe(lato)
          checked += 1
        }
      }
    }
    expect(checked).toBeGreaterThan(30)
  })

  it('have no names where the typed revenue does not tell them', () => {
    const incrocio = { radici: [27_768], vicina: 27_768, sempre: null }
    const pareggio = {
      ricaviCostiFissi: { radici: [], vicina: null, sempre: 'FORFETTARIO' as const },
      ricaviCostiProporzionali: incrocio,
      costi: { ...incrocio, percentualeRicavi: null },
    }
    const punti = [0, 42_500, 85_000].map((ricavi) => ({ ricavi, forfettario: 1, normale: 2 }))
    expect(proportionalRanges(pareggio, { punti, ricavi: 50_000 })).toEqual([
      { da: 0, a: 27_767, lato: 'normale' },
      { da: 27_768, a: null, lato: 'forfettario' },
    ])
    expect(proportionalRanges(pareggio, { punti, ricavi: 90_000 })).toEqual([])
  })
})

describe('regimes that cost the same over a range', () => {
  // A family firm with costs above low revenues: up to 18,000 euro both regimes pay only the contributions on the minimum income.
  const radici = [...Array.from({ length: 37 }, (_, i) => i * 500), 63_412]

  it('are one range without a winner, not a crossing at every step of the search', () => {
    const punti = [
      { ricavi: 10_000, forfettario: 9000, normale: 9000 },
      { ricavi: 40_000, forfettario: 10_500, normale: 9200 },
      { ricavi: 80_000, forfettario: 13_000, normale: 18_000 },
    ]
    const ranges = revenueRanges({ radici, vicina: 63_412, sempre: null }, punti)
    expect(ranges).toEqual([
      { da: 0, a: 18_000, lato: 'pari' },
      { da: 18_001, a: 63_411, lato: 'normale' },
      { da: 63_412, a: null, lato: 'forfettario' },
    ])
    expect(incroci(ranges)).toEqual([18_000, 63_412])
  })

  it('have the better regimes on both sides', () => {
    const costi = { radici: [10_000, 10_500, 11_000], vicina: 10_000, sempre: null }
    const around = [
      { da: 0, a: 9999, lato: 'forfettario' },
      { da: 10_000, a: 11_000, lato: 'pari' },
      { da: 11_001, a: null, lato: 'normale' },
    ]
    expect(fasce(costi, { valore: 5000, lato: 'forfettario' })).toEqual(around)
    expect(fasce(costi, { valore: 12_000, lato: 'normale' })).toEqual(around)
    // The typed value is where neither regime is better: the higher costs belong to the ordinary regime.
    expect(fasce(costi, { valore: 10_700, lato: 'forfettario' })).toEqual(around)
  })
})

describe('ranges over costs', () => {
  // The artisan of the specification's example: the ordinary regime is better from 26,669 euro of costs.
  const costi = { radici: [26_669], vicina: 26_669, sempre: null }

  it('change the better regime at the crossing, with the typed costs on either side', () => {
    const below = fasce(costi, { valore: 16_500, lato: 'forfettario' })
    expect(below).toEqual([
      { da: 0, a: 26_668, lato: 'forfettario' },
      { da: 26_669, a: null, lato: 'normale' },
    ])
    expect(fasce(costi, { valore: 30_000, lato: 'normale' })).toEqual(below)
  })

  it('without crossings one regime is better everywhere', () => {
    expect(fasce({ radici: [], vicina: null, sempre: 'NORMALE' }, { valore: 0, lato: 'forfettario' })).toEqual([{ da: 0, a: null, lato: 'normale' }])
  })

  it('have no names when the typed costs are beyond the revenue, where the search ends', () => {
    const typed = { ricavi: 50_000, vantaggio: -1 }
    expect(costRanges(costi, { ...typed, costi: 50_000 })).toEqual(fasce(costi, { valore: 50_000, lato: 'normale' }))
    expect(costRanges(costi, { ...typed, costi: 50_000.01 })).toEqual([])
    // Without crossings the sign at no costs is that of the whole search, whatever it is beyond.
    expect(costRanges({ radici: [], vicina: null, sempre: 'FORFETTARIO' }, { ...typed, costi: 88_000 })).toEqual([{ da: 0, a: null, lato: 'forfettario' }])
  })

  it('are described in words', () => {
    expect(tratto({ da: 0, a: 20_110 })).toBe('fino a 20.110,00 €')
    expect(tratto({ da: 20_111, a: 29_159 })).toBe('da 20.111,00 € a 29.159,00 €')
    expect(tratto({ da: 29_160, a: null })).toBe('da 29.160,00 €')
  })
})

describe('the revenue at which the better regime changes', () => {
  it('is not zero alone, where both cost the same; a range from zero in which they do is kept', () => {
    expect(cambi([0, 12_279])).toEqual([{ da: 12_279, a: 12_279 }])
    expect(cambi([0])).toEqual([])
    expect(cambi([0, 500, 1_000])).toEqual([{ da: 0, a: 1_000 }])
  })
})
