/** The chamber of commerce annual fee: examples published by the chambers, and the method that they prescribe. */
import { choice, integer, money, optionalMoney, percent, roundToEuro, type TaxYear, taxYears } from '@bilancia/contract'
import { describe, expect, it } from 'vitest'
import { dirittoAnnuale, maggiorazioneProposta, maggiorazioneSicilia } from '../src/camera-commercio/index.ts'
import { banco } from './prova.ts'

const sezioni = {
  NESSUNA: 'nessuna',
  IMPRESE_INDIVIDUALI_SEZIONE_SPECIALE: 'imprese individuali, sezione speciale',
  IMPRESE_INDIVIDUALI_SEZIONE_ORDINARIA: 'imprese individuali, sezione ordinaria',
  SOCIETA_SEMPLICI_AGRICOLE: 'società semplici agricole',
  SOCIETA_SEMPLICI_NON_AGRICOLE: 'società semplici non agricole',
  COOPERATIVE_CONSORZI: 'cooperative e consorzi',
  SNC_SAS: 'S.n.c. e S.a.s.',
  SRL_SPA: 'S.r.l. e S.p.A.',
  ALTRO: 'altro',
} as const
type Sezione = keyof typeof sezioni

const prova = banco({
  sezione: choice('Sezione', sezioni),
  maggiorazione: percent('Maggiorazione'),
  unitaLocali: integer('Unità locali', [0, 20]),
  importoAltro: money('Importo della sede'),
  fatturatoAnnoPrecedente: optionalMoney("Fatturato dell'anno precedente", { max: 9_999_999_999 }),
})
type Dati = Parameters<typeof prova>[1]
type Diritto = Readonly<Record<'sede' | 'unitaLocali' | 'importoEsatto' | 'importo', number>>

const diritto = (anno: TaxYear, sezione: Sezione, altro: Dati = {}): Diritto =>
  prova(anno, { sezione, ...altro }, (campi) => dirittoAnnuale({ id: 'diritto', di: 'della prova' }, campi)) as Diritto

const SPECIALE = 'IMPRESE_INDIVIDUALI_SEZIONE_SPECIALE'

describe('esempi delle Camere di commercio', () => {
  it.each([
    ['con una unità locale', 1, 8.8, 52.8, 53],
    ['con tre unità locali', 3, 26.4, 70.4, 70],
  ])('Cuneo 2020: sezione speciale %s', (_, unitaLocali, unita, importoEsatto, importo) => {
    expect(diritto(2020, SPECIALE, { unitaLocali })).toEqual({ sede: 44, unitaLocali: unita, importoEsatto, importo })
  })
  it('Cuneo 2020: le sole unità locali, una 8,80 cioè 9, due 17,60 cioè 18 e non 9 + 9', () => {
    const sole = (n: number) => diritto(2020, SPECIALE, { unitaLocali: n }).unitaLocali
    expect([sole(1), sole(2)]).toEqual([8.8, 17.6])
    expect([sole(1), sole(2)].map(roundToEuro)).toEqual([9, 18])
  })
  it('Prato 2024: S.n.c. con 383.211 € di fatturato (239,81743 prima della riduzione)', () => {
    expect(diritto(2024, 'SNC_SAS', { fatturatoAnnoPrecedente: 383_211, maggiorazione: 20 })).toMatchObject({ sede: 119.91, importo: 144 })
  })
})

