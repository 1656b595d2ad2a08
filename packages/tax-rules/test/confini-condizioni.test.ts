/** Rules with two conditions: each condition alone, and both. Worked by hand. */
import { type TaxYear, taxYears } from '@bilancia/contract'
import { describe, expect, it } from 'vitest'
import { budget4u, convsrl } from '../src/index.ts'
import { avvisi, calcola, famiglia, intero, presente, unArtigiano, unCommerciante, unisci, unProfessionista } from './support.ts'

type Gruppo = { readonly [chiave: string]: unknown }

describe('iForfettari', () => {
  it('i ricavi dell’anno prima non si chiedono solo a chi comincia quest’anno', () => {
    const verificato = (annoInizioAttivita: number | null, ricaviAnnoPrecedente: number | null) =>
      calcola(unArtigiano(2026, { regimeForfettario: { annoInizioAttivita }, requisiti: { ricaviAnnoPrecedente } })).confronto.requisitiVerificati
        .ricaviAnnoPrecedente
    expect([verificato(2026, null), verificato(2025, null), verificato(null, null)]).toEqual(['SI', 'NON_VERIFICATO', 'NON_VERIFICATO'])
    expect([verificato(2025, 50_000), verificato(null, 0)]).toEqual(['SI', 'SI'])
  })
  it('chi perde mesi con la riduzione del 35% è chiamato per nome, se ne ha uno', () => {
    const detto = (riduzione35: boolean, nomeCognome: string) => {
      const stato = famiglia([20, 10], {
        ...unArtigiano(2026, { redditoContributiImposta: { ricavi: 30_000, riduzione35 } }),
        datiCollaboratore1: { nomeCognome },
      })
      return calcola(stato).messaggi.flatMap(({ id, testo }) => (id === 'CONTRIBUTI_RIDOTTI_SOTTO_MINIMALE' ? [testo] : []))
    }
    expect(detto(false, 'Rossi Anna')).toEqual([])
    const [[conNome = ''], [senzaNome = '']] = [detto(true, 'Rossi Anna'), detto(true, '')]
    expect([conNome.includes('Rossi Anna: '), conNome.includes('collaboratore 1: ')]).toEqual([true, false])
    expect([senzaNome.includes('Rossi Anna'), senzaNome.includes('collaboratore 1: ')]).toEqual([false, true])
  })
  it('la cassa dice se il minimo è ciò che si versa, a ogni reddito e in ogni anno', () => {
    const conMinimo = ['FORENSE', 'INARCASSA', 'GEOMETRI', 'CNPADC', 'ENPAP'] as const
    const minimo = (anno: TaxYear, codice: (typeof conMinimo)[number], redditoBase: number) =>
      calcola(unProfessionista(anno, { gestionePrevidenziale: { cassaProfessionale: true, cassa: { codice, redditoBase } } })).cassa.normale
    const viste = new Set<string>()
    for (const anno of taxYears)
      for (const codice of conMinimo) {
        const [nulla, poco, molto] = [0, 100, 90_000].map((reddito) => minimo(anno, codice, reddito))
        // If a figure of the year is missing, nothing is computed.
        if (nulla?.minimoApplicato === null || molto?.minimoApplicato === null) continue
        viste.add(codice)
        expect([anno, codice, nulla?.minimoApplicato, poco?.minimoApplicato, molto?.minimoApplicato]).toEqual([anno, codice, true, true, false])
        expect([anno, codice, poco?.soggettivo]).toEqual([anno, codice, nulla?.soggettivo])
      }
    expect([...viste]).toEqual(expect.arrayContaining([...conMinimo]))
  })
  it('del coniuge a carico che collabora si parla se la sua parte supera 2.840,51 € al centesimo, da un lato o dall’altro', () => {
    const detto = (ricavi: number, acquisti: number, coniugeACarico = true) =>
      avvisi(
        famiglia(
          [35],
          unCommerciante(2026, {
            redditoContributiImposta: { ricavi },
            regimeNormale: { determinazioneDelReddito: { ricaviNormale: ricavi, acquisti } },
            liquidazioneIrpef: { altriDatiPersonali: { coniugeACarico } },
          }),
        ),
      ).includes('CONIUGE_COLLABORATORE')
    // 40% of the revenue is 8,115.75 or 8,115.76, and 35% of it 2,840.5125 or 2,840.516. On the ordinary side 35% of 5,289 or of 19,289.
    expect([detto(20_289.38, 15_000), detto(20_289.4, 15_000), detto(20_289.4, 15_000, false), detto(20_289.38, 1_000)]).toEqual([false, true, false, true])
  })
})

