/** The effect of each figure of law that has changed since an earlier calculation, by hand. */
import { type forme as contrattoForme, roundToCent } from '@bilancia/contract'
import { expressionsOf, isLaw, Parametro, Voce } from '@bilancia/engine'
import { budget4u, convsrl, forme, iforfettari } from '@bilancia/tax-rules'
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

describe('Forme with figures of law as they were', () => {
  const profilo = {
    ...{ annoImposta: 2026, denominazione: 'Rossi', formaAttuale: 'FORFETTARIO', escludi: ['SRL_OTTIMIZZATA'] },
    attivita: { tipologia: 'IMPRESA', gruppo: 9, annoInizio: 2015, ricavi: 50_000, determinazioneDelReddito: { acquisti: 5_000 } },
    previdenza: { gestioneIvs: 'ARTIGIANO' },
  } as const satisfies contrattoForme.Input

  it("today's form loses the cents that the simulator of its column says", () => {
    const { voci, passi } = forme.daAllora(profilo, new Map([['inps.aliquota', 23]]))
    const di = voci.findIndex(({ percorso }) => percorso === 'quadro.FORFETTARIO.nettoComparabile')
    expect(voci[di]).toMatchObject({ nome: 'Forfettario: Netto comparabile', differenza: -284.75 })
    expect(passi.map(({ norma, effetti }) => [norma, effetti[di]])).toEqual([['D.L. 201/2011, art. 24, c. 22', -284.75]])
  })

  it('with every figure of 2025 (no fund is read) it is the table of 2025, with the mix of salaries and dividends that was the best then', () => {
    const state = { ...profilo, formaAttuale: 'SRL_OTTIMIZZATA', escludi: [], attivita: { ...profilo.attivita, ricavi: 140_000 } } as const
    const were = new Map<string, unknown>()
    for (const { programma } of [iforfettari, convsrl]) {
      const { rules, searched } = programma.edition(2026).program
      for (const figure of expressionsOf([...rules, ...searched], 2026)) {
        if (!isLaw(figure) || figure instanceof Voce || figure.id.startsWith('casse.') || (figure instanceof Parametro && !figure.previsto(2025))) continue
        const [then, now] = [figure.cifra(2025).valore, figure.cifra(2026).valore]
        if (JSON.stringify(then) !== JSON.stringify(now)) were.set(figure.id, then)
      }
    }
    const { voci, passi } = forme.daAllora(state, were)
    const ottimizzata = (annoImposta: number) => {
      const table = forme.calcola({ ...state, annoImposta })
      return 'colonne' in table ? table.colonne.find(({ forma }) => forma === 'SRL_OTTIMIZZATA')?.nettoComparabile : undefined
    }
    const k = voci.findIndex(({ percorso }) => percorso === 'quadro.SRL_OTTIMIZZATA.nettoComparabile')
    expect(voci[k]).toMatchObject({ prima: ottimizzata(2025), dopo: ottimizzata(2026) })
    expect(voci[k]?.differenza).not.toBe(0)
    expect(roundToCent(passi.reduce((sum, { effetti }) => sum + (effetti[k] ?? 0), 0))).toBe(voci[k]?.differenza)
  })
})
