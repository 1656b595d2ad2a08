/** Each alternative of a rule in turn: who takes the cents that are left, which answer wins, how far a reduction goes. Worked by hand. */
import { iforfettari as contratto, taxYears } from '@bilancia/contract'
import { describe, expect, it } from 'vitest'
import { budget4u, casse, convsrl } from '../src/index.ts'
import { al, ivs, perQuote } from './conti.ts'
import { PIENA, societa } from './ottimizzabile.ts'
import { calcola, famiglia, intero, presente, unArtigiano, unisci } from './support.ts'

type Gruppo = { readonly [chiave: string]: unknown }

describe('il resto di una divisione per quote (art. 5 TUIR)', () => {
  /** 25% of 100.02 is 25.005, so 25.01; half is 50.01; a fifth 20.00; 30% 30.01. `resto`: who takes what is left, by place. */
  const divisioni: readonly { readonly quote: readonly number[]; readonly resto: number; readonly parti: readonly number[] }[] = [
    { quote: [100], resto: 0, parti: [100.02] },
    { quote: [100, 0], resto: 0, parti: [100.02] },
    { quote: [25, 75], resto: 1, parti: [25.01, 75.01] },
    { quote: [25, 25, 50], resto: 2, parti: [25.01, 25.01, 50] },
    { quote: [25, 25, 50, 0], resto: 2, parti: [25.01, 25.01, 50] },
    { quote: [50, 0, 50], resto: 2, parti: [50.01, 50.01] },
    { quote: [25, 25, 25, 25], resto: 3, parti: [25.01, 25.01, 25.01, 24.99] },
    { quote: [25, 25, 25, 25, 0], resto: 3, parti: [25.01, 25.01, 25.01, 24.99] },
    { quote: [25, 25, 25, 5, 20], resto: 4, parti: [25.01, 25.01, 25.01, 5, 19.99] },
    { quote: [20, 20, 20, 20, 20], resto: 4, parti: [20, 20, 20, 20, 20.02] },
    // They do not make 100: nobody takes it.
    { quote: [25, 25, 25], resto: -1, parti: [25.01, 25.01, 25.01] },
    { quote: [25], resto: -1, parti: [25.01] },
    { quote: [25, 25, 25, 25, 20], resto: -1, parti: [25.01, 25.01, 25.01, 25.01, 20] },
  ]
  it.each(divisioni)('l’ultimo con una quota, tra i soci di Budget4u e di una società di persone di oggi: $quote', ({ quote, parti }) => {
    const budget = intero(
      budget4u.calcola({
        annoImposta: 2026,
        informazioniCostiDiAvvio: { nomeDitta: 'Prova', tipologia: 'SOCIETA_DI_PERSONE', regime: 'NORMALE', codiceRegioneResidenza: 16 },
        contoEconomicoDittaSocieta: { ricavi: 100.02 },
        imposteContributi: { gestioneIvs: 'ARTIGIANO', soci: quote.map((quota) => ({ quota })) },
      } as object),
    )
    expect(budget.persone?.map(({ reddito }) => reddito)).toEqual(parti)
    expect(oggi('SOCIETA_DI_PERSONE', quote).filter((_, k) => quote[k])).toEqual(parti)
  })
  const oggi = (formaAttuale: string, quote: readonly number[], soci: readonly Gruppo[] = [{ nome: 'A', quota: 100 }]) => {
    const persone = quote.length > 0 ? { persone: quote.map((quota, i) => ({ nome: `P${i}`, quota })) } : {}
    const datiSimulazioniSrl = { denominazione: 'Prova', utileAnteImposte: 100.02, irap: { modalita: 'ESCLUSA' }, soci }
    const risultato = convsrl.calcola({ annoImposta: 2026, datiSimulazioniSrl, confronto: { formaAttuale, ...persone } } as object)
    return presente(presente(intero(risultato).confronto).oggi).persone.map(({ reddito }) => reddito)
  }
  it('il primo nell’impresa familiare; senza persone indicate i soci, anche dove manca il primo', () => {
    expect(oggi('IMPRESA_FAMILIARE', [50, 25, 25])).toEqual([50, 25.01, 25.01])
    expect(oggi('IMPRESA_FAMILIARE', [50, 25, 25, 0])).toEqual([50, 25.01, 25.01, 0])
    expect(oggi('IMPRESA_FAMILIARE', [50, 25])).toEqual([50.01, 25.01])
    const soci = (...quote: readonly number[]) => quote.map((quota, i) => (quota > 0 ? { nome: `S${i}`, quota } : { nome: '', quota: 0 }))
    expect(oggi('IMPRESA_FAMILIARE', [], soci(50, 25, 25))).toEqual([50, 25.01, 25.01])
    expect(oggi('SOCIETA_DI_PERSONE', [], soci(25, 25, 50))).toEqual([25.01, 25.01, 50])
    expect(oggi('IMPRESA_FAMILIARE', [], soci(0, 50, 50))).toEqual([50.01, 50.01])
    expect(oggi('IMPRESA_FAMILIARE', [], soci(0, 75, 25))).toEqual([75.01, 25.01])
    expect(oggi('SOCIETA_DI_PERSONE', [], soci(0, 75, 25))).toEqual([75.02, 25])
    expect(oggi('SOCIETA_DI_PERSONE', [], soci(75, 0, 25))).toEqual([75.02, 25])
    expect(oggi('SOCIETA_DI_PERSONE', [], soci(25, 75, 0))).toEqual([25.01, 75.01])
  })
})

