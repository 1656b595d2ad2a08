/** The data that each simulator reports as missing or left out: one answer at a time is removed, or given alone. Worked by hand. */
import type { TaxYear } from '@bilancia/contract'
import { describe, expect, it } from 'vitest'
import { budget4u, convsrl, iforfettari } from '../src/index.ts'
import { type Caso, statoDi } from './conti-convsrl-caso.ts'
import { scenario as conti } from './conti-convsrl-scenari.ts'
import { calcola, con, famiglia, intero, presente, unArtigiano, unisci, unProfessionista } from './support.ts'

type Gruppo = { readonly [chiave: string]: unknown }
type Prova = readonly [senza: Gruppo, manca: string]
type Affidabilita = { readonly grado: string; readonly datiMancanti: readonly { readonly dato: string; readonly peso: string }[] }

/** The missing data. Also checks that the heaviest datum alone decides the grade, because no figure of 2026 is uncertain here. */
function mancanti({ grado, datiMancanti }: Affidabilita): readonly string[] {
  const pesi = datiMancanti.map(({ peso }) => peso)
  expect([pesi, grado]).toEqual([pesi, pesi.includes('DETERMINANTE') ? 'NON_AFFIDABILE' : pesi.length > 0 ? 'PARZIALE' : 'COMPLETO'])
  return datiMancanti.map(({ dato }) => dato)
}

