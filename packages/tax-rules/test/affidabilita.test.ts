/** The grade of a verdict for each missing datum, worked out by hand. */
import { type Affidabilita, nomeDato } from '@bilancia/contract'
import { describe, expect, it } from 'vitest'
import { budget4u, convsrl, iforfettari } from '../src/index.ts'
import { intero } from './support.ts'

/** Complete except for the figures of law: every question is answered. */
const artigiano = {
  annoImposta: 2026,
  nomeCognome: 'Rossi Mario',
  tipologia: 'IMPRESA',
  gestionePrevidenziale: { tipoPrevidenza: 'ARTIGIANATO' },
  regimeForfettario: { gruppo: 9, impostaSost: 15 },
  redditoContributiImposta: { ricavi: 50_000 },
  regimeNormale: { determinazioneDelReddito: { altriCosti: 16_500 } },
  liquidazioneIrpef: { altriDatiPersonali: { codiceRegioneResidenza: 4, addizionaleComunalePercentuale: 0.8, numeroFigliACarico: 0 } },
  requisiti: {
    ricaviAnnoPrecedente: 50_000,
    spesePersonaleAnnoPrecedente: 0,
    redditoDipendenteAnnoPrecedente: 0,
    causeOstative: { a: false, b: false, c: false, d: false, dBis: false },
  },
}
const professionista = {
  ...artigiano,
  tipologia: 'PROFESSIONE',
  gestionePrevidenziale: { aliquotaSep: 'PIENA' },
  regimeForfettario: { gruppo: 8, impostaSost: 15 },
  regimeNormale: { determinazioneDelReddito: { altreSpese: 5_000 } },
}
const di = (stato: object): Affidabilita => intero(iforfettari.calcola(stato)).confronto.affidabilita
const dati = (stato: object) => di(stato).datiMancanti.map(({ dato, peso }) => `${peso} ${dato}`)
const REDDITO = 'regimeNormale.determinazioneDelReddito'
const PERSONA = 'liquidazioneIrpef.altriDatiPersonali'

