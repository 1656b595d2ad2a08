/** Questions, missing data and warnings: each condition alone, and each one removed. */
import { type TaxYear, taxYears } from '@bilancia/contract'
import { describe, expect, it } from 'vitest'
import { budget4u, casse, convsrl } from '../src/index.ts'
import { avvisi, calcola, con, famiglia, intero, unArtigiano, unCommerciante, unProfessionista } from './support.ts'

type Stato = Parameters<typeof con>[0]

describe('i requisiti del regime forfettario (L. 190/2014, art. 1, c. 54, 57 e 71)', () => {
  /** Each requirement with an answer that meets it and one that does not: over 85,000, 20,000 and 35,000 euro in 2026, or a yes. */
  const risposte = {
    ricaviAnnoPrecedente: [85_000, 85_000.01],
    spesePersonaleAnnoPrecedente: [20_000, 20_000.01],
    redditoDipendenteAnnoPrecedente: [30_000, 35_000.01],
    'causeOstative.a': [false, true],
    'causeOstative.b': [false, true],
    'causeOstative.c': [false, true],
    'causeOstative.d': [false, true],
    'causeOstative.dBis': [false, true],
  } as const
  type Chiave = keyof typeof risposte
  const chiavi = Object.keys(risposte) as readonly Chiave[]
  const requisiti = (diverso: Partial<Record<Chiave, number | boolean | null>>): Stato => {
    const valori: Readonly<Record<string, unknown>> = { ...Object.fromEntries(chiavi.map((k) => [k, risposte[k][0]])), ...diverso }
    const cause = Object.fromEntries(chiavi.flatMap((k) => (k.startsWith('causeOstative.') ? [[k.slice(14), valori[k]]] : [])))
    const importi = Object.fromEntries(chiavi.flatMap((k) => (k.startsWith('causeOstative.') ? [] : [[k, valori[k]]])))
    return { requisiti: { ...importi, causeOstative: cause } } as Stato
  }
  const esito = (diverso: Partial<Record<Chiave, number | boolean | null>>, altro: Stato = {}) => {
    const { confronto } = calcola(con(unArtigiano(2026, requisiti(diverso)), altro))
    const { causeOstative, ricaviOltreUscitaImmediata, ...importi } = confronto.requisitiVerificati
    const verifiche = { ...importi, ...Object.fromEntries(Object.entries(causeOstative).map(([k, v]) => [`causeOstative.${k}`, v])) }
    const mancano = confronto.affidabilita.datiMancanti.flatMap(({ dato }) => (dato.startsWith('requisiti.') ? [dato.slice(10)] : []))
    return { verifiche, ammissibilita: confronto.ammissibilita, ricaviOltreUscitaImmediata, mancano, regime: confronto.regimeConveniente }
  }
  const tutti = (valore: string) => Object.fromEntries(chiavi.map((k) => [k, valore]))

  it('con tutte le risposte sul loro limite è ammesso, e non manca nulla', () => {
    expect(esito({})).toMatchObject({ verifiche: tutti('SI'), ammissibilita: 'SI', ricaviOltreUscitaImmediata: 'SI', mancano: [] })
  })
  it.each(chiavi)('%s: senza risposta resta aperto e si nomina; contrario, esclude anche se un altro manca', (chiave) => {
    expect(esito({ [chiave]: null })).toMatchObject({
      verifiche: { ...tutti('SI'), [chiave]: 'NON_VERIFICATO' },
      ammissibilita: 'NON_VERIFICATO',
      mancano: [chiave],
    })
    expect(esito({ [chiave]: risposte[chiave][1] })).toMatchObject({
      verifiche: { ...tutti('SI'), [chiave]: 'NO' },
      ammissibilita: 'NO',
      mancano: [],
      regime: 'NON_AMMESSO',
    })
    for (const altra of chiavi.filter((k) => k !== chiave)) {
      expect(esito({ [chiave]: risposte[chiave][1], [altra]: null })).toMatchObject({ ammissibilita: 'NO', mancano: [altra], regime: 'NON_AMMESSO' })
      // Only the first requirement without an answer is listed.
      const prima = chiavi.indexOf(chiave) < chiavi.indexOf(altra) ? chiave : altra
      expect(esito({ [chiave]: null, [altra]: null })).toMatchObject({ ammissibilita: 'NON_VERIFICATO', mancano: [prima] })
    }
  })
  it.each(chiavi)('%s: finché non si sa se è impresa o professione non si chiede', (chiave) => {
    expect(esito({ [chiave]: null }, { tipologia: 'NON_DEFINITO' } as Stato).mancano).toEqual([])
  })
  it("un'attività nuova non ha un anno precedente; chi ha chiuso il rapporto di lavoro non ha un limite (c. 57, lett. d-ter)", () => {
    const vuoti = { ricaviAnnoPrecedente: null, spesePersonaleAnnoPrecedente: null }
    const dal = (annoInizioAttivita: number): Stato => ({ regimeForfettario: { annoInizioAttivita } })
    expect(esito(vuoti, dal(2026))).toMatchObject({ verifiche: tutti('SI'), ammissibilita: 'SI', mancano: [] })
    expect(esito(vuoti, dal(2025))).toMatchObject({ ammissibilita: 'NON_VERIFICATO', mancano: ['ricaviAnnoPrecedente'] })
    expect(esito({ spesePersonaleAnnoPrecedente: null }, dal(2025)).mancano).toEqual(['spesePersonaleAnnoPrecedente'])
    const cessato: Stato = { requisiti: { rapportoCessato: true } }
    for (const redditoDipendenteAnnoPrecedente of [null, 35_000.01, 20_000])
      expect(esito({ redditoDipendenteAnnoPrecedente }, cessato)).toMatchObject({ verifiche: tutti('SI'), ammissibilita: 'SI', mancano: [] })
  })
  it('dopo il primo senza risposta gli altri non si nominano, neanche quando uno di prima vale per altra via', () => {
    const dal = (annoInizioAttivita: number): Stato => ({ regimeForfettario: { annoInizioAttivita } })
    for (const chiave of chiavi) {
      const senza = { [chiave]: null }
      const vuoti = { ricaviAnnoPrecedente: null, spesePersonaleAnnoPrecedente: null, ...senza }
      const proprio = chiave === 'ricaviAnnoPrecedente' || chiave === 'spesePersonaleAnnoPrecedente' ? [] : [chiave]
      expect(esito(vuoti, dal(2026)).mancano).toEqual(proprio)
      expect(esito(vuoti, dal(2025)).mancano).toEqual(['ricaviAnnoPrecedente'])
      expect(esito(vuoti).mancano).toEqual(['ricaviAnnoPrecedente'])
      const chiuso = chiave === 'redditoDipendenteAnnoPrecedente' ? [] : [chiave]
      expect(esito({ redditoDipendenteAnnoPrecedente: null, ...senza }, { requisiti: { rapportoCessato: true } }).mancano).toEqual(chiuso)
    }
  })
  it('oltre 100.000 euro nell’anno si esce subito, dal 2023 (c. 71)', () => {
    const nel = (anno: TaxYear, ricavi: number | null) => {
      const { ammissibilita, requisitiVerificati } = calcola(
        con(unArtigiano(anno, requisiti({ ricaviAnnoPrecedente: 50_000, redditoDipendenteAnnoPrecedente: 0 })), {
          redditoContributiImposta: { ricavi: ricavi as number },
          requisiti: { spesePersonaleAnnoPrecedente: 5_000 },
        }),
      ).confronto
      return [requisitiVerificati.ricaviOltreUscitaImmediata, ammissibilita]
    }
    for (const anno of taxYears) {
      expect(nel(anno, 100_000)).toEqual(['SI', 'SI'])
      expect(nel(anno, 100_000.01)).toEqual(anno < 2023 ? ['SI', 'SI'] : ['NO', 'NO'])
      expect(nel(anno, null)).toEqual(anno < 2023 ? ['SI', 'SI'] : ['NON_VERIFICATO', 'NON_VERIFICATO'])
    }
  })
})

