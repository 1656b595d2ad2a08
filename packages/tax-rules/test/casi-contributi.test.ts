/** Contributions worked out by hand beside the test, and published rules. The published figures are in `concordanza/`. */
import { money, type TaxYear, taxYears } from '@bilancia/contract'
import { layout, regola, simulator, soloRisultato } from '@bilancia/engine'
import { describe, expect, it } from 'vitest'
import { mesiAccreditati } from '../src/inps/index.ts'
import { massimale, massimaleAnte1996, minimale, primaFascia } from '../src/inps/parametri.ts'
import { calcola, con, famiglia, unArtigiano, unCommerciante, unProfessionista } from './support.ts'

type Riduzione = 'forf35' | 'over65' | 'nuovi2025'

/** The contributions of the owner on this income: ordinary side, or flat-rate side for the 35%. */
function titolare(gestione: 'artigiani' | 'commercianti', anno: TaxYear, reddito: number, riduzione: Riduzione): number {
  const chi = gestione === 'artigiani' ? unArtigiano : unCommerciante
  const { redditoContributiImposta, regimeNormale } = calcola(
    chi(anno, {
      gestionePrevidenziale: { pensionatoOver65: riduzione === 'over65', riduzione50: riduzione === 'nuovi2025' },
      // Group 2 has 40%, so the flat-rate income is the income of the case.
      regimeForfettario: { gruppo: 2 },
      redditoContributiImposta: { ricavi: reddito * 2.5, riduzione35: riduzione === 'forf35' },
      regimeNormale: { determinazioneDelReddito: { ricaviNormale: reddito } },
    }),
  )
  return riduzione === 'forf35' ? redditoContributiImposta.contributiIvsNetti : regimeNormale.contributiIvsNetti
}

describe('contributi IVS', () => {
  it.each<[string, 'artigiani' | 'commercianti', TaxYear, number, number, Riduzione]>([
    ['col 35%, oltre il minimale: 24.000 × 24% × 65% + 7,44', 'artigiani', 2026, 24_000, 3_751.44, 'forf35'],
    ['oltre 65 anni: 40.000 × 12% + 7,44', 'artigiani', 2026, 40_000, 4_807.44, 'over65'],
    ['prima iscrizione 2025: 18.555 × 12,48% + 7,44, lo 0,48% resta intero', 'commercianti', 2025, 0, 2_323.1, 'nuovi2025'],
  ])('%s: %s %i con %d € di reddito, %d €', (_, gestione, anno, reddito, atteso, riduzione) =>
    expect(titolare(gestione, anno, reddito, riduzione)).toBe(atteso),
  )

  it('impresa familiare 2026 al 51 e 49%: ogni quota è una posizione, con minimale e fasce proprie', () => {
    const { regimeNormale } = calcola(unCommerciante(2026, con(famiglia([49]), { regimeNormale: { determinazioneDelReddito: { ricaviNormale: 80_000 } } })))
    expect(regimeNormale).toMatchObject({ contributiIvsNetti: 9_995.28, contribIvsCollab1Netti: 9_603.6, contributiTotali: 19_598.88 })
  })
})

describe('parametri che si controllano da soli', () => {
  const giornaliero = { 2020: 48.98, 2021: 48.98, 2022: 49.91, 2023: 53.95, 2024: 56.87, 2025: 57.32, 2026: 58.13, 2027: 58.13 }

  it.each(taxYears)("il minimale %i è 312 volte il minimo giornaliero più 671,39, all'euro", (anno) => {
    expect(minimale.cifra(anno).valore).toBe(Math.round(312 * giornaliero[anno] + 671.39))
  })

  it.each(taxYears)("il massimale %i con anzianità al 1995 è la prima fascia più due terzi, all'euro; senza, è più alto", (anno) => {
    const fascia = primaFascia.cifra(anno).valore
    expect(massimaleAnte1996.cifra(anno).valore).toBe(Math.round(fascia + (fascia * 2) / 3))
    expect(massimale.cifra(anno).valore).toBeGreaterThan(massimaleAnte1996.cifra(anno).valore)
  })
})

