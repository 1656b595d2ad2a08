/** Cash beside income: figures worked out by hand, and on any start-up the months add up to what the income explains. */
import { budget4u as contract, initialState, roundToCent, sumToCent } from '@bilancia/contract'
import { budget4u, calendario } from '@bilancia/tax-rules'
import { describe, expect, it } from 'vitest'
import { howMany } from '../../../../packages/contract/test/how-many.ts'
import { randomBudget, seeded } from '../../../../packages/tax-rules/test/random-states.ts'
import { ripartito } from '../../src/features/budget4u/cassa/anno.ts'
import { type Cassa, cassaDi, rateDi } from '../../src/features/budget4u/cassa/cassa.ts'
import { merge, type Values } from '../../src/features/simulator/path.ts'

const calcoli = {
  budget: async (values: Values): Promise<Values> => ({ ...budget4u.calcola(values) }),
  calendar: async (state: Values): Promise<object> => calendario.calcola(state),
}
const state = (over: Values) => merge(initialState(contract.catalog), { annoImposta: 2026, ...over })
async function cassa(over: Values): Promise<Cassa> {
  const found = await cassaDi(state(over), calcoli)
  if (!found) throw new Error('no cash')
  return found
}
const finale = ({ mesi }: Cassa, anno: number, mese: number) => mesi.find((uno) => uno.anno === anno && uno.mese === mese)?.finale

const professionista = {
  informazioniCostiDiAvvio: { nomeDitta: 'A', tipologia: 'PROFESSIONE', regime: 'NORMALE' },
  contoEconomicoProfessionista: { compensi: 60_000, serviziContabili: 1_200, assicurazioni: 600 },
  imposteContributi: { previdenzaProfessionista: 'GESTIONE_SEPARATA_RIDOTTA' },
  cassa: { disponibilita: 1_000 },
}
const bottega = {
  informazioniCostiDiAvvio: {
    nomeDitta: 'B',
    tipologia: 'IMPRESA',
    regime: 'NORMALE',
    mesiAttivita: 6,
    investimenti: { macchinari: { costo: 12_000 } },
    speseDiAvvio: { privacy: { speseVive: 100, consulenzeEsterne: 400 } },
  },
  contoEconomicoDittaSocieta: { ricavi: 30_000, merciMateriePrime: 6_000, dipendenti: 9_000, interessiPassivi: 90 },
  imposteContributi: { gestioneIvs: 'ARTIGIANO' },
  cassa: { disponibilita: 5_000, finanziamento: 12_000, rate: 12, periodicitaIva: 'MENSILE', stagionalita: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 100] },
}

describe('the cash of a professional with quarterly VAT', () => {
  // A month: 5,000 of fees and 1,100 of VAT; 100 of accounting with 22 of VAT, 50 of insurance without; 1,000 withheld (20%). 6,100 - 1,172 = 4,928.
  // A quarter of VAT: 3 x (1,100 - 22) = 3,234, and the 1% of quarterly payments: 3,266.34, on 16/5, 20/8 and 16/11; the fourth on 16/3 of the next year.
  it('has the fees, the withholdings, the VAT of each quarter on its day, and no other tax in the first year', async () => {
    const found = await cassa(professionista)
    expect(found.mesi).toHaveLength(24)
    expect([finale(found, 2026, 1), finale(found, 2026, 4), finale(found, 2026, 5)]).toEqual([5_928, 20_712, 22_373.66])
    // 1,000 + 12 x 4,928 - 3 x 3,266.34.
    expect(finale(found, 2026, 12)).toBe(50_336.98)
    const marzo = found.mesi.find(({ anno, mese }) => anno === 2027 && mese === 3)
    expect(marzo?.voci.ivaVersata).toBe(3_266.34)
  })

  // Income 60,000 - 1,800 = 58,200, less taxes and contributions. At the end of the year only the 12,000 withheld are paid of these.
  it('goes from the income to the cash: of what is due only the withholdings are paid, and the VAT of the last quarter is not paid yet', async () => {
    const [primo] = (await cassa(professionista)).anni
    expect(roundToCent((primo?.passi.reddito ?? 0) + (primo?.passi.dovute ?? 0))).toBe(58_200)
    // 12 x (1,100 - 22) less three quarters with their 1%: one quarter less that 1%, 3,234 - 97.02. 58,200 - 12,000 + 3,136.98.
    expect(primo?.passi).toMatchObject({ pagate: -12_000, iva: 3_136.98, ammortamenti: 0, investimenti: 0, finanziamento: 0, interessi: 0 })
    expect(primo?.cassa).toBe(49_336.98)
  })

  // By quarter nothing is owed on 27/12 of the first year; in the second 88% of the last quarter is: 3,234 x 88% = 2,845.92.
  it('pays ahead in December of the second year', async () => {
    expect((await cassa(professionista)).mesi.at(-1)?.voci.ivaVersata).toBe(2_845.92)
  })
})