describe('una risposta scritta vince su quella proposta', () => {
  it.each([true, false])('ogni adempimento e ogni caratteristica dei due regimi: %s', (scritta) => {
    const lati = { forfettario: scritta, normale: scritta }
    const tutte = (righe: object, una: object) => Object.fromEntries(Object.keys(righe).map((chiave) => [chiave, una]))
    const adempimento = { forfettario: { attivo: scritta }, normale: { attivo: scritta } }
    const { confronto } = calcola(
      unArtigiano(2026, {
        confronto: {
          altreCaratteristiche: tutte(contratto.righeCaratteristiche, lati),
          adempimenti: tutte(contratto.righeAdempimenti, adempimento),
        },
      }),
    )
    expect(confronto.altreCaratteristicheApplicate).toEqual(tutte(contratto.righeCaratteristiche, lati))
    expect(confronto.adempimentiApplicati).toEqual(tutte(contratto.righeAdempimenti, lati))
  })
})

describe('le riduzioni dei contributi IVS in ogni fascia (L. 449/1997, art. 59, c. 15; L. 207/2024, art. 1, c. 186; L. 190/2014, art. 1, c. 77)', () => {
  /** The shares are 60 and 40 of 100: both below the minimum, both in the first band, one in the second, both over a ceiling. 2027 has the figures of 2026. */
  const redditi = [10_000, 60_000, 120_000, 310_000] as const
  const anni = taxYears.filter((anno) => anno < 2027)
  const gestioni = [
    ['ARTIGIANATO', 'ARTIGIANO'],
    ['COMMERCIO', 'COMMERCIANTE'],
  ] as const
  it.each(anni)('del titolare e del collaboratore in regime normale, nel %i', (anno) => {
    for (const [tipoPrevidenza, gestione] of gestioni)
      for (const reddito of redditi)
        for (const previdenza of [{ pensionatoOver65: true }, { riduzione50: true }, { anzianitaAl1995: true }]) {
          const { contributiIvsNetti, contribIvsCollab1Netti } = calcola(
            famiglia([40], {
              ...unArtigiano(anno, { gestionePrevidenziale: { tipoPrevidenza, ...previdenza } }),
              regimeNormale: { determinazioneDelReddito: { ricaviNormale: reddito } },
              datiCollaboratore1: { nomeCognome: 'Anna Rossi', previdenza: { ...previdenza, under21: true } },
            }),
          ).regimeNormale
          const posizione = { gestione, ...previdenza, meta: 'pensionatoOver65' in previdenza || (anno >= 2025 && 'riduzione50' in previdenza) }
          const [suo, altrui] = perQuote(reddito, [60, 40])
          expect([contributiIvsNetti, contribIvsCollab1Netti]).toEqual([
            ivs(anno, { ...posizione, base: suo as number }),
            ivs(anno, { ...posizione, base: altrui as number, under21: true }),
          ])
        }
  })
  it.each(anni)('i mesi accreditati: dodicesimi di quanto si versa sul minimale, con un decimale e senza; nel %i', (anno) => {
    const minimale = { 2020: 15_953, 2021: 15_953, 2022: 16_243, 2023: 17_504, 2024: 18_415, 2025: 18_555, 2026: 18_808, 2027: 18_808 }[anno]
    // 67% of the revenue, to the cent. At 35% less 65 of 100 are paid, at 50% less half: 12 months need the minimum over 0.65, or twice the minimum.
    const mesi = (ricavi: number, scelte: Gruppo) => {
      const { mesiTitolare, mesiEsattiTitolare, mesiCollab1 } = calcola(
        famiglia([20], unisci(unArtigiano(anno, { redditoContributiImposta: { ricavi } }), scelte as object)),
      ).redditoContributiImposta
      return [mesiTitolare, mesiEsattiTitolare, mesiCollab1]
    }
    const r35 = { redditoContributiImposta: { riduzione35: true } }
    const r50 = { gestionePrevidenziale: { riduzione50: true }, datiCollaboratore1: { previdenza: { riduzione50: true } } }
    const over65 = { gestionePrevidenziale: { pensionatoOver65: true }, datiCollaboratore1: { previdenza: { pensionatoOver65: true } } }
    for (const ricavi of [20_000, 45_000, 60_000, 85_000]) {
      const [titolare, collaboratore] = perQuote(al(ricavi * 0.67), [80, 20])
      // 24% of both, to the cent. The point more of the second band does not count: the first alone gives 12 months.
      const di = (base: number | undefined, parte: number) => {
        const versato = al(al(Math.max(base ?? 0, minimale) * 0.24) * parte)
        const esatti = Math.min(12, Math.floor((120 * versato) / al(minimale * 0.24) + 1e-9) / 10)
        return [Math.floor(esatti), esatti]
      }
      expect(mesi(ricavi, {})).toEqual([12, 12, 12])
      expect(mesi(ricavi, over65)).toEqual([12, 12, 12])
      expect(mesi(ricavi, r35)).toEqual([...di(titolare, 0.65), di(collaboratore, 0.65)[0]])
      const parte = anno >= 2025 ? 0.5 : 1
      expect(mesi(ricavi, r50)).toEqual([...di(titolare, parte), di(collaboratore, parte)[0]])
    }
  })
})