describe('gestione separata dei professionisti', () => {
  const separata = (anno: TaxYear, reddito: number, aliquotaSep: 'PIENA' | 'RIDOTTA' = 'PIENA') =>
    calcola(unProfessionista(anno, { gestionePrevidenziale: { aliquotaSep }, regimeNormale: { determinazioneDelReddito: { ricaviNormale: reddito } } }))
      .regimeNormale.contributiGestSep

  it.each<[TaxYear, number, number, string]>([
    [2024, 150_000, 31_192.76, 'sul massimale: 119.650 × 26,07%'],
    [2024, 40_000, 10_428, 'Fiscozen: 60.000 di compensi meno 20.000 di spese, × 26,07%'],
  ])('nel %i con %d € di reddito è %d € (%s)', (anno, reddito, atteso) => expect(separata(anno, reddito)).toBe(atteso))

  it('con altra copertura è al 24% in ogni anno, e non ha minimo', () => {
    expect(taxYears.map((anno) => separata(anno, 10_000, 'RIDOTTA'))).toEqual(taxYears.map(() => 2_400))
    expect(separata(2026, 0)).toBe(0)
  })
})

describe('mesi accreditati', () => {
  const campi = { versato: money('Versato'), sulMinimale: money('Sul minimale') }
  const prova = layout(campi, '')
  const mesi = regola('mesi', {
    nome: 'Mesi',
    norma: 'L. 335/1995, art. 2, c. 29',
    formula: mesiAccreditati(prova.campi.versato, prova.campi.sulMinimale).troncato(0),
  })
  const { calculate } = simulator<{ mesi: number }>({ nome: 'prova', ospiti: soloRisultato, layout: prova, outputs: { mesi }, avvisi: [], messages: {} })

  it.each([
    ['metà del contributo sul minimale (AZ Professionisti, circ. INPS 29/2015)', 1_760.81, 3_521.62, 6],
    ['più di un dodicesimo e meno di due: un mese solo (mess. INPS 14810/2010)', 1.9, 12, 1],
    ['tutto il minimale', 4_513.92, 4_513.92, 12],
    ['un centesimo in meno', 4_513.91, 4_513.92, 11],
  ])('%s', (_, versato, sulMinimale, attesi) => expect(calculate({ annoImposta: 2026, versato, sulMinimale })).toMatchObject({ mesi: attesi }))

  it.each([
    [28_900, 4_515.84, 11, true],
    [28_936, 4_521.46, 12, false],
  ])('col 35%% nel 2026 e %d € di reddito si versano %d € e si accreditano %i mesi', (reddito, contributi, attesi, avviso) => {
    const { redditoContributiImposta: r } = calcola(
      unArtigiano(2026, { regimeForfettario: { gruppo: 2 }, redditoContributiImposta: { ricavi: reddito * 2.5, riduzione35: true } }),
    )
    expect(r).toMatchObject({ contributiIvsNetti: contributi, mesiTitolare: attesi })
    expect(r.warningContributi35 !== null).toBe(avviso)
  })

  it('sul minimale col 35% sono 7,8, cioè 7; con la prima iscrizione nel 2025 sono 6', () => {
    const ridotto = calcola(unArtigiano(2025, { redditoContributiImposta: { ricavi: 15_000, riduzione35: true } })).redditoContributiImposta
    expect([ridotto.mesiEsattiTitolare, ridotto.mesiTitolare]).toEqual([7.8, 7])
    const nuovo = calcola(
      unArtigiano(2025, { gestionePrevidenziale: { riduzione50: true }, redditoContributiImposta: { ricavi: 15_000 } }),
    ).redditoContributiImposta
    expect([nuovo.mesiEsattiTitolare, nuovo.mesiTitolare]).toEqual([6, 6])
  })

  it.each([
    [37_110, 4_460.64, 12],
    [37_109, 4_460.52, 11],
  ])(
    "con la prima iscrizione nel 2025 l'artigiano con %d € versa %d € e ha %i mesi (Studio Lamberti: il doppio del minimale ne accredita 12)",
    (reddito, contributi, attesi) => {
      // 37,110 × 12% + 7.44; one euro less of income is 0.12 less.
      const { redditoContributiImposta: r } = calcola(
        unArtigiano(2025, {
          gestionePrevidenziale: { riduzione50: true },
          regimeForfettario: { gruppo: 2 },
          redditoContributiImposta: { ricavi: reddito * 2.5 },
        }),
      )
      expect(r).toMatchObject({ redditoLordo: reddito, contributiIvsNetti: contributi, mesiTitolare: attesi })
    },
  )
})