describe('Budget4u', () => {
  const messaggi = (annoImposta: TaxYear, tipologia: string, altro: Gruppo = {}, regime = 'NORMALE') =>
    intero(
      budget4u.calcola(
        unisci<Gruppo>(
          {
            annoImposta,
            informazioniCostiDiAvvio: { nomeDitta: 'Prova', tipologia, regime, codiceRegioneResidenza: 16 },
            contoEconomicoDittaSocieta: { ricavi: 50_000 },
            imposteContributi: { gestioneIvs: 'COMMERCIANTE' },
          },
          altro,
        ),
      ),
    ).messaggi.map(({ id }) => id)

  it('dal 2025 un collaboratore sotto i 21 anni, e solo di un’impresa familiare, non ha più la sua aliquota', () => {
    const detto = (anno: TaxYear, tipologia: string, ...collaboratori: readonly Gruppo[]) =>
      messaggi(anno, tipologia, { imposteContributi: { collaboratori } }).includes('UNDER21_ALIQUOTA_UNICA')
    const [adulto, giovane] = [
      { quota: 20, under21: false },
      { quota: 20, under21: true },
    ]
    const [familiare, impresa] = ['IMPRESA_FAMILIARE', 'IMPRESA']
    expect([detto(2024, familiare, giovane), detto(2025, familiare, giovane), detto(2026, familiare, adulto, giovane)]).toEqual([false, true, true])
    expect([detto(2026, familiare, adulto), detto(2026, familiare), detto(2026, impresa, giovane)]).toEqual([false, false, false])
  })
  it('che i dividendi saranno tassati si dice solo a una società che paga l’IRES', () => {
    const detto = (tipologia: string, regime?: string) => messaggi(2026, tipologia, {}, regime).includes('DIVIDENDI_26')
    expect(['SRL_NON_TRASPARENTE', 'SRL_TRASPARENTE', 'SOCIETA_DI_PERSONE', 'IMPRESA', 'IMPRESA_FAMILIARE', 'PROFESSIONE'].map((una) => detto(una))).toEqual([
      true,
      ...[false, false, false, false, false],
    ])
    expect(detto('IMPRESA', 'FORFETARIO')).toBe(false)
  })
})

