/** The amount by which missing data can move a verdict, and the weight from which an uncertain figure is named: for every year, by hand. */
import { type TaxYear, taxYears } from '@bilancia/contract'
import { describe, expect, it } from 'vitest'
import { sogliaIncerte } from '../src/affidabilita/index.ts'
import { convsrl } from '../src/index.ts'
import { calcola, con, famiglia, intero, presente, unArtigiano, unProfessionista } from './support.ts'

const PERSONA = 'liquidazioneIrpef.altriDatiPersonali'

describe.each(taxYears)('nel %i', (anno) => {
  it('senza regione e comune, su 100.000 di imponibile: la regione più cara e il comune più caro', () => {
    const { datiMancanti } = calcola(
      unProfessionista(anno, {
        regimeNormale: { determinazioneDelReddito: { ricaviNormale: 100_000 } },
        liquidazioneIrpef: { altriDatiPersonali: { codiceRegioneResidenza: 0 } },
      }),
    ).confronto.affidabilita
    const alPiu = (campo: string) => datiMancanti.find(({ dato }) => dato === `${PERSONA}.${campo}`)?.alPiu
    // 3.33% everywhere to 2023; then 3.63% of Molise. Rome may ask 1.2%.
    expect([alPiu('codiceRegioneResidenza'), alPiu('addizionaleComunalePercentuale')]).toEqual([anno < 2024 ? 3_330 : 3_630, 1_200])
  })

  it("una cifra incerta si nomina quando pesa oltre l'1% della cifra che decide: una scelta del programma", () => expect(sogliaIncerte(anno)).toBe(1))

  it('Convenienza Srl: il titolare di un’impresa familiare ha almeno il 51%, e un avviso lo dice', () => {
    const avvisa = (quota: number) =>
      intero(
        convsrl.calcola({
          annoImposta: anno,
          datiSimulazioniSrl: { denominazione: 'Prova', utileAnteImposte: 100_000, soci: [{ nome: 'A', quota: 100 }] },
          confronto: {
            formaAttuale: 'IMPRESA_FAMILIARE',
            persone: [
              { nome: 'A', quota },
              { nome: 'B', quota: 100 - quota },
            ],
          },
        }),
      ).messaggi.some(({ id }) => id === 'QUOTA_TITOLARE_MINIMA')
    expect([50.99, 51].map(avvisa)).toEqual([true, false])
  })
})

it('nel 2027 l’addizionale siciliana, provvisoria, si nomina sopra un centesimo del vantaggio e non sotto', () => {
  const stato = (ivaIndetraibileAnnua: number) =>
    con(unProfessionista(2027 satisfies TaxYear, { regimeNormale: { determinazioneDelReddito: { ricaviNormale: 50_000 } } }), {
      confronto: { ivaIndetraibileAnnua },
    })
  const nominata = (iva: number) =>
    calcola(stato(iva)).confronto.affidabilita.cifreIncerte.some(({ figura }) => figura === 'addizionali.regionale.16.scaglioni')
  // 50,000 × 1.23% = 615; the flat tax is 15% of 39,000. The typed VAT brings the advantage to −615 × 99.5 and −615 × 100.5.
  const vantaggio = calcola(stato(0)).confronto.vantaggioForfettarioConIva as number
  const fino = (quante: number) => Number((vantaggio + 615 * quante).toFixed(2))
  expect([99.5, 100.5].map((quante) => nominata(fino(quante)))).toEqual([true, false])
})