describe('che cosa resta fuori dal confronto dei regimi', () => {
  it("l'autonoma organizzazione di un professionista può costare l'IRAP, fino al 2021 (L. 234/2021, art. 1, c. 8)", () => {
    const di = (anno: TaxYear, autonomaOrganizzazione: boolean | null) =>
      calcola(
        unProfessionista(anno, {
          regimeNormale: { determinazioneDelReddito: { ricaviNormale: 100_000 }, determinazioneDelValoreDellaProduzioneNetta: { autonomaOrganizzazione } },
        }),
      ).confronto.affidabilita.datiMancanti.flatMap(({ dato, alPiu }) => (dato.endsWith('autonomaOrganizzazione') ? [alPiu] : []))
    // 100,000 less the deduction of 13,000 (D.Lgs. 446/1997 art. 11 c. 4-bis), at 3.9%.
    for (const anno of taxYears) {
      expect(di(anno, null)).toEqual(anno <= 2021 ? [3_393] : [])
      expect([di(anno, false), di(anno, true)]).toEqual([[], []])
    }
  })
  it('un importo lasciato a zero si nomina, uno scritto no', () => {
    const fuori = (stato: Stato) => calcola(unArtigiano(2026, stato)).confronto.affidabilita.lasciatoFuori.map(({ dato }) => dato)
    const scritti: readonly (readonly [string, Stato])[] = [
      ['ivaIndetraibileAnnua', { confronto: { ivaIndetraibileAnnua: 500 } }],
      ['riduzione35', { redditoContributiImposta: { riduzione35: true } }],
      ['riduzione35', { gestionePrevidenziale: { riduzione50: true } }],
      ['riduzione35', { gestionePrevidenziale: { pensionatoOver65: true } }],
      ['riduzione35', { gestionePrevidenziale: { tipoPrevidenza: 'NON_DEFINITO' } }],
    ]
    for (const [dato, stato] of scritti) {
      expect(fuori({}).filter((uno) => uno.endsWith(dato))).toHaveLength(1)
      expect(fuori(stato).filter((uno) => uno.endsWith(dato))).toHaveLength(0)
    }
    for (const dato of ['oneriDeducibili', 'detrazioniOneri', 'detrazioniOneriSoggetteATaglio', 'detrazioneInteressiMutuo'])
      expect(fuori({ liquidazioneIrpef: { altriDatiPersonali: { [dato]: 100 } } })).toHaveLength(fuori({}).length - 1)
    for (const dato of [
      'pensione',
      'lavoroDipendente',
      'assimilatiLavoroDipendente',
      'redditiDiversi',
      'fabbricatiLocati',
      'altriRedditi',
      'abitazionePrincipale',
    ])
      expect(fuori({ liquidazioneIrpef: { redditiDiversiDaImpresa_LavAutonomo: { [dato]: 100 } } })).toHaveLength(fuori({}).length - 1)
  })
  it('di un collaboratore la regione e il comune mancano quando c’è, non li ha e paga IRPEF', () => {
    const mancano = (stato: Stato) =>
      calcola(unArtigiano(2026, stato)).confronto.affidabilita.datiMancanti.flatMap(({ dato, alPiu }) =>
        dato.startsWith('datiCollaboratore') ? [[dato.slice(4), alPiu]] : [],
      )
    const dati = (codiceRegioneResidenza: number, addizionaleComunalePercentuale?: number): Stato => ({
      regimeNormale: { determinazioneDelReddito: { ricaviNormale: 100_000 }, rivalsaNormale: false },
      datiCollaboratore1: { altriDatiPersonali: { codiceRegioneResidenza, addizionaleComunalePercentuale, numeroFigliACarico: 0 } as object },
    })
    // 40% of 100,000; the contributions stay with the owner, who does not deduct them. 3.63% of Molise, 1.2% of Rome.
    const [regione, comune] = ['Collaboratore1.altriDatiPersonali.codiceRegioneResidenza', 'Collaboratore1.altriDatiPersonali.addizionaleComunalePercentuale']
    expect(mancano(con(famiglia([40]), dati(0)))).toEqual([
      [regione, 1_452],
      [comune, 480],
    ])
    expect(mancano(con(famiglia([40]), dati(16)))).toEqual([[comune, 480]])
    expect(mancano(con(famiglia([40]), dati(0, 0)))).toEqual([[regione, 1_452]])
    expect(mancano(con(famiglia([40]), dati(16, 0.8)))).toEqual([])
    expect(mancano(dati(0))).toEqual([])
  })
})