describe('Convenienza Srl', () => {
  const conDati = (anno: TaxYear, datiSimulazioniSrl: Gruppo): Gruppo => ({
    annoImposta: anno,
    datiSimulazioniSrl: unisci<Gruppo>({ denominazione: 'Prova', utileAnteImposte: 60_000, soci: [{ nome: 'Anna', quota: 100 }] }, datiSimulazioniSrl),
  })
  const messaggi = (stato: Gruppo) => intero(convsrl.calcola(stato)).messaggi.map(({ id, campo }) => `${id} ${campo}`)

  it('l’IRES premiale del 2025 chiede la conferma finché non c’è; altrove non la chiede', () => {
    const chiesta = (anno: TaxYear, aliquotaIres: number, iresPremialeConfermata: boolean) =>
      presente(
        intero(convsrl.calcola({ ...conDati(anno, { aliquotaIres, iresPremialeConfermata }), confronto: { formaAttuale: 'DITTA_INDIVIDUALE' } })).confronto,
      ).affidabilita.datiMancanti.some(({ dato }) => dato === 'datiSimulazioniSrl.iresPremialeConfermata')
    expect([chiesta(2025, 20, false), chiesta(2025, 20, true), chiesta(2025, 24, false), chiesta(2026, 20, false)]).toEqual([true, false, false, false])
  })
  it('in perdita si parla di dividendi solo se se ne chiedono', () => {
    const avviso = (utileAnteImposte: number, dividendiTotali: number) =>
      messaggi(conDati(2026, { utileAnteImposte, scenario3: { dividendiTotali } })).filter((uno) => uno.startsWith('NESSUN_UTILE_DISTRIBUIBILE'))
    const [senza, con] = [[], ['NESSUN_UTILE_DISTRIBUIBILE datiSimulazioniSrl.scenario3.dividendiTotali']]
    expect([avviso(-10_000, 0), avviso(-10_000, 1_000), avviso(60_000, 1_000)]).toEqual([senza, con, senza])
  })
  it('dal 2023 un dividendo è in parte tassato solo se deliberato entro il 2022, o al 58,14% in regime d’impresa', () => {
    const ammessa = (anno: TaxYear, rilevanzaFiscale: number, scelte: Gruppo) =>
      !messaggi(conDati(anno, { dividendi: { sostitutiva26: false, rilevanzaFiscale, ...scelte } })).some((uno) => uno.startsWith('RILEVANZA_NON_AMMESSA'))
    const [entro, impresa] = [{ deliberaEntro2022: true }, { partecipazioneRegimeImpresa: true }]
    for (const anno of [2023, 2026] as const) {
      expect([ammessa(anno, 58.14, impresa), ammessa(anno, 58.14, {}), ammessa(anno, 49.72, impresa)]).toEqual([true, false, false])
      expect([40, 49.72, 58.14].map((una) => ammessa(anno, una, entro))).toEqual([true, true, true])
    }
    expect(ammessa(2022, 40, {})).toBe(true)
  })
  it('un regime dei dividendi si chiede a chi ne distribuisce senza imposta sostitutiva e senza averne scelto uno', () => {
    const detto = (sostitutiva26: boolean, rilevanzaFiscale: number, scenario3: number, scenario4: number) =>
      messaggi(
        conDati(2026, { dividendi: { sostitutiva26, rilevanzaFiscale }, scenario3: { dividendiTotali: scenario3 }, scenario4: { dividendiTotali: scenario4 } }),
      )
        .filter((uno) => uno.startsWith('REGIME_DIVIDENDI_DA_SCEGLIERE') || uno.startsWith('SOSTITUTIVA_DISATTIVATA'))
        .map((uno) => uno.split('_')[0])
    expect([detto(false, 0, 1, 0), detto(false, 0, 0, 1)]).toEqual([['REGIME'], ['REGIME']])
    expect([detto(false, 0, 0, 0), detto(true, 0, 1, 1), detto(true, 58.14, 1, 1), detto(false, 58.14, 1, 1)]).toEqual([[], [], [], ['SOSTITUTIVA']])
  })
  it('i righi di oggi danno il loro reddito, e si confronta con quello della società', () => {
    const comuni = { ricaviNormale: 100_000, altriProventi: 1_000, lavoroDipendente: 10_000, compensiTerzi: 3_000 }
    const altri = { ammortamenti: 4_000, canoniLeasing: 500, interessiPassivi: 600 }
    const professione = { plusvalenze: 2_000, immobili: 700, consumi: 800, speseLimitate: 900, altreSpese: 1_100 }
    const impresa = { rimanenzeFinali: 2_000, esistenzeIniziali: 700, acquisti: 800, servizi: 900, altriCosti: 1_100 }
    const detto = (utileAnteImposte: number, formaAttuale: string, attivita: Gruppo) =>
      intero(convsrl.calcola({ ...conDati(2026, { utileAnteImposte }), confronto: { formaAttuale, persone: [{ nome: 'Anna', quota: 100 }], attivita } }))
        .messaggi.filter(({ id }) => id === 'RIGHE_NON_COERENTI')
        .map(({ testo }) => /81\.400,00/.test(testo))
    // 103,000 less 18,100 of costs that both have and 3,500 of their own.
    const [delProfessionista, delForfettario] = [
      { ricaviCosti: { ...comuni, ...altri, ...professione } },
      { tipologia: 'IMPRESA', gruppo: 9, impostaSost: 15, ricaviCosti: { ...comuni, ...altri, ...impresa } },
    ]
    expect([detto(60_000, 'PROFESSIONISTA', delProfessionista), detto(81_400, 'PROFESSIONISTA', delProfessionista)]).toEqual([[true], []])
    expect([detto(60_000, 'FORFETTARIO', delForfettario), detto(81_400, 'FORFETTARIO', delForfettario)]).toEqual([[true], []])
  })
  it('i contributi alla cassa di oggi mancano a un professionista con la cassa che non li ha scritti', () => {
    const manca = (formaAttuale: string, attivita: Gruppo, contributiCassaProf: number | null) =>
      presente(
        intero(convsrl.calcola({ ...conDati(2026, {}), confronto: { formaAttuale, persone: [{ nome: 'Anna', quota: 100, contributiCassaProf }], attivita } }))
          .confronto,
      ).affidabilita.datiMancanti.some(({ dato }) => dato === 'confronto.persone[0].contributiCassaProf')
    const [conCassa, senza] = [{ cassaProfessionale: true }, { cassaProfessionale: false, aliquotaSep: 'PIENA' }]
    expect([manca('PROFESSIONISTA', conCassa, null), manca('PROFESSIONISTA', conCassa, 5_000), manca('PROFESSIONISTA', senza, null)]).toEqual([
      true,
      false,
      false,
    ])
    const forfettario = { gruppo: 9, impostaSost: 15, ricaviCosti: { ricaviNormale: 50_000 }, cassaProfessionale: true }
    expect(['PROFESSIONE', 'IMPRESA'].map((tipologia) => manca('FORFETTARIO', { ...forfettario, tipologia }, null))).toEqual([true, false])
    expect(manca('DITTA_INDIVIDUALE', conCassa, null)).toBe(false)
  })
  it.each([
    // 10,000 of profit, 9,000, 1,300 and 1,700, less 1,100: 23% of 20,900. With the 2,100 let at a flat rate the deductions count 24,100:
    // 690 for the spouse, 120, and 951 (700 and a fifth of 1,255) for 200 days of 365.
    [{ pensione: 9_000, giorniPensione: 200 }, 4_807 - 690 - 120 - 521.1],
    // The same with a job: 1,910 and three tenths of 1,190, and the 1,000 of L. 207/2024 art. 1 c. 6, for 100 days of 365.
    [{ lavoroDipendente: 9_000, giorniLavoro: 100 }, 4_807 - 690 - 120 - 621.1 - 273.97],
    // 3,000 of another small business: 23% of 14,900. The deductions count 18,100: 836.60 (500 and 765 × 0.44) of art. 13 c. 5.
    [{ impreseMinoriLavoroAutonomo: 3_000 }, 3_427 - 690 - 120 - 836.6],
  ])('una persona di oggi che è un socio ha i dati di quel socio, uno per uno: %o', (redditi, irpefNetta) => {
    const suoi = {
      ...{ coniugeACarico: true, oneriDeducibili: 1_100, detrazioniOneri: 120, codiceRegioneResidenza: 12, addizionaleComunalePercentuale: 0.7 },
      redditi: { ...redditi, altriRedditi: 1_300, fabbricatiLocati: 1_700, cedolareSecca: 2_100, aliquotaCedolare: 10 },
    }
    const altro = { redditi: { pensione: 1_000, giorniPensione: 365, giorniLavoro: 365 } }
    const oggi = (persona: Gruppo, soci: readonly Gruppo[]) => {
      const stato = {
        ...conDati(2026, { utileAnteImposte: 10_000, soci }),
        confronto: { formaAttuale: 'DITTA_INDIVIDUALE', contabilita: 'ORDINARIA', persone: [persona] },
      }
      const { persone, ...totali } = presente(presente(intero(convsrl.calcola(stato)).confronto).oggi)
      return { persone: persone.map(({ nome: _, ...dati }) => dati), totali }
    }
    const scritta = oggi({ nome: 'S', quota: 100, ...suoi }, [{ nome: 'A', quota: 100 }])
    expect(scritta.persone[0]?.irpefNetta).toBeCloseTo(irpefNetta, 2)
    for (const socio of [1, 2, 3]) {
      const soci = [1, 2, 3].map((n) => ({ nome: `S${n}`, quota: n === 1 ? 34 : 33, ...(n === socio ? suoi : altro) }))
      expect([socio, oggi({ socio, quota: 100 }, soci)]).toEqual([socio, scritta])
    }
  })
})