describe('iForfettari', () => {
  const mancano = (stato: Parameters<typeof calcola>[0]) => calcola(stato).confronto.affidabilita.datiMancanti.map(({ dato, alPiu }) => [dato, alPiu] as const)
  const dati = (stato: Parameters<typeof calcola>[0]) => mancano(stato).map(([dato]) => dato)
  const fuori = (stato: Parameters<typeof calcola>[0]) => calcola(stato).confronto.affidabilita.lasciatoFuori.map(({ dato }) => dato)
  const regioneEComune = (chi: string) => [`${chi}.codiceRegioneResidenza`, `${chi}.addizionaleComunalePercentuale`]
  const anonimo = { codiceRegioneResidenza: 0, addizionaleComunalePercentuale: null, numeroFigliACarico: null }

  it.each(taxYears)('nel %i, senza impresa né professione si chiede solo questo', (anno) => {
    const stato = {
      ...{ annoImposta: anno, tipologia: 'NON_DEFINITO' as const, redditoContributiImposta: { ricavi: 30_000 }, famigliare: true },
      ...{ regimeForfettario: { impostaSost: 5 }, regimeNormale: { flatTaxIncrementale: true } },
      liquidazioneIrpef: { altriDatiPersonali: { numeroFigliACarico: 2 }, redditiDiversiDaImpresa_LavAutonomo: { lavoroDipendente: 30_000 } },
    }
    const senzaFigli = { ...stato, regimeForfettario: {}, liquidazioneIrpef: { redditiDiversiDaImpresa_LavAutonomo: { lavoroDipendente: 30_000 } } }
    expect([dati(stato), dati(senzaFigli), fuori(stato)]).toEqual([['tipologia'], ['tipologia'], []])
    expect(fuori({ annoImposta: anno, tipologia: 'NON_DEFINITO' })).toEqual([])
  })

  it('il reddito dei tre anni prima si chiede solo a chi sceglie la flat tax incrementale', () => {
    const chiesto = (flatTaxIncrementale: boolean) =>
      dati(unArtigiano(2023, { regimeNormale: { flatTaxIncrementale } })).includes('regimeNormale.redditoMax3Anni')
    expect([chiesto(false), chiesto(true)]).toEqual([false, true])
  })

  it('regione, comune e figli di chi non paga IRPEF non cambiano nulla', () => {
    const stato = (ricavi: number) =>
      famiglia([20, 20], {
        ...unArtigiano(2026, {
          redditoContributiImposta: { ricavi },
          regimeNormale: { determinazioneDelReddito: { ricaviNormale: ricavi, altriCosti: 0 } },
          liquidazioneIrpef: { altriDatiPersonali: anonimo },
        }),
        datiCollaboratore1: { nomeCognome: 'A', altriDatiPersonali: anonimo },
        datiCollaboratore2: { nomeCognome: 'B', altriDatiPersonali: anonimo },
      })
    const persone = ['liquidazioneIrpef', 'datiCollaboratore1', 'datiCollaboratore2'].map((uno) => `${uno}.altriDatiPersonali`)
    const personali = (ricavi: number) => dati(stato(ricavi)).filter((dato) => dato.includes('altriDatiPersonali'))
    expect(personali(0)).toEqual([])
    expect(personali(200_000)).toEqual(persone.flatMap((uno) => [...regioneEComune(uno), `${uno}.numeroFigliACarico`]))
  })

  it('regione e comune si chiedono sopra 10,33 € di IRPEF netta, e il comune scelto è una risposta', () => {
    // 23% of 44.91 is 10.33, of 44.95 it is 10.34.
    const comune = { sogliaEsenzione: 0, scaglioni: [{ finoA: null, aliquota: 0.5 }] }
    const titolare = (altriRedditi: number, altro = {}) =>
      mancano(
        unProfessionista(2026, {
          redditoContributiImposta: { ricavi: 0 },
          liquidazioneIrpef: { redditiDiversiDaImpresa_LavAutonomo: { altriRedditi }, altriDatiPersonali: { ...anonimo, numeroFigliACarico: 0, ...altro } },
        }),
      ).filter(([dato]) => regioneEComune(PERSONA).includes(dato))
    const [regione, ilComune] = regioneEComune(PERSONA)
    expect(titolare(44.91)).toEqual([])
    expect(titolare(44.95)).toEqual([
      [regione, 1.63],
      [ilComune, 0.54],
    ])
    expect(titolare(44.95, { addizionaleComunale: comune })).toEqual([[regione, 1.63]])
  })

  it('quanto possono spostare si misura sul lato con l’imponibile più alto, se lì l’IRPEF netta supera 10,33 €', () => {
    const stato = (redditoNormale: number, altriRedditi: number) =>
      mancano(
        unProfessionista(2026, {
          redditoContributiImposta: { ricavi: 0 },
          regimeNormale: { determinazioneDelReddito: { ricaviNormale: redditoNormale } },
          liquidazioneIrpef: { redditiDiversiDaImpresa_LavAutonomo: { altriRedditi }, altriDatiPersonali: { ...anonimo, numeroFigliACarico: 0 } },
        }),
      ).filter(([dato]) => regioneEComune(PERSONA).includes(dato))
    const [regione, comune] = regioneEComune(PERSONA)
    // Art. 13 c. 5: 500 + 765 × 0.9982 = 1,263.62; 23% of 5,538.91 = 1,273.95, which leaves 10.33. A cent more of tax leaves 10.34.
    expect(stato(4_538.91, 1_000)).toEqual([
      [regione, 36.3],
      [comune, 12],
    ])
    expect(stato(4_538.96, 1_000)).toEqual([
      [regione, 201.06],
      [comune, 66.47],
    ])
  })

  it('in un’impresa familiare senza utile nel regime normale contano gli altri redditi, di cui lì si deducono i contributi', () => {
    const persona = { redditiDiversiDaImpresa_LavAutonomo: { altriRedditi: 3_000 }, altriDatiPersonali: { ...anonimo, numeroFigliACarico: 0 } }
    const stato = famiglia([20], {
      ...unArtigiano(2026, {
        redditoContributiImposta: { ricavi: 100_000 },
        regimeNormale: { determinazioneDelReddito: { ricaviNormale: 50_000, altriCosti: 50_000 } },
        liquidazioneIrpef: persona,
      }),
      datiCollaboratore1: { nomeCognome: 'A', ...persona },
    })
    // The minimum contributions are more than 3,000. 3.63% and 1.2% of 3,000.
    const attese = ['liquidazioneIrpef', 'datiCollaboratore1'].flatMap((uno) => {
      const [regione, comune] = regioneEComune(`${uno}.altriDatiPersonali`)
      return [
        [regione, 108.9],
        [comune, 36],
      ]
    })
    expect(mancano(stato).filter(([dato]) => dato.includes('altriDatiPersonali'))).toEqual(attese)
  })

  it('di un collaboratore il comune scelto è una risposta', () => {
    const comune = { sogliaEsenzione: 0, scaglioni: [{ finoA: null, aliquota: 0.5 }] }
    for (const [i, altre] of [
      [1, 2],
      [2, 1],
    ]) {
      const dato = (quale: number) => `datiCollaboratore${quale}.altriDatiPersonali.addizionaleComunalePercentuale`
      const stato = con(famiglia([20, 20], unArtigiano(2026, { regimeNormale: { determinazioneDelReddito: { ricaviNormale: 200_000 } } })), {
        [`datiCollaboratore${i}`]: { altriDatiPersonali: { addizionaleComunale: comune } },
      })
      expect([i, altre].map((quale) => dati(stato).includes(dato(quale as number)))).toEqual([false, true])
    }
  })

  it('ciò che resta a zero si nomina, una risposta alla volta lo toglie', () => {
    const diversi = 'liquidazioneIrpef.redditiDiversiDaImpresa_LavAutonomo'
    const tutti = fuori(unArtigiano(2026))
    const risposte = [
      ['confronto.ivaIndetraibileAnnua', { confronto: { ivaIndetraibileAnnua: 0.01 } }],
      ['confronto.rettificaIva', { confronto: { rettificaIva: 0 } }],
      [
        'confronto.adempimenti.tenutaContabilita.normale.costo',
        { confronto: { adempimenti: { tenutaContabilita: { normale: { attivo: true, costo: 0.01 } } } } },
      ],
      [`${PERSONA}.oneriDeducibili`, { liquidazioneIrpef: { altriDatiPersonali: { oneriDeducibili: 0.01 } } }],
      ['redditoContributiImposta.riduzione35', { redditoContributiImposta: { riduzione35: true } }],
      [`${diversi}.altriRedditi`, { liquidazioneIrpef: { redditiDiversiDaImpresa_LavAutonomo: { altriRedditi: 0.01 } } }],
    ] as const
    expect(tutti.toSorted()).toEqual(risposte.map(([dato]) => dato).toSorted())
    for (const [dato, risposta] of risposte) expect([dato, fuori(unArtigiano(2026, risposta))]).toEqual([dato, tutti.filter((uno) => uno !== dato)])
  })
})