describe('Budget4u', () => {
  const base = (tipologia: string, regime: string, altro: Gruppo): Gruppo =>
    unisci<Gruppo>(
      {
        annoImposta: 2026,
        informazioniCostiDiAvvio: { nomeDitta: 'Prova', tipologia, regime, codiceRegioneResidenza: 16, addizionaleComunalePercentuale: 0.8 },
      },
      altro,
    )
  const ditta = base('SRL_NON_TRASPARENTE', 'NORMALE', {
    contoEconomicoDittaSocieta: { ricavi: 50_000, merciMateriePrime: 5_000, tipologiaInail: 'INDUSTRIA_E_COMMERCIO' },
    inail: { premioManuale: 300 },
    imposteContributi: { gestioneIvs: 'COMMERCIANTE', irap: { aliquota: 3.9 }, soci: [{ quota: 100 }] },
  })
  const firma = unisci(ditta, { informazioniCostiDiAvvio: { tipologia: 'IMPRESA' } })
  const studio = base('PROFESSIONE', 'NORMALE', {
    contoEconomicoProfessionista: { compensi: 50_000, serviziContabili: 1_000 },
    imposteContributi: { previdenzaProfessionista: 'GESTIONE_SEPARATA_PIENA' },
  })
  const piatto = base('IMPRESA', 'FORFETARIO', {
    forfetari: { gruppoDiSettore: { gruppo: 9 }, tipologia: 'ARTIGIANO', aliquotaSostitutiva: 15, ricaviCompensi: 50_000, costiEffettivi: 5_000 },
  })
  const piattoStudio = base('PROFESSIONE', 'FORFETARIO', {
    forfetari: { ...(piatto.forfetari as object), tipologia: 'NON_DEFINITO', previdenza: 'GESTIONE_SEPARATA_PIENA' },
  })
  const esito = (stato: Gruppo) => presente(intero(budget4u.calcola(stato)).risultati).affidabilita
  const mancano = (stato: Gruppo) => mancanti(esito(stato))
  const fuori = (stato: Gruppo) => esito(stato).lasciatoFuori.map(({ dato }) => dato)

  const ricaviDitta: Prova = [{ contoEconomicoDittaSocieta: { ricavi: null } }, 'contoEconomicoDittaSocieta.ricavi']
  const costiDitta: Prova = [{ contoEconomicoDittaSocieta: { merciMateriePrime: null } }, 'contoEconomicoDittaSocieta.merciMateriePrime']
  const ivs: Prova = [{ imposteContributi: { gestioneIvs: 'NON_DEFINITA' } }, 'imposteContributi.gestioneIvs']
  const inail: Prova = [{ contoEconomicoDittaSocieta: { tipologiaInail: 'NON_DEFINITO' } }, 'contoEconomicoDittaSocieta.tipologiaInail']
  const irap: Prova = [{ imposteContributi: { irap: { aliquota: 0 } } }, 'imposteContributi.irap.aliquota']
  const comune: Prova = [{ informazioniCostiDiAvvio: { addizionaleComunalePercentuale: null } }, 'informazioniCostiDiAvvio.addizionaleComunalePercentuale']
  const regione: Prova = [{ informazioniCostiDiAvvio: { codiceRegioneResidenza: 0 } }, 'informazioniCostiDiAvvio.codiceRegioneResidenza']
  const compensi: Prova = [{ contoEconomicoProfessionista: { compensi: null } }, 'contoEconomicoProfessionista.compensi']
  const costiStudio: Prova = [{ contoEconomicoProfessionista: { serviziContabili: null } }, 'contoEconomicoProfessionista.serviziContabili']
  const previdenza: Prova = [{ imposteContributi: { previdenzaProfessionista: 'NON_DEFINITA' } }, 'imposteContributi.previdenzaProfessionista']
  const ricaviPiatti: Prova = [{ forfetari: { ricaviCompensi: null } }, 'forfetari.ricaviCompensi']
  const costiPiatti: Prova = [{ forfetari: { costiEffettivi: null } }, 'forfetari.costiEffettivi']
  const gruppo: Prova = [{ forfetari: { gruppoDiSettore: { gruppo: 0 } } }, 'forfetari.gruppoDiSettore.gruppo']
  const aliquota: Prova = [{ forfetari: { aliquotaSostitutiva: 0 } }, 'forfetari.aliquotaSostitutiva']
  const ivsPiatta: Prova = [{ forfetari: { tipologia: 'NON_DEFINITO' } }, 'forfetari.tipologia']
  const previdenzaPiatta: Prova = [{ forfetari: { previdenza: 'NON_DEFINITA' } }, 'forfetari.previdenza']
  const tutte = [
    ...[ricaviDitta, costiDitta, ivs, inail, irap, comune, regione, compensi, costiStudio, previdenza, ricaviPiatti, costiPiatti],
    ...[gruppo, aliquota, ivsPiatta, previdenzaPiatta],
  ]
  const diSrl = [ricaviDitta, costiDitta, ivs, inail, irap]
  /** Each base state asks only for its own answers. A firm owes no IRAP in 2026, a company that pays IRES no surcharges. */
  it.each([
    ['la S.r.l. che paga IRES', ditta, diSrl],
    ['la ditta', firma, [ricaviDitta, costiDitta, ivs, inail, comune, regione]],
    ['il professionista', studio, [compensi, costiStudio, previdenza, comune, regione]],
    ['il forfetario', piatto, [ricaviPiatti, costiPiatti, gruppo, aliquota, ivsPiatta]],
    ['il professionista forfetario', piattoStudio, [ricaviPiatti, costiPiatti, gruppo, aliquota, previdenzaPiatta]],
  ] as const)('con tutte le risposte non manca nulla; tolta una, manca quella: %s', (_, stato, sue) => {
    expect(mancano(stato)).toEqual([])
    for (const [senza, manca] of tutte) {
      const attese = sue.some(([, uno]) => uno === manca) ? [manca] : []
      // Without revenue nobody pays IRPEF, so the comune would change nothing.
      expect([manca, mancano(unisci(stato, senza))]).toEqual([manca, attese])
    }
  })
  it('un solo costo basta, o un bene che si ammortizza', () => {
    const diDitta = [
      ...['dipendenti', 'lavorazioniCompensiTerzi', 'energiaForzaMotrice', 'riparazioniManutenzioni', 'carburantiTrasporti', 'pubblicitaCancelleriaVarie'],
      ...['serviziContabili', 'speseLegaliConsulenze', 'speseTelefoniche', 'affittoUffici', 'assicurazioni', 'illuminazione', 'quoteAssociative'],
      'interessiPassivi',
    ]
    const diStudio = [
      ...['dipendenti', 'compensiTerzi', 'energia', 'riparazioni', 'speseTelefoniche', 'affittoLocali', 'assicurazioni', 'aggiornamentoProfessionale'],
      ...['carburanti', 'interessiPassivi'],
    ]
    const bene = { informazioniCostiDiAvvio: { investimenti: { macchinari: { costo: 1_000 } } } }
    for (const [stato, [senza], chiave, voci] of [
      [ditta, costiDitta, 'contoEconomicoDittaSocieta', diDitta],
      [studio, costiStudio, 'contoEconomicoProfessionista', diStudio],
    ] as const) {
      const nudo = unisci(stato, senza)
      for (const voce of voci) expect([voce, mancano(unisci(nudo, { [chiave]: { [voce]: 100 } }))]).toEqual([voce, []])
      expect(mancano(unisci(nudo, bene))).toEqual([])
    }
  })
  it('il diritto annuale e i dipendenti di una ditta si nominano dove non ci sono', () => {
    const [diritto, dipendenti] = ['dirittiCCIAA.sezione', 'contoEconomicoDittaSocieta.dipendenti']
    const [conSezione, conDipendenti] = [{ dirittiCCIAA: { sezione: 'SRL_SPA' } }, { contoEconomicoDittaSocieta: { dipendenti: 0.01 } }]
    expect(fuori(ditta)).toEqual([diritto, dipendenti])
    expect(fuori(unisci(ditta, conSezione))).toEqual([dipendenti])
    expect(fuori(unisci(ditta, conDipendenti))).toEqual([diritto])
    expect([studio, piatto, piattoStudio].map(fuori)).toEqual([[], [], []])
  })
  it('il comune pesa solo su chi paga IRPEF; quello scelto vale una percentuale', () => {
    const senza = unisci(firma, comune[0])
    expect(mancano(unisci(senza, { contoEconomicoDittaSocieta: { ricavi: 9_000 } }))).toEqual([])
    expect(mancano(unisci(senza, { informazioniCostiDiAvvio: { addizionaleComunale: { sogliaEsenzione: 0, scaglioni: [{ aliquota: 0.5 }] } } }))).toEqual([])
  })
  it('senza regione il comune non si chiede, e senza imponibile neanche la regione', () => {
    const senza = unisci(firma, { informazioniCostiDiAvvio: { codiceRegioneResidenza: 0, addizionaleComunalePercentuale: null } })
    expect(mancano(senza)).toEqual([regione[1]])
    expect(mancano(unisci(senza, { contoEconomicoDittaSocieta: { ricavi: 5_000 } }))).toEqual([])
  })
  it('il comune può spostare fino all’1,2% dell’imponibile, al centesimo', () => {
    // 40,000.10 less 1,000 is 39,000.10; 26.07% of it is 10,167.33; 1.2% of 28,832.77 is 345.99.
    const { datiMancanti } = esito(unisci(unisci(studio, comune[0]), { contoEconomicoProfessionista: { compensi: 40_000.1 } }))
    expect(datiMancanti.map(({ dato, alPiu }) => [dato, alPiu])).toEqual([[comune[1], 345.99]])
  })
  it('senza regione le addizionali stimate possono sparire: 2,5% di 45.000', () => {
    // 50,303 less 5,000 and the premium of 303. 2.5% of 45,000 is 1,125. The highest rates, 3.63% and 1.2%, would ask 1,048.50 more: less than that.
    const stato = unisci(ditta, {
      informazioniCostiDiAvvio: { tipologia: 'SRL_TRASPARENTE', codiceRegioneResidenza: 0 },
      imposteContributi: { soci: [{ quota: 100, senzaContributi: true }] },
      contoEconomicoDittaSocieta: { ricavi: 50_303 },
    })
    expect(esito(stato).datiMancanti.map(({ dato, alPiu }) => [dato, alPiu])).toEqual([[regione[1], 1_125]])
  })
  it('una tipologia INAIL senza classe o senza tasso ha premio zero, e lo dice', () => {
    const con = (tipologiaInail: string, inail: Gruppo) =>
      fuori(
        unisci(ditta, { contoEconomicoDittaSocieta: { tipologiaInail }, inail: { premioManuale: null, classeDiRischio: 0, tassoPerMille: 0, ...inail } }),
      ).filter((dato) => dato.startsWith('inail'))
    expect(con('ARTIGIANATO', {})).toEqual(['inail.classeDiRischio'])
    expect(con('INDUSTRIA_E_COMMERCIO', {})).toEqual(['inail.tassoPerMille'])
    expect([con('ARTIGIANATO', { classeDiRischio: 1 }), con('INDUSTRIA_E_COMMERCIO', { tassoPerMille: 1 })]).toEqual([[], []])
    expect([con('ARTIGIANATO', { premioManuale: 300 }), con('INDUSTRIA_E_COMMERCIO', { premioManuale: 0 }), con('NON_DEFINITO', {})]).toEqual([[], [], []])
  })
  it('chiude in perdita sotto zero, non a zero', () => {
    const perdite = (stato: Gruppo) => intero(budget4u.calcola(stato)).messaggi.flatMap(({ id, campo }) => (id === 'BILANCIO_IN_PERDITA' ? [campo] : []))
    const [dellaDitta, delloStudio] = ['contoEconomicoDittaSocieta', 'contoEconomicoProfessionista']
    // The costs are 5,000 and the INAIL premium of 300, with 1% of it: 5,303.
    for (const [stato, chiave, voce, costi] of [
      [ditta, dellaDitta, 'ricavi', 5_303],
      [studio, delloStudio, 'compensi', 1_000],
    ] as const) {
      const con_ = (ricavi: number) => perdite(unisci(stato, { [chiave]: { [voce]: ricavi } }))
      expect([con_(costi), con_(costi - 0.01)]).toEqual([[], [`${chiave}.risultatoNetto`]])
    }
  })
  it('gli ammortamenti del piano: metà della quota, la quota, ciò che resta; il software e il professionista senza la metà', () => {
    const piano = (stato: Gruppo, investimenti: object) =>
      presente(intero(budget4u.calcola(unisci(stato, { informazioniCostiDiAvvio: { investimenti } }))).pianoTriennale).map((riga) => riga.ammortamenti)
    // 100,000 less 20% of land at 50%: 20,000, 40,000, and the 20,000 that are left.
    expect(piano(ditta, { fabbricato: { costo: 100_000, coefficiente: 50 }, quotaTerreno: 20 })).toEqual([20_000, 40_000, 20_000])
    expect(piano(studio, { fabbricato: { costo: 100_000, coefficiente: 50 } })).toEqual([0, 0, 0])
    for (const bene of ['macchinari', 'attrezzature', 'impianti', 'mobiliUfficio', 'furgoni', 'autovetture', 'immateriali', 'altro']) {
      const intera = [5_000, 5_000, 0]
      const [a50, a40] = [{ [bene]: { costo: 10_000, coefficiente: 50 } }, { [bene]: { costo: 10_000, coefficiente: 40 } }]
      expect([bene, piano(ditta, a50)]).toEqual([bene, bene === 'immateriali' ? intera : [2_500, 5_000, 2_500]])
      expect([bene, piano(studio, a50)]).toEqual([bene, intera])
      expect([bene, piano(studio, a40)]).toEqual([bene, [4_000, 4_000, 2_000]])
      expect([bene, piano(ditta, a40)]).toEqual([bene, bene === 'immateriali' ? [4_000, 4_000, 2_000] : [2_000, 4_000, 4_000]])
    }
  })
})