describe('iForfettari: che cosa abbassa il grado', () => {
  it('con ogni dato indicato non manca nulla', () => {
    expect(dati(artigiano)).toEqual([])
    expect(dati(professionista)).toEqual([])
  })

  it('con ogni dato indicato e cifre confermate è completo, anche con un reddito di lavoro dipendente rapportato ai giorni', () => {
    const dipendente = { ...artigiano.liquidazioneIrpef, redditiDiversiDaImpresa_LavAutonomo: { lavoroDipendente: 12_000, giorniLavoro: 200 } }
    for (const stato of [artigiano, professionista, { ...artigiano, liquidazioneIrpef: dipendente }])
      expect(di(stato)).toMatchObject({ grado: 'COMPLETO', cifreIncerte: [] })
  })

  it.each([
    ['un professionista senza previdenza', { ...professionista, gestionePrevidenziale: {} }, 'gestionePrevidenziale.aliquotaSep'],
    [
      'una cassa senza il contributo',
      { ...professionista, gestionePrevidenziale: { cassaProfessionale: true } },
      'redditoContributiImposta.contributiCassaProf',
    ],
    ["un'impresa senza gestione IVS", { ...artigiano, gestionePrevidenziale: {} }, 'gestionePrevidenziale.tipoPrevidenza'],
    ['nessun costo, impresa', { ...artigiano, regimeNormale: {} }, `${REDDITO}.altriCosti`],
    ['nessun costo, professione', { ...professionista, regimeNormale: {} }, `${REDDITO}.altreSpese`],
    ['nessun ricavo', { ...artigiano, redditoContributiImposta: {} }, 'redditoContributiImposta.ricavi'],
    ['nessun gruppo', { ...artigiano, regimeForfettario: { impostaSost: 15 } }, 'regimeForfettario.gruppo'],
    ['nessuna aliquota', { ...artigiano, regimeForfettario: { gruppo: 9 } }, 'regimeForfettario.impostaSost'],
  ])('%s è determinante: non affidabile', (_, stato, dato) => {
    expect(dati(stato)).toContain(`DETERMINANTE ${dato}`)
    expect(di(stato).grado).toBe('NON_AFFIDABILE')
  })

  it('uno zero scritto è un fatto, una chiave assente no', () => {
    expect(dati({ ...artigiano, regimeNormale: { determinazioneDelReddito: { altriCosti: 0 } } })).toEqual([])
    expect(dati({ ...artigiano, redditoContributiImposta: { ricavi: 0 } })).toEqual([])
    expect(dati({ ...artigiano, redditoContributiImposta: { ricavi: null } })).toContain('DETERMINANTE redditoContributiImposta.ricavi')
  })

  it('senza regione e senza comune il grado è parziale, con quanto possono spostare', () => {
    // Ordinary taxable income: 45.000 − 26,07% (full gestione separata, 11.731,50) = 33.268,50.
    // At 3,63% (Molise 2026): 1.207,65; at 1,2%: 399,22.
    const { grado, datiMancanti } = di({ ...professionista, liquidazioneIrpef: { altriDatiPersonali: { numeroFigliACarico: 0 } } })
    expect(grado).toBe('PARZIALE')
    expect(datiMancanti.map(({ dato, alPiu }) => [dato, alPiu])).toEqual([
      [`${PERSONA}.codiceRegioneResidenza`, 1_207.65],
      [`${PERSONA}.addizionaleComunalePercentuale`, 399.22],
    ])
  })

  it("il 5% senza l'anno di inizio può spostare fino alla differenza con il 15%", () => {
    // 50.000 × 78% = 39.000; contributions 26,07% = 10.167,30; net 28.832,70; 10% of it is 2.883,27.
    const { datiMancanti } = di({ ...professionista, regimeForfettario: { gruppo: 8, impostaSost: 5 } })
    expect(datiMancanti.map(({ dato, alPiu }) => [dato, alPiu])).toEqual([['regimeForfettario.annoInizioAttivita', 2_883.27]])
  })

  it('carichi di famiglia non indicati e figli senza percentuale', () => {
    const con = (altro: object) =>
      dati({ ...artigiano, liquidazioneIrpef: { altriDatiPersonali: { codiceRegioneResidenza: 4, addizionaleComunalePercentuale: 0.8, ...altro } } })
    expect(con({})).toEqual([`MINORE ${PERSONA}.numeroFigliACarico`])
    expect(con({ coniugeACarico: true })).toEqual([])
    expect(con({ numeroFigliACarico: 2 })).toEqual([`MINORE ${PERSONA}.percentualeCarichi`])
  })

  it('una cifra di legge da memoria o provvisoria che pesa oltre un centesimo del vantaggio è nominata', () => {
    const { cifreIncerte, grado } = di({ ...artigiano, annoImposta: 2027 })
    expect(cifreIncerte.find(({ figura }) => figura.startsWith('addizionali.regionale.4'))).toMatchObject({ provvisoria: true })
    expect(grado).toBe('PARZIALE')
    expect(iforfettari.spiega({ ...artigiano, annoImposta: 2027 }, 'confronto.affidabilita.grado').nodo('affidabilita.grado')?.valore).toBe('PARZIALE')
  })
})

describe('i requisiti hanno tre risposte', () => {
  const esito = (requisiti: object) => {
    const { ammissibilita, requisitiVerificati, motiviNonAmmesso } = intero(iforfettari.calcola({ ...artigiano, requisiti })).confronto
    return { ammissibilita, requisitiVerificati, motiviNonAmmesso }
  }
  it('una domanda senza risposta non è un no', () => {
    const { ammissibilita, requisitiVerificati, motiviNonAmmesso } = esito({})
    expect(ammissibilita).toBe('NON_VERIFICATO')
    expect(requisitiVerificati.causeOstative).toEqual({
      a: 'NON_VERIFICATO',
      b: 'NON_VERIFICATO',
      c: 'NON_VERIFICATO',
      d: 'NON_VERIFICATO',
      dBis: 'NON_VERIFICATO',
    })
    expect(motiviNonAmmesso).toEqual([])
  })
  it('un no basta, e il resto resta da verificare', () => {
    const { ammissibilita, requisitiVerificati } = esito({ ricaviAnnoPrecedente: 90_000, causeOstative: { a: false } })
    expect(ammissibilita).toBe('NO')
    expect([requisitiVerificati.ricaviAnnoPrecedente, requisitiVerificati.causeOstative.a, requisitiVerificati.causeOstative.b]).toEqual([
      'NO',
      'SI',
      'NON_VERIFICATO',
    ])
  })
  it('con ogni risposta è sì', () => expect(esito(artigiano.requisiti).ammissibilita).toBe('SI'))
})

