/** Published comparisons and flat-rate examples. Where the published figure is wrong the title says why. */
import { describe, expect, it } from 'vitest'
import { calcola, con, famiglia, unArtigiano, unCommerciante, unProfessionista } from './support.ts'

describe('imposta sostitutiva', () => {
  it('professionista 2020, 30.000 € e 7.500 € di contributi versati: 15.900 € di reddito, 2.385 € di imposta', () => {
    const stato = unProfessionista(2020, {
      gestionePrevidenziale: { cassaProfessionale: true },
      redditoContributiImposta: { ricavi: 30_000, contributiCassaProf: 7_500 },
    })
    expect(calcola(stato).redditoContributiImposta).toMatchObject({ redditoLordo: 23_400, redditoNetto: 15_900, impostaSostitutiva: 2_385 })
  })

  it.each([
    [15, 3_510],
    [5, 1_170],
  ] as const)('professionista 2023, 30.000 € senza contributi al %i%%: %d € (cartello.it)', (impostaSost, attesa) => {
    const stato = unProfessionista(2023, { regimeForfettario: { impostaSost }, redditoContributiImposta: { ricavi: 30_000 } })
    expect(calcola(stato).redditoContributiImposta).toMatchObject({ redditoLordo: 23_400, impostaSostitutiva: attesa })
  })

  it('artigiano 2026, 50.000 € al 67%: restano 38.134,68 €', () => {
    const { redditoContributiImposta: r } = calcola(unArtigiano(2026))
    expect(r).toMatchObject({ redditoLordo: 33_500, contributiTotali: 8_047.44, redditoNetto: 25_452.56, impostaSostitutiva: 3_817.88 })
    expect(50_000 - r.contributiTotali - r.impostaSostitutiva).toBeCloseTo(38_134.68, 2)
  })

  it('commerciante 2026 col 35%: 3.000,17 € di contributi, 7 mesi (il pubblicato riduce anche la maternità)', () => {
    const stato = unCommerciante(2026, { redditoContributiImposta: { ricavi: 30_000, riduzione35: true } })
    expect(calcola(stato).redditoContributiImposta).toMatchObject({
      redditoLordo: 12_000,
      contributiTotali: 3_000.17,
      redditoNetto: 8_999.83,
      impostaSostitutiva: 1_349.97,
      mesiTitolare: 7,
    })
  })

  it('gestione separata 2026, 40.000 €: restano 28.406,24 €', () => {
    const stato = unProfessionista(2026, { gestionePrevidenziale: { aliquotaSep: 'PIENA' }, redditoContributiImposta: { ricavi: 40_000 } })
    const { redditoContributiImposta: r } = calcola(stato)
    expect(r).toMatchObject({ redditoLordo: 31_200, contributiTotali: 8_133.84, redditoNetto: 23_066.16, impostaSostitutiva: 3_459.92 })
    expect(40_000 - r.contributiTotali - r.impostaSostitutiva).toBeCloseTo(28_406.24, 2)
  })
})

describe('impresa familiare forfettaria 2024, commerciante, 80.000 €, collaboratore al 30%, riduzione 35%', () => {
  const stato = (rivalsa: boolean) =>
    unCommerciante(2024, con(famiglia([30]), { redditoContributiImposta: { ricavi: 80_000, riduzione35: true, rivalsa, collab1ACarico: false } }))

  it('senza rivalsa il titolare deduce anche i contributi del collaboratore', () => {
    expect(calcola(stato(false)).redditoContributiImposta).toMatchObject({
      redditoLordo: 32_000,
      redditoPerIvs: 22_400,
      redditoIvsCollab1: 9_600,
      contributiIvsNetti: 3_571.73,
      contribIvsCollab1Netti: 2_937.63,
      contributiIvsDeducibili: 6_509.36,
      redditoNetto: 25_490.64,
      impostaSostitutiva: 3_823.6,
      mesiTitolare: 9,
      mesiCollab1: 7,
      totaleForfettario: 10_332.96,
    })
  })

  it('con la rivalsa no', () => {
    expect(calcola(stato(true)).redditoContributiImposta).toMatchObject({
      contributiIvsDeducibili: 3_571.73,
      redditoNetto: 28_428.27,
      impostaSostitutiva: 4_264.24,
      importoRivalsa: 2_937.63,
      totaleForfettario: 10_773.6,
    })
  })
})

describe('forfettario contro ordinario, Roma 2023, 75.000 € (Osservatorio CPI; la detrazione qui è sul reddito complessivo, art. 13 TUIR)', () => {
  const confronto = (gruppo: number, altreSpese: number) =>
    calcola(
      unProfessionista(2023, {
        gestionePrevidenziale: { aliquotaSep: 'PIENA' },
        regimeForfettario: { gruppo },
        redditoContributiImposta: { ricavi: 75_000 },
        regimeNormale: { determinazioneDelReddito: { altreSpese } },
        liquidazioneIrpef: { altriDatiPersonali: { codiceRegioneResidenza: 8, addizionaleComunalePercentuale: 0.9 } },
      }),
    )

  it.each([
    [
      'elettricista, costi al 14%',
      5,
      10_500,
      {
        lordo: 64_500,
        contributi: 16_918.35,
        imposta: 7_137.25,
        forfettario: 24_055.6,
        imponibile: 47_581.65,
        lorda: 13_553.58,
        regionale: 1_344.47,
        comunale: 428.23,
        normale: 32_244.63,
        vantaggio: 8_189.03,
      },
    ],
    [
      'consulente informatico, costi al 33%',
      9,
      24_750,
      {
        lordo: 50_250,
        contributi: 13_180.58,
        imposta: 5_560.41,
        forfettario: 18_740.99,
        imponibile: 37_069.42,
        lorda: 9_874.3,
        regionale: 994.41,
        comunale: 333.62,
        normale: 24_382.91,
        vantaggio: 5_641.92,
      },
    ],
  ])('%s', (_, gruppo, spese, atteso) => {
    const { redditoContributiImposta: r, irpefImprenditore: p, regimeNormale, confronto: c } = confronto(gruppo, spese)
    expect({
      lordo: r.redditoLordo,
      contributi: r.contributiTotali,
      imposta: r.impostaSostitutiva,
      forfettario: r.totaleForfettario,
      imponibile: p?.redditoImponibile,
      lorda: p?.irpefLorda,
      regionale: p?.addizionaleRegionale,
      comunale: p?.addizionaleComunale,
      normale: regimeNormale.totaleNormale,
      vantaggio: c.vantaggioForfettario,
    }).toEqual(atteso)
    expect([p?.detrazioneAutonomi, c.regimeConveniente]).toEqual([0, 'FORFETTARIO'])
  })
})

describe('flat tax incrementale 2023', () => {
  it('90.000 € contro un massimo di 76.000: 14.000 − 5% di 76.000 = 10.200 al 15% (Rizzato Dainese)', () => {
    const stato = unProfessionista(2023, {
      regimeNormale: { determinazioneDelReddito: { ricaviNormale: 90_000 }, flatTaxIncrementale: true, redditoMax3Anni: 76_000 },
    })
    expect(calcola(stato).irpefImprenditore).toMatchObject({ baseFlatTaxIncrementale: 10_200, impostaFlatTaxIncrementale: 1_530, redditoImponibile: 79_800 })
  })
})