describe('Convenienza Srl', () => {
  type Gruppo = { readonly [chiave: string]: unknown }
  const srl = (datiSimulazioniSrl: Gruppo, confronto: Gruppo = {}) =>
    intero(
      convsrl.calcola({
        annoImposta: 2026,
        datiSimulazioniSrl: { denominazione: 'Prova', utileAnteImposte: 60_000, soci: [{ nome: 'A', quota: 100 }], ...datiSimulazioniSrl },
        confronto: { formaAttuale: 'SOCIETA_DI_PERSONE', ...confronto },
      }),
    )
  const affidabilita = (...stato: Parameters<typeof srl>) => presente(srl(...stato).confronto).affidabilita.datiMancanti
  const dati = (...stato: Parameters<typeof srl>) => affidabilita(...stato).map(({ dato }) => dato)

  it('la gestione IVS di oggi si chiede finché nessuna persona ne ha una sua, qualunque sia il suo posto', () => {
    const chiesta = (persone: readonly Gruppo[], confronto: Gruppo = {}) =>
      dati({}, { persone, gestioneIvs: 'NESSUNA', ...confronto }).includes('confronto.gestioneIvs')
    const tutte: readonly Gruppo[] = [1, 2, 3, 4, 5].map((n) => ({ nome: `P${n}`, quota: 20 }))
    expect(chiesta(tutte)).toBe(true)
    for (let k = 0; k < 5; k++)
      for (const gestioneIvs of ['ARTIGIANO', 'COMMERCIANTE'] as const) {
        const con = (altro: Gruppo) => tutte.map((una, i) => (i === k ? { ...una, ...altro } : una))
        expect([k, gestioneIvs, chiesta(con({ gestioneIvs }))]).toEqual([k, gestioneIvs, false])
        expect([gestioneIvs, chiesta(tutte, { gestioneIvs })]).toEqual([gestioneIvs, false])
      }
    expect(chiesta(tutte, { formaAttuale: 'STUDIO_ASSOCIATO' })).toBe(false)
  })

  it('i contributi alla cassa si chiedono di ogni persona di uno studio, qualunque sia il suo posto', () => {
    const chiesti = (senza: number | null) =>
      dati(
        {},
        {
          formaAttuale: 'STUDIO_ASSOCIATO',
          attivita: { cassaProfessionale: true },
          persone: [1, 2, 3, 4, 5].map((n) => ({ nome: `P${n}`, quota: 20, contributiCassaProf: n === senza ? null : 1_000 })),
        },
      ).includes('confronto.persone[0].contributiCassaProf')
    expect([null, 1, 2, 3, 4, 5].map(chiesti)).toEqual([false, true, true, true, true, true])
  })

  it('un valore della produzione presunto conta se dà un’imposta: la deduzione è di 8.000 euro', () => {
    const parla = (utileAnteImposte: number) => [
      dati({ utileAnteImposte, irap: { modalita: 'CALCOLATA' } }).includes('datiSimulazioniSrl.irap.valoreProduzione'),
      srl({ utileAnteImposte, irap: { modalita: 'CALCOLATA' } }).messaggi.some(({ id }) => id === 'IRAP_PRESUNTA'),
    ]
    expect([8_000, 8_001].map(parla)).toEqual([
      [false, false],
      [true, true],
    ])
  })

  it('l’IRAP fuori dal conto è quella della società con quella di oggi, se ce n’è', () => {
    const fuori = (utileAnteImposte: number, irap: Gruppo, confronto: Gruppo = {}) => [
      affidabilita({ utileAnteImposte, irap }, confronto).find(({ dato }) => dato === 'datiSimulazioniSrl.irap.modalita')?.alPiu,
      srl({ utileAnteImposte, irap }, confronto).messaggi.filter(({ id }) => id === 'IRAP_NON_CALCOLATA').length,
    ]
    const esclusa = { modalita: 'ESCLUSA' }
    // 3.9% of 92,000 and of 87,000: a partnership deducts 13,000 (art. 11 c. 4-bis).
    expect(fuori(100_000, esclusa)).toEqual([6_981, 1])
    expect(fuori(100_000, esclusa, { formaAttuale: 'DITTA_INDIVIDUALE' })).toEqual([3_588, 1])
    expect([8_000, 0].map((utile) => fuori(utile, esclusa))).toEqual([
      [undefined, 0],
      [undefined, 0],
    ])
    // A typed base of zero beside a profit.
    const zero = { modalita: 'CALCOLATA', valoreProduzione: 0 }
    expect([fuori(100_000, zero), fuori(100_000, { ...zero, valoreProduzione: 0.01 })]).toEqual([
      [6_981, 1],
      [undefined, 0],
    ])
  })

  it('di un socio senza imponibile regione e comune non cambiano nulla; il comune scelto è una risposta', () => {
    const personali = (utileAnteImposte: number, socio: Gruppo = {}) =>
      affidabilita({ utileAnteImposte, soci: [{ nome: 'A', quota: 100, ...socio }] })
        .filter(({ dato }) => /codiceRegione|Comunale/.test(dato))
        .map(({ dato, alPiu }) => [dato.replace(/^.*\./, ''), alPiu])
    const [regione, comune] = ['codiceRegioneResidenza', 'addizionaleComunalePercentuale']
    expect([0, -10_000].map((utile) => personali(utile))).toEqual([[], []])
    // 3.63% and 1.2%. A loss of the company does not lower the other income of 10,000.
    for (const [utile, base] of [
      [10_000, 20_000],
      [-5_000, 10_000],
    ] as const)
      expect(personali(utile, { redditi: { altriRedditi: 10_000 } })).toEqual([
        [regione, base * 0.0363],
        [comune, base * 0.012],
      ])
    const scelto = { addizionaleComunale: { sogliaEsenzione: 0, scaglioni: [{ finoA: null, aliquota: 0.5 }] } }
    expect(personali(10_000, scelto)).toEqual([[regione, 363]])
  })
})