describe('Convenienza Srl', () => {
  const srl = (dati: object, confronto: object = {}) => {
    const risultato = convsrl.calcola({
      annoImposta: 2026,
      datiSimulazioniSrl: {
        denominazione: 'Alfa',
        utileAnteImposte: 100_000,
        soci: [{ nome: 'A', quota: 100, gestioneIvs: 'COMMERCIANTE', codiceRegioneResidenza: 4, addizionaleComunalePercentuale: 0.8, numeroFigliACarico: 0 }],
        ...dati,
      },
      confronto: { formaAttuale: 'DITTA_INDIVIDUALE', gestioneIvs: 'COMMERCIANTE', costi: { contabilita: 1_500 }, ...confronto },
    })
    if (!('confronto' in risultato) || !risultato.confronto) throw new Error('no comparison')
    return risultato.confronto.affidabilita
  }
  it("con un'IRAP presunta è parziale", () => {
    expect(srl({}).datiMancanti.map(({ dato, peso }) => `${peso} ${dato}`)).toEqual(['MINORE datiSimulazioniSrl.irap.valoreProduzione'])
    expect(srl({}).grado).toBe('PARZIALE')
  })
  it("con l'IRAP fuori non è affidabile, di quanto si sa", () => {
    // 100.000 − 8.000 di deduzione (art. 11, c. 4-bis) al 3,9% = 3.588,00.
    const { grado, datiMancanti } = srl({ irap: { modalita: 'ESCLUSA' } })
    expect([grado, datiMancanti[0]?.dato, datiMancanti[0]?.alPiu]).toEqual(['NON_AFFIDABILE', 'datiSimulazioniSrl.irap.modalita', 3_588])
  })
  it("un'impresa di oggi senza IVS non è affidabile", () => expect(srl({}, { gestioneIvs: 'NESSUNA' }).grado).toBe('NON_AFFIDABILE'))
})

