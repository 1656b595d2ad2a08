/** Names and number formats in the messages, in the simulators that the rule book changed in November 2026. */
import { format } from '@bilancia/contract'
import { describe, expect, it } from 'vitest'
import { budget4u, convsrl, iforfettari } from '../src/index.ts'
import { intero } from './support.ts'

const srl = (dati: object, altro: object = {}) =>
  convsrl.calcola({ annoImposta: 2026, datiSimulazioniSrl: { denominazione: 'Prova', ...dati }, ...altro }).messaggi
const nomi = (messaggi: readonly { readonly id: string; readonly campo: string }[]) => messaggi.map(({ id, campo }) => `${id} ${campo}`)

describe('gli importi negativi portano il segno meno vero', () => {
  it('in un messaggio', () => {
    const messaggi = srl({
      utileAnteImposte: -5_000,
      soci: [{ nome: 'A', quota: 100 }],
      scenario2: { compensoTotale: 1_000, compensi: [1_000] },
    })
    // 35,03% of 1.000 = 350,30, two thirds 233,53.
    expect(messaggi.filter(({ id }) => id === 'COMPENSI_OLTRE_UTILE').map(({ testo }) => testo)).toEqual([
      "I compensi e i relativi contributi (1.233,53 €) superano l'utile ante imposte (−5.000,00 €): la società chiude in perdita",
    ])
  })
  it('e in ogni formato', () => {
    expect([format.shortAmount(-690), format.shortAmount(-2_506.84), format.number(-1.5), format.withUnit('numero', -3)]).toEqual([
      '−690',
      '−2.506,84',
      '−1,5',
      '−3',
    ])
  })
})

describe('Convenienza Srl: il compenso a chi non è socio', () => {
  const compensi = { scenario2: { compensoTotale: 1_000, compensi: [0, 1_000] } }
  it('si nomina quando il socio non ha un nome', () => {
    expect(nomi(srl({ soci: [{ nome: 'A', quota: 100 }], ...compensi }))).toContain('COMPENSO_SENZA_SOCIO datiSimulazioniSrl.scenario2.compensi[1]')
  })
  it.each([
    ['senza quota', {}, []],
    ['con una quota sbagliata', { quota: 'x' }, ['VALORE_NON_VALIDO datiSimulazioniSrl.soci[1].quota']],
  ])('non quando ne ha uno, %s: il socio è incompleto', (_, quota, altri) => {
    const messaggi = nomi(
      srl({
        soci: [
          { nome: 'A', quota: 100 },
          { nome: 'B', ...quota },
        ],
        ...compensi,
      }),
    )
    expect(messaggi).toEqual(expect.arrayContaining(['SOCIO_INCOMPLETO datiSimulazioniSrl.soci[1]', ...altri]))
    expect(messaggi.filter((m) => m.startsWith('COMPENSO_SENZA_SOCIO'))).toEqual([])
  })
})

describe('un valore sbagliato in un campo che non si usa', () => {
  it('si nomina in Budget4u', () => {
    const { messaggi } = budget4u.calcola({
      annoImposta: 2026,
      informazioniCostiDiAvvio: { nomeDitta: 'Prova', tipologia: 'PROFESSIONE', regime: 'FORFETARIO' },
      contoEconomicoDittaSocieta: { ricavi: -1 },
      inail: { classeDiRischio: 10 },
      imposteContributi: { titolare: { quota: 101 } },
    })
    expect(nomi(messaggi).filter((m) => m.startsWith('VALORE'))).toEqual([
      'VALORE_NON_VALIDO contoEconomicoDittaSocieta.ricavi',
      'VALORE_NON_VALIDO inail.classeDiRischio',
      'VALORE_NON_VALIDO imposteContributi.titolare.quota',
    ])
  })
  it('si nomina in Convenienza Srl, senza confronto e senza ricerca', () => {
    const messaggi = srl({}, { confronto: { soglia: -1, persone: [{ quota: 200 }] }, ottimizzatore: { compensiMinimi: ['x'] } })
    expect(nomi(messaggi)).toEqual(
      expect.arrayContaining([
        'VALORE_NON_VALIDO confronto.soglia',
        'VALORE_NON_VALIDO confronto.persone[0].quota',
        'VALORE_NON_VALIDO ottimizzatore.compensiMinimi[0]',
      ]),
    )
  })
  it('in iForfettari no: chi esercita una professione non ha perdite da riportare', () => {
    const { messaggi } = iforfettari.calcola({
      annoImposta: 2026,
      nomeCognome: 'Prova',
      tipologia: 'PROFESSIONE',
      redditoContributiImposta: { perditePrimiTrePeriodi: -1 },
    })
    expect(nomi(messaggi).filter((m) => m.startsWith('VALORE'))).toEqual([])
  })
})

