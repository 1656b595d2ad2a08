/** Thresholds of contributions and regimes on their last euro and on the next. Expected figures are worked by hand beside each line. */
import { roundToCent, type TaxYear, taxYears } from '@bilancia/contract'
import { describe, expect, it } from 'vitest'
import { aiLati, avvisi, calcola, con, famiglia, irpef, unArtigiano, unCommerciante, unProfessionista } from './support.ts'

describe('contributi', () => {
  const ivs = (chi: typeof unArtigiano, anno: TaxYear, anzianitaAl1995: boolean) => (x: number) =>
    calcola(chi(anno, { gestionePrevidenziale: { anzianitaAl1995 }, regimeNormale: { determinazioneDelReddito: { ricaviNormale: x } } })).regimeNormale
      .contributiIvsNetti

  /** INPS circulars of each year: minimum with maternity, and the highest IVS without it, for both enrolments and both ceilings. */
  it.each<readonly [TaxYear, number, number, number, number, number, number, number, number, number]>([
    [2020, 15_953, 3_836.16, 3_850.52, 78_965, 19_267.46, 19_338.53, 103_055, 25_289.96, 25_382.71],
    [2021, 15_953, 3_836.16, 3_850.52, 78_965, 19_267.46, 19_338.53, 103_055, 25_289.96, 25_382.71],
    [2022, 16_243, 3_905.76, 3_983.73, 80_465, 19_633.46, 20_019.69, 105_014, 25_770.71, 26_274.78],
    [2023, 17_504, 4_208.4, 4_292.42, 86_983, 21_223.85, 21_641.37, 113_520, 27_858.1, 28_402.99],
    [2024, 18_415, 4_427.04, 4_515.43, 91_680, 22_369.92, 22_809.99, 119_650, 29_362.42, 29_936.74],
    [2025, 18_555, 4_460.64, 4_549.7, 92_413, 22_548.77, 22_992.35, 120_607, 29_597.27, 30_176.18],
    [2026, 18_808, 4_521.36, 4_611.64, 93_707, 22_864.51, 23_314.31, 122_295, 30_011.51, 30_598.53],
  ])('%i: minimale e massimali come nelle circolari', (anno, minimale, minArt, minCom, ante, maxArtAnte, maxComAnte, post, maxArt, maxCom) => {
    for (const [chi, minimo, massimi] of [
      [unArtigiano, minArt, [maxArtAnte, maxArt]],
      [unCommerciante, minCom, [maxComAnte, maxCom]],
    ] as const) {
      expect(ivs(chi, anno, false)(minimale)).toBe(minimo)
      expect(ivs(chi, anno, false)(minimale + 1)).toBeGreaterThan(minimo)
      for (const [massimale, anziano, massimo] of [
        [ante, true, massimi[0]],
        [post, false, massimi[1]],
      ] as const) {
        expect(aiLati(massimale, ivs(chi, anno, anziano)).map((x) => Number((x - 7.44).toFixed(2)))).toEqual([massimo, massimo])
        expect(ivs(chi, anno, anziano)(massimale - 1)).toBeLessThan(massimo + 7.44)
      }
    }
  })

  it('oltre la prima fascia 2026 ogni euro costa 25 centesimi invece di 24', () => {
    expect([56_223, 56_224, 56_225].map(ivs(unArtigiano, 2026, false))).toEqual([13_500.96, 13_501.2, 13_501.45])
  })

  it('gestione separata 2026: il massimale è 122.295 € (× 26,07%)', () => {
    const separata = (x: number) =>
      calcola(unProfessionista(2026, { gestionePrevidenziale: { aliquotaSep: 'PIENA' }, regimeNormale: { determinazioneDelReddito: { ricaviNormale: x } } }))
        .regimeNormale.contributiGestSep
    expect([122_294, 122_295, 122_296].map(separata)).toEqual([31_882.05, 31_882.31, 31_882.31])
  })

  // INPS circulars 12/2020, 12/2021, 25/2022, 12/2023, 24/2024, 27/2025 and 8/2026; 2027 has the amount of 2026.
  it.each([
    [2020, 15_953],
    [2021, 15_953],
    [2022, 16_243],
    [2023, 17_504],
    [2024, 18_415],
    [2025, 18_555],
    [2026, 18_808],
    [2027, 18_808],
  ] as const)('gestione separata %i: 12 mesi da %d € di reddito, non un euro prima', (anno, minimale) => {
    const mesi = (x: number) =>
      calcola(unProfessionista(anno, { gestionePrevidenziale: { aliquotaSep: 'RIDOTTA' }, regimeNormale: { determinazioneDelReddito: { ricaviNormale: x } } }))
        .confronto.altreCaratteristicheApplicate.accreditoDodiciMesi.normale
    expect([minimale - 1, minimale - 0.01, minimale].map(mesi)).toEqual([false, false, true])
  })
})