describe('Budget4u', () => {
  const budget = (conto: object, altro: object = {}) => {
    const risultato = budget4u.calcola({
      annoImposta: 2026,
      informazioniCostiDiAvvio: {
        nomeDitta: 'Beta',
        tipologia: 'PROFESSIONE',
        regime: 'NORMALE',
        codiceRegioneResidenza: 4,
        addizionaleComunalePercentuale: 0.8,
      },
      contoEconomicoProfessionista: conto,
      imposteContributi: { previdenzaProfessionista: 'GESTIONE_SEPARATA_PIENA' },
      ...altro,
    })
    if (!('risultati' in risultato) || !risultato.risultati) throw new Error('nothing computed')
    return risultato.risultati.affidabilita
  }
  it('con ricavi, costi, previdenza e residenza non manca nulla', () => expect(budget({ compensi: 40_000, serviziContabili: 1_500 }).datiMancanti).toEqual([]))
  it('senza costi o senza previdenza non è affidabile', () => {
    expect(budget({ compensi: 40_000 }).grado).toBe('NON_AFFIDABILE')
    expect(budget({ compensi: 40_000, serviziContabili: 1_500 }, { imposteContributi: {} }).grado).toBe('NON_AFFIDABILE')
  })
  it('uno zero scritto tra i costi è un fatto', () => expect(budget({ compensi: 40_000, serviziContabili: 0 }).datiMancanti).toEqual([]))

  // L. 207/2024, art. 1, c. 186: first enrolments from 1 January to 31 December 2025.
  it.each([2020, 2023, 2024, 2025, 2026, 2027])('la riduzione a metà chiesta con un avvio nel %i: solo nel 2025 spetta', (annoImposta) => {
    const dati = { nomeDitta: 'Beta', tipologia: 'IMPRESA', codiceRegioneResidenza: 4, addizionaleComunalePercentuale: 0.8 }
    const dette = (regime: string, altro: object) =>
      budget({}, { annoImposta, informazioniCostiDiAvvio: { ...dati, regime }, ...altro }).datiMancanti.flatMap(({ dato, peso, perche }) =>
        dato.endsWith('riduzione50') ? [[dato, peso, perche.includes('solo a chi ha cominciato e si è iscritto per la prima volta nel 2025')]] : [],
      )
    const seNonSpetta = (dato: string) => (annoImposta === 2025 ? [] : [[dato, 'MINORE', true]])
    const normale = (riduzione50: boolean) => dette('NORMALE', { imposteContributi: { gestioneIvs: 'ARTIGIANO', riduzione50 } })
    const piatto = (riduzioni: object) => dette('FORFETARIO', { forfetari: { tipologia: 'ARTIGIANO', gruppoDiSettore: { gruppo: 9 }, ...riduzioni } })
    expect(normale(true)).toEqual(seNonSpetta('imposteContributi.riduzione50'))
    expect(normale(false)).toEqual([])
    expect(piatto({ riduzione50: true })).toEqual(seNonSpetta('forfetari.riduzione50'))
    // The 35% comes first: the other is not taken.
    expect(piatto({ riduzione50: true, riduzione35: true })).toEqual([])
  })

  const COLLABORATORI = 'imposteContributi.collaboratori'
  const SOCI = 'imposteContributi.soci'
  it.each([
    ['IMPRESA_FAMILIARE', {}, COLLABORATORI],
    ['IMPRESA_FAMILIARE', { titolare: { quota: 51 }, collaboratori: [{ quota: 48.99 }] }, COLLABORATORI],
    ['IMPRESA_FAMILIARE', { titolare: { quota: 51 }, collaboratori: [{ quota: 49 }] }, undefined],
    ['SOCIETA_DI_PERSONE', {}, SOCI],
    ['SOCIETA_DI_PERSONE', { soci: [{ quota: 60 }, { quota: 40 }] }, undefined],
    ['SRL_TRASPARENTE', { soci: [{ quota: 60 }, { quota: 40.01 }] }, SOCI],
    ['SRL_NON_TRASPARENTE', {}, SOCI],
    ['SRL_NON_TRASPARENTE', { soci: [{}, {}] }, SOCI],
    ['SRL_NON_TRASPARENTE', { gestioneIvs: 'NESSUNA' }, undefined],
    ['SRL_NON_TRASPARENTE', { soci: [{ quota: 30 }] }, undefined],
  ])('%s con le persone %j: senza le quote imposte e contributi non sono di nessuno', (tipologia, persone, manca) => {
    const { grado, datiMancanti } = budget(
      {},
      {
        informazioniCostiDiAvvio: { nomeDitta: 'Beta', tipologia, regime: 'NORMALE', codiceRegioneResidenza: 4, addizionaleComunalePercentuale: 0.8 },
        contoEconomicoDittaSocieta: { ricavi: 120_000, merciMateriePrime: 35_000, tipologiaInail: 'ARTIGIANATO' },
        inail: { premioManuale: 300 },
        imposteContributi: { gestioneIvs: 'ARTIGIANO', irap: { aliquota: 3.9 }, ...persone },
      },
    )
    expect([grado, ...datiMancanti.map(({ dato }) => dato)]).toEqual(manca ? ['NON_AFFIDABILE', manca] : ['COMPLETO'])
  })
  it('le quote mancanti hanno il nome di quote', () => expect(nomeDato(() => '', SOCI)).toBe('Quote dei soci'))
})
