/** Thresholds of IRPEF and its surcharges on their last euro and on the next. Expected figures are worked by hand beside each line. */
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
    // A 7.999,20 la fascia piena, 1.880, non 1.297 + 583 × 1,0001; a 14.999,20 1.297 + 583 × 0,0001.
    expect([7_999.2, 14_999.2].map((x) => irpef(chiHa(anno, { pensione: x })).detrazionePensione)).toEqual([1_880, 1_297.06])
  })

  it.each(taxYears)('nel %i i minimi di 690 e 713 € valgono con pochi giorni, solo nella prima fascia', (anno) => {
    const conGiorni = (x: number) => irpef(chiHa(anno, { lavoroDipendente: x, giorniLavoro: 10 })).detrazioneLavoroDipendente
    // 10/365 di 1.880 o 1.955 è meno di 690; oltre: 1.879,91 × 10/365 = 51,50 oppure 3.099,88 × 10/365 = 84,93
    expect(anno < 2022 ? aiLati(8_000, conGiorni) : aiLati(15_000, conGiorni)).toEqual([690, anno < 2022 ? 51.5 : 84.93])
    // oltre: 1.879,88 × 10/365 = 51,50 oppure 1.954,87 × 10/365 = 53,56
    const pensione = (x: number) => irpef(chiHa(anno, { pensione: x, giorniPensione: 10 })).detrazionePensione
    expect(anno < 2022 ? aiLati(8_000, pensione) : aiLati(8_500, pensione)).toEqual([713, anno < 2022 ? 51.5 : 53.56])
  })

  it("l'aumento non si riduce con i giorni", () => {
    // 2.184,53 × 73/365 = 436,91; (1.910 + 1.190 × 0,2306) × 73/365 + 65 = 501,88
    expect(aiLati(25_000, (x) => irpef(chiHa(2026, { lavoroDipendente: x, giorniLavoro: 73 })).detrazioneLavoroDipendente)).toEqual([436.91, 501.88])
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
    // R 30.000: pensione 700 × 0,9090 = 636,30; autonomo 500 × 0,9090 = 454,50
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
    // 950 × 0,5 e × 0,4999 (474,905); con due figli il limite è 110.000: 1.900 × 0,5 e × 0,4999.
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

describe('sostegno al lavoro dipendente', () => {
  it.each<Riga>([
    [2020, 24_600, 1_080, 1_079.76, '480 + 600; poi 480 × 1.999/2.000 + 600'],
    [2020, 26_600, 600, 600, 'resta il secondo semestre'],
    [2020, 28_000, 600, 0, ''],
    [2021, 28_000, 1_200, 0, ''],
    [2024, 15_000, 1_200, 0, 'oltre, solo se le detrazioni superano la lorda'],
  ])(`trattamento integrativo ${TITOLO}`, (anno, soglia, ...[ultimo, dopo]) =>
    expect(aiLati(soglia, (x) => irpef(chiHa(anno, { lavoroDipendente: x })).trattamentoIntegrativo)).toEqual([ultimo, dopo]),
  )

  it('mezzo euro prima di 24.600 € il bonus del 2020 è ancora 480 €, non 480 × 2.000,50/2.000', () => {
    expect(irpef(chiHa(2020, { lavoroDipendente: 24_599.5 })).trattamentoIntegrativo).toBe(1_080)
  })

  it('il trattamento spetta se la lorda supera la detrazione, ridotta di 75 € dal 2024', () => {
    // Dal 2022 al 2023: 23% di 8.173,91 = 1.880,00; dal 2024 lo stesso contro 1.955 − 75 = 1.880
    for (const anno of [2022, 2023, 2024, 2025, 2026, 2027] as const)
      expect([8_173.91, 8_173.95].map((x) => irpef(chiHa(anno, { lavoroDipendente: x })).trattamentoIntegrativo)).toEqual([0, 1_200])
  })

  it.each([2022, 2023, 2024, 2025, 2026, 2027] as const)(
    'oltre 15.000 € il trattamento è quanto le detrazioni superano la lorda, fino a 28.000 € e non a 28.001; nel %i',
    (anno) => {
      const conInteressi = (lavoroDipendente: number) => irpef(chiHa(anno, { lavoroDipendente }, { detrazioneInteressiMutuo: 9_000 })).trattamentoIntegrativo
      expect(aiLati(28_000, conInteressi)).toEqual([1_200, 0])
      expect(conInteressi(27_999)).toBe(1_200)
    },
  )

  it.each<Riga>([
    [2020, 28_000, 0, 599.98, '480 + 120 × 0,9998'],
    [2020, 35_000, 480, 479.9, '480 × 0,9998'],
    [2021, 28_000, 0, 1_199.95, '960 + 240 × 0,9998'],
    [2021, 40_000, 0, 0, 'finisce a 40.000'],
    [2025, 20_000, 0, 1_000, ''],
    [2026, 32_000, 1_000, 999.8, '1.000 × 0,9998'],
    [2026, 40_000, 0, 0, 'finisce a 40.000'],
  ])(`ulteriore detrazione ${TITOLO}`, (anno, soglia, ...[ultimo, dopo]) =>
    expect(aiLati(soglia, (x) => irpef(chiHa(anno, { lavoroDipendente: x })).ulterioreDetrazione)).toEqual([ultimo, dopo]),
  )

  it.each([
    [2020, 34_999.5, 480, '480 + 120 × 0,0000, non 480 × 1,0001'],
    [2020, 39_999.2, 0.05, '480 × 0,0001'],
    [2021, 34_999.5, 960, '960 + 240 × 0,0000'],
    [2021, 39_999.2, 0.1, '960 × 0,0001'],
    ...([2025, 2026, 2027] as const).flatMap((anno) => [
      [anno, 31_999.1, 1_000, 'intera, non × 1,0001'] as const,
      [anno, 39_999.2, 0.1, '1.000 × 0,0001'] as const,
    ]),
  ] as const)('ulteriore detrazione %i a %d €, meno di un euro prima della soglia: %d (%s)', (anno, x, attesa) =>
    expect(irpef(chiHa(anno, { lavoroDipendente: x })).ulterioreDetrazione).toBe(attesa),
  )

  it.each<Riga>([
    [2025, 8_500, 603.5, 450.55, '× 7,1%; poi × 5,3%'],
    [2025, 15_000, 795, 720.05, '× 5,3%; poi × 4,8%'],
    [2026, 20_000, 960, 0, '× 4,8%; poi nulla'],
  ])(`somma esente ${TITOLO}`, (anno, soglia, ...[ultimo, dopo]) =>
    expect(aiLati(soglia, (x) => irpef(chiHa(anno, { lavoroDipendente: x })).sommaEsente)).toEqual([ultimo, dopo]),
  )

  it("la percentuale si sceglie sul reddito rapportato all'anno: 1.700 € in 73 giorni valgono 8.500", () => {
    expect(aiLati(1_700, (x) => irpef(chiHa(2026, { lavoroDipendente: x, giorniLavoro: 73 })).sommaEsente)).toEqual([120.7, 90.15])
  })
})

describe('tagli alle detrazioni per oneri', () => {
  const oneri = (anno: TaxYear) => (x: number) =>
    irpef(chiHa(anno, { altriRedditi: x }, { detrazioniOneri: 100, detrazioniOneriSoggetteATaglio: 1_200, detrazioneInteressiMutuo: 50 })).detrazioneOneri
  it.each<Riga>([
    [2023, 50_000, 1_350, 1_350, 'nessun taglio'],
    [2024, 50_000, 1_350, 1_090, '− 260'],
    [2025, 200_000, 550, 549.99, 'solo la riduzione: 1.200 × 40.000/120.000 = 400; 399,99'],
    [2026, 200_000, 550, 109.99, 'poi − 440: 399,99 + 50 − 440 = 9,99'],
    [2020, 120_000, 1_350, 1_349.99, '1.200 × 119.999/120.000'],
    [2020, 240_000, 150, 150, 'azzerate le soggette'],
  ])(TITOLO, (anno, soglia, ...[ultimo, dopo]) => expect(aiLati(soglia, oneri(anno))).toEqual([ultimo, dopo]))

  it('il taglio del 2027 comincia oltre 200.000 €, come nel 2026', () => expect(aiLati(200_000, oneri(2027))).toEqual([550, 109.99]))

  it.each(taxYears)('la riduzione comincia oltre 120.000 €, non mezzo euro prima: di 2.400.000 € non manca nulla; nel %i', (anno) => {
    const detrazione = (altriRedditi: number) => irpef(chiHa(anno, { altriRedditi }, { detrazioniOneriSoggetteATaglio: 2_400_000 })).detrazioneOneri
    const taglio = anno === 2024 ? 260 : 0
    // 2.400.000 × 120.000,50/120.000 sarebbero 10 € di più; oltre, × 119.999,50/120.000 sono 10 € di meno.
    expect([119_999.5, 120_000.5].map(detrazione)).toEqual([2_400_000 - taglio, 2_399_990 - taglio])
  })

  it('il taglio non porta la detrazione sotto zero', () => {
    expect(irpef(chiHa(2024, { altriRedditi: 60_000 }, { detrazioneInteressiMutuo: 95 })).detrazioneOneri).toBe(0)
  })
})

describe('addizionali regionali', () => {
  const regionale =
    (anno: TaxYear, codiceRegioneResidenza: number, figli = 0) =>
    (x: number) =>
      irpef(chiHa(anno, { altriRedditi: x }, { codiceRegioneResidenza, numeroFigliRegione: figli, percentualeCarichi: 100 })).addizionaleRegionale

  it.each<readonly [string, TaxYear, number, number, number, number, number, string]>([
    ['Basilicata', 2020, 2, 2, 55_000, 676.5, 676.51, 'due figli: 1,23% su tutto tra 55.000 e 75.000'],
    ['Basilicata', 2021, 2, 2, 75_000, 922.5, 1_022.52, 'poi 676,50 + 346 + 2,33%'],
    ['Bolzano', 2020, 3, 0, 35_000, 0, 0.01, 'primo scaglione a zero'],
    ['Bolzano', 2020, 3, 1, 70_000, 178.5, 430.51, '430,50 − 252; oltre 70.000 niente figli'],
    ['Bolzano', 2025, 3, 0, 90_000, 751.5, 1_182.02, '615 + 692 − 430,50 − 125; oltre solo − 125'],
    ['Campania', 2022, 5, 2, 28_000, 584.3, 644.33, '259,50 + 384,80 − 60; oltre 28.000 niente figli'],
    ['Friuli-Venezia Giulia', 2026, 7, 0, 15_000, 105, 184.51, '0,70% su tutto; poi 1,23% su tutto'],
    ['Lazio', 2021, 8, 0, 35_000, 605.5, 819.53, '1,73% su tutto; poi 259,50 + 354,90 + 205,10 e 2,93%'],
    ['Lazio', 2022, 8, 0, 40_000, 792, 1_092.03, '259,50 + 832,50 − 300; poi senza detrazione'],
    ['Lazio', 2020, 8, 3, 50_000, 865, 1_259.03, 'tre figli: 1,73% fino a 50.000'],
    ['Lazio', 2020, 8, 4, 55_000, 951.5, 1_405.53, 'quattro figli: fino a 55.000'],
    ['Lazio', 2026, 8, 0, 28_000, 484.4, 632.43, '1,73% su tutto; poi 259,50 + 432,93 − 60'],
    ['Lazio', 2025, 8, 0, 35_000, 865.5, 925.53, '259,50 + 666 − 60; poi senza'],
    ['Liguria', 2023, 9, 1, 28_000, 417.2, 419.82, '184,50 + 13.000 × 1,79%; poi 184,50 + 235,30 e 2,31%'],
    ['Lazio', 2022, 8, 4, 55_000, 951.5, 1_591.53, 'quattro figli: fino a 55.000; poi 259,50 + 40.001 × 3,33%'],
    ['Bolzano', 2023, 3, 0, 60_000, 307.5, 307.51, '615 + 173 − 430,50 − 125 × 10.000/25.000'],
    ['Trento', 2020, 18, 0, 15_000, 0, 184.51, 'deduzione di 15.000'],
    ['Trento', 2022, 18, 0, 25_000, 0, 307.51, 'deduzione di 25.000'],
    ['Trento', 2023, 18, 0, 15_000, 0, 184.51, 'deduzione di 15.000'],
    ['Trento', 2024, 18, 0, 30_000, 0, 369.01, 'deduzione di 30.000'],
    ['Trento', 2026, 18, 0, 30_000, 0, 369.01, 'la deduzione cade tutta'],
    ['Trento', 2025, 18, 1, 50_000, 369, 615.02, '615 − 246; oltre 50.000 niente figli'],
    ['Umbria', 2025, 19, 0, 28_000, 344.4, 502.13, '1,23% su tutto; poi 259,50 + 392,60 + 0,03 − 150'],
    ["Valle d'Aosta", 2022, 20, 0, 15_000, 0, 184.51, 'esente fino a 15.000 di reddito complessivo'],
  ])('%s %i (codice %i, %i figli): a %d € %d, un euro dopo %d (%s)', (_, anno, codice, figli, soglia, ultimo, dopo) => {
    expect(aiLati(soglia, regionale(anno, codice, figli))).toEqual([ultimo, dopo])
  })

  it('Piemonte e Puglia danno la detrazione dal primo figlio, a chi ne ha più del minimo', () => {
    // 2025: 15.000 × 1,62% + 13.000 × 2,13% + 2.000 × 2,75% = 574,90; con quattro figli − 400
    expect([3, 4].map((figli) => regionale(2025, 13, figli)(30_000))).toEqual([574.9, 174.9])
    // 2025: 199,50 + 185,90 + 32,60 = 418; con quattro figli − 80
    expect([3, 4].map((figli) => regionale(2025, 14, figli)(30_000))).toEqual([418, 338])
  })

  it.each(taxYears)("nel %i è dovuta, con la comunale, solo se l'IRPEF netta supera 10,33: non supera, niente; un centesimo oltre, su tutto", (anno) => {
    // 23% di 44,92 = 10,33; 23% di 44,94 = 10,34: 1,23% e 0,80% di 44,94 sono 0,55 e 0,36
    const righe = (altriRedditi: number) => {
      const { irpefNetta, addizionaleRegionale, addizionaleComunale } = irpef(
        chiHa(anno, { altriRedditi }, { codiceRegioneResidenza: 16, addizionaleComunalePercentuale: 0.8 }),
      )
      return [irpefNetta, addizionaleRegionale, addizionaleComunale]
    }
    expect([44.92, 44.94].map(righe)).toEqual([
      [10.33, 0, 0],
      [10.34, 0.55, 0.36],
    ])
  })
})