describe('tre riduzioni dei contributi, una sola alla volta (L. 190/2014, c. 77; L. 207/2024, c. 186; L. 449/1997, art. 59, c. 15)', () => {
  const combinazioni = [0, 1, 2, 3, 4, 5, 6, 7].map((n) => ({ riduzione35: (n & 1) > 0, riduzione50: (n & 2) > 0, pensionatoOver65: (n & 4) > 0 }))
  const avvisa = (stato: Stato): boolean => avvisi(stato).includes('RIDUZIONI_ALTERNATIVE')
  it('del titolare e del collaboratore: con due avvisa, con una o senza gestione IVS no', () => {
    for (const { riduzione35, riduzione50, pensionatoOver65 } of combinazioni) {
      const piu = [riduzione35, riduzione50, pensionatoOver65].filter(Boolean).length > 1
      const diTutti: Stato = { redditoContributiImposta: { riduzione35 } }
      const titolare: Stato = { ...diTutti, gestionePrevidenziale: { riduzione50, pensionatoOver65 } }
      expect([avvisa(unArtigiano(2026, titolare)), avvisa(unCommerciante(2026, titolare))]).toEqual([piu, piu])
      expect(avvisa(unArtigiano(2026, con(titolare, { gestionePrevidenziale: { tipoPrevidenza: 'NON_DEFINITO' } })))).toBe(false)
      const previdenza: Stato = { ...diTutti, datiCollaboratore1: { previdenza: { riduzione50, pensionatoOver65 } } }
      expect(avvisa(unArtigiano(2026, con(famiglia([30]), previdenza)))).toBe(piu)
      expect(avvisa(unArtigiano(2026, previdenza))).toBe(false)
      expect(avvisa(unArtigiano(2026, con(con(famiglia([30]), previdenza), { gestionePrevidenziale: { tipoPrevidenza: 'NON_DEFINITO' } })))).toBe(false)
    }
  })
})

