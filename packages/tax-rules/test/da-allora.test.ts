/** What figures of law that were others have changed since: each with its effect, by hand. */
import { budget4u, convsrl, iforfettari } from '@bilancia/tax-rules'
import { describe, expect, it } from 'vitest'

/** An artisan with 50,000 euro of revenue: 33,500 of flat-rate income (67%), 50,000 of ordinary income. */
const artigiano = {
  ...{ annoImposta: 2026, tipologia: 'IMPRESA', gestionePrevidenziale: { tipoPrevidenza: 'ARTIGIANATO' } },
  ...{ regimeForfettario: { gruppo: 9, impostaSost: 15 }, redditoContributiImposta: { ricavi: 50_000 } },
}
const scaglioniDi2025 = [
  { fino: 28_000, aliquota: 23 },
  { fino: 50_000, aliquota: 35 },
  { fino: Number.POSITIVE_INFINITY, aliquota: 43 },
]
const { daAllora, calcola } = iforfettari

describe('figures of law as they were', () => {
  it('a rate of contributions: one point of the income, less the tax that it saves', () => {
    const { voci, passi } = daAllora(artigiano, new Map([['inps.aliquota', 23]]))
    expect(passi).toMatchObject([{ id: 'inps.aliquota', norma: 'D.L. 201/2011, art. 24, c. 22' }])
    // 1% of 33,500 is 335.00; 15% of them is saved: 335.00 − 50.25.
    expect(passi[0]?.effetti[0]).toBe(284.75)
    expect(voci[0]).toMatchObject({ percorso: 'confronto.totaleComplessivo.forfettario', differenza: 284.75 })
  })

  it('a table: two points less on what is between 28,000 and the taxable income', () => {
    // Ordinary: 50,000 less 24% of them and 7.44 is 37,992.56. IRPEF was 6,440 + 35% of 9,992.56 = 9,937.40, and is 6,440 + 33% of them = 9,737.54.
    const { passi } = daAllora(artigiano, new Map([['irpef.scaglioni', scaglioniDi2025]]))
    expect(passi).toEqual([{ id: 'irpef.scaglioni', norma: 'art. 11, c. 1, TUIR (D.P.R. 917/1986)', effetti: [0, -199.86, -199.86] }])
  })

  it('several add up to the difference, and today is today', () => {
    const { voci, passi } = daAllora(
      artigiano,
      new Map<string, unknown>([
        ['inps.aliquota', 23],
        ['irpef.scaglioni', scaglioniDi2025],
        ['inps.maternita', 7.44],
        ['non.esiste.piu', 3],
      ]),
    )
    expect(passi.map(({ id }) => id)).toEqual(['inps.aliquota', 'irpef.scaglioni', 'inps.maternita'])
    const oggi = calcola(artigiano)
    expect(voci[1]?.dopo).toBe('confronto' in oggi && oggi.confronto?.totaleComplessivo.normale)
    for (const [k, { differenza }] of voci.entries()) expect(passi.reduce((sum, { effetti }) => sum + (effetti[k] ?? 0), 0)).toBeCloseTo(differenza, 2)
  })

  it.each([
    ['convsrl', convsrl],
    ['budget4u', budget4u],
  ] as const)('%s has no difference where no figure was another', (_, simulatore) => {
    const { voci, passi } = simulatore.daAllora({ annoImposta: 2026 }, new Map())
    expect(passi).toEqual([])
    for (const { differenza } of voci) expect(differenza).toBe(0)
  })
})
