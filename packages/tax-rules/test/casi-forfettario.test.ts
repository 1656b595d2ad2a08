/** Published comparisons and flat-rate examples. If a published figure is wrong, the title says why. */
import { describe, expect, it } from 'vitest'
import { calcola, con, famiglia, unCommerciante, unProfessionista } from './support.ts'

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
