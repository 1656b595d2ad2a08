/** INAIL premiums: published tables and amounts, and the derivation of each year's table from the tariff of 2019. */
import { choice, flag, integer, optionalMoney, percent, roundToCent, type TaxYear, taxYears } from '@bilancia/contract'
import { describe, expect, it } from 'vitest'
import { inail } from '../src/inail/index.ts'
import { premiArtigiani, retribuzioneDiRagguaglio } from '../src/inail/parametri.ts'
import { banco } from './prova.ts'

const prova = banco({
  modello: choice('Modello', { NON_DEFINITO: 'non definito', ARTIGIANATO: 'artigianato', INDUSTRIA_E_COMMERCIO: 'industria e commercio' }),
  classe: integer('Classe di rischio', [0, 9]),
  tasso: percent('Tasso per mille', { max: 200 }),
  persone: integer('Persone', [1, 5], { default: 1 }),
  premioManuale: optionalMoney('Premio'),
  conAddizionale: flag('Addizionale', { default: true }),
  assicurabile: flag('Assicurabile', { default: true }),
})
type Dati = Parameters<typeof prova>[1]
type Inail = { readonly premio: number; readonly addizionale: number; readonly totale: number; readonly stimato: boolean }

const premio = (anno: TaxYear, dati: Dati): Inail => prova(anno, dati, (campi) => inail({ id: 'inail', di: 'della prova' }, campi)) as Inail
const artigiano = (anno: TaxYear, classe: number, altro: Dati = {}) => premio(anno, { modello: 'ARTIGIANATO', classe, ...altro })
const ordinario = (anno: TaxYear, tasso: number, altro: Dati = {}) => premio(anno, { modello: 'INDUSTRIA_E_COMMERCIO', tasso, ...altro })

/** Tariff of 2019 as Confartigianato Lomellina prints it, classes 1 to 9. */
const tariffa2019 = [81.9, 133.01, 189.24, 276.93, 407.44, 505.76, 671.9, 778.6, 1_450]
/** INPS circulars: 9.5% of the minimum pension. */
const minimoGiornaliero = { 2020: 48.98, 2021: 48.98, 2022: 49.91, 2023: 53.95, 2024: 56.87, 2025: 57.32, 2026: 58.13, 2027: 58.13 }
/** INAIL circulars: minimum of the annuities from a date, with the wage of a day and of a month that they print. */
const minimaliDiRendita = [
  { dal: '2019-07', annuo: 16_554.3, giorno: 55.18, mese: 1_379.53 },
  { dal: '2020-07', annuo: 16_636.2, giorno: 55.45, mese: 1_386.35 },
  { dal: '2021-01', annuo: 17_448.9, giorno: 58.16, mese: 1_454.08 },
  { dal: '2022-07', annuo: 17_780.7, giorno: 59.27, mese: 1_481.73 },
  { dal: '2023-07', annuo: 19_221.3, giorno: 64.07, mese: 1_601.78 },
  { dal: '2024-07', annuo: 20_258.7, giorno: 67.53, mese: 1_688.23 },
  { dal: '2025-01', annuo: 20_426.7, giorno: 68.09, mese: 1_702.23 },
  { dal: '2026-07', annuo: 20_712.3, giorno: 69.04, mese: 1_726.03 },
]