it('iForfettari: senza tipologia non si legge nulla del lato normale, neanche scritto', () => {
  const risultato = intero(
    iforfettari.calcola({
      annoImposta: 2021,
      nomeCognome: 'Prova',
      tipologia: 'altro',
      regimeNormale: {
        determinazioneDelReddito: { lavoroDipendente: 5_000, compensiTerzi: 500 },
        determinazioneDelValoreDellaProduzioneNetta: { aliquotaIrap: 4.97, autonomaOrganizzazione: true, valoreProduzioneLorda: 100_000 },
      },
    }),
  )
  expect(nomi(risultato.messaggi)).toContain('VALORE_NON_VALIDO tipologia')
  expect(risultato.regimeNormale.determinazioneDelValoreDellaProduzioneNetta).toEqual({
    valoreProduzioneLordaApplicato: 0,
    valoreProduzioneNetta: 0,
    irap: 0,
    aliquotaIrapApplicata: 0,
    autonomaOrganizzazioneApplicata: false,
  })
  expect(risultato.confronto.adempimentiApplicati.certificazioneUnica770).toEqual({ forfettario: false, normale: false })
})

describe('Budget4u: la perdita dice le imposte e i contributi che restano', () => {
  const perdita = (tipologia: string, gestioneIvs: string, conto: object, altri: object = {}) =>
    intero(
      budget4u.calcola({
        annoImposta: 2026,
        informazioniCostiDiAvvio: { nomeDitta: 'Prova', tipologia, regime: 'NORMALE' },
        contoEconomicoDittaSocieta: conto,
        imposteContributi: { gestioneIvs, ...altri },
      }),
    )
  const frase = ({ messaggi }: ReturnType<typeof perdita>) => messaggi.find(({ id }) => id === 'BILANCIO_IN_PERDITA')?.testo
  const inizio = 'Il bilancio di previsione chiude in perdita'
  // 20,000 less 10,000 and an imputed rent of 12,000: a result of -2,000. The rent is not deducted: a taxable income of 10,000.
  const conAffitto = { ricavi: 20_000, merciMateriePrime: 10_000, affittoFigurativo: 12_000 }
  const senza = { ricavi: 10_000, merciMateriePrime: 12_000 }

  it("l'IRES dovuta su un costo che non si deduce: 24% di 10.000", () => {
    const dato = perdita('SRL_NON_TRASPARENTE', 'NESSUNA', conAffitto)
    expect([dato.contoEconomicoDittaSocieta?.risultatoNetto, dato.contoEconomicoDittaSocieta?.ires]).toEqual([-2_000, 2_400])
    expect(frase(dato)).toBe(`${inizio}, ma il reddito fiscale no: le imposte restano dovute`)
    expect(frase(perdita('SRL_NON_TRASPARENTE', 'COMMERCIANTE', conAffitto))).toBe(
      `${inizio}, ma il reddito fiscale no: le imposte restano dovute, come i contributi`,
    )
  })
  it("l'IRPEF dei soci di una S.r.l. trasparente, che non paga IRES (art. 116 TUIR)", () => {
    // 10,000 of taxable income to one member without contributions: gross IRPEF 2,300, more than the 500 + 765 × 18,000 / 22,500 = 1,112 of art. 13, c. 5.
    const dato = perdita('SRL_TRASPARENTE', 'NESSUNA', conAffitto, { soci: [{ quota: 100, senzaContributi: true }] })
    expect([dato.contoEconomicoDittaSocieta?.risultatoNetto, dato.contoEconomicoDittaSocieta?.ires]).toEqual([-2_000, 0])
    expect(frase(dato)).toBe(`${inizio}, ma il reddito fiscale no: le imposte restano dovute`)
    const inPerdita = perdita('SRL_TRASPARENTE', 'NESSUNA', senza, { soci: [{ quota: 100, senzaContributi: true }] })
    expect(frase(inPerdita)).toBe(`${inizio}: imposte sul reddito pari a zero`)
  })
  it("di un artigiano le imposte si dicono dovute solo se l'IRPEF c'è", () => {
    // A taxable income of 5,000 less 4,521.36 of contributions: 23% of 478.64 is 110.09, less than the 1,265 of art. 13, c. 5.
    expect(frase(perdita('IMPRESA', 'ARTIGIANO', { ...conAffitto, ricavi: 15_000 }))).toBe(
      `${inizio}: imposte sul reddito pari a zero, contributi dovuti sul minimale`,
    )
    // 30,000 more of revenue and of imputed rent: a taxable income of 40,000.
    expect(frase(perdita('IMPRESA', 'ARTIGIANO', { ...conAffitto, ricavi: 50_000, affittoFigurativo: 42_000 }))).toBe(
      `${inizio}, ma il reddito fiscale no: le imposte restano dovute, come i contributi`,
    )
  })
  it('senza una gestione IVS nessun contributo sul minimale', () => {
    expect(frase(perdita('SRL_NON_TRASPARENTE', 'NESSUNA', senza))).toBe(`${inizio}: imposte sul reddito pari a zero`)
    expect(frase(perdita('IMPRESA', 'NON_DEFINITA', senza))).toBe(`${inizio}: imposte sul reddito pari a zero`)
    expect(frase(perdita('SRL_NON_TRASPARENTE', 'ARTIGIANO', senza))).toBe(`${inizio}: imposte sul reddito pari a zero, contributi dovuti sul minimale`)
  })
})
