/** The table of IRAP rates, the only one: proposals by region, activity and condition (societa.md 2.5-bis). */
import { type TaxYear, taxYears } from '@bilancia/contract'
import { describe, expect, it } from 'vitest'
import { aliquoteIrap } from '../src/irap/index.ts'
import { calcola, unArtigiano } from './support.ts'

const di = (anno: TaxYear, regione: number) => {
  const trovata = aliquoteIrap(anno)[regione]
  if (!trovata) throw new RangeError(`region ${regione}`)
  return trovata
}
const negliAnni = (regione: number) => taxYears.map((anno) => di(anno, regione).aliquota)
const particolari = (anno: TaxYear, regione: number) => di(anno, regione).particolari.map(({ tipo, aliquota }) => [tipo, aliquota])

describe('le aliquote ordinarie', () => {
  it('ci sono per le 21 regioni e per nessuna, ogni anno, tra 2,68 e 4,97', () => {
    for (const anno of taxYears) {
      const tutte = Object.values(aliquoteIrap(anno))
      expect(tutte).toHaveLength(22)
      for (const { aliquota, norma } of tutte) {
        expect(aliquota >= 2.68 && aliquota <= 4.97).toBe(true)
        expect(norma).toBe('D.Lgs. 446/1997, art. 16')
      }
    }
  })

  // Rows of the table of the rule page; the last year is carried over. Veneto: 3.90 + 0.18, and + 0.65, as its law was passed.
  it.each([
    ['nessuna', 0, [3.9, 3.9, 3.9, 3.9, 3.9, 3.9, 3.9, 3.9]],
    ['Abruzzo', 1, [4.82, 4.82, 4.82, 4.82, 4.82, 4.82, 4.82, 4.82]],
    ['Basilicata', 2, [3.9, 3.9, 3.9, 3.9, 3.9, 3.9, 3.9, 3.9]],
    ['Bolzano', 3, [2.68, 2.68, 3.9, 3.3, 3.3, 3.9, 3.9, 3.9]],
    ['Calabria', 4, [4.97, 4.97, 4.82, 4.82, 4.82, 4.82, 4.82, 4.82]],
    ['Campania', 5, [4.97, 4.97, 4.97, 4.97, 4.97, 4.97, 4.97, 4.97]],
    ['Emilia-Romagna', 6, [3.9, 3.9, 3.9, 3.9, 3.9, 3.9, 3.9, 3.9]],
    ['Friuli-Venezia Giulia', 7, [3.9, 3.9, 3.9, 3.9, 3.9, 3.9, 3.9, 3.9]],
    ['Lazio', 8, [4.82, 4.82, 4.82, 4.82, 4.82, 4.82, 4.82, 4.82]],
    ['Liguria', 9, [3.9, 3.9, 3.9, 3.9, 3.9, 3.9, 3.9, 3.9]],
    ['Lombardia', 10, [3.9, 3.9, 3.9, 3.9, 3.9, 3.9, 3.9, 3.9]],
    ['Marche', 11, [4.73, 4.73, 4.73, 4.73, 4.73, 4.73, 4.73, 4.73]],
    ['Molise', 12, [4.97, 4.97, 4.82, 4.97, 4.97, 4.97, 4.97, 4.97]],
    ['Piemonte', 13, [3.9, 3.9, 3.9, 3.9, 3.9, 3.9, 3.9, 3.9]],
    ['Puglia', 14, [4.82, 4.82, 4.82, 4.82, 4.82, 4.82, 4.82, 4.82]],
    ['Sardegna', 15, [2.93, 2.93, 2.93, 2.93, 2.93, 2.93, 2.93, 2.93]],
    ['Sicilia', 16, [3.9, 3.9, 3.9, 3.9, 3.9, 3.9, 3.9, 3.9]],
    ['Toscana', 17, [3.9, 3.9, 3.9, 3.9, 3.9, 3.9, 3.9, 3.9]],
    ['Trento', 18, [2.68, 2.68, 2.68, 2.68, 2.68, 2.68, 2.68, 2.68]],
    ['Umbria', 19, [3.9, 3.9, 3.9, 3.9, 3.9, 3.9, 4.3, 4.3]],
    ["Valle d'Aosta", 20, [3.1, 3.9, 3.9, 3.9, 3.9, 3.9, 3.9, 3.9]],
    ['Veneto', 21, [3.9, 3.9, 3.9, 3.9, 3.9, 4.08, 4.08, 4.08]],
  ] as const)('di %s', (_, regione, attese) => expect(negliAnni(regione)).toEqual(attese))

  it("dove l'anno non è accertato si propone la nazionale, e una nota lo dice", () => {
    const nota = "aliquota dell'anno non accertata: si propone la nazionale"
    expect([2020, 2021, 2022, 2023].map((anno) => di(anno as TaxYear, 20).nota)).toEqual([null, nota, nota, null])
    expect(di(2021, 20).attendibilita).toBe('da memoria')
  })

  it('ciascuna sta in piedi quanto le sue letture: Umbria 2026 con quattro, Veneto 2025 con una, Lombardia 2024 con nessuna', () => {
    expect([di(2026, 19), di(2025, 21), di(2024, 10)].map(({ attendibilita }) => attendibilita)).toEqual(['confermata', 'fonte unica', 'da memoria'])
  })

  it('le persone fisiche leggono la stessa tabella', () => {
    const { aliquotaIrapApplicata } = calcola(unArtigiano(2021, { liquidazioneIrpef: { altriDatiPersonali: { codiceRegioneResidenza: 20 } } })).regimeNormale
      .determinazioneDelValoreDellaProduzioneNetta
    expect(aliquotaIrapApplicata).toBe(3.9)
  })
})

