/** Thresholds of the support of wages, of expenses and of regional surcharges on their last euro and on the next. Expected figures are worked by hand beside each line. */
import { type TaxYear, taxYears } from '@bilancia/contract'
import { describe, expect, it } from 'vitest'
import { aiLati, chiHa, irpef } from './support.ts'

type Riga = readonly [anno: TaxYear, soglia: number, ultimo: number, dopo: number, perche: string]
const TITOLO = '%i: a %d € %d, un euro dopo %d (%s)'

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
    // In 2022 and 2023: 23% of 8.173,91 = 1.880,00; from 2024 the same against 1.955 − 75 = 1.880.
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
    // 2.400.000 × 120.000,50/120.000 would be 10 € more; above the threshold × 119.999,50/120.000 is 10 € less.
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
    // 2025: 15.000 × 1,62% + 13.000 × 2,13% + 2.000 × 2,75% = 574,90; with four children − 400.
    expect([3, 4].map((figli) => regionale(2025, 13, figli)(30_000))).toEqual([574.9, 174.9])
    // 2025: 199,50 + 185,90 + 32,60 = 418; with four children − 80.
    expect([3, 4].map((figli) => regionale(2025, 14, figli)(30_000))).toEqual([418, 338])
  })

  it.each(taxYears)("nel %i è dovuta, con la comunale, solo se l'IRPEF netta supera 10,33: non supera, niente; un centesimo oltre, su tutto", (anno) => {
    // 23% of 44,92 = 10,33; 23% of 44,94 = 10,34: 1,23% and 0,80% of 44,94 are 0,55 and 0,36.
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
