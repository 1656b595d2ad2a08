/** The search for the best mix: the limits that it respects, when it runs, the progress that it reports. */
import type { convsrl as contratto } from '@bilancia/contract'
import { describe, expect, it } from 'vitest'
import { convsrl } from '../src/index.ts'
import { PIENA, RIDOTTA, societa, trovato } from './ottimizzabile.ts'
import { intero } from './support.ts'

const due = [
  { quota: 50, ...PIENA },
  { quota: 50, ...PIENA },
]

describe('limiti', () => {
  it('un compenso è nullo o almeno il minimo se presente: 9.623 non bastano, si va a 12.000 o a zero', () => {
    const { compensi } = trovato(societa(due, {}, { compensoMinimoSePresente: 12_000 }))
    for (const c of compensi) expect(c === 0 || c >= 12_000).toBe(true)
  })
  it('minimi e massimi per socio si rispettano, e un minimo obbliga', () => {
    const { compensi } = trovato(societa(due, {}, { compensiMinimi: [18_808, 0, 0], compensiMassimi: [null, 5_000, null] }, 2026))
    expect(compensi[0]).toBeGreaterThanOrEqual(18_808)
    expect(compensi[1]).toBeLessThanOrEqual(5_000)
    expect(compensi[2]).toBe(0)
  })
  it("compensi, contributi e IRAP non superano l'utile: con 12.000 il compenso è quasi tutto", () => {
    const { compensi } = trovato(societa([PIENA], { utileAnteImposte: 12_000 }))
    const [c = 0] = compensi
    // 9,623.73 × (1 + 2/3 × 35.03%) = 11,871.19, below 12,000.
    expect(c * (1 + ((2 / 3) * 35.03) / 100)).toBeLessThanOrEqual(12_000)
  })
  it("l'IRAP presunta entra nel limite: con 12.000 ne restano 11.844 per compenso e contributi", () => {
    const { compensi } = trovato(societa([PIENA], { utileAnteImposte: 12_000, irap: {} }, { compensiMinimi: [9_600, 0, 0] }))
    // (12,000 − 8,000) × 3.9% = 156; 9,600 × (1 + 2/3 × 35.03%) = 11,841.92.
    expect(compensi[0]).toBeGreaterThanOrEqual(9_600)
    expect(compensi[0] * (1 + ((2 / 3) * 35.03) / 100)).toBeLessThanOrEqual(11_844)
    expect(convsrl.ottimizza(societa([PIENA], { utileAnteImposte: 12_000, irap: {} }, { compensiMinimi: [9_602, 0, 0] }))).toBeNull()
  })
  it('un minimo che la società non può pagare non lascia combinazioni', () => {
    expect(convsrl.ottimizza(societa([PIENA], { utileAnteImposte: 12_000 }, { compensiMinimi: [12_000, 0, 0] }))).toBeNull()
  })
  it('in perdita non si danno compensi', () => {
    expect(trovato(societa([PIENA], { utileAnteImposte: -5_000 }))).toMatchObject({ compensi: [0, 0, 0], dividendi: 0 })
  })
  it('il netto garantito a ciascuno si raggiunge, con il dividendo più piccolo', () => {
    const stato = societa(due, {}, { obiettivo: 'PRELIEVO_MINIMO_A_NETTO_DATO', nettiObiettivo: [22_000, 15_000, 0] })
    const { compensi, dividendi } = trovato(stato)
    const netti = (dividendiTotali: number) => {
      const scenario4 = { compensi, compensoTotale: compensi[0] + compensi[1], dividendiTotali }
      const { risultato } = convsrl.calcolaConQuadro({ ...stato, datiSimulazioniSrl: { ...stato.datiSimulazioniSrl, scenario4 } })
      return intero(risultato).compDivSimulazioniSrl.scenario4?.soci.map((s) => s?.netto ?? 0) ?? []
    }
    const [a = 0, b = 0] = netti(dividendi)
    expect(a).toBeGreaterThanOrEqual(22_000)
    expect(b).toBeGreaterThanOrEqual(15_000)
    const [a1 = 0, b1 = 0] = netti(dividendi - 0.05)
    expect(a1 < 22_000 || b1 < 15_000).toBe(true)
  })
  it('un netto che si può dare solo con compensi in una finestra stretta si trova lo stesso', () => {
    const socio = {
      quota: 100,
      codiceRegioneResidenza: 0,
      redditi: { lavoroDipendente: 17_001, assimilatiLavoroDipendente: 8_061.43, fabbricatiLocati: 8_000.01, cedolareSecca: 24_802.07 },
      percentualeCarichi: 100,
      numeroFigliACarico: 2,
      detrazioniOneriSoggetteATaglio: 10_963.08,
      addizionaleComunalePercentuale: 1.11,
    }
    const dati = { utileAnteImposte: 22_417, perditePregresse: 51_239.47, capitaleSociale: 0, irap: {} }
    const stato = societa([socio], dati, { obiettivo: 'PRELIEVO_MINIMO_A_NETTO_DATO', nettiObiettivo: [9_235, 0, 0] }, 2024)
    // Fees of 10,038.08 are allowed, those of 10,000 and 10,250 are not.
    expect(trovato(stato).prelievo).toBeLessThanOrEqual(5_556.91)
  })
  it('il netto garantito anche senza dividendo: 24.189,72 e 17.453,26 di compensi pesano 34.539,16, contati fuori su ogni coppia di euro', () => {
    const soci = [
      {
        quota: 50,
        ...PIENA,
        redditi: { impreseMinoriLavoroAutonomo: 16_000 },
        numeroFigliACarico: 1,
        percentualeCarichi: 50 as const,
        gestioneIvs: 'COMMERCIANTE' as const,
        giorniCarica: 300,
        addizionaleComunalePercentuale: 0,
      },
      { quota: 50, ...RIDOTTA, coniugeACarico: true },
    ]
    const dati = { utileAnteImposte: 80_000, capitaleSociale: 9_000, perditePregresse: 20_000, irap: {} }
    const stato = societa(soci, dati, { obiettivo: 'PRELIEVO_MINIMO_A_NETTO_DATO', nettiObiettivo: [12_000, 12_000, 0] })
    expect(trovato({ ...stato, consideraSommeIntegrative: false }).prelievo).toBeLessThanOrEqual(34_539.26)
  })
  it('un netto che non si può dare non lascia combinazioni', () => {
    expect(convsrl.ottimizza(societa([PIENA], {}, { obiettivo: 'PRELIEVO_MINIMO_A_NETTO_DATO', nettiObiettivo: [99_000, 0, 0] }))).toBeNull()
  })
})