describe.each(taxYears)('nel %i', (anno) => {
  it.each<[Sezione, number, number, number, number]>([
    ['NESSUNA', 0, 0, 0, 0],
    [SPECIALE, 44, 8.8, 52.8, 10.56],
    ['IMPRESE_INDIVIDUALI_SEZIONE_ORDINARIA', 100, 20, 120, 24],
    ['SOCIETA_SEMPLICI_AGRICOLE', 50, 10, 60, 12],
    ['SOCIETA_SEMPLICI_NON_AGRICOLE', 100, 20, 120, 24],
    ['COOPERATIVE_CONSORZI', 100, 20, 120, 24],
    ['SNC_SAS', 100, 20, 120, 24],
    ['SRL_SPA', 100, 20, 120, 24],
  ])('%s: sede %d, unità locale %d, e col 20%% %d e %d', (sezione, sede, unita, sedeMaggiorata, unitaMaggiorata) => {
    const base = diritto(anno, sezione, { unitaLocali: 1 })
    expect([base.sede, base.unitaLocali]).toEqual([sede, unita])
    expect(diritto(anno, sezione, { maggiorazione: 20 }).importoEsatto).toBe(sedeMaggiorata)
    expect(diritto(anno, sezione, { maggiorazione: 20, unitaLocali: 1 }).importoEsatto).toBeCloseTo(sedeMaggiorata + unitaMaggiorata, 9)
  })

  it.each([
    [0, 200],
    [100_000, 200],
    [250_000, 222.5],
    [500_000, 255],
    [1_000_000, 305],
    [10_000_000, 1_115],
    [35_000_000, 2_365],
    [50_000_000, 2_815],
    [9_999_999_999, 40_000],
  ])('su %d € di fatturato la sede è la metà di %d €', (fatturatoAnnoPrecedente, intero) => {
    for (const sezione of ['COOPERATIVE_CONSORZI', 'SNC_SAS', 'SRL_SPA'] as const)
      expect(diritto(anno, sezione, { fatturatoAnnoPrecedente }).sede).toBe(intero / 2)
  })

  it('un euro di più o di meno in uno scaglione sposta un centesimo', () => {
    // 2,815 + 30,000,999.41 × 0.001%, and 0.80 more. The half is just below and just above half a cent: 3,115.0099941 / 2 =
    // 1,557.50499705; 3,115.0100021 / 2 = 1,557.50500105.
    const sede = (fatturatoAnnoPrecedente: number) => diritto(anno, 'SRL_SPA', { fatturatoAnnoPrecedente }).sede
    expect([80_000_999.41, 80_001_000.21].map(sede)).toEqual([1_557.5, 1_557.51])
  })

  it('le misure fisse non guardano il fatturato; le unità locali non superano 100 € ciascuna', () => {
    expect(diritto(anno, SPECIALE, { fatturatoAnnoPrecedente: 5_000_000 }).sede).toBe(44)
    expect(diritto(anno, 'SRL_SPA', { fatturatoAnnoPrecedente: 50_000_000, unitaLocali: 2 }).unitaLocali).toBe(200)
  })

  it('le maggiorazioni proposte', () => {
    expect(maggiorazioneProposta.cifra(anno).valore).toBe(20)
    expect(maggiorazioneSicilia.cifra(anno).valore).toBe(anno <= 2022 ? 70 : 50)
    expect(maggiorazioneProposta.cifra(anno).fonte.includes('D.M. MIMIT 17 marzo 2026')).toBe(anno >= 2026)
  })
})

describe('proprietà', () => {
  const fatturati = Array.from({ length: 200 }, (_, i) => Math.round(37 * 1.095 ** i * 100) / 100)

  it('non scende al crescere del fatturato', () => {
    const dovuti = fatturati.map((fatturatoAnnoPrecedente) => diritto(2026, 'SRL_SPA', { fatturatoAnnoPrecedente, unitaLocali: 1, maggiorazione: 20 }).importo)
    expect(dovuti).toEqual(dovuti.toSorted((a, b) => a - b))
  })
  it("la maggiorazione è lineare: il 70% costa quanto il 20% più il 50%, prima dell'arrotondamento", () => {
    for (const unitaLocali of [0, 1, 2]) {
      const esatto = (maggiorazione: number) => diritto(2022, SPECIALE, { unitaLocali, maggiorazione }).importoEsatto
      expect(esatto(70) - esatto(0)).toBeCloseTo(esatto(20) - esatto(0) + (esatto(50) - esatto(0)), 9)
    }
  })
  it('il metodo delle Camere, con cinque decimali a ogni passo e un solo arrotondamento, dà lo stesso importo', () => {
    const cinque = (x: number) => Math.floor(x * 1e5 + 1e-6) / 1e5
    const limiti = [100_000, 250_000, 500_000, 1_000_000, 10_000_000, 35_000_000, 50_000_000, Infinity]
    const aliquote = [0, 0.015, 0.013, 0.01, 0.009, 0.005, 0.003, 0.001]
    for (const fatturatoAnnoPrecedente of fatturati)
      for (const [unitaLocali, maggiorazione] of [
        [0, 0],
        [2, 20],
        [1, 50],
      ] as const) {
        const sede = cinque(
          Math.min(
            40_000,
            aliquote.reduce((somma, a, i) => somma + (Math.max(0, Math.min(fatturatoAnnoPrecedente, limiti[i] ?? 0) - (limiti[i - 1] ?? 0)) * a) / 100, 200),
          ),
        )
        const somma = sede + unitaLocali * Math.min(200, cinque(sede * 0.2))
        const alCentesimo = Math.round(cinque(cinque(somma / 2) * (1 + maggiorazione / 100)) * 100 + 1e-6) / 100
        const { importo } = diritto(2025, 'SNC_SAS', { fatturatoAnnoPrecedente, unitaLocali, maggiorazione })
        expect(importo, `${fatturatoAnnoPrecedente}`).toBe(Math.floor(alCentesimo + 0.5))
      }
  })
  it('la riga «altro» paga quanto indicato', () => {
    expect(diritto(2026, 'ALTRO', { importoAltro: 15, maggiorazione: 20 })).toMatchObject({ sede: 15, importoEsatto: 18 })
    expect(diritto(2026, 'ALTRO', { importoAltro: 55, maggiorazione: 20 })).toMatchObject({ importoEsatto: 66 })
    // 15.37 x 1.4 x 1.2 = 25.8216.
    expect(diritto(2026, 'ALTRO', { importoAltro: 15.37, unitaLocali: 2, maggiorazione: 20 })).toMatchObject({ importoEsatto: 25.82, importo: 26 })
  })
})