describe('tabelle', () => {
  it.each(taxYears)('i premi degli artigiani del %i sono la tariffa del 2019 per il minimo giornaliero / 48,20', (anno) => {
    const tabella = premiArtigiani.cifra(anno).valore
    expect(tariffa2019.map((_, i) => tabella[i + 1])).toEqual(tariffa2019.map((premio2019) => roundToCent((premio2019 * minimoGiornaliero[anno]) / 48.2)))
  })
  it('la proporzione rifà i premi pubblicati della vecchia tariffa, ai dieci centesimi: classi 1 e 9, dal 2017 al 2018', () => {
    const aiDieciCentesimi = (x: number) => Math.round(x * 10) / 10
    expect([81, 1_737.2].map((p) => aiDieciCentesimi((p * 14_460) / 14_304))).toEqual([81.9, 1_756.1])
  })
  it.each(taxYears)('la retribuzione di ragguaglio del %i è la media per mesi dei minimali di rendita', (anno) => {
    const mesi = Array.from({ length: 12 }, (_, m) => `${anno}-${String(m + 1).padStart(2, '0')}`)
    const inVigore = mesi.map((mese) => minimaliDiRendita.findLast(({ dal }) => dal <= mese)?.annuo ?? 0)
    expect(retribuzioneDiRagguaglio.cifra(anno).valore).toBe(roundToCent(inVigore.reduce((a, b) => a + b) / 12))
  })
  it.each(minimaliDiRendita)('il minimale di rendita dal $dal diviso per 300 e per 12 dà $giorno e $mese (circolari INAIL, GEPS, Lavorofacile)', (m) => {
    expect([roundToCent(m.annuo / 300), roundToCent(m.annuo / 12)]).toEqual([m.giorno, m.mese])
  })
})

describe('artigiani', () => {
  it('ogni persona paga per intero: tre persone a 1.098,80 fanno 3.296,40 (Epasa-Itaco, 2007), senza addizionale', () => {
    expect(roundToCent(1_098.8 * 3)).toBe(3_296.4)
    expect(artigiano(2026, 4, { persone: 3, conAddizionale: false })).toEqual({ premio: 1_001.94, addizionale: 0, totale: 1_001.94, stimato: true })
  })
  it('classe 7, due persone, tariffa 2019: 1.343,80 e 13,44; nel 2025 1.598,06 e 15,98', () => {
    expect([roundToCent(671.9 * 2), roundToCent(671.9 * 2 * 0.01)]).toEqual([1_343.8, 13.44])
    expect(artigiano(2025, 7, { persone: 2 })).toEqual({ premio: 1_598.06, addizionale: 15.98, totale: 1_614.04, stimato: true })
  })
  it.each(taxYears)('nel %i il premio cresce con la classe e la classe 0 non paga', (anno) => {
    const premi = Array.from({ length: 10 }, (_, classe) => artigiano(anno, classe).premio)
    expect(premi[0]).toBe(0)
    expect(new Set(premi).size).toBe(10)
    expect(premi).toEqual(premi.toSorted((a, b) => a - b))
    expect(artigiano(anno, 0).stimato).toBe(false)
  })
})

describe('premio ordinario', () => {
  it('due soci al 12 per mille nel 2025: 490,24 e 4,90', () => {
    expect(ordinario(2025, 12, { persone: 2 })).toEqual({ premio: 490.24, addizionale: 4.9, totale: 495.14, stimato: false })
  })
  it.each(taxYears)("il tasso è per mille e l'addizionale l'1%% del premio: l'1 per mille sulla retribuzione di ragguaglio; nel %i", (anno) => {
    const base = retribuzioneDiRagguaglio.cifra(anno).valore
    const premio = roundToCent(base / 10)
    expect(ordinario(anno, 100)).toMatchObject({ premio, addizionale: roundToCent(premio / 100) })
  })
  it('chi non è assicurabile, come il commerciante che lavora da solo, non paga', () => {
    expect(ordinario(2026, 12, { assicurabile: false })).toMatchObject({ premio: 0, totale: 0 })
  })
  it('è proporzionale al tasso e alle persone', () => {
    expect(ordinario(2026, 40, { persone: 1 }).premio).toBe(ordinario(2026, 10, { persone: 4 }).premio)
    expect(ordinario(2026, 0, { persone: 5 }).premio).toBe(0)
  })
})

it('il premio digitato vale al posto di quello calcolato, con la sua addizionale, se il modello è indicato', () => {
  expect(artigiano(2026, 4, { premioManuale: 412.35 })).toEqual({ premio: 412.35, addizionale: 4.12, totale: 416.47, stimato: false })
  expect(artigiano(2026, 4, { premioManuale: 0 })).toMatchObject({ premio: 0, stimato: false })
  expect(premio(2026, { premioManuale: 412.35 })).toMatchObject({ premio: 0, totale: 0 })
})
