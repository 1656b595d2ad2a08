/** Rules with two conditions: each condition alone, and both. Worked by hand. */
import { casse, iforfettari as contratto, keysOf, type TaxYear, taxYears } from '@bilancia/contract'
import { describe, expect, it } from 'vitest'
import { budget4u, convsrl, iforfettari } from '../src/index.ts'
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
  it('i requisiti dell’anno prima sono da verificare finché ne manca uno', () => {
    const tutti = { ricaviAnnoPrecedente: 0, spesePersonaleAnnoPrecedente: 0, redditoDipendenteAnnoPrecedente: 0 }
    const detto = (requisiti: object) => avvisi(unArtigiano(2026, { requisiti })).includes('REQUISITI_DA_VERIFICARE')
    expect([detto(tutti), ...Object.keys(tutti).map((uno) => detto({ ...tutti, [uno]: null }))]).toEqual([false, true, true, true])
  })
  it('il gruppo delle professioni è insolito per un’impresa, gli altri per una professione, nessuno finché non è scelto', () => {
    const detto = (tipologia: 'IMPRESA' | 'PROFESSIONE', gruppo: number) =>
      avvisi(unArtigiano(2026, { tipologia, regimeForfettario: { gruppo } })).includes('GRUPPO_NON_COERENTE')
    expect([8, 9, 0].map((gruppo) => detto('IMPRESA', gruppo))).toEqual([true, false, false])
    expect([8, 9, 0].map((gruppo) => detto('PROFESSIONE', gruppo))).toEqual([false, true, false])
  })
  it.each([
    // Fund, year and age of the first enrolment; what is proposed in 2026, from the regulation of the fund.
    ['INARCASSA', 2026, 34, 'prima iscrizione sotto i 35 anni, per cinque anni'],
    ['INARCASSA', 2022, 31, 'prima iscrizione sotto i 35 anni, per cinque anni'],
    ['INARCASSA', 2022, 32, null],
    ['INARCASSA', 2021, 25, null],
    ['INARCASSA', 2026, 35, null],
    ['FORENSE', 2021, 34, 'prima iscrizione sotto i 35 anni, per sei anni'],
    ['FORENSE', 2020, 25, null],
    ['FORENSE', 2026, 35, null],
    ['CNPADC', 2022, 30, 'primi anni di iscrizione e meno di 35 anni'],
    ['CNPADC', 2022, 31, 'primi anni di iscrizione)'],
    ['CNPADC', 2021, 25, null],
    ['GEOMETRI', 2025, 29, 'primi due anni di iscrizione e non oltre i 30 anni'],
    ['GEOMETRI', 2025, 30, 'prima iscrizione entro i 30 anni, primi due anni'],
    ['GEOMETRI', 2024, 28, 'dal terzo al quinto anno di iscrizione e non oltre i 30 anni'],
    ['GEOMETRI', 2022, 30, 'prima iscrizione entro i 30 anni, dal terzo al quinto anno'],
    ['GEOMETRI', 2021, 25, null],
    ['GEOMETRI', 2026, 31, 'prima iscrizione tra 31 e 55 anni, primo anno'],
    ['GEOMETRI', 2025, 55, 'prima iscrizione tra 31 e 55 anni, secondo anno'],
    ['GEOMETRI', 2024, 31, null],
    ['GEOMETRI', 2026, 56, null],
    ['ENPAP', 2024, 33, 'primi tre anni di iscrizione e non oltre i 35 anni'],
    ['ENPAP', 2024, 34, null],
    ['ENPAP', 2023, 25, null],
  ] as const)(
    '%s, iscritto nel %i a %i anni: si propone %s; a un pensionato, o senza anno o età, nulla',
    (codice, annoPrimaIscrizione, etaPrimaIscrizione, perche) => {
      const proposte = (altro: object) =>
        calcola(
          unProfessionista(2026, { gestionePrevidenziale: { cassaProfessionale: true, cassa: { codice, annoPrimaIscrizione, etaPrimaIscrizione, ...altro } } }),
        ).messaggi.flatMap(({ id, testo }) => (id === 'AGEVOLAZIONE_PROPOSTA' ? [testo.includes(perche ?? 'nulla')] : []))
      expect(proposte({})).toEqual(perche ? [true] : [])
      expect([{ annoPrimaIscrizione: null }, { etaPrimaIscrizione: null }].map(proposte)).toEqual([[], []])
      // Only these three funds ask whether the member has a pension.
      if (['INARCASSA', 'FORENSE', 'CNPADC'].includes(codice)) expect(proposte({ pensionato: true })).toEqual([])
    },
  )
  it.each(taxYears)('nel %i ogni altra caratteristica vale come l’ha scritta chi compila, al posto di quella di norma', (annoImposta) => {
    const righe = Object.keys(contratto.righeCaratteristiche)
    const scritte = (scritta: boolean) => {
      const altreCaratteristiche = Object.fromEntries(righe.map((riga) => [riga, { forfettario: scritta, normale: !scritta }]))
      return calcola(unArtigiano(annoImposta, { confronto: { altreCaratteristiche } })).confronto.altreCaratteristicheApplicate
    }
    for (const scritta of [true, false])
      expect(scritte(scritta)).toEqual(Object.fromEntries(righe.map((riga) => [riga, { forfettario: scritta, normale: !scritta }])))
  })
  it('la differenza delle spese amministrative è quella del regime normale meno quella del forfettario', () => {
    const costo = (importo: number) => ({ attivo: true, costo: importo })
    const adempimenti = { tenutaContabilita: { normale: costo(300) }, dichiarazioneRedditi: { forfettario: costo(100), normale: costo(50) } }
    const { quadro } = iforfettari.calcolaConQuadro(unArtigiano(2026, { confronto: { adempimenti } }))
    expect(presente(quadro).differenze.speseAmministrative).toBe(250)
  })
  it('di una cassa con i contributi scritti non si dice che cosa manca, in nessun anno', () => {
    const detti = new Set<string>()
    for (const anno of taxYears)
      for (const codice of keysOf(casse.conTabella)) {
        const messaggi = (contributi: number | null) =>
          avvisi(
            unProfessionista(anno, {
              gestionePrevidenziale: { cassaProfessionale: true, cassa: { codice } },
              redditoContributiImposta: { contributiCassaProf: contributi },
              regimeNormale: { contributiCassaProfNormale: contributi },
            }),
          ).filter((id) => ['CASSA_NON_CALCOLABILE', 'CASSA_PARZIALE', 'CASSA_SENZA_ANNO', 'QUOTA_A_DA_VERIFICARE'].includes(id))
        for (const id of messaggi(null)) detti.add(id)
        expect([anno, codice, messaggi(5_000)]).toEqual([anno, codice, []])
      }
    expect([...detti].sort()).toEqual(expect.arrayContaining(['CASSA_NON_CALCOLABILE', 'CASSA_PARZIALE']))
  })
  it('ENPAF: il tipo di contributo si chiede negli anni di cui si sa la tabella, negli altri manca quella; un tetto non c’è', () => {
    const mancano = (anno: TaxYear, codice: keyof typeof casse.conTabella, classe: '' | 'INTERO') =>
      calcola(unProfessionista(anno, { gestionePrevidenziale: { cassaProfessionale: true, cassa: { codice, classe, redditoBase: 500_000 } } })).cassa.normale
        ?.mancanti
    const noti: readonly TaxYear[] = [2022, 2023, 2024, 2026]
    for (const anno of taxYears) {
      const attese = noti.includes(anno) ? [['classe'], []] : [['anno'], ['anno']]
      expect([anno, (['', 'INTERO'] as const).map((classe) => mancano(anno, 'ENPAF', classe))]).toEqual([anno, attese])
      for (const codice of keysOf(casse.conTabella))
        if (codice !== 'ENPAF')
          expect([anno, codice, mancano(anno, codice, '')?.filter((una) => una === 'classe' || una === 'anno')]).toEqual([anno, codice, []])
    }
  })
  it('ciò che dipende dal reddito si dice se vale su uno dei due lati', () => {
    const testi = (anno: TaxYear, cassa: object, forfettario: number, normale: number) =>
      calcola(
        unProfessionista(anno, {
          gestionePrevidenziale: { cassaProfessionale: true, cassa },
          redditoContributiImposta: { ricavi: forfettario },
          regimeNormale: { determinazioneDelReddito: { ricaviNormale: normale } },
        }),
      )
        .messaggi.map(({ id, testo }) => `${id} ${testo}`)
        .join()
    for (const [anno, cassa, parole] of [
      [2027, { codice: 'CNPADC' }, 'il tetto del reddito'],
      [2026, { codice: 'INARCASSA', agevolazione: 'GIOVANE' }, "il reddito fino a cui vale l'agevolazione"],
      [2024, { codice: 'FORENSE', agevolazione: 'GIOVANE_REDDITO_BASSO' }, 'AGEVOLAZIONE_RIDOTTA'],
    ] as const) {
      const [poco, molto] = [1_000, 400_000]
      const lati = [
        [poco, poco],
        [molto, poco],
        [poco, molto],
      ] as const
      expect([parole, lati.map(([forfettario, normale]) => testi(anno, cassa, forfettario, normale).includes(parole))]).toEqual([parole, [false, true, true]])
    }
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
    expect(messaggi(2026, 'SRL_NON_TRASPARENTE', {}, 'FORFETARIO')).not.toContain('DIVIDENDI_26')
  })
  it('il collaboratore sotto i 21 anni può essere in qualunque posto', () => {
    for (let posto = 0; posto < 4; posto++) {
      const collaboratori = [0, 1, 2, 3].map((k) => ({ quota: 10, under21: k === posto }))
      expect([posto, messaggi(2025, 'IMPRESA_FAMILIARE', { imposteContributi: { collaboratori } })]).toEqual([
        posto,
        expect.arrayContaining(['UNDER21_ALIQUOTA_UNICA']),
      ])
    }
  })
  it('due riduzioni contributive insieme: solo nel regime forfetario, a un artigiano o commerciante che le sceglie tutte e due', () => {
    const detto = (altro: Gruppo, regime = 'FORFETARIO', tipologia = 'IMPRESA') =>
      messaggi(2025, tipologia, { forfetari: { tipologia: 'ARTIGIANO', riduzione35: true, riduzione50: true, ...altro } }, regime).includes(
        'RIDUZIONI_ALTERNATIVE',
      )
    expect([detto({}), detto({ tipologia: 'COMMERCIANTE' })]).toEqual([true, true])
    expect([detto({ riduzione35: false }), detto({ riduzione50: false }), detto({ tipologia: 'NON_DEFINITO' })]).toEqual([false, false, false])
    expect([detto({}, 'NORMALE'), detto({}, 'FORFETARIO', 'PROFESSIONE')]).toEqual([false, false])
  })
  it('dal 2022 di una persona fisica, e solo di essa, si dice che non paga IRAP', () => {
    const detto = (anno: TaxYear, tipologia: string, soggetto = true, regime = 'NORMALE') =>
      messaggi(anno, tipologia, { imposteContributi: { irap: { soggetto } } }, regime).includes('IRAP_PERSONE_FISICHE')
    const persone = ['IMPRESA', 'IMPRESA_FAMILIARE', 'PROFESSIONE']
    expect(persone.map((una) => [detto(2021, una), detto(2022, una), detto(2022, una, false)])).toEqual(persone.map(() => [false, true, false]))
    expect(['SRL_NON_TRASPARENTE', 'SRL_TRASPARENTE', 'SOCIETA_DI_PERSONE'].map((una) => detto(2022, una))).toEqual([false, false, false])
    expect(detto(2022, 'IMPRESA', true, 'FORFETARIO')).toBe(false)
  })
  it('le quote dei soci devono fare 100 dove il reddito è dei soci', () => {
    const detto = (tipologia: string, quota: number) =>
      messaggi(2026, tipologia, { imposteContributi: { soci: [{ quota: 50 }, { quota }] } }).includes('QUOTE_TOTALE')
    const tutte = ['SOCIETA_DI_PERSONE', 'SRL_TRASPARENTE', 'SRL_NON_TRASPARENTE']
    expect(tutte.map((una) => [detto(una, 50), detto(una, 49.99)])).toEqual([
      [false, true],
      [false, true],
      [false, false],
    ])
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
  it('di uno scenario che non si calcola non si dice che i compensi o i dividendi sono troppi', () => {
    const troppi = (dati: Gruppo) => messaggi(conDati(2026, dati)).filter((uno) => /^(COMPENSI_OLTRE|DIVIDENDI_OLTRE|NESSUN_UTILE)/.test(uno))
    for (const scenario of ['scenario2', 'scenario4', 'scenario6']) {
      const con = (compensoTotale: number) => troppi({ [scenario]: { compensi: [70_000], compensoTotale } })
      expect([con(70_000), con(69_999.99)]).toEqual([[`COMPENSI_OLTRE_UTILE datiSimulazioniSrl.${scenario}.compensoTotale`], []])
    }
    const meta = { soci: [{ nome: 'Anna', quota: 50 }] }
    for (const scenario of ['scenario3', 'scenario4'])
      for (const [utileAnteImposte, id] of [
        [60_000, 'DIVIDENDI_OLTRE_DISTRIBUIBILE'],
        [-10_000, 'NESSUN_UTILE_DISTRIBUIBILE'],
        [0, 'NESSUN_UTILE_DISTRIBUIBILE'],
      ] as const) {
        const dati = { utileAnteImposte, [scenario]: { dividendiTotali: 60_000 } }
        expect([scenario, utileAnteImposte, troppi(dati)]).toEqual([scenario, utileAnteImposte, [`${id} datiSimulazioniSrl.${scenario}.dividendiTotali`]])
        expect(troppi({ ...dati, ...meta })).toEqual([])
      }
  })
  it('i dividendi possono arrivare al distribuibile, al centesimo: l’utile netto meno un ventesimo', () => {
    const troppi = (scenario: string, dividendiTotali: number) =>
      messaggi(conDati(2026, { capitaleSociale: 50_000, irap: { modalita: 'ESCLUSA' }, [scenario]: { dividendiTotali } })).some((uno) =>
        uno.startsWith('DIVIDENDI_OLTRE'),
      )
    // 60,000 less 24% is 45,600; the legal reserve is 2,280.
    for (const scenario of ['scenario3', 'scenario4']) expect([43_320, 43_320.01].map((importo) => troppi(scenario, importo))).toEqual([false, true])
  })
  it('una perdita si dice senza segno', () => {
    const testi = intero(convsrl.calcola(conDati(2026, { utileAnteImposte: -10_000 }))).messaggi.flatMap(({ id, testo }) =>
      id === 'PERDITA_FISCALE' ? [testo] : [],
    )
    expect(testi.length).toBe(6)
    for (const testo of testi) expect([testo.includes('10.000,00'), /[-−]\s*10\.000/.test(testo)]).toEqual([true, false])
  })
  it('senza utile, compensi e dividendi i sei scenari lasciano a ogni socio le stesse somme e le stesse imposte', () => {
    type Redditi = { readonly lavoroDipendente: number; readonly giorniLavoro?: number; readonly fabbricatiLocati?: number }
    const esiti = (annoImposta: TaxYear, redditi: Redditi, altro: Gruppo = {}) => {
      const stato = {
        ...conDati(annoImposta, { utileAnteImposte: 0, soci: [1, 2, 3].map((n) => ({ nome: `S${n}`, quota: n === 1 ? 34 : 33, redditi, ...altro })) }),
        ...{ consideraSommeIntegrative: true, confronto: { formaAttuale: 'SOCIETA_DI_PERSONE' } },
      }
      const r = intero(convsrl.calcola(stato))
      const scenari = [
        r.compDivSimulazioniSrl.scenario1,
        r.compDivSimulazioniSrl.scenario2,
        r.compDivSimulazioniSrl.scenario3,
        r.compDivSimulazioniSrl.scenario4,
      ]
      const tutti = [...scenari, r.traspSimulazioniSrl.scenario5, r.traspSimulazioniSrl.scenario6].map(presente)
      const soci = tutti.flatMap(({ soci }) => soci.map((socio) => presente(socio)))
      const distinte = (valori: readonly unknown[]) => [...new Set(valori)]
      const distribuiti = Object.values(presente(r.confronto).tuttoDistribuito).flatMap((uno) => (typeof uno === 'object' && uno ? [uno.netto] : []))
      const [primo] = soci
      const netto = Math.round(presente(primo).netto * 300) / 100
      expect(distribuiti).toEqual(distribuiti.map(() => netto))
      expect([distribuiti.length, distinte(soci.map((s) => s.irpefNetta)).length, distinte(soci.map((s) => s.netto)).length]).toEqual([4, 1, 1])
      const somme = distinte(soci.map((s) => s.sommeIntegrative))
      expect(somme.length).toBe(1)
      return somme[0]
    }
    // D.L. 3/2020 and the 80 euro: 480 to 24,600, a half of it at 25,600; 600 to 28,000. 146 days are two fifths of the year.
    const del2020 = [24_600, 25_600, 26_600, 28_000, 28_000.01].map((lavoroDipendente) => esiti(2020, { lavoroDipendente, giorniLavoro: 366 }))
    expect(del2020).toEqual([1_080, 840, 600, 600, 0])
    expect([20_000, 28_000, 28_000.01].map((lavoroDipendente) => esiti(2021, { lavoroDipendente, giorniLavoro: 146 }))).toEqual([480, 480, 0])
    // As in `convsrl-oggi`: the deductions exceed the tax by 442.21, with the spouse by 690 more. From 2025 also 4.8% of 20,000.
    const mutuo = { detrazioneInteressiMutuo: 2_500 }
    expect([mutuo, { ...mutuo, coniugeACarico: true }].map((altro) => esiti(2022, { lavoroDipendente: 20_000 }, altro))).toEqual([442.21, 1_132.21])
    expect([mutuo, { ...mutuo, coniugeACarico: true }].map((altro) => esiti(2026, { lavoroDipendente: 20_000 }, altro))).toEqual([1_502.21, 2_160])
    // 23% of 8,173.91 is 1,880, the deduction of 1,955 less 75. From 2025 7.1% besides.
    expect([8_173.91, 8_173.95].map((lavoroDipendente) => esiti(2026, { lavoroDipendente }))).toEqual([580.35, 1_780.35])
    // For 146 days: 782 less 30. 23% of 3,269 is 751.87, of 3,270 it is 752.10. 480, and 7.1% of each.
    expect([3_269, 3_270].map((lavoroDipendente) => esiti(2026, { lavoroDipendente, giorniLavoro: 146 }))).toEqual([232.1, 712.17])
    // The further deduction (2020: art. 2 of D.L. 3/2020; 2025: L. 207/2024 c. 6) for 146 days, and with rent.
    for (const anno of [2020, 2021, 2025, 2026] as const)
      for (const lavoroDipendente of [25_000, 30_000, 37_000]) {
        expect(esiti(anno, { lavoroDipendente, giorniLavoro: 146 })).toBeDefined()
        expect(esiti(anno, { lavoroDipendente, giorniLavoro: 146, fabbricatiLocati: 2_000 })).toBeDefined()
      }
  })
  it('la somma esente di un riepilogo è quella dei tre soci', () => {
    // L. 207/2024 c. 4: 7.1% of 8,000, 5.3% of 10,000, 4.8% of 18,000.
    const soci = [8_000, 10_000, 18_000].map((lavoroDipendente, i) => ({ nome: `S${i}`, quota: i ? 33 : 34, redditi: { lavoroDipendente } }))
    const r = intero(convsrl.calcola(conDati(2026, { utileAnteImposte: 600, soci })))
    expect(Object.values(r.riepilogo).map((uno) => uno.totali?.sommaEsente)).toEqual([1_962, 1_962, 1_962, 1_962, 1_962, 1_962])
  })
  it('lo scenario migliore è il primo con il risparmio più alto tra quelli calcolati', () => {
    const primi = new Set<string>()
    const prova = (dati: Gruppo, confronto: Gruppo) => {
      const { utileInSocieta, tuttoDistribuito } = presente(
        intero(convsrl.calcola({ ...conDati(2026, dati), confronto: { formaAttuale: 'DITTA_INDIVIDUALE', gestioneIvs: 'ARTIGIANO', ...confronto } })).confronto,
      )
      for (const { migliore, ...voci } of [utileInSocieta, tuttoDistribuito]) {
        const calcolati = Object.entries(voci).flatMap(([scenario, voce]) => (voce ? [{ scenario, risparmio: voce.risparmio }] : []))
        const massimo = Math.max(...calcolati.map(({ risparmio }) => risparmio))
        const atteso = presente(calcolati.find(({ risparmio }) => risparmio === massimo)).scenario
        primi.add(atteso)
        expect([dati, migliore]).toEqual([dati, atteso])
      }
    }
    for (const utileAnteImposte of [-5_000, 0, 20_000, 60_000, 200_000])
      for (const ricavi of [100_000, 6_000_000])
        for (const gestioneIvs of ['NESSUNA', 'COMMERCIANTE'])
          for (const [compenso4, totale4] of [
            [0, 0],
            [15_000, 15_000],
            [15_000, 14_000],
          ])
            for (const [compenso6, totale6] of [
              [0, 0],
              [15_000, 15_000],
              [15_000, 14_000],
            ])
              prova(
                {
                  ...{ utileAnteImposte, ricavi, soci: [{ nome: 'Anna', quota: 100, gestioneIvs }] },
                  scenario2: { compensi: [compenso4], compensoTotale: totale4 },
                  scenario4: { compensi: [compenso4], compensoTotale: totale4 },
                  scenario6: { compensi: [compenso6], compensoTotale: totale6 },
                },
                {},
              )
    expect([...primi].sort()).toEqual(expect.arrayContaining(['scenario1', 'scenario3', 'scenario5']))
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