describe('iForfettari', () => {
  const completo = (diverso: Gruppo = {}) =>
    con(
      unArtigiano(2026, {
        regimeNormale: { determinazioneDelReddito: { altriCosti: 5_000 } },
        requisiti: { causeOstative: { a: false, b: false, c: false, d: false, dBis: false } },
        liquidazioneIrpef: { altriDatiPersonali: { addizionaleComunalePercentuale: 0.8, numeroFigliACarico: 0 } },
      }),
      diverso as object,
    )
  const mancano = (stato: object) => mancanti(calcola(stato).confronto.affidabilita)
  const TITOLARE = 'liquidazioneIrpef.altriDatiPersonali'
  const personali = (altriDatiPersonali: Gruppo): Gruppo => ({ liquidazioneIrpef: { altriDatiPersonali } })
  it('con tutte le risposte non manca nulla; tolta una, manca quella', () => {
    const prove: readonly Prova[] = [
      [{ regimeForfettario: { gruppo: 0 } }, 'regimeForfettario.gruppo'],
      [{ regimeForfettario: { impostaSost: 0 } }, 'regimeForfettario.impostaSost'],
      [{ gestionePrevidenziale: { tipoPrevidenza: 'NON_DEFINITO' } }, 'gestionePrevidenziale.tipoPrevidenza'],
      [{ regimeNormale: { determinazioneDelReddito: { altriCosti: null } } }, 'regimeNormale.determinazioneDelReddito.altriCosti'],
      [personali({ codiceRegioneResidenza: 0 }), `${TITOLARE}.codiceRegioneResidenza`],
      [personali({ addizionaleComunalePercentuale: null }), `${TITOLARE}.addizionaleComunalePercentuale`],
      [personali({ numeroFigliACarico: null }), `${TITOLARE}.numeroFigliACarico`],
      [personali({ numeroFigliACarico: 1, percentualeCarichi: 0 }), `${TITOLARE}.percentualeCarichi`],
      [{ famigliare: true }, 'quotaCollab1'],
    ]
    expect(mancano(completo())).toEqual([])
    for (const [senza, manca] of prove) expect([manca, mancano(completo(senza))]).toEqual([manca, [manca]])
    expect(mancano(completo(personali({ numeroFigliACarico: 1, percentualeCarichi: 50 })))).toEqual([])
    expect(mancano(completo(personali({ numeroFigliACarico: null, coniugeACarico: true })))).toEqual([])
  })
  it('tolta la risposta a un requisito manca quello; chi comincia quest’anno non ha spese dell’anno prima', () => {
    const anno = ['ricaviAnnoPrecedente', 'spesePersonaleAnnoPrecedente', 'redditoDipendenteAnnoPrecedente']
    for (const uno of anno) expect(mancano(completo({ requisiti: { [uno]: null } }))).toEqual([`requisiti.${uno}`])
    for (const una of ['a', 'b', 'c', 'd', 'dBis'])
      expect(mancano(completo({ requisiti: { causeOstative: { [una]: null } } }))).toEqual([`requisiti.causeOstative.${una}`])
    const spese = (annoInizioAttivita: number) =>
      mancano(completo({ requisiti: { spesePersonaleAnnoPrecedente: null }, regimeForfettario: { annoInizioAttivita } }))
    expect([2026, 2025].map(spese)).toEqual([[], ['requisiti.spesePersonaleAnnoPrecedente']])
  })
  it('nel 2023 il reddito dei tre anni prima, fino al 2021 l’autonoma organizzazione: da soli rendono parziale il risultato', () => {
    const nel = (annoImposta: TaxYear, diverso: Gruppo) => mancano({ ...completo(diverso), annoImposta })
    expect(nel(2023, { regimeNormale: { flatTaxIncrementale: true } })).toEqual(['regimeNormale.redditoMax3Anni'])
    const professione = { tipologia: 'PROFESSIONE', gestionePrevidenziale: { aliquotaSep: 'PIENA' }, regimeForfettario: { gruppo: 8 } }
    const costi = { determinazioneDelReddito: { altriCosti: null, altreSpese: 5_000 } }
    expect(nel(2021, { ...professione, regimeNormale: costi })).toEqual(['regimeNormale.determinazioneDelValoreDellaProduzioneNetta.autonomaOrganizzazione'])
  })
  it('un solo costo basta, e quello dell’altra attività no', () => {
    const comuni = ['lavoroDipendente', 'compensiTerzi', 'ammortamenti', 'canoniLeasing', 'interessiPassivi']
    const [diImpresa, diProfessione] = [
      ['esistenzeIniziali', 'acquisti', 'servizi'],
      ['immobili', 'consumi', 'speseLimitate', 'altreSpese'],
    ]
    const righi = (voce: string): Gruppo => ({ regimeNormale: { determinazioneDelReddito: { altriCosti: null, [voce]: 100 } } })
    const professionista = { tipologia: 'PROFESSIONE', gestionePrevidenziale: { aliquotaSep: 'PIENA' }, regimeForfettario: { gruppo: 8 } }
    const [mancaImpresa, mancaProfessione] = ['altriCosti', 'altreSpese'].map((voce) => `regimeNormale.determinazioneDelReddito.${voce}`)
    for (const voce of [...comuni, ...diImpresa, ...diProfessione]) {
      expect([voce, mancano(completo(righi(voce)))]).toEqual([voce, diProfessione.includes(voce) ? [mancaImpresa] : []])
      expect([voce, mancano(completo(unisci(professionista as Gruppo, righi(voce))))]).toEqual([voce, diImpresa.includes(voce) ? [mancaProfessione] : []])
    }
  })
  it('al 5% senza l’anno di inizio può mancare fino al 10% del reddito netto', () => {
    // 67% of 50,000 at 24% and 7.44: 33,500 − 8,047.44 = 25,452.56; 15% is 3,817.88, 5% is 1,272.63.
    const { datiMancanti } = calcola(completo({ regimeForfettario: { impostaSost: 5 } })).confronto.affidabilita
    expect(datiMancanti.map(({ dato, alPiu }) => [dato, alPiu])).toEqual([['regimeForfettario.annoInizioAttivita', 2_545.25]])
    expect(mancano(completo({ regimeForfettario: { impostaSost: 5, annoInizioAttivita: 2024 } }))).toEqual([])
  })
  it('la flat tax incrementale del 2023 chiede il reddito dei tre anni prima, gli altri anni no', () => {
    const chiede = (anno: TaxYear, redditoMax3Anni: number | null) =>
      mancano({ ...completo({ regimeNormale: { flatTaxIncrementale: true, redditoMax3Anni } }), annoImposta: anno }).includes('regimeNormale.redditoMax3Anni')
    expect(([2022, 2023, 2024] as const).map((anno) => chiede(anno, null))).toEqual([false, true, false])
    expect(chiede(2023, 1_000)).toBe(false)
  })
  it('la rettifica IVA si nomina finché non è scritta e la tabella non ne dà; scritta a zero è una risposta', () => {
    const nominata = (confronto: object) =>
      calcola(unArtigiano(2026, { confronto })).confronto.affidabilita.lasciatoFuori.some(({ dato }) => dato === 'confronto.rettificaIva')
    expect([nominata({}), nominata({ rettificaIva: 0 }), nominata({ rettificaIva: 100 })]).toEqual([true, false, false])
    expect(nominata({ tabellaRettifica: { direzione: 'INGRESSO', ivaRimanenze: 100 } })).toBe(false)
  })
  it("l'IVA indetraibile pesa solo sul forfettario: la differenza è meno 500, e di tanto scendono il resto e il vantaggio", () => {
    const quadro = (ivaIndetraibileAnnua: number) => presente(iforfettari.calcolaConQuadro(unArtigiano(2026, { confronto: { ivaIndetraibileAnnua } })).quadro)
    const [senza, conIva] = [quadro(0), quadro(500)]
    expect(conIva.differenze.ivaIndetraibile).toBe(-500)
    expect(conIva.ripartizione.ivaIndetraibile).toEqual({ forfettario: 500, normale: 0 })
    expect(conIva.ripartizione.resta.forfettario).toBe(Math.round((presente(senza.ripartizione.resta.forfettario) - 500) * 100) / 100)
    expect(conIva.differenze.totaleComplessivo).toBe(senza.differenze.totaleComplessivo)
  })
  it('di un professionista manca la gestione separata, non a chi ha una cassa', () => {
    const manca = (gestionePrevidenziale: object) =>
      calcola(unProfessionista(2026, { gestionePrevidenziale })).confronto.affidabilita.datiMancanti.some(({ dato }) => dato.endsWith('aliquotaSep'))
    expect([{}, { aliquotaSep: 'RIDOTTA' }, { cassaProfessionale: true }].map(manca)).toEqual([true, false, false])
  })
  it('del secondo collaboratore mancano i suoi dati, del primo i suoi', () => {
    const dati = { codiceRegioneResidenza: 16, addizionaleComunalePercentuale: 0.8, numeroFigliACarico: 0 }
    const due = (primo: object, secondo: object): Gruppo => ({
      ...famiglia([20, 20]),
      regimeNormale: { determinazioneDelReddito: { ricaviNormale: 200_000 } },
      datiCollaboratore1: { nomeCognome: 'A', altriDatiPersonali: primo },
      datiCollaboratore2: { nomeCognome: 'B', altriDatiPersonali: secondo },
    })
    const nomi = ['codiceRegioneResidenza', 'addizionaleComunalePercentuale', 'numeroFigliACarico']
    const vuoti = { codiceRegioneResidenza: 0 }
    expect(mancano(completo(due(dati, dati)))).toEqual([])
    expect(mancano(completo(due(vuoti, dati)))).toEqual(nomi.map((n) => `datiCollaboratore1.altriDatiPersonali.${n}`))
    expect(mancano(completo(due(dati, vuoti)))).toEqual(nomi.map((n) => `datiCollaboratore2.altriDatiPersonali.${n}`))
  })
})