describe('the cash of a workshop that starts in July, sells in December and buys its machines with a loan', () => {
  // July: 5,000 + 12,000 of the loan; 12,000 of machines and 400 of advice with VAT at 22% (2,728); 100 and 35.50 (secretariat 18, stamp duty 17.50) without;
  // 1,500 of staff; nothing sold, so nothing bought. 17,000 - 12,000 - 500 - 35.50 - 2,728 - 1,500 = 236.50.
  it('begins with its first month, pays the machines at once and the loan from the second month', async () => {
    const found = await cassa(bottega)
    expect(found.mesi).toHaveLength(18)
    expect(finale(found, 2026, 7)).toBe(236.5)
    const agosto = found.mesi[1]
    // Without interest a twelfth: 1,000. The interest of the loan, none, takes the place of the 90 euro of the income statement.
    expect([agosto?.voci.capitale, agosto?.voci.interessi, agosto?.voci.costi, agosto?.voci.imposte]).toEqual([1_000, 0, 1_500, 0])
    expect(finale(found, 2026, 8)).toBe(-2_263.5)
    expect(found.mesi[12]?.voci.capitale).toBe(1_000)
    expect(found.mesi[13]?.voci.capitale).toBe(0)
  })

  // December: 30,000 and 6,600 of VAT; goods 6,000 and 1,320. VAT due 5,280 less the 2,728 of July, paid on 18 January (the 16th is a Saturday): 2,552.
  it('takes the VAT of the machines off that of December', async () => {
    const { mesi } = await cassa(bottega)
    expect(mesi.filter(({ anno }) => anno === 2026).map(({ voci }) => voci.ivaVersata)).toEqual([0, 0, 0, 0, 0, 0])
    expect(mesi[6]).toMatchObject({ anno: 2027, mese: 1, voci: { ivaVersata: 2_552 } })
    expect(mesi[5]?.voci).toMatchObject({ incassi: 30_000, ivaIncassata: 6_600, costi: 7_500, ivaPagata: 1_320 })
  })

  // Depreciation: half of 15% of 12,000 where the coefficient is typed. Loan 12,000 - 5 x 1,000. VAT 6,600 - 1,320 - 2,728 = 2,552 still in hand.
  it('explains the cash of the year by depreciation, purchases, loan, interest and VAT', async () => {
    const found = await cassa(merge(bottega, { informazioniCostiDiAvvio: { investimenti: { macchinari: { coefficiente: 15 } } } }))
    const [primo] = found.anni
    expect(primo?.passi).toMatchObject({
      ammortamenti: 900,
      investimenti: -12_000,
      avvio: -535.5,
      avvioNelReddito: 0,
      finanziamento: 12_000,
      capitale: -5_000,
      interessi: 90,
      iva: 2_552,
    })
    // Before taxes and contributions: 30,000 - 6,000 - 9,000 - 900 - 90.
    expect(roundToCent((primo?.passi.reddito ?? 0) + (primo?.passi.dovute ?? 0))).toBe(14_010)
  })

  it('names the month in which least is left', async () => {
    // In November the first quota of the contributions on the minimum is paid as well.
    expect((await cassa(bottega)).minimo).toMatchObject({ anno: 2026, mese: 11 })
  })
})

it('the chamber fee of the second year is that of the plan, on the revenue of the first', async () => {
  const found = await cassa({
    informazioniCostiDiAvvio: { nomeDitta: 'D', tipologia: 'SRL_NON_TRASPARENTE', regime: 'NORMALE' },
    contoEconomicoDittaSocieta: { ricavi: 3_000_000, merciMateriePrime: 3_500_000 },
    dirittiCCIAA: { sezione: 'SRL_SPA' },
    imposteContributi: { gestioneIvs: 'NESSUNA' },
  })
  // A loss, so no tax beside it, and 31 January 2026 is a Saturday. 200 + 22.50 + 32.50 + 50 + 2,000,000 x 0.009% (180) = 485, half: 242.50, and 20%: 291. The first year 100 and 20%.
  const imposte = (anno: number, mese: number) => found.mesi.find((uno) => uno.anno === anno && uno.mese === mese)?.voci.imposte
  expect([imposte(2026, 2), imposte(2027, 6)]).toEqual([120, 291])
})