describe('requisiti del forfettario', () => {
  const motivi = (anno: TaxYear, requisiti: object, ricavi = 10_000) =>
    calcola(unArtigiano(anno, { redditoContributiImposta: { ricavi }, requisiti })).confronto.motiviNonAmmesso

  it.each(taxYears)("nel %i: ricavi, spese per il personale, redditi di lavoro dell'anno prima", (anno) => {
    const ricavi = anno < 2023 ? 65_000 : 85_000
    const dipendente = anno === 2025 || anno === 2026 ? 35_000 : 30_000
    expect([ricavi, ricavi + 0.01].map((x) => motivi(anno, { ricaviAnnoPrecedente: x }))).toEqual([[], ['ricaviAnnoPrecedente']])
    expect([20_000, 20_000.01].map((x) => motivi(anno, { spesePersonaleAnnoPrecedente: x }))).toEqual([[], ['spesePersonaleAnnoPrecedente']])
    expect([dipendente, dipendente + 0.01].map((x) => motivi(anno, { redditoDipendenteAnnoPrecedente: x }))).toEqual([[], ['redditoDipendenteAnnoPrecedente']])
    expect(motivi(anno, { redditoDipendenteAnnoPrecedente: 90_000, rapportoCessato: true })).toEqual([])
  })

  it.each(taxYears)("nel %i: ricavi dell'anno e uscita", (anno) => {
    const uscita = anno < 2023 ? [] : ['ricaviOltreUscitaImmediata']
    expect([100_000, 100_000.01].map((x) => motivi(anno, {}, x))).toEqual([[], uscita])
    const limite = anno < 2022 ? 65_000 : 85_000
    expect(
      [limite, limite + 0.01].map((ricavi) => avvisi(unArtigiano(anno, { redditoContributiImposta: { ricavi } })).includes('RICAVI_OLTRE_LIMITE')),
    ).toEqual([false, true])
  })

  it.each(taxYears)('i ricavi si ragguagliano ad anno, di 365 giorni: in 219 bastano tre quinti del limite, e un centesimo in più è oltre; nel %i', (anno) => {
    const limite = anno < 2023 ? 39_000 : 51_000
    expect([limite, limite + 0.01].map((x) => motivi(anno, { ricaviAnnoPrecedente: x, giorniAttivitaAnnoPrecedente: 219 }))).toEqual([
      [],
      ['ricaviAnnoPrecedente'],
    ])
  })

  it.each(taxYears)('di un anno intero, 365 giorni o 366, i ricavi sono quelli scritti; nel %i', (anno) => {
    const limite = anno < 2023 ? 65_000 : 85_000
    for (const giorniAttivitaAnnoPrecedente of [365, 366]) {
      expect([limite, limite + 0.01].map((x) => motivi(anno, { ricaviAnnoPrecedente: x, giorniAttivitaAnnoPrecedente }))).toEqual([
        [],
        ['ricaviAnnoPrecedente'],
      ])
    }
  })

  it.each(taxYears)("l'aliquota del 5%% dura cinque periodi; nel %i", (anno) => {
    const scaduta = (annoInizioAttivita: number) =>
      avvisi(unArtigiano(anno, { regimeForfettario: { impostaSost: 5, annoInizioAttivita } })).includes('ALIQUOTA_5_SCADUTA')
    expect([anno - 4, anno - 5].map(scaduta)).toEqual([false, true])
  })

  it.each(taxYears)("del 5%% senza l'anno di inizio si dice quanto manca al 15%%: il 10%% di 78.000; nel %i", (anno) => {
    const { datiMancanti } = calcola(unProfessionista(anno, { regimeForfettario: { impostaSost: 5 }, redditoContributiImposta: { ricavi: 100_000 } })).confronto
      .affidabilita
    expect(datiMancanti.find(({ dato }) => dato === 'regimeForfettario.annoInizioAttivita')?.alPiu).toBe(7_800)
  })

  it.each(taxYears)("i coefficienti di redditività dell'allegato 4 alla L. 190/2014; nel %i", (anno) => {
    const reddito = (gruppo: number) => calcola(unArtigiano(anno, { regimeForfettario: { gruppo } })).redditoContributiImposta.redditoLordo
    // 50,000 at 40, 40, 40, 54, 86, 62, 40, 78 and 67%.
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9].map(reddito)).toEqual([20_000, 20_000, 20_000, 27_000, 43_000, 31_000, 20_000, 39_000, 33_500])
  })

  it("la fattura elettronica è d'obbligo nel 2022-2023 oltre 25.000 €, dal 2024 sempre", () => {
    const fattura = (anno: TaxYear, ricavi: number) =>
      calcola(unArtigiano(anno, { redditoContributiImposta: { ricavi } })).confronto.adempimentiApplicati.fatturazioneElettronica.forfettario
    expect([fattura(2021, 60_000), fattura(2024, 1)]).toEqual([false, true])
    for (const anno of [2022, 2023] as const) expect([25_000, 25_000.01].map((ricavi) => fattura(anno, ricavi))).toEqual([false, true])
  })
})