describe('Convenienza Srl', () => {
  const completo = (diverso: Gruppo = {}) => {
    const socio = { gestioneIvs: 'NESSUNA', codiceRegioneResidenza: 16, addizionaleComunalePercentuale: 0.8, numeroFigliACarico: 0 }
    return unisci<Gruppo>(
      {
        annoImposta: 2026,
        datiSimulazioniSrl: {
          denominazione: 'Prova',
          utileAnteImposte: 60_000,
          irap: { modalita: 'CALCOLATA', valoreProduzione: 60_000 },
          soci: [50, 30, 20].map((quota, i) => ({ ...socio, nome: `S${i}`, quota })),
        },
        confronto: { formaAttuale: 'SOCIETA_DI_PERSONE', gestioneIvs: 'ARTIGIANO', costi: { contabilita: 1_000 } },
      },
      diverso,
    )
  }
  const esito = (stato: Gruppo) => presente(intero(convsrl.calcola(stato)).confronto).affidabilita
  const mancano = (stato: Gruppo) => mancanti(esito(stato))
  it('con tutte le risposte non manca nulla; tolta una, manca quella', () => {
    expect(mancano(completo())).toEqual([])
    for (const [senza, manca] of [
      [{ datiSimulazioniSrl: { irap: { valoreProduzione: null } } }, 'datiSimulazioniSrl.irap.valoreProduzione'],
      [{ datiSimulazioniSrl: { irap: { modalita: 'ESCLUSA' } } }, 'datiSimulazioniSrl.irap.modalita'],
      [{ confronto: { gestioneIvs: 'NESSUNA' } }, 'confronto.gestioneIvs'],
      [{ confronto: { costi: { contabilita: null } } }, 'confronto.costi.contabilita'],
    ] as const satisfies readonly Prova[])
      expect([manca, mancano(completo(senza))]).toEqual([manca, [manca]])
  })
  it('l’utile, la cassa o la gestione di uno studio: ognuno da solo rende il risultato non affidabile', () => {
    const studio = (attivita: Gruppo) => ({ confronto: { formaAttuale: 'STUDIO_ASSOCIATO', attivita, persone: [{ nome: 'P', quota: 100 }] } })
    for (const [senza, manca] of [
      [{ datiSimulazioniSrl: { utileAnteImposte: null } }, 'datiSimulazioniSrl.utileAnteImposte'],
      [studio({}), 'confronto.attivita.aliquotaSep'],
      [studio({ cassaProfessionale: true }), 'confronto.persone[0].contributiCassaProf'],
    ] as const satisfies readonly Prova[])
      expect(mancano(completo(senza))).toEqual([manca])
  })
  it('di ogni socio manca ciò che quel socio non ha risposto', () => {
    const nomi = ['codiceRegioneResidenza', 'addizionaleComunalePercentuale', 'numeroFigliACarico', 'gestioneIvs']
    const { soci } = completo().datiSimulazioniSrl as { readonly soci: readonly Gruppo[] }
    for (const i of [0, 1, 2])
      for (const nome of nomi) {
        const senza = soci.map((s, k) => (k === i ? { ...s, [nome]: nome === 'codiceRegioneResidenza' ? 0 : null } : s))
        expect(mancano(completo({ datiSimulazioniSrl: { soci: senza } }))).toEqual([`datiSimulazioniSrl.soci[${i}].${nome}`])
      }
  })
  it('i costi che restano a zero si nominano, quelli scritti no', () => {
    const fuori = (costi: object) =>
      esito(completo({ confronto: { costi } })).lasciatoFuori.flatMap(({ dato }) => (dato.startsWith('confronto.costi') ? [dato] : []))
    const tutti = ['notaio', 'depositoBilancio', 'dirittoAnnuale']
    expect(fuori({})).toEqual(tutti.map((uno) => `confronto.costi.${uno}`))
    for (const uno of tutti) expect(fuori({ [uno]: 10 })).toEqual(tutti.filter((altro) => altro !== uno).map((altro) => `confronto.costi.${altro}`))
  })
  // Art. 11 TUIR: a fee or a transparent profit pays the rate of the bracket above the other incomes.
  it('gli altri redditi dei soci, che alzano lo scaglione, si nominano finché nessuno ne ha', () => {
    const { soci } = completo().datiSimulazioniSrl as { readonly soci: readonly Gruppo[] }
    const fuori = (redditi: Gruppo, di = 0) =>
      esito(completo({ datiSimulazioniSrl: { soci: soci.map((s, i) => (i === di ? { ...s, redditi } : s)) } })).lasciatoFuori.flatMap(({ dato }) =>
        dato.includes('redditi') ? [dato] : [],
      )
    expect(fuori({})).toEqual(['datiSimulazioniSrl.soci[0].redditi.altriRedditi'])
    for (const uno of ['lavoroDipendente', 'pensione', 'altriRedditi', 'impreseMinoriLavoroAutonomo']) expect([uno, fuori({ [uno]: 1 }, 2)]).toEqual([uno, []])
  })
  it('con i compensi fissati la ricerca dà lo scenario con quei compensi e tutto distribuito, per tre soci diversi (`conti.ts`)', () => {
    const caso: Caso = {
      utile: 120_000,
      irap: true,
      somme: true,
      capitale: 50_000,
      soci: [
        { quota: 50, gestioneIvs: 'ARTIGIANO', codiceRegioneResidenza: 16, addizionaleComunalePercentuale: 0.8 },
        { quota: 30, redditi: { lavoroDipendente: 12_000 }, codiceRegioneResidenza: 12, numeroFigliACarico: 1, percentualeCarichi: 50 },
        { quota: 20, gestioneIvs: 'COMMERCIANTE', redditi: { altriRedditi: 30_000 }, codiceRegioneResidenza: 8, addizionaleComunalePercentuale: 0.5 },
      ],
      compensi: [10_000, 15_000, 5_000],
      dividendi: 0,
      forma: 'SOCIETA_DI_PERSONE',
      gestione: 'ARTIGIANO',
    }
    const cercato = (anno: TaxYear, scenario: 4 | 6) =>
      presente(
        convsrl.ottimizza(
          unisci<Gruppo>(statoDi(anno, caso) as Gruppo, {
            ottimizzatore: { attivo: true, scenario, compensiMinimi: caso.compensi, compensiMassimi: caso.compensi },
          }),
        ),
      )
    const { compensi } = caso
    for (const anno of [2021, 2025] as const) {
      const { distribuibile } = conti(anno, caso, { compensi, trasparente: false, dividendi: 0, prelevato: null }).societa
      for (const [scenario, { totale, netto }] of [
        [4, conti(anno, caso, { compensi, trasparente: false, dividendi: distribuibile, prelevato: null }).totali],
        [6, conti(anno, caso, { compensi, trasparente: true, dividendi: 0, prelevato: undefined }).totali],
      ] as const)
        expect(cercato(anno, scenario)).toMatchObject({ prelievo: totale, netto, compensi })
    }
  })
})
