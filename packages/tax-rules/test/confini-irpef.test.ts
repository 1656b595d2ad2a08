/** Thresholds of IRPEF, its deductions for work and for dependants, on their last euro and on the next. Expected figures are worked by hand beside each line. */
import { type TaxYear, taxYears } from '@bilancia/contract'
import { describe, expect, it } from 'vitest'
import { aiLati, calcola, chiHa, con, famiglia, irpef, unArtigiano, unProfessionista } from './support.ts'

type Riga = readonly [anno: TaxYear, soglia: number, ultimo: number, dopo: number, perche: string]
const TITOLO = '%i: a %d € %d, un euro dopo %d (%s)'

describe('scaglioni IRPEF, art. 11', () => {
  it.each<Riga>([
    [2020, 15_000, 3_450, 3_450.27, '15.000 × 23%, poi 27%'],
    [2020, 28_000, 6_960, 6_960.38, '3.450 + 13.000 × 27%, poi 38%'],
    [2021, 55_000, 17_220, 17_220.41, '6.960 + 27.000 × 38%, poi 41%'],
    [2021, 75_000, 25_420, 25_420.43, '17.220 + 20.000 × 41%, poi 43%'],
    [2022, 15_000, 3_450, 3_450.25, 'poi 25%'],
    [2022, 28_000, 6_700, 6_700.35, '3.450 + 13.000 × 25%, poi 35%'],
    [2023, 50_000, 14_400, 14_400.43, '6.700 + 22.000 × 35%, poi 43%'],
    [2024, 28_000, 6_440, 6_440.35, '28.000 × 23%, poi 35%'],
    [2025, 50_000, 14_140, 14_140.43, '6.440 + 22.000 × 35%, poi 43%'],
    [2026, 28_000, 6_440, 6_440.33, 'poi 33%'],
    [2026, 50_000, 13_700, 13_700.43, '6.440 + 22.000 × 33%, poi 43%'],
  ])(TITOLO, (anno, soglia, ...[ultimo, dopo]) => expect(aiLati(soglia, (x) => irpef(chiHa(anno, { altriRedditi: x })).irpefLorda)).toEqual([ultimo, dopo]))
})