describe('la cassa dei professionisti', () => {
  it("l'aliquota scelta è dei commercialisti (12-100%) e degli psicologi (10-30%): per gli altri non conta e non avvisa", () => {
    const di = (codice: string, aliquotaScelta: number | null) => {
      const dato = casse.calcola({ anno: codice === 'ENPAP' ? 2023 : 2024, cassa: { codice, aliquotaScelta, eta: 50 }, reddito: 50_000, volumeAffari: 50_000 })
      return { soggettivo: 'soggettivo' in dato ? dato.soggettivo : null, fuori: dato.messaggi.some(({ id }) => id === 'ALIQUOTA_FUORI_INTERVALLO') }
    }
    for (const codice of ['INARCASSA', 'FORENSE', 'GEOMETRI', 'ENPAM']) expect(di(codice, 9)).toEqual({ ...di(codice, null), fuori: false })
    expect(di('CNPADC', 20)).toEqual({ soggettivo: 10_000, fuori: false })
    expect(di('CNPADC', 11.99)).toEqual({ soggettivo: 6_000, fuori: true })
    expect([di('ENPAP', 30), di('ENPAP', 30.01)]).toEqual([
      { soggettivo: 15_000, fuori: false },
      { soggettivo: 5_000, fuori: true },
    ])
  })
  it('di una cassa senza tabella manca la cassa, e nient’altro', () => {
    for (const anno of taxYears)
      for (const codice of ['ALTRA', ''])
        expect(casse.calcola({ anno, cassa: { codice, eta: null, agevolazione: 'GIOVANE' }, reddito: 300_000, volumeAffari: 300_000 })).toMatchObject({
          esito: 'NON_CALCOLABILE',
          mancanti: ['codice'],
        })
  })
  it('il contributo manca solo a chi esercita una professione con la cassa e non lo scrive', () => {
    const manca = (stato: Stato): boolean =>
      calcola(stato).confronto.affidabilita.datiMancanti.some(({ dato, peso }) => dato.endsWith('contributiCassaProf') && peso === 'DETERMINANTE')
    const cassa: Stato = { gestionePrevidenziale: { cassaProfessionale: true } }
    expect(manca(unProfessionista(2026, cassa))).toBe(true)
    expect(manca(unProfessionista(2026, {}))).toBe(false)
    expect(manca(unArtigiano(2026, cassa))).toBe(false)
    expect(manca(unProfessionista(2026, con(cassa, { redditoContributiImposta: { contributiCassaProf: 0 } })))).toBe(false)
  })
})