describe('senza la tipologia', () => {
  it('manca solo quella, qualunque altro dato manchi', () => {
    const vuoto = {
      annoImposta: 2023,
      nomeCognome: 'Mario Rossi',
      tipologia: 'NON_DEFINITO',
      famigliare: true,
      quotaCollab1: 20,
      quotaCollab2: 20,
      gestionePrevidenziale: { cassaProfessionale: true },
      regimeForfettario: { impostaSost: 5 },
      regimeNormale: { flatTaxIncrementale: true },
      ...Object.fromEntries(
        ['liquidazioneIrpef', 'datiCollaboratore1', 'datiCollaboratore2'].map((chi) => [
          chi,
          {
            redditiDiversiDaImpresa_LavAutonomo: { pensione: 30_000 },
            altriDatiPersonali: { codiceRegioneResidenza: 0, numeroFigliACarico: 1, percentualeCarichi: 0 },
          },
        ]),
      ),
    }
    const { confronto } = calcola(vuoto as object)
    expect(confronto.affidabilita.datiMancanti.map(({ dato }) => dato)).toEqual(['tipologia'])
    expect(confronto.affidabilita.grado).toBe('NON_AFFIDABILE')
  })
})

describe('la cassa di un professionista', () => {
  it('senza la cassa manca quella, qualunque agevolazione si chieda', () => {
    for (const agevolazione of ['NESSUNA', 'GIOVANE', 'GIOVANE_REDDITO_BASSO', 'DEROGA', 'META', 'QUINTO', 'ESONERO_UNDER35'])
      expect([agevolazione, intero(casse.calcola({ anno: 2026, reddito: 60_000, volumeAffari: 60_000, cassa: { agevolazione } } as object)).mancanti]).toEqual([
        agevolazione,
        ['codice'],
      ])
  })
})

describe('senza regione le addizionali sono stimate: possono sparire o salire fino alle aliquote più alte', () => {
  it('chi ne paga la metà o di più può salire di quanto paga, chi non ne paga può salire di più', () => {
    // 88.24% is 60,003.20, and 2.5% of it 1,500.08. The other has 7,996.80, no IRPEF after the deductions for the family, and so no surcharge yet.
    // The highest rates, 3.63% and 1.2%, ask 3,284.40 of 68,000: 1,784.32 more.
    const stato = {
      annoImposta: 2026,
      informazioniCostiDiAvvio: { nomeDitta: 'Prova', tipologia: 'SRL_TRASPARENTE', regime: 'NORMALE', codiceRegioneResidenza: 0 },
      contoEconomicoDittaSocieta: { ricavi: 68_000 },
      imposteContributi: {
        soci: [
          { quota: 88.24, senzaContributi: true },
          { quota: 11.76, senzaContributi: true, coniugeACarico: true, numeroFigliACarico: 2, percentualeCarichi: 100 },
        ],
      },
    }
    const { datiMancanti } = presente(intero(budget4u.calcola(stato as object)).risultati).affidabilita
    expect(datiMancanti.flatMap(({ dato, alPiu }) => (dato.endsWith('codiceRegioneResidenza') ? [alPiu] : []))).toEqual([1_784.32])
  })
})

describe('la ricerca della combinazione migliore', () => {
  it.each([4, 6] as const)('compensi, contributi e IRAP non superano l’utile, nello scenario %i', (scenario) => {
    // (12,000 − 8,000) × 3.9% is 156: 11,844 are left. 9,600 with two thirds of 35.03% is 11,841.92, 9,602 is 11,844.39.
    const conMinimo = (minimo: number) =>
      convsrl.ottimizza(societa([PIENA], { utileAnteImposte: 12_000, irap: {} }, { scenario, compensiMinimi: [minimo, 0, 0], compensiMassimi: [minimo, 0, 0] }))
    expect([conMinimo(9_600)?.compensi[0], conMinimo(9_602)]).toEqual([9_600, null])
  })
})
