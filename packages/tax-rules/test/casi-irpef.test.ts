/** Published figures on IRPEF and surcharges; where a source rounds, the title says so and the exact figure stands beside it. */
import type { TaxYear } from '@bilancia/contract'
import { describe, expect, it } from 'vitest'
import { calcola, chiHa, irpef, unProfessionista } from './support.ts'

/** Income and taxable income are both `imponibile`; no deduction of art. 13 comes with it. */
const senzaDetrazioni = (anno: TaxYear, imponibile: number) => chiHa(anno, { altriRedditi: imponibile })
const autonomo = (anno: TaxYear, reddito: number) => irpef(unProfessionista(anno, { redditoContributiImposta: { ricavi: reddito } }))

describe('IRPEF lorda', () => {
  it.each<[TaxYear, number, number, string]>([
    [2020, 20_000, 4_800, 'dimensionenotizia.com: 15.000 × 23% + 5.000 × 27%'],
    [2021, 55_000, 17_220, 'Commercialista Telematico: cumulata a fine terzo scaglione'],
    [2021, 75_000, 25_420, 'Commercialista Telematico: cumulata a fine quarto scaglione'],
    [2023, 28_000, 6_700, 'Commercialista Telematico'],
    [2023, 50_000, 14_400, 'Commercialista Telematico'],
    [2025, 35_000, 8_890, 'Studio Contabile Salvatori: 28.000 × 23% + 7.000 × 35%'],
    [2025, 50_000, 14_140, 'Commercialista Telematico'],
  ])('nel %i su %d € è %d € (%s)', (anno, imponibile, attesa) => expect(irpef(senzaDetrazioni(anno, imponibile)).irpefLorda).toBe(attesa))

  it.each([
    [30_000, 40],
    [35_000, 140],
    [40_000, 240],
    [45_000, 340],
    [50_000, 440],
  ])('il taglio al 33%% del 2026 fa risparmiare a chi ha %d € di imponibile %d € (SIULP)', (imponibile, risparmio) => {
    expect(irpef(senzaDetrazioni(2025, imponibile)).irpefLorda - irpef(senzaDetrazioni(2026, imponibile)).irpefLorda).toBe(risparmio)
  })
})

describe('la riforma del 2022 per gli autonomi (tabella del MEF, euro interi)', () => {
  it.each([
    [18_000, 86, 3_446.35, 3_360.03],
    [19_000, 94, 3_738.32, 3_644],
    [20_000, 102, 4_030.29, 3_928.04],
    [21_000, 110, 4_322.37, 4_212.01],
    [25_000, 142, 5_490.25, 5_348.03],
    [28_000, 166, 6_366.27, 6_200],
  ])("a %d € di reddito l'IRPEF netta scende di %d €", (reddito, pubblicato, netta2021, netta2022) => {
    expect([autonomo(2021, reddito).irpefNetta, autonomo(2022, reddito).irpefNetta]).toEqual([netta2021, netta2022])
    expect(Math.abs(netta2021 - netta2022 - pubblicato)).toBeLessThan(1)
  })
})

describe('detrazioni', () => {
  it('un figlio con 30.000 € di reddito nel 2025: 950 × 0,6842 = 649,99 € (la fonte, senza troncare, scrive 650)', () => {
    expect(irpef(chiHa(2025, { altriRedditi: 30_000 }, { numeroFigliACarico: 1, percentualeCarichi: 100 })).detrazioneCarichi).toBe(649.99)
  })

  it('un dipendente con 21.000 € nel 2022: 1.910 + 1.190 × 0,5384 = 2.550,70 € (la fonte scrive 2.550)', () => {
    expect(irpef(chiHa(2022, { lavoroDipendente: 21_000 })).detrazioneLavoroDipendente).toBe(2_550.7)
  })

  it.each([
    [28_000, 1_000, 'misura piena fino a 32.000'],
    [37_000, 375, '1.000 × (40.000 − 37.000) / 8.000'],
  ])("l'ulteriore detrazione del 2025 a %d € di reddito è %d € (%s)", (reddito, attesa) => {
    expect(irpef(chiHa(2025, { lavoroDipendente: reddito })).ulterioreDetrazione).toBe(attesa)
  })

  it.each([
    [13_000, 689, 57.42],
    [17_000, 816, 68],
    [20_000, 960, 80],
  ])('la somma esente del 2025 con %d € di lavoro dipendente è %d €, %d al mese (businessonline.it, euro interi)', (reddito, somma, alMese) => {
    expect(irpef(chiHa(2025, { lavoroDipendente: reddito })).sommaEsente).toBe(somma)
    expect(somma / 12).toBeCloseTo(alMese, 2)
  })
})

describe('addizionale regionale', () => {
  it.each<[string, TaxYear, number, number, number, string]>([
    ['Umbria', 2024, 19, 20_000, 265.5, '184,50 + 81,00; La Nazione scrive 265,40'],
    ['Lazio', 2023, 8, 35_000, 925.5, 'fanpage.it scrive 925'],
    ['Lazio', 2023, 8, 25_000, 592.5, 'fanpage.it arrotonda a 590'],
    ['Calabria', 2025, 4, 25_000, 432.5, 'Cisl Calabria: oltre 432'],
    ['Lombardia', 2026, 10, 30_000, 424.3, 'CalcFast'],
    ['Campania', 2026, 5, 30_000, 708.3, 'CalcFast'],
    ['Veneto', 2026, 21, 30_000, 369, 'CalcFast'],
    ['Trento', 2025, 18, 30_000, 0, 'deduzione di 30.000 (lavorofacile.it)'],
    ['Trento', 2025, 18, 30_001, 369.01, 'un euro oltre la deduzione non spetta'],
    ['Abruzzo', 2025, 1, 20_000, 334, 'UIL'],
    ['Abruzzo', 2025, 1, 40_000, 812, 'UIL'],
  ])('%s %i, codice %i: su %d € è %d € (%s)', (_, anno, codiceRegioneResidenza, imponibile, attesa) => {
    expect(irpef(chiHa(anno, { altriRedditi: imponibile }, { codiceRegioneResidenza })).addizionaleRegionale).toBe(attesa)
  })

  it.each([
    ["L'Aquila", 0.6, 20_000, 454],
    ["L'Aquila", 0.6, 40_000, 1_052],
    ['Chieti', 0.8, 40_000, 1_132],
    ['Pescara', 0.8, 20_000, 494],
  ])('%s (%d%%): le due addizionali del 2025 su %d € fanno %d € (UIL)', (_, addizionaleComunalePercentuale, imponibile, totale) => {
    const { addizionaleRegionale, addizionaleComunale } = irpef(
      chiHa(2025, { altriRedditi: imponibile }, { codiceRegioneResidenza: 1, addizionaleComunalePercentuale }),
    )
    expect(addizionaleRegionale + addizionaleComunale).toBe(totale)
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
    })
  })
})