it('the flat-rate regime has no VAT, and the second year pays the first and advances', async () => {
  const found = await cassa({
    informazioniCostiDiAvvio: { nomeDitta: 'C', tipologia: 'PROFESSIONE', regime: 'FORFETARIO' },
    forfetari: { gruppoDiSettore: { gruppo: 8 }, previdenza: 'GESTIONE_SEPARATA_PIENA', aliquotaSostitutiva: 5, ricaviCompensi: 40_000, costiEffettivi: 2_400 },
    cassa: { ivaVendite: 22, periodicitaIva: 'MENSILE' },
  })
  // 40,000 - 2,400, with nothing due in the first year; in the second also 16,947.54, worked out in calendario.spec.ts.
  expect(found.anni.map(({ cassa: variazione }) => variazione)).toEqual([37_600, roundToCent(37_600 - 16_947.54)])
  expect(sumToCent(found.mesi.map(({ voci }) => voci.ivaIncassata + voci.ivaPagata + voci.ivaVersata))).toBe(0)
})

it('an instalment pays interest on what is left, the last one the rest', () => {
  // 0.5% a month: 10,000 x 0.005 / (1 - 1.005^-3) = 3,366.72. Interest 50.00, then on 6,683.28, then on 3,349.98.
  expect(rateDi({ finanziamento: 10_000, tasso: 6, rate: 3 })).toEqual([
    { capitale: 3_316.72, interessi: 50 },
    { capitale: 3_333.3, interessi: 33.42 },
    { capitale: 3_349.98, interessi: 16.75 },
  ])
  expect(rateDi({ finanziamento: 0, tasso: 6, rate: 60 })).toEqual([])
})

it('an amount that is spread over months adds up to the cent', () => {
  expect(ripartito(100, [1, 1, 1])).toEqual([33.33, 33.34, 33.33])
  expect(ripartito(90, [0, 50, 0, 50])).toEqual([0, 45, 0, 45])
})

it('seasonal shares that do not add up to the whole year are ignored', async () => {
  const meta = await cassa(merge(professionista, { cassa: { stagionalita: [50] } }))
  expect(finale(meta, 2026, 1)).toBe(5_928)
})

it('says when every month of the season comes before the activity: then the months of the first year are equal', async () => {
  const di = (mese: number) => cassa(merge(bottega, { cassa: { stagionalita: Array.from({ length: 12 }, (_, k) => (k === mese ? 100 : 0)) } }))
  const [prima, durante] = [await di(5), await di(6)]
  expect([prima.fuoriStagione, durante.fuoriStagione]).toEqual([true, false])
  expect([prima, durante].map((una) => una.mesi.slice(0, 6).map(({ voci }) => voci.incassi))).toEqual([
    [5_000, 5_000, 5_000, 5_000, 5_000, 5_000],
    [30_000, 0, 0, 0, 0, 0],
  ])
})

it('on any start-up the months follow each other, and add up to the cash to which the income leads', async () => {
  const random = seeded(17)
  let found = 0
  for (let at = 0; at < howMany(50, 1_500); at++) {
    const stato = { ...randomBudget(random) }
    const tutta = await cassaDi(stato, calcoli)
    if (!tutta) continue
    found++
    const { mesi, anni, minimo } = tutta
    const why = JSON.stringify(stato)
    for (const [k, mese] of mesi.entries()) {
      const prima = mesi[k - 1]
      if (prima) expect(mese.finale, why).toBe(roundToCent(prima.finale + mese.entrate - mese.uscite))
      expect(minimo.finale, why).toBeLessThanOrEqual(mese.finale)
    }
    for (const { anno, cassa: variazione } of anni) {
      const suoi = mesi.filter((uno) => uno.anno === anno)
      expect(sumToCent(suoi.map(({ entrate, uscite }) => entrate - uscite)), why).toBe(variazione)
    }
  }
  expect(found).toBeGreaterThan(howMany(30, 100))
}, 120_000)