describe('detrazioni per lavoro, art. 13', () => {
  it.each<Riga>([
    [2020, 8_000, 1_880, 1_879.91, '978 + 902 × 0,9999 (19.999/20.000, troncato)'],
    [2021, 28_000, 978, 977.9, '978 × 0,9999'],
    [2021, 55_000, 0, 0, 'finisce a 55.000'],
    [2022, 15_000, 1_880, 3_099.88, '1.910 + 1.190 × 0,9999'],
    [2024, 15_000, 1_955, 3_099.88, '1.910 + 1.190 × 0,9999'],
    [2022, 25_000, 2_184.53, 2_249.41, '1.910 + 1.190 × 0,2307; poi × 0,2306 + 65'],
    [2026, 28_000, 1_975, 1_974.81, '1.910 + 65; poi 1.910 × 0,9999 + 65'],
    [2026, 35_000, 1_367.24, 1_302.05, '1.910 × 0,6818 + 65; poi × 0,6817 senza 65'],
    [2026, 50_000, 0, 0, 'finisce a 50.000'],
  ])(`dipendente ${TITOLO}`, (anno, soglia, ...[ultimo, dopo]) =>
    expect(aiLati(soglia, (x) => irpef(chiHa(anno, { lavoroDipendente: x })).detrazioneLavoroDipendente)).toEqual([ultimo, dopo]),
  )

  it.each<Riga>([
    [2020, 8_000, 1_880, 1_879.88, '1.297 + 583 × 0,9998'],
    [2020, 15_000, 1_297, 1_296.87, '1.297 × 0,9999'],
    [2021, 55_000, 0, 0, 'finisce a 55.000'],
    [2022, 8_500, 1_955, 1_954.87, '700 + 1.255 × 0,9999'],
    [2024, 25_000, 893.02, 942.89, '700 + 1.255 × 0,1538; poi × 0,1537 + 50'],
    [2026, 28_000, 750, 749.93, '700 + 50; poi 700 × 0,9999 + 50'],
    [2026, 29_000, 718.15, 668.15, '700 × 0,9545, con e senza 50'],
    [2026, 50_000, 0, 0, 'finisce a 50.000'],
  ])(`pensione ${TITOLO}`, (anno, soglia, ...[ultimo, dopo]) =>
    expect(aiLati(soglia, (x) => irpef(chiHa(anno, { pensione: x })).detrazionePensione)).toEqual([ultimo, dopo]),
  )

  it.each<Riga>([
    [2020, 4_800, 1_104, 1_103.89, '1.104 × 0,9999'],
    [2021, 55_000, 0, 0, 'finisce a 55.000'],
    [2022, 5_500, 1_265, 1_264.92, '500 + 765 × 0,9999'],
    [2023, 11_000, 1_077.96, 1_127.96, '500 + 765 × 0,7555, poi + 50'],
    [2024, 17_000, 923.93, 873.93, '500 + 765 × 0,4888, con e senza 50'],
    [2026, 28_000, 500, 499.95, '500 × 0,9999'],
    [2026, 50_000, 0, 0, 'finisce a 50.000'],
  ])(`autonomo ${TITOLO}`, (anno, soglia, ...[ultimo, dopo]) =>
    expect(aiLati(soglia, (x) => irpef(unProfessionista(anno, { redditoContributiImposta: { ricavi: x } })).detrazioneAutonomi)).toEqual([ultimo, dopo]),
  )

  it.each([2020, 2021] as const)('meno di un euro prima di una soglia il quoziente della pensione può già essere 0,0001; nel %i', (anno) => {
    // At 7.999,20 the full band, 1.880, not 1.297 + 583 × 1,0001; at 14.999,20 it is 1.297 + 583 × 0,0001.
    expect([7_999.2, 14_999.2].map((x) => irpef(chiHa(anno, { pensione: x })).detrazionePensione)).toEqual([1_880, 1_297.06])
  })

  // Employment 49.216,80: 1.910 × 0,0356 (783,20/22.000). 27.604,15 of pension: 700 + 1.255 × 0,0203 (395,85/19.500) + 50. 39.844,80 also gives 1.000 × 0,0194
  // (155,20/8.000).
  it('un quoziente che finisce alla quarta cifra decimale resta intero', () => {
    expect(irpef(chiHa(2026, { lavoroDipendente: 49_216.8 })).detrazioneLavoroDipendente).toBe(68)
    expect(irpef(chiHa(2026, { pensione: 27_604.15 })).detrazionePensione).toBe(775.48)
    expect(irpef(chiHa(2026, { lavoroDipendente: 39_844.8 })).ulterioreDetrazione).toBe(19.4)
  })

  it.each(taxYears)('nel %i i minimi di 690 e 713 € valgono con pochi giorni, solo nella prima fascia', (anno) => {
    const conGiorni = (x: number) => irpef(chiHa(anno, { lavoroDipendente: x, giorniLavoro: 10 })).detrazioneLavoroDipendente
    // 10/365 of 1.880 or 1.955 is less than 690; above: 1.879,91 × 10/365 = 51,50 or 3.099,88 × 10/365 = 84,93.
    expect(anno < 2022 ? aiLati(8_000, conGiorni) : aiLati(15_000, conGiorni)).toEqual([690, anno < 2022 ? 51.5 : 84.93])
    // Above: 1.879,88 × 10/365 = 51,50 or 1.954,87 × 10/365 = 53,56.
    const pensione = (x: number) => irpef(chiHa(anno, { pensione: x, giorniPensione: 10 })).detrazionePensione
    expect(anno < 2022 ? aiLati(8_000, pensione) : aiLati(8_500, pensione)).toEqual([713, anno < 2022 ? 51.5 : 53.56])
  })

  it("l'aumento non si riduce con i giorni", () => {
    // 2.184,53 × 73/365 = 436,91; (1.910 + 1.190 × 0,2306) × 73/365 + 65 = 501,88
    expect(aiLati(25_000, (x) => irpef(chiHa(2026, { lavoroDipendente: x, giorniLavoro: 73 })).detrazioneLavoroDipendente)).toEqual([436.91, 501.88])
  })

  // Art. 13 c. 1 and 3; Redditi PF, RC6 and RN7; PMI.it and QuiFinanza, 28/1/2025. irpef.md, section 3, counts only the better one.
  describe('lavoro e pensione nello stesso anno', () => {
    const due = (anno: TaxYear, redditi: object) => {
      const { detrazioneLavoroDipendente, detrazionePensione, detrazioneAutonomi } = irpef(chiHa(anno, redditi))
      return [detrazioneLavoroDipendente, detrazionePensione, detrazioneAutonomi]
    }

    it('di giorni diversi: spettano tutte e due, ciascuna per i suoi', () => {
      // 30,000: 1,910 × 0.9090 × 181/365 + 65 = 925.96; 700 × 0.9090 × 184/365 = 320.76. Together 1,246.72.
      expect(due(2025, { lavoroDipendente: 15_000, giorniLavoro: 181, pensione: 15_000, giorniPensione: 184 })).toEqual([925.96, 320.76, 0])
      // 27,000: (1,910 + 1,190 × 0.0769) × 181/365 + 65; (700 + 1,255 × 0.0512) × 184/365 + 50.
      expect(due(2025, { lavoroDipendente: 15_000, giorniLavoro: 181, pensione: 12_000, giorniPensione: 184 })).toEqual([1_057.53, 435.27, 0])
    })

    it('gli stessi giorni contano una volta sola, per la detrazione più alta', () => {
      // 20,000: of 200 days of pension 135 are also of work: (1,910 + 1,190 × 0.6153) × 300/365; (700 + 1,255 × 0.4102) × 65/365.
      const lavoro = { lavoroDipendente: 12_000, pensione: 8_000 }
      expect(due(2024, { ...lavoro, giorniLavoro: 300, giorniPensione: 200 })).toEqual([2_171.68, 216.33, 0])
      expect(due(2024, lavoro)).toEqual([2_642.21, 0, 0])
      // 8,400 in 2022: 1,955 for a pension, 1,880 for employment. 1,880 × 165/365 = 849.86; 1,955 × 200/365 = 1,071.23.
      const pensione = { lavoroDipendente: 4_200, pensione: 4_200 }
      expect(due(2022, pensione)).toEqual([0, 1_955, 0])
      expect(due(2022, { ...pensione, giorniPensione: 200 })).toEqual([849.86, 1_071.23, 0])
      // 60 days at least count 690.
      expect(due(2022, { ...pensione, giorniLavoro: 60, giorniPensione: 335 })).toEqual([690, 1_794.32, 0])
    })

    it('conta la loro somma accanto a quella degli autonomi', () => {
      // 16,000: (1,910 + 1,190 × 0.9230) × 60/365; (700 + 1,255 × 0.6153) × 60/365 = 242.01; 500 + 765 × 0.5333 + 50 = 957.97.
      const pochi = { lavoroDipendente: 5_000, giorniLavoro: 60, pensione: 3_000, redditiDiversi: 8_000 }
      expect(due(2026, { ...pochi, giorniPensione: 60 })).toEqual([0, 0, 957.97])
      // 200 days of pension: 494.53 + 806.69.
      expect(due(2026, { ...pochi, giorniPensione: 200 })).toEqual([494.53, 806.69, 0])
    })
  })

  it('si prende la più favorevole, e in contabilità ordinaria quella degli autonomi non spetta', () => {
    const due = (contabilitaOrdinaria: boolean) =>
      irpef(
        unArtigiano(2026, {
          redditoContributiImposta: { ricavi: 10_000 },
          regimeNormale: { contabilitaOrdinaria },
          liquidazioneIrpef: { redditiDiversiDaImpresa_LavAutonomo: { pensione: 20_000 } },
        }),
      )
    // Total income 30.000: pension 700 × 0,9090 = 636,30; self-employment 500 × 0,9090 = 454,50.
    expect([due(false).detrazionePensione, due(false).detrazioneAutonomi]).toEqual([636.3, 0])
    const solo = (contabilitaOrdinaria: boolean) =>
      irpef(unArtigiano(2026, { redditoContributiImposta: { ricavi: 30_000 }, regimeNormale: { contabilitaOrdinaria } })).detrazioneAutonomi
    expect([solo(false), solo(true)]).toEqual([454.5, 0])
  })
})