describe('Convenienza Srl: un avviso sulla forma di oggi c’è solo se la si confronta', () => {
  const stato = (soci: readonly object[], formaAttuale: string, quote: readonly number[]) =>
    intero(
      convsrl.calcola({
        annoImposta: 2026,
        datiSimulazioniSrl: { denominazione: 'Prova', utileAnteImposte: 60_000, soci },
        confronto: { formaAttuale, gestioneIvs: 'ARTIGIANO', persone: quote.map((quota, i) => ({ nome: `P${i}`, quota })) },
      } as object),
    ).messaggi.map(({ id }) => id)
  const unSocio = [{ nome: 'A', quota: 100 }]
  it('il titolare sotto il 51% e le quote che non fanno 100', () => {
    const QUOTE = ['QUOTA_TITOLARE_MINIMA', 'QUOTE_OGGI_TOTALE']
    const detti = (...dati: Parameters<typeof stato>) => stato(...dati).filter((id) => QUOTE.includes(id))
    expect(detti(unSocio, 'IMPRESA_FAMILIARE', [50, 50])).toEqual(['QUOTA_TITOLARE_MINIMA'])
    expect(detti(unSocio, 'IMPRESA_FAMILIARE', [51, 48])).toEqual(['QUOTE_OGGI_TOTALE'])
    expect(detti(unSocio, 'SOCIETA_DI_PERSONE', [30, 70])).toEqual([])
    expect(detti(unSocio, 'SOCIETA_DI_PERSONE', [30, 60])).toEqual(['QUOTE_OGGI_TOTALE'])
    expect(detti([{ nome: 'A', quota: 90 }], 'IMPRESA_FAMILIARE', [40, 50])).toEqual([])
    expect(detti(unSocio, 'DITTA_INDIVIDUALE', [30, 60])).toEqual([])
  })
})

describe('Convenienza Srl: di un socio senza regione e senza comune', () => {
  const alPiu = (dati: object, socio: object) =>
    intero(
      convsrl.calcola({
        annoImposta: 2026,
        datiSimulazioniSrl: { denominazione: 'Prova', soci: [{ nome: 'A', quota: 100, gestioneIvs: 'NESSUNA', numeroFigliACarico: 0, ...socio }], ...dati },
        confronto: { formaAttuale: 'DITTA_INDIVIDUALE' },
      } as object),
    ).confronto?.affidabilita.datiMancanti.flatMap((uno) => (/soci\[0\].*(Regione|Comunale)/.test(uno.dato) ? [uno.alPiu] : []))
  it('possono pesare su tutto ciò che la società può dargli e sul suo altro reddito: 3,63% del Molise e 1,2% di Roma', () => {
    // 100,000 + 10,000 + 20,000 = 130,000: 4,719 and 1,560.
    expect(alPiu({ utileAnteImposte: 100_000, variazioniAumento: 10_000 }, { redditi: { altriRedditi: 20_000 } })).toEqual([4_719, 1_560])
    expect(alPiu({ utileAnteImposte: 100_000 }, { codiceRegioneResidenza: 16 })).toEqual([1_200])
    expect(alPiu({ utileAnteImposte: 100_000 }, { addizionaleComunalePercentuale: 0 })).toEqual([3_630])
    // Only the increases, only the other income, nothing at all.
    expect(alPiu({ utileAnteImposte: 0, variazioniAumento: 10_000 }, {})).toEqual([363, 120])
    expect(alPiu({ utileAnteImposte: 0 }, { redditi: { altriRedditi: 20_000 } })).toEqual([726, 240])
    expect(alPiu({ utileAnteImposte: -5_000 }, {})).toEqual([])
  })
})