describe('altri confini', () => {
  it('deduzione IRAP delle persone fisiche, 2020: cala di 3.250 € a ogni gradino', () => {
    const netta = (valoreProduzioneLorda: number) =>
      calcola(unArtigiano(2020, { regimeNormale: { determinazioneDelValoreDellaProduzioneNetta: { valoreProduzioneLorda } } })).regimeNormale
        .determinazioneDelValoreDellaProduzioneNetta.valoreProduzioneNetta
    const gradini = [180_759.91, 180_759.92, 180_839.91, 180_839.92, 180_919.91, 180_919.92, 180_999.91, 180_999.92, 13_000, 13_001]
    expect(gradini.map(netta)).toEqual([167_759.91, 171_009.92, 171_089.91, 174_339.92, 174_419.91, 177_669.92, 177_749.91, 180_999.92, 0, 1])
  })

  it.each([2020, 2021] as const)(
    'nel %i il valore della produzione nasce dai righi della propria attività, interessi e personale esclusi (artt. 5-bis e 8)',
    (anno) => {
      const righi = {
        ...{ rimanenzeFinali: 1, esistenzeIniziali: 20, acquisti: 300, servizi: 4_000, ammortamenti: 50_000, canoniLeasing: 600_000 },
        ...{ altriProventi: 2, immobili: 30, compensiTerzi: 400, consumi: 5_000, speseLimitate: 60_000, altreSpese: 7 },
        ...{ interessiPassivi: 11, lavoroDipendente: 13 },
      }
      const lorda = (uno: typeof unArtigiano) =>
        calcola(uno(anno, { redditoContributiImposta: { ricavi: 5_000_000 }, regimeNormale: { determinazioneDelReddito: righi } })).regimeNormale
          .determinazioneDelValoreDellaProduzioneNetta.valoreProduzioneLordaApplicato
      // 5,000,000 + 1 − 20 − 300 − 4,000 − 50,000 − 600,000; 5,000,000 + 2 − 30 − 400 − 5,000 − 60,000 − 7 − 50,000 − 600,000
      expect([lorda(unArtigiano), lorda(unProfessionista)]).toEqual([4_345_681, 4_284_565])
    },
  )

  it("flat tax incrementale: l'incremento agevolato non supera 40.000 €", () => {
    const base = (ricaviNormale: number) =>
      irpef(unProfessionista(2023, { regimeNormale: { determinazioneDelReddito: { ricaviNormale }, flatTaxIncrementale: true, redditoMax3Anni: 20_000 } }))
        .baseFlatTaxIncrementale
    expect([21_000, 21_001, 61_000, 61_001].map(base)).toEqual([0, 1, 40_000, 40_000])
  })

  it.each(taxYears)("nel %i le perdite riducono il reddito d'impresa dell'80%%, e il bollo costa 2 € a fattura", (anno) => {
    const stato = unArtigiano(anno, {
      gestionePrevidenziale: { tipoPrevidenza: 'NON_DEFINITO' },
      redditoContributiImposta: { ricavi: 10_000, perditePregresse: 9_000 },
      regimeNormale: { perditePregresseNormale: 9_000 },
      confronto: { bollo: { attivo: true, numeroFatture: 40 } },
    })
    const { redditoContributiImposta: f, regimeNormale: n, confronto } = calcola(stato)
    // 6.700 × 80% = 5.360; 10.000 × 80% = 8.000
    expect([f.perditeUtilizzate, f.redditoNetto, n.perditeUtilizzate, n.redditoDaImputare, confronto.speseAmministrative.forfettario]).toEqual([
      5_360, 1_340, 8_000, 2_000, 80,
    ])
  })

  it.each(taxYears)(
    "nel %i le perdite dei primi tre periodi si usano fino a tutto il reddito che le altre lasciano, e lo stesso nella base dell'IVS",
    (anno) => {
      const usate = (perditePregresse: number, perditePrimiTrePeriodi: number) => {
        const { redditoContributiImposta: f, regimeNormale: n } = calcola(
          unArtigiano(anno, {
            regimeForfettario: { gruppo: 2 },
            gestionePrevidenziale: { tipoPrevidenza: 'NON_DEFINITO' },
            redditoContributiImposta: { ricavi: 25_000, perditePregresse, perditePrimiTrePeriodi },
            regimeNormale: { perditePregresseNormale: perditePregresse, perditePrimiTrePeriodiNormale: perditePrimiTrePeriodi },
          }),
        )
        return [f.perditeUtilizzate, f.redditoNetto, f.redditoPerIvs, n.perditeUtilizzate, n.redditoDaImputare]
      }
      // Incomes 10.000 (25.000 × 40%) and 25.000: limited losses up to 8.000 and 20.000, the others up to the rest.
      expect([usate(9_500, 0), usate(0, 9_500), usate(5_000, 9_500), usate(30_000, 30_000)]).toEqual([
        [8_000, 2_000, 2_000, 9_500, 15_500],
        [9_500, 500, 500, 9_500, 15_500],
        [10_000, 0, 0, 14_500, 10_500],
        [10_000, 0, 0, 25_000, 0],
      ])
    },
  )

  it("la quota di un collaboratore su ciò che le perdite lasciano si arrotonda in su al mezzo centesimo, e l'IVS con lei", () => {
    const piatto = (gruppo: number, ricavi: number, perditePregresse: number, perditePrimiTrePeriodi: number, quotaCollab1: number, quotaCollab2: number) =>
      calcola(
        unArtigiano(2023, {
          famigliare: true,
          quotaCollab1,
          quotaCollab2,
          regimeForfettario: { gruppo },
          redditoContributiImposta: { ricavi, perditePregresse, perditePrimiTrePeriodi },
        }),
      ).redditoContributiImposta
    // 43,833.54 x 40% = 17,533.42; less 897.59 and 16,483.18 = 152.65; x 36.88% = 56.30; x 10% = 15.265.
    const poco = piatto(1, 43_833.54, 897.59, 16_483.18, 36.88, 10)
    expect([poco.redditoPerIvs, poco.redditoIvsCollab1, poco.redditoIvsCollab2]).toEqual([81.08, 56.3, 15.27])
    // 4,588,676.22 x 62% = 2,844,979.26; less the losses 96,071.90; x 25% = 24,017.975; 24,017.98 x 24% = 5,764.32.
    const tanto = piatto(6, 4_588_676.22, 2_213_519.93, 535_387.43, 25, 0)
    expect([tanto.redditoPerIvs, tanto.redditoIvsCollab1, tanto.contribIvsCollab1Netti]).toEqual([72_053.92, 24_017.98, 5_771.76])
  })

  it('chi esercita una professione non ha perdite da riportare', () => {
    const { redditoContributiImposta: f, regimeNormale: n } = calcola(
      unProfessionista(2026, {
        redditoContributiImposta: { ricavi: 10_000, perditePrimiTrePeriodi: 9_000 },
        regimeNormale: { perditePrimiTrePeriodiNormale: 9_000 },
      }),
    )
    expect([f.perditeUtilizzate, n.perditeUtilizzate]).toEqual([0, 0])
  })

  it.each(taxYears)('rettifica IVA: costo oltre 516,46 €, dal 2027 516,45, coefficiente fino al 25 per cento, cinque anni o dieci; nel %i', (anno) => {
    const rettifica = (bene: object) =>
      calcola(unArtigiano(anno, { confronto: { tabellaRettifica: { beni: [{ annoEntrataInFunzione: anno - 2, ivaDetratta: 1_000, ...bene }] } } })).confronto
        .rettificaIvaApplicata
    // A million lire until 2026; D.Lgs. 10/2026, art. 59, c. 4: «non superiore a euro 516,45».
    const minimo = anno < 2027 ? 516.46 : 516.45
    expect([{ costo: minimo }, { costo: roundToCent(minimo + 0.01) }, {}].map(rettifica)).toEqual([0, 600, 600])
    expect([{ coefficienteAmmortamento: 25 }, { coefficienteAmmortamento: 25.01 }].map(rettifica)).toEqual([600, 0])
    expect([5, 4, 0, -1].map((fa) => rettifica({ annoEntrataInFunzione: anno - fa }))).toEqual([0, 200, 1_000, 1_000])
    expect([10, 9].map((fa) => rettifica({ annoEntrataInFunzione: anno - fa, tipo: 'FABBRICATO' }))).toEqual([0, 100])
    expect(rettifica({ annoEntrataInFunzione: null })).toBe(0)
  })

  it('gli anni di recupero della rettifica si contano per eccesso: un centesimo oltre il vantaggio sono due', () => {
    const stato = unArtigiano(2026)
    const v = calcola(stato).confronto.vantaggioForfettario as number
    const anni = (rettificaIva: number) => calcola(con(stato, { confronto: { rettificaIva } })).confronto.anniRecuperoRettifica
    expect([0, v, Number((v + 0.01).toFixed(2)), 2 * v].map(anni)).toEqual([null, 1, 2, 2])
  })

  it.each(taxYears)('le quote dei collaboratori arrivano a 49%% in tutto; nel %i', (anno) => {
    const oltre = (due: number) => avvisi(unArtigiano(anno, famiglia([24.5, due]))).filter((id) => id === 'QUOTE_OLTRE_49').length
    expect([24.5, 24.51].map(oltre)).toEqual([0, 2])
  })

  it.each(taxYears)('il verdetto è indifferente fino a un euro di differenza; nel %i', (anno) => {
    const verdetto = (iva: number) => calcola(unArtigiano(anno, { confronto: { ivaIndetraibileAnnua: iva } })).confronto.regimeConveniente
    const { vantaggioForfettario } = calcola(unArtigiano(anno)).confronto
    const v = vantaggioForfettario as number
    const iva = (resto: number) => Number((v - resto).toFixed(2))
    expect([2.01, 1.01, 1, 0, -1, -1.01].map((resto) => verdetto(iva(resto)))).toEqual([
      'FORFETTARIO',
      'FORFETTARIO',
      'INDIFFERENTE',
      'INDIFFERENTE',
      'INDIFFERENTE',
      'NORMALE',
    ])
  })
})
