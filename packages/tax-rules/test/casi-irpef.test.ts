/** Boundaries of the surcharges, worked by hand, and examples of the press; most published figures are in `concordanza/`. */
import { describe, expect, it } from 'vitest'
import { calcola, chiHa, irpef } from './support.ts'

it('Trento 2025: un euro oltre i 30.000 la deduzione non spetta più', () => {
  expect(irpef(chiHa(2025, { altriRedditi: 30_001 }, { codiceRegioneResidenza: 18 })).addizionaleRegionale).toBe(369.01)
})

describe('esempi pubblicati', () => {
  it.each([
    [13_000, 820, '950 × 0,8631 = 819,94'],
    [20_000, 750, '950 × 0,7894 = 749,93'],
    [30_000, 650, '950 × 0,6842 = 649,99'],
  ])('un figlio nel 2024, %d € di reddito: circa %d € (Il Messaggero, 16/4/2024; %s)', (reddito, atteso) => {
    const { detrazioneCarichi } = irpef(chiHa(2024, { altriRedditi: reddito }, { numeroFigliACarico: 1, percentualeCarichi: 100 }))
    expect(Math.round(detrazioneCarichi)).toBe(atteso)
  })
  it('39.000 € pagano 10.290 € nel 2025 e 10.070 € nel 2026 (Franco Laureana: 6.440 più 11.000 al 35%, poi al 33%)', () => {
    expect(([2025, 2026] as const).map((anno) => irpef(chiHa(anno, { altriRedditi: 39_000 })).irpefLorda)).toEqual([10_290, 10_070])
  })
  it.each([
    [33_000, 875],
    [35_000, 625],
    [38_000, 250],
  ])("l'ulteriore detrazione del 2025 con %d € è %d € (Il mondo del lavoro: 1.000 per quanto manca a 40.000, diviso 8.000)", (lavoroDipendente, atteso) => {
    expect(irpef(chiHa(2025, { lavoroDipendente })).ulterioreDetrazione).toBe(atteso)
  })
  it('a Roma 30.000 € allo 0,9% pagano 270 € di addizionale comunale (scuolalink: 189 di saldo e 81 di acconto)', () => {
    expect(irpef(chiHa(2025, { altriRedditi: 30_000 }, { addizionaleComunalePercentuale: 0.9 })).addizionaleComunale).toBe(270)
  })
})

describe('addizionale del comune scelto dalla tabella', () => {
  const comune = (imponibile: number, sogliaEsenzione: number, scaglioni: readonly { finoA: number | null; aliquota: number }[]) =>
    irpef(
      chiHa(
        2025,
        { altriRedditi: imponibile },
        { addizionaleComunalePercentuale: 0.1, addizionaleComunale: { codiceCatastale: 'X000', comune: 'Prova', sogliaEsenzione, scaglioni } },
      ),
    ).addizionaleComunale

  it('Milano 2025: 23.000 € sono esenti, un euro in più paga su tutto (23.001 × 0,8%)', () => {
    const milano = [{ finoA: null, aliquota: 0.8 }]
    expect([comune(23_000, 23_000, milano), comune(23_001, 23_000, milano)]).toEqual([0, 184.01])
  })

  it('Torino 2025: 60.000 € pagano 28.000 × 0,8% + 22.000 × 1,1% + 10.000 × 1,2% = 586 €', () => {
    const torino = [
      { finoA: 28_000, aliquota: 0.8 },
      { finoA: 50_000, aliquota: 1.1 },
      { finoA: null, aliquota: 1.2 },
    ]
    expect([comune(11_790, 11_790, torino), comune(60_000, 11_790, torino)]).toEqual([0, 586])
  })

  it("un comune che non l'ha istituita ha uno scaglione solo, allo zero per cento", () => {
    expect(comune(30_000, 0, [{ finoA: null, aliquota: 0 }])).toBe(0)
  })

  it('senza scaglioni buoni vale la percentuale scritta a mano, e un messaggio lo dice', () => {
    expect([comune(30_000, 0, []), comune(30_000, 0, [{ finoA: 28_000, aliquota: 0.8 }])]).toEqual([30, 30])
    const stato = chiHa(2025, { altriRedditi: 30_000 }, { addizionaleComunale: {} })
    expect(calcola(stato).messaggi).toContainEqual({
      id: 'VALORE_NON_VALIDO',
      gravita: 'ERRORE',
      campo: 'liquidazioneIrpef.altriDatiPersonali.addizionaleComunale.scaglioni',
      testo: 'Valore non valido',
      dettaglio: "ammesse da 1 a 12 voci, con «Fino a» che cresce e vuoto soltanto nell'ultima",
    })
  })
})