describe('Budget4u', () => {
  const con_ = (tipologia: string, altro: object) =>
    intero(
      budget4u.calcola({
        annoImposta: 2026,
        informazioniCostiDiAvvio: { nomeDitta: 'Prova', tipologia, regime: 'NORMALE', codiceRegioneResidenza: 16 },
        contoEconomicoDittaSocieta: { ricavi: 50_000 },
        ...altro,
      } as object),
    )
  it('la gestione IVS si chiede a ogni ditta; «nessun socio» è una risposta solo per la S.r.l. che paga IRES', () => {
    const manca = (tipologia: string, gestioneIvs: string) =>
      con_(tipologia, { imposteContributi: { gestioneIvs } }).messaggi.some(({ id }) => id === 'GESTIONE_IVS_MANCANTE')
    const tutte = ['IMPRESA', 'IMPRESA_FAMILIARE', 'SOCIETA_DI_PERSONE', 'SRL_TRASPARENTE', 'SRL_NON_TRASPARENTE', 'PROFESSIONE']
    expect(tutte.map((t) => manca(t, 'NON_DEFINITA'))).toEqual([true, true, true, true, true, false])
    expect(tutte.map((t) => manca(t, 'NESSUNA'))).toEqual([true, true, true, true, false, false])
    expect(tutte.map((t) => manca(t, 'ARTIGIANO'))).toEqual([false, false, false, false, false, false])
  })
  it('senza il comune può mancare l’1,2% di Roma sull’imponibile di tutti, chiunque siano', () => {
    const alPiu = (tipologia: string, persone: object) =>
      con_(tipologia, {
        contoEconomicoDittaSocieta: { ricavi: 100_000 },
        imposteContributi: { gestioneIvs: 'NESSUNA', ...persone },
      }).risultati?.affidabilita.datiMancanti.flatMap(({ dato, alPiu: quanto }) => (dato.endsWith('addizionaleComunalePercentuale') ? [quanto] : []))
    const cinque = [20, 20, 20, 20, 20].map((quota) => ({ quota }))
    expect(alPiu('SOCIETA_DI_PERSONE', { soci: cinque })).toEqual([1_200])
    expect(alPiu('IMPRESA_FAMILIARE', { titolare: { quota: 60 }, collaboratori: [10, 10, 10, 10].map((quota) => ({ quota })) })).toEqual([1_200])
    expect(alPiu('SRL_NON_TRASPARENTE', { soci: cinque })).toEqual([])
  })
  it('il diritto annuale di una S.r.l. sul fatturato: 200 euro e gli scaglioni, poi la metà (D.M. 21 aprile 2011; D.L. 90/2014, art. 28)', () => {
    const diritto = (fatturatoAnnoPrecedente: number | null, unitaLocali = 0) =>
      con_('SRL_NON_TRASPARENTE', { dirittiCCIAA: { sezione: 'SRL_SPA', maggiorazione: 20, unitaLocali, fatturatoAnnoPrecedente } }).dirittiCCIAA
    // 150,000 × 0.015% + 250,000 × 0.013% + 500,000 × 0.010% + 100,000 × 0.009% = 22.50 + 32.50 + 50 + 9; with 200, half: 157.
    expect(diritto(1_100_000)).toMatchObject({ sede: 157, importoEsatto: 188.4, importo: 188 })
    // Two units: a fifth of 157 each; 157 × 140% × 120% = 263.76.
    expect(diritto(1_100_000, 2)).toMatchObject({ sede: 157, importoEsatto: 263.76, importo: 264 })
    expect(diritto(null)).toMatchObject({ sede: 100, importoEsatto: 120, importo: 120 })
    expect(diritto(100_000)).toMatchObject({ sede: 100, importoEsatto: 120, importo: 120 })
  })
})