describe('carichi di famiglia, art. 12', () => {
  const nelReddito = (anno: TaxYear) => (x: number) => irpef(chiHa(anno, { altriRedditi: x }, { coniugeACarico: true })).detrazioneCarichi
  const conConiuge = nelReddito(2026)
  it.each(taxYears)('coniuge, gli aumenti da 10 a 30 €: ogni soglia sul suo ultimo euro e sul seguente; nel %i', (anno) => {
    const soglie = [29_000, 29_200, 34_700, 35_000, 35_100, 35_200]
    expect(soglie.map((soglia) => aiLati(soglia, nelReddito(anno)))).toEqual([
      [690, 700],
      [700, 710],
      [710, 720],
      [720, 710],
      [710, 700],
      [700, 690],
    ])
    expect(aiLati(40_000, nelReddito(anno))).toEqual([690, 689.93])
  })

  it.each(taxYears)('figli: a metà del limite il quoziente è 0,5000, un centesimo oltre 0,4999; nel %i', (anno) => {
    const figli = (numeroFigliACarico: number) => (x: number) =>
      irpef(chiHa(anno, { altriRedditi: x }, { numeroFigliACarico, percentualeCarichi: 100 })).detrazioneCarichi
    // 950 × 0,5 and × 0,4999 (474,905); with two children the limit is 110.000: 1.900 × 0,5 and × 0,4999.
    expect(aiLati(47_500, figli(1), 0.01)).toEqual([475, 474.91])
    expect(aiLati(55_000, figli(2), 0.01)).toEqual([950, 949.81])
  })

  it.each([
    [14_999, 690.01, 690, '800 − 110 × 0,9999; a 15.000 il quoziente è 1'],
    [15_000, 690, 690, ''],
    [29_000, 690, 700, '+10'],
    [29_200, 700, 710, '+20'],
    [34_700, 710, 720, '+30'],
    [35_000, 720, 710, '+20'],
    [35_100, 710, 700, '+10'],
    [35_200, 700, 690, ''],
    [40_000, 690, 689.93, '690 × 0,9999'],
    [79_999, 0, 0, '690 × 0,0000'],
  ])('coniuge: a %d € %d, un euro dopo %d (%s)', (soglia, ultimo, dopo) => expect(aiLati(soglia, conConiuge)).toEqual([ultimo, dopo]))

  it('senza reddito il quoziente è zero e il coniuge non dà detrazione; con 1,50 € sì', () => {
    expect([0, 1.49, 1.5].map(conConiuge)).toEqual([0, 0, 799.99])
  })

  it.each<readonly [TaxYear, number, number, number, string]>([
    [2026, 1, 94_990, 0.1, '950 × 0,0001; a 94.991 il quoziente è zero'],
    [2026, 2, 50_000, 1_036.26, '1.900 × 0,5454'],
    [2021, 4, 50_000, 4_156.88, '950 + 200 ciascuno, 4.600 × 0,6428, più 1.200 per la famiglia numerosa'],
    [2023, 4, 50_000, 2_442.64, '3.800 × 0,6428: senza aumenti'],
    [2021, 3, 50_000, 1_710, '2.850 × 0,6000: tre figli non bastano'],
  ])('figli %i, %i figli con %d €: %d (%s)', (anno, numeroFigliACarico, reddito, atteso) => {
    expect(irpef(chiHa(anno, { altriRedditi: reddito }, { numeroFigliACarico, percentualeCarichi: 100 })).detrazioneCarichi).toBe(atteso)
  })

  it.each(taxYears)('nel %i un collaboratore è a carico fino a 2.840,51 €', (anno) => {
    const aCarico = (altriRedditi: number) =>
      calcola(
        unArtigiano(
          anno,
          con(famiglia([10]), { redditoContributiImposta: { ricavi: 0 }, datiCollaboratore1: { redditiDiversiDaImpresa_LavAutonomo: { altriRedditi } } }),
        ),
      ).redditoContributiImposta.collab1ACaricoApplicato
    expect([2_840.51, 2_840.52].map(aCarico)).toEqual([true, false])
  })
})