describe('le aliquote di alcune attività', () => {
  it("si propongono dall'anno della loro legge, accanto all'ordinaria, che resta quella della regione", () => {
    expect([particolari(2024, 13), particolari(2025, 13), particolari(2027, 13)]).toEqual([[], [['SETTORE', 4.82]], [['SETTORE', 4.82]]])
    expect([particolari(2025, 6), particolari(2026, 6)]).toEqual([[], [['SETTORE', 4.2]]])
    expect([particolari(2020, 8), particolari(2021, 8)]).toEqual([[], [['SETTORE', 3.9]]])
    expect(particolari(2020, 7)).toEqual([['SETTORE', 2.98]])
    expect(particolari(2026, 21)).toEqual([
      ['SETTORE', 4.55],
      ['SETTORE', 3.9],
    ])
    expect(di(2026, 13)).toMatchObject({ aliquota: 3.9, particolari: [{ norma: 'L.R. Piemonte 26/2024', codici: ['35.1', '47.1', '64', '66.1', '66.2'] }] })
  })

  // From the same table: region, first year and rates.
  it.each([
    ['Bolzano', 3, 2025, [2.68]],
    ['Emilia-Romagna', 6, 2026, [4.2]],
    ['Friuli-Venezia Giulia', 7, 2020, [2.98]],
    ['Lazio', 8, 2021, [3.9]],
    ['Piemonte', 13, 2025, [4.82]],
    ['Trento', 18, 2025, [2]],
    ['Veneto', 21, 2025, [4.55, 3.9]],
  ] as const)('di %s (%d) dal %d: %j', (_, regione, dal, attese) => {
    for (const anno of taxYears) expect(particolari(anno, regione).map(([, aliquota]) => aliquota)).toEqual(anno < dal ? [] : attese)
  })

  it('quelle a condizione di Bolzano e Trento valgono dal 2025', () => {
    expect([particolari(2024, 3), particolari(2025, 3)]).toEqual([[], [['CONDIZIONE', 2.68]]])
    expect(particolari(2026, 18)).toEqual([['CONDIZIONE', 2]])
  })

  it('le altre regioni non ne hanno', () => {
    const con = Object.entries(aliquoteIrap(2026)).flatMap(([regione, r]) => (r.particolari.length > 0 ? [Number(regione)] : []))
    expect(con).toEqual([3, 6, 7, 8, 13, 18, 21])
  })
})
