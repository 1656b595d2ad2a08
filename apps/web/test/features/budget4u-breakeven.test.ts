/** The revenue at which a budget breaks even, on the real law: to the euro, and worked out by hand where the sum is short. */
import { budget4u as contract, initialState } from '@bilancia/contract'
import { budget4u } from '@bilancia/tax-rules'
import { describe, expect, it } from 'vitest'
import { breakEven } from '../../src/features/budget4u/breakeven.ts'
import { getPath, merge, setPath, type Values } from '../../src/features/simulator/path.ts'

const calculate = async (values: Values): Promise<Values> => {
  const { risultato, quadro } = budget4u.calcolaConQuadro(values)
  return { ...risultato, quadro }
}
const state = (over: Values) => merge(initialState(contract.catalog), { annoImposta: 2025, ...over })

describe('the break-even revenue', () => {
  it('of a professional of the reduced gestione separata: the costs, because nothing is due on no income', async () => {
    const values = state({
      informazioniCostiDiAvvio: { nomeDitta: 'A', tipologia: 'PROFESSIONE', regime: 'NORMALE' },
      contoEconomicoProfessionista: { compensi: 50_000, serviziContabili: 2_000, affittoLocali: 6_000 },
      imposteContributi: { previdenzaProfessionista: 'GESTIONE_SEPARATA_RIDOTTA' },
    })
    expect(await breakEven(values, calculate)).toBe(8_000)
  })

  it('of an artisan covers the contributions on the minimum too: one euro less leaves a loss', async () => {
    const values = state({
      informazioniCostiDiAvvio: { nomeDitta: 'A', tipologia: 'IMPRESA', regime: 'NORMALE' },
      contoEconomicoDittaSocieta: { ricavi: 50_000, merciMateriePrime: 20_000 },
      imposteContributi: { gestioneIvs: 'ARTIGIANO' },
    })
    const euro = (await breakEven(values, calculate)) ?? 0
    expect(euro).toBeGreaterThan(20_000)
    const left = async (ricavi: number) => getPath(await calculate(setPath(values, 'contoEconomicoDittaSocieta.ricavi', ricavi)), 'quadro.ripartizione.resta')
    expect(await left(euro)).toBeGreaterThanOrEqual(0)
    expect(await left(euro - 1)).toBeLessThan(0)
  })

  it('is not there where nothing is calculated', async () => expect(await breakEven(state({}), calculate)).toBeNull())
})