describe('quando si cerca', () => {
  it('calcola cerca solo se richiesto; la chiamata della pagina mai', () => {
    const stato = societa([PIENA])
    expect(intero(convsrl.calcola({ ...stato, ottimizzatore: { attivo: false } })).ottimizzatore).toBeNull()
    expect(intero(convsrl.calcolaConQuadro(stato).risultato).ottimizzatore).toBeNull()
  })
  it('con le quote che non tornano, o la trasparenza non ammessa, non si cerca', () => {
    expect(convsrl.ottimizza(societa([{ quota: 90 }]))).toBeNull()
    expect(convsrl.ottimizza(societa([PIENA], { ricavi: 6_000_000 }, { scenario: 6 }))).toBeNull()
    expect(convsrl.ottimizza(societa([PIENA], { ricavi: 6_000_000 }))).not.toBeNull()
    expect(convsrl.ottimizza({})).toBeNull()
  })
  it('i compensi digitati nello scenario non fermano la ricerca', () => {
    const stato = societa([PIENA], { scenario4: { compensoTotale: 5_000 } })
    expect(trovato(stato).prelievo).toBeLessThanOrEqual(39_865.78)
  })
  it('dice a che punto è e quanto di meglio ha trovato, in molti passi, sempre avanti', () => {
    const passi: contratto.Avanzamento[] = []
    const found = convsrl.ottimizza(societa(due), { progress: (passo) => passi.push(passo) })
    expect(passi.length).toBeGreaterThan(5)
    expect(passi.map(({ fatto }) => fatto)).toEqual(passi.map(({ fatto }) => fatto).toSorted((a, b) => a - b))
    expect(passi.every(({ fatto }) => fatto >= 0 && fatto < 1)).toBe(true)
    expect(passi.at(-1)?.migliore?.prelievo).toBe(found?.prelievo)
  })
  it('si ferma al primo passo dopo il segnale', () => {
    const controller = new AbortController()
    let passi = 0
    const progress = () => {
      if (++passi === 3) controller.abort()
    }
    expect(() => convsrl.ottimizza(societa(due), { progress, signal: controller.signal })).toThrow(convsrl.RicercaInterrotta)
    expect(passi).toBe(3)
  })
})
