/** Each alternative of a rule in turn, such as who takes the remaining cents, which answer wins and how far a reduction goes. Worked by hand. */
import { iforfettari as contratto, taxYears } from '@bilancia/contract'
import { describe, expect, it } from 'vitest'
import { budget4u, casse, convsrl, iforfettari } from '../src/index.ts'
import { al, ivs, perQuote } from './conti.ts'
import { PIENA, societa } from './ottimizzabile.ts'
import { calcola, famiglia, intero, presente, unArtigiano, unisci } from './support.ts'

type Gruppo = { readonly [chiave: string]: unknown }
const SICILIA = { codiceRegioneResidenza: 16, addizionaleComunalePercentuale: 0.8 }

describe('il resto di una divisione per quote (art. 5 TUIR)', () => {
  /** 25% of 100.02 is 25.005, so 25.01; half is 50.01; a fifth 20.00; 30% 30.01. `resto`: the index of the person who takes the remaining cents. */
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
    // The shares do not add up to 100, so nobody takes the remaining cents.
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
  /** With shares of 60 and 40%: both below the minimum, both in the first band, one in the second, both over a ceiling. 2027 has the figures of 2026. */
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

describe('i mesi persi con la riduzione del 35%', () => {
  it('di chi li perde, anche solo del secondo collaboratore: sotto 18.808 / 0,65 di quota', () => {
    // 67% of 99,000 is 66,330. 28,935.38 are needed: 51% is 33,828.30, 44% is 29,185.20, 5% is 3,316.50.
    const persi = (quota1: number, quota2: number) =>
      calcola(famiglia([quota1, quota2], unArtigiano(2026, { redditoContributiImposta: { ricavi: 99_000, riduzione35: true } }))).messaggi.flatMap(
        ({ id, testo }) =>
          id === 'CONTRIBUTI_RIDOTTI_SOTTO_MINIMALE' ? [['titolare', 'Anna Rossi', 'Luca Rossi'].filter((chi) => testo.includes(`${chi}: `))] : [],
      )
    expect([persi(44, 5), persi(5, 44), persi(44, 0), persi(5, 4)]).toEqual([[['Luca Rossi']], [['Anna Rossi']], [], [['Anna Rossi', 'Luca Rossi']]])
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

describe('Convenienza Srl: i confini dei messaggi e dei verdetti', () => {
  const conDati = (datiSimulazioniSrl: Gruppo, confronto: Gruppo = {}, annoImposta = 2026): Gruppo => ({
    annoImposta,
    datiSimulazioniSrl: unisci<Gruppo>(
      { denominazione: 'Prova', utileAnteImposte: 60_000, irap: { modalita: 'ESCLUSA' }, soci: [{ nome: 'Anna', quota: 100, ...SICILIA }] },
      datiSimulazioniSrl,
    ),
    confronto,
  })
  const messaggi = (stato: Gruppo) => intero(convsrl.calcola(stato as object)).messaggi.map(({ id, campo }) => `${id} ${campo}`)

  it.each([
    ['conviene', 'DITTA_INDIVIDUALE', 200_000],
    ['non conviene', 'FORFETTARIO', 40_000],
  ])('un risparmio pari alla soglia è indifferente, un centesimo in più %s', (_, formaAttuale, utileAnteImposte) => {
    const letture = (soglia: number) => {
      const compensi = { compensoTotale: 20_000, compensi: [20_000, 0, 0] }
      const attivita = { tipologia: 'PROFESSIONE', gruppo: 8, impostaSost: 15, aliquotaSep: 'PIENA', ricaviCosti: { ricaviNormale: 50_000 } }
      const dati = { utileAnteImposte, scenario2: compensi, scenario4: compensi, scenario6: compensi }
      const { utileInSocieta, tuttoDistribuito } = presente(
        intero(convsrl.calcola(conDati(dati, { formaAttuale, gestioneIvs: 'COMMERCIANTE', attivita, soglia }) as object)).confronto,
      )
      return [utileInSocieta.scenario1, utileInSocieta.scenario2, ...[3, 4, 5, 6].map((n) => tuttoDistribuito[`scenario${n}` as 'scenario3'])].map(presente)
    }
    for (const [i, { risparmio }] of letture(0).entries()) {
      const soglia = Math.abs(risparmio)
      expect(soglia).toBeGreaterThan(1)
      expect([i, letture(soglia)[i]?.verdetto, letture(al(soglia + 0.01))[i]?.verdetto]).toEqual([i, 'INDIFFERENTE', 'INDIFFERENTE'])
      expect([i, letture(al(soglia - 0.01))[i]?.verdetto]).toEqual([i, risparmio > 0 ? 'CONVIENE' : 'NON_CONVIENE'])
    }
  })
  it('i compensi superano l’utile dal centesimo dopo, e solo se ce ne sono', () => {
    // 35.03% of 10,000 is 3,503: two thirds are 2,335.33, with the fee 12,335.33.
    const dato = (scenario: 2 | 4 | 6, utileAnteImposte: number, compenso = 10_000) =>
      messaggi(conDati({ utileAnteImposte, [`scenario${scenario}`]: { compensoTotale: compenso, compensi: [compenso, 0, 0] } })).filter((uno) =>
        uno.startsWith('COMPENSI_OLTRE_UTILE'),
      )
    for (const scenario of [2, 4, 6] as const) {
      expect([dato(scenario, 12_335.33), dato(scenario, 12_335.32)]).toEqual([
        [],
        [`COMPENSI_OLTRE_UTILE datiSimulazioniSrl.scenario${scenario}.compensoTotale`],
      ])
      expect([dato(scenario, -5_000, 0), dato(scenario, 0, 0), dato(scenario, -5_000, 100)]).toEqual([
        [],
        [],
        [`COMPENSI_OLTRE_UTILE datiSimulazioniSrl.scenario${scenario}.compensoTotale`],
      ])
    }
  })
  it('la perdita fiscale si dice degli scenari che si calcolano, sotto zero', () => {
    const perdite = (dati: Gruppo) => messaggi(conDati(dati)).flatMap((uno) => (uno.startsWith('PERDITA_FISCALE') ? [uno.replace(/^.*(\d)\..*$/, '$1')] : []))
    const diversi = { compensoTotale: 5, compensi: [0, 0, 0] }
    const [zero, perdita] = [
      { utileAnteImposte: 1_000, variazioniDiminuzione: 1_000 },
      { utileAnteImposte: 1_000, variazioniDiminuzione: 1_000.01 },
    ]
    expect([perdite(zero), perdite(perdita)]).toEqual([[], ['1', '2', '3', '4', '5', '6']])
    expect(perdite({ ...perdita, scenario2: diversi })).toEqual(['1', '3', '4', '5', '6'])
    expect(perdite({ ...perdita, scenario4: diversi })).toEqual(['1', '2', '3', '5', '6'])
    expect(perdite({ ...perdita, scenario6: diversi })).toEqual(['1', '2', '3', '4', '5'])
    // Art. 116 c. 1 TUIR: not over the revenue of art. 162-bis.
    expect(perdite({ ...perdita, ricavi: 900_000_000 })).toEqual(['1', '2', '3', '4'])
    expect(perdite({ ...perdita, soci: [{ nome: 'Anna', quota: 90 }] })).toEqual([])
  })
  it('ciò che esce oltre il distribuibile si dice dal centesimo dopo, degli scenari che si calcolano', () => {
    // Without capital requirements: 60,000 less 24% is 45,600, less a twentieth (2,280) is 43,320; transparent, 60,000 less 3,000.
    const capitale = { capitaleSociale: 1_000_000 }
    const uscite = (dati: Gruppo) => messaggi(conDati({ ...capitale, ...dati })).filter((uno) => uno.includes('OLTRE_DISTRIBUIBILE'))
    const conDividendi = (dividendiTotali: number) => uscite({ scenario3: { dividendiTotali }, scenario4: { dividendiTotali } })
    const conPrelievo = (utilePrelevato: number) => uscite({ scenario5: { utilePrelevato }, scenario6: { utilePrelevato } })
    const di = (id: string, campo: string, quali: readonly number[]) => quali.map((n) => `${id} datiSimulazioniSrl.scenario${n}.${campo}`)
    expect([conDividendi(43_320), conDividendi(43_320.01)]).toEqual([[], di('DIVIDENDI_OLTRE_DISTRIBUIBILE', 'dividendiTotali', [3, 4])])
    expect([conPrelievo(57_000), conPrelievo(57_000.01)]).toEqual([[], di('PRELIEVO_OLTRE_DISTRIBUIBILE', 'utilePrelevato', [5, 6])])
    const diversi = { compensoTotale: 5, compensi: [0, 0, 0] }
    expect(uscite({ scenario4: { dividendiTotali: 50_000, ...diversi } })).toEqual([])
    expect(uscite({ scenario6: { utilePrelevato: 59_000, ...diversi } })).toEqual([])
    expect(uscite({ ricavi: 900_000_000, scenario5: { utilePrelevato: 59_000 } })).toEqual([])
  })
  it('con la ritenuta del 26% la quota imponibile non conta, ammessa o no', () => {
    const detto = (sostitutiva26: boolean, rilevanzaFiscale: number) =>
      messaggi(conDati({ dividendi: { sostitutiva26, rilevanzaFiscale } })).filter((uno) => uno.startsWith('RILEVANZA_NON_AMMESSA'))
    expect([detto(true, 40), detto(false, 0)]).toEqual([[], []])
    expect(detto(false, 40)).toHaveLength(1)
  })
  it('il titolare dell’impresa familiare ha almeno il 51%, indicato o preso dai soci', () => {
    const soci = (...quote: readonly number[]) => ({ soci: quote.map((quota, i) => (quota > 0 ? { nome: `S${i}`, quota } : { nome: '', quota: 0 })) })
    const detto = (dati: Gruppo, confronto: Gruppo) =>
      messaggi(conDati(dati, { formaAttuale: 'IMPRESA_FAMILIARE', ...confronto })).some((uno) => uno.startsWith('QUOTA_TITOLARE_MINIMA'))
    const persone = (...quote: readonly number[]) => ({ persone: quote.map((quota, i) => ({ nome: `P${i}`, quota })) })
    expect([[50.99, 49.01], [51, 49], [100], [0, 100]].map((quote) => detto({}, persone(...quote)))).toEqual([true, false, false, true])
    expect([detto(soci(50, 50), {}), detto(soci(51, 49), {}), detto(soci(0, 50, 50), {}), detto(soci(0, 60, 40), {})]).toEqual([true, false, true, false])
    expect(detto(soci(50, 50), { formaAttuale: 'SOCIETA_DI_PERSONE' })).toBe(false)
  })
  it('chi ha meno di 21 anni paga di meno solo come collaboratore dell’impresa familiare, fino al 2024', () => {
    const contributi = (anno: number, formaAttuale: string) => {
      const persone = [20, 20, 20, 20, 20].map((quota, i) => ({ nome: `P${i}`, quota, under21: true }))
      return presente(
        presente(intero(convsrl.calcola(conDati({ utileAnteImposte: 150_000 }, { formaAttuale, gestioneIvs: 'ARTIGIANO', persone }, anno) as object)).confronto)
          .oggi,
      ).persone.map(({ contributiIvs }) => contributiIvs)
    }
    // 30,000 each, at 24% and 7.44 euro; 23.7% in 2024, 22.8% in 2022.
    const [pieno, nel2024, nel2022] = [7_207.44, 7_117.44, 6_847.44]
    expect(contributi(2024, 'IMPRESA_FAMILIARE')).toEqual([pieno, nel2024, nel2024, nel2024, nel2024])
    expect(contributi(2022, 'IMPRESA_FAMILIARE')).toEqual([pieno, nel2022, nel2022, nel2022, nel2022])
    expect(contributi(2025, 'IMPRESA_FAMILIARE')).toEqual([pieno, pieno, pieno, pieno, pieno])
    expect(contributi(2024, 'SOCIETA_DI_PERSONE')).toEqual([pieno, pieno, pieno, pieno, pieno])
  })
})

describe('Budget4u: le scelte di una ditta', () => {
  const con = (tipologia: string, altro: Gruppo, regime = 'NORMALE') =>
    intero(
      budget4u.calcola({
        annoImposta: 2026,
        informazioniCostiDiAvvio: { nomeDitta: 'Prova', tipologia, regime, codiceRegioneResidenza: 16 },
        ...altro,
      } as object),
    )
  it('l’albo artigiani lo paga solo un artigiano, con la maggiorazione del suo tipo', () => {
    const albo = (tipologia: string, gestioneIvs: string) =>
      con(tipologia, {
        imposteContributi: { gestioneIvs },
        iscrizioneImpreseArtigiane: {
          importo: 30,
          maggiorazioneDittaIndividuale: { dovuto: true, importo: 5 },
          maggiorazioneSocieta: { dovuto: true, importo: 7 },
          altro: { importo: 2 },
        },
      }).informazioniCostiDiAvvio?.speseDiAvvio.iscrizioneAlbo.speseVive
    const tutte = ['IMPRESA', 'IMPRESA_FAMILIARE', 'SOCIETA_DI_PERSONE', 'SRL_TRASPARENTE', 'SRL_NON_TRASPARENTE', 'PROFESSIONE']
    expect(tutte.map((tipologia) => albo(tipologia, 'ARTIGIANO'))).toEqual([37, 37, 39, 39, 39, 0])
    expect(tutte.map((tipologia) => albo(tipologia, 'COMMERCIANTE'))).toEqual([0, 0, 0, 0, 0, 0])
  })
  it('un’unità locale paga un quinto della sede, al più 100 euro: da 500 di sede', () => {
    const diritto = (fatturatoAnnoPrecedente: number, unitaLocali: number) =>
      con('SRL_NON_TRASPARENTE', { dirittiCCIAA: { sezione: 'SRL_SPA', maggiorazione: 20, unitaLocali, fatturatoAnnoPrecedente } }).dirittiCCIAA
    // At 1,000,000: 305 before the cut. 9,000,000 × 0.009% is 810 more: 1,115, half is 557.50. Units of 111.50 pay 100.
    expect(diritto(10_000_000, 2)).toMatchObject({ sede: 557.5, importoEsatto: 909, importo: 909 })
    expect(diritto(10_000_000, 0)).toMatchObject({ sede: 557.5, importoEsatto: 669, importo: 669 })
    // 7,000,000 × 0.009% is 630 more: 935, half is 467.50, a fifth 93.50.
    expect(diritto(8_000_000, 2)).toMatchObject({ sede: 467.5, importoEsatto: 785.4, importo: 785 })
  })
  it('il forfetario paga contributi fino al massimale, e così il collaboratore', () => {
    const f = con(
      'IMPRESA_FAMILIARE',
      {
        forfetari: {
          gruppoDiSettore: { gruppo: 9 },
          tipologia: 'ARTIGIANO',
          aliquotaSostitutiva: 15,
          ricaviCompensi: 1_000_000,
          collaboratoreFamiliare: true,
          quotaCollaboratore: 49,
        },
      },
      'FORFETARIO',
    ).forfetari
    // 67% of a million: 670,000, of which 328,300 to the collaborator. 56,224 at 24%, 66,071 at 25%, 7.44 euro.
    expect([f?.contributiTitolare, f?.contributiCollaboratore]).toEqual([30_018.95, 30_018.95])
  })
})

describe('le addizionali di chi ha poco reddito nell’attività', () => {
  it('di un collaboratore senza regione conta l’imponibile del regime in cui ne ha di più', () => {
    const alPiu = (rivalsaNormale: boolean, rivalsa: boolean) =>
      calcola(
        famiglia([10], {
          ...unArtigiano(2026, { redditoContributiImposta: { rivalsa }, regimeNormale: { rivalsaNormale, determinazioneDelReddito: { ricaviNormale: 10 } } }),
          datiCollaboratore1: {
            nomeCognome: 'Anna Rossi',
            redditiDiversiDaImpresa_LavAutonomo: { altriRedditi: 30_000 },
            altriDatiPersonali: { codiceRegioneResidenza: 0, addizionaleComunalePercentuale: null, numeroFigliACarico: 0 },
          },
        } as object),
      ).confronto.affidabilita.datiMancanti.flatMap(({ dato, alPiu: quanto }) => (dato.startsWith('datiCollaboratore1') ? [quanto] : []))
    // 3.63% and 1.2% at most, on 30,000 in the flat-rate regime and 30,001 in the ordinary one. Whoever pays back the minimum deducts 4,521.36.
    expect(alPiu(true, false)).toEqual([1_089, 360])
    expect(alPiu(false, true)).toEqual([1_089.04, 360.01])
    expect(alPiu(true, true)).toEqual([924.91, 305.76])
  })
  it('il comune tassa per scaglioni, quanti ne ha; fino alla soglia nulla, oltre tutto', () => {
    const scaglioni = [...Array.from({ length: 11 }, (_, i) => ({ finoA: (i + 1) * 2_000, aliquota: (i + 1) / 20 })), { finoA: null, aliquota: 0.6 }]
    const comunale = (altriRedditi: number, sogliaEsenzione = 0) =>
      presente(
        calcola(
          unArtigiano(2026, {
            redditoContributiImposta: { ricavi: 0 },
            gestionePrevidenziale: { tipoPrevidenza: 'NON_DEFINITO' },
            liquidazioneIrpef: {
              redditiDiversiDaImpresa_LavAutonomo: { altriRedditi },
              altriDatiPersonali: { addizionaleComunale: { sogliaEsenzione, scaglioni } },
            },
          } as object),
        ).irpefImprenditore,
      ).addizionaleComunale
    // Slices of 2,000 pay 1, 2, 3 euro and so on; the last one, beyond 22,000, 0.6%.
    for (const n of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]) {
      const prima = (n * (n - 1)) / 2
      expect([n, comunale(n * 2_000), comunale(n * 2_000 - 1_000)]).toEqual([n, prima + n, al(prima + n / 2)])
    }
    expect(comunale(32_000)).toBe(66 + 60)
    expect([comunale(10_000, 10_000), comunale(10_000.01, 10_000), comunale(10_001, 10_000)]).toEqual([0, 15, 15])
  })
})

describe('nella spiegazione', () => {
  /** The value of each line of a figure's explanation, by its id. */
  const letta = (stato: object, percorso: string) => {
    const { radice, nodo } = iforfettari.spiega(stato, percorso)
    const valori = new Map<string, unknown>()
    const leggi = (id: string): void => {
      const uno = valori.has(id) ? undefined : nodo(id)
      if (!uno) return
      valori.set(id, uno.valore)
      uno.da.forEach(leggi)
    }
    leggi(radice)
    return valori
  }
  it('i mesi rinviano a quanto si versa in ciascuna fascia', () => {
    const quote = (scelte: Gruppo) => {
      const valori = letta(
        unisci(unArtigiano(2026, { redditoContributiImposta: { ricavi: 95_000 } }), scelte as object),
        'redditoContributiImposta.mesiTitolare',
      )
      return Object.fromEntries([...valori].flatMap(([id, valore]) => (id.startsWith('titolare.forfettario.ivs.') ? [[id.slice(25), valore]] : [])))
    }
    // 63,650 is 7,426 over 56,224: 24 and 25 per cent, then 65 of 100; or 12 and 12.5 per cent. 24% of the minimum of 18,808 is 4,513.92.
    expect(quote({ redditoContributiImposta: { riduzione35: true } })).toMatchObject({
      ...{ 'pensionistico.primaFascia': 13_493.76, 'pensionistico.secondaFascia': 1_856.5, pensionistico: 15_350.26, pensionistico35: 9_977.67 },
      ...{ sulMinimale: 4_513.92, mesiEsatti: 12, mesi: 12 },
    })
    expect(quote({ gestionePrevidenziale: { riduzione50: true } })).toMatchObject({
      ...{ 'pensionisticoDimezzato.primaFascia': 6_746.88, 'pensionisticoDimezzato.secondaFascia': 928.25, pensionisticoDimezzato: 7_675.13 },
      ...{ sulMinimale: 4_513.92, mesiEsatti: 12, mesi: 12 },
    })
  })
  it('la detrazione per lavoro dice quale è la migliore, o che non ce n’è', () => {
    const migliore = (redditi: object, ricaviNormale = 0) =>
      letta(
        unArtigiano(2026, {
          redditoContributiImposta: { ricavi: 0 },
          gestionePrevidenziale: { tipoPrevidenza: 'NON_DEFINITO' },
          regimeNormale: { determinazioneDelReddito: { ricaviNormale } },
          liquidazioneIrpef: { redditiDiversiDaImpresa_LavAutonomo: redditi },
        }),
        'irpefImprenditore.totaleDetrazioni',
      ).get('titolare.normale.irpef.lavoro.migliore')
    expect(migliore({ altriRedditi: 30_000 })).toBe('NESSUNA')
    expect(migliore({ lavoroDipendente: 12_000 })).toBe('DIPENDENTE')
    expect(migliore({ pensione: 12_000 })).toBe('PENSIONE')
    expect(migliore({}, 12_000)).toBe('AUTONOMO')
    // Over 50,000 none of the three is left.
    expect(migliore({ lavoroDipendente: 60_000, pensione: 1_000 })).toBe('NESSUNA')
    // 1,955 for either: at the same amount the days count for employment; those of the pension alone are the other 183.
    expect(migliore({ lavoroDipendente: 4_000, pensione: 4_000 })).toBe('DIPENDENTE')
    expect(migliore({ lavoroDipendente: 4_000, giorniLavoro: 182, pensione: 4_000 })).toBe('DIPENDENTE_E_PENSIONE')
  })
})
