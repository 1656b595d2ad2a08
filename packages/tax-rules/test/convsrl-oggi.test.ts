/** Today's flat-rate taxpayer, professional and association in Convenienza Srl have the same amounts as their columns in Forme, to the cent. */
import { type convsrl as contratto, type forme as formeContratto, roundToCent } from '@bilancia/contract'
import { describe, expect, it } from 'vitest'
import { howMany } from '../../contract/test/how-many.ts'
import { forme } from '../src/index.ts'
import { confrontoConOggi } from '../src/simulators/forme/ospite/oggi.ts'
import { statoSocieta } from '../src/simulators/forme/ospite/stati.ts'
import { seeded } from './random-states.ts'
import { riferimenti } from './riferimenti.ts'
import { convsrlRegole, intero, presente } from './support.ts'

type Input = formeContratto.Input
type Attesa = { readonly forma: formeContratto.Forma; readonly calcolata: boolean; readonly prelievo: number; readonly nettoInMano: number }
const nuove = ['FORFETTARIO', 'PROFESSIONISTA', 'STUDIO_ASSOCIATO'] as const

/** Convenienza Srl with this form as today's, at the profit of its column; null if there is no comparison. */
function oggi(stato: Input, forma: (typeof nuove)[number]) {
  const conti = presente(forme.conti({ ...stato, formaAttuale: forma, spese: { ...stato.spese, compreseInOggi: true } }))
  const confronto = confrontoConOggi(conti, forma)
  if (!confronto) return null
  const base = statoSocieta(conti.profilo, forma)
  return convsrlRegole({ ...base, confronto })
}

describe('la forma di oggi di Convenienza Srl è la colonna di Forme', () => {
  it('con le tabelle di riferimento: il prelievo di ogni forfettario, e dei professionisti di oggi, torna al centesimo', () => {
    const visti = new Map<string, number>()
    for (const { stato, atteso } of riferimenti<{ readonly colonne: readonly Attesa[] }>('forme')) {
      const profilo: Input = stato
      for (const { forma, calcolata, prelievo } of atteso.colonne) {
        const nuova = nuove.find((una) => una === forma)
        // Costs of the form change the income of professionals. Only the column of today's form has none.
        const senzaCosti = forma === 'FORFETTARIO' || (forma === profilo.formaAttuale && profilo.spese?.compreseInOggi !== false)
        const r = nuova && calcolata && senzaCosti ? oggi(profilo, nuova) : null
        if (!r?.confronto) continue
        visti.set(forma, (visti.get(forma) ?? 0) + 1)
        expect([forma, r.confronto.oggi.attribuibile]).toEqual([forma, prelievo])
      }
    }
    expect([...visti.keys()].sort()).toEqual([...nuove].sort())
    expect(visti.get('FORFETTARIO')).toBeGreaterThan(40)
  })

  it('con altri ricavi e costi: prelievo e netto, persona per persona', () => {
    const random = seeded(43)
    const importo = (massimo: number) => roundToCent(random() * massimo)
    const basi = riferimenti<object>('forme').map(({ stato }): Input => stato)
    const visti = new Set<string>()
    for (let k = 0; k < howMany(12, 600); k++) {
      const base = presente(basi[k % basi.length])
      const { determinazioneDelReddito, ...attivita } = base.attivita ?? {}
      const righi = { ...determinazioneDelReddito, ammortamenti: importo(20_000), altriProventi: importo(900), altreSpese: importo(90_000) }
      const stato = { ...base, escludi: ['SRL_OTTIMIZZATA'] as const, attivita: { ...attivita, ricavi: importo(140_000), determinazioneDelReddito: righi } }
      for (const forma of nuove) {
        const daForme = { ...stato, formaAttuale: forma, spese: { ...stato.spese, compreseInOggi: true } }
        const colonna = attivita.tipologia ? intero(forme.calcola(daForme)).colonne.find((c) => c.forma === forma) : undefined
        const r = colonna?.calcolata ? oggi(stato, forma) : null
        if (!r?.confronto || !colonna) continue
        visti.add(forma)
        const { attribuibile, netto, persone } = r.confronto.oggi
        expect({ forma, attribuibile, netto }).toEqual({ forma, attribuibile: colonna.prelievo, netto: colonna.nettoInMano })
        expect(persone.map((p) => [p.nome, p.reddito, p.contributiIvs])).toEqual(colonna.persone.map((p) => [p.nome, p.reddito, p.contributi]))
        expect(persone.map((p) => p.netto)).toEqual(colonna.persone.map((p) => p.netto))
      }
    }
    expect([...visti].sort()).toEqual([...nuove].sort())
  })
})

describe('i contributi che Forme calcola con la cassa', () => {
  const stato = (codice: 'INARCASSA' | 'FORENSE' | 'ENPAM', altro: Input = {}): Input => ({
    ...{ annoImposta: 2024, denominazione: 'Verdi', escludi: ['SRL_OTTIMIZZATA'] },
    attivita: { tipologia: 'PROFESSIONE', gruppo: 8, ricavi: 60_000, determinazioneDelReddito: { altreSpese: 15_000 } },
    previdenza: { cassaProfessionale: true, cassa: { codice, eta: 46 } },
    persone: [
      { nome: 'Ada', quotaSociale: 60 },
      { nome: 'Ugo', quotaSociale: 40 },
    ],
    ...altro,
  })

  it.each(nuove)('vi sono anche nella forma di oggi di Convenienza Srl: %s', (forma) => {
    for (const codice of ['INARCASSA', 'FORENSE', 'ENPAM'] as const) {
      const daForme = { ...stato(codice), formaAttuale: forma, spese: { compreseInOggi: true } }
      const colonna = presente(intero(forme.calcola(daForme)).colonne.find((una) => una.forma === forma))
      const { attribuibile, persone } = presente(presente(oggi(stato(codice), forma)).confronto).oggi
      expect(colonna.contributi).toBeGreaterThan(5_000)
      expect([codice, attribuibile, persone.map((p) => p.contributiIvs)]).toEqual([codice, colonna.prelievo, colonna.persone.map((p) => p.contributi)])
    }
  })

  it('mancano se la cassa non li calcola, o se una parte non si deduce: Convenienza Srl li deduce tutti', () => {
    const indicati = (una: Input) => {
      const conti = presente(forme.conti({ ...una, formaAttuale: 'PROFESSIONISTA' }))
      return confrontoConOggi(conti, 'PROFESSIONISTA')?.persone?.map((p) => p?.contributiCassaProf)
    }
    // The ENPAM has no figure for 2026 yet.
    expect(indicati(stato('ENPAM', { annoImposta: 2026 }))).toEqual([null])
    // 4% of 10,000 is 400, below the minimum of Inarcassa: the rest is paid and not deducted.
    const pochi = { tipologia: 'PROFESSIONE', gruppo: 8, ricavi: 10_000 } as const
    expect(indicati(stato('INARCASSA', { attivita: pochi }))).toEqual([null])
    expect(indicati(stato('INARCASSA', { persone: [{ contributiCassaProf: 1_000 }] }))).toEqual([1_000])
  })
})

describe('i righi e i dati che mancano', () => {
  const societa = { denominazione: 'Prova', utileAnteImposte: 40_000, soci: [{ nome: 'Ada', quota: 100, gestioneIvs: 'NESSUNA' as const }] }
  const con = (confronto: contratto.Input['confronto'], altro: object = {}) =>
    convsrlRegole({ annoImposta: 2026, datiSimulazioniSrl: { ...societa, ...altro }, confronto })
  const ids = (r: { readonly messaggi: readonly { readonly id: string }[] }) => r.messaggi.map(({ id }) => id)

  it('un forfettario a 60.000 euro nel gruppo 8 con la gestione separata, rifatto a mano', () => {
    const r = con({
      formaAttuale: 'FORFETTARIO',
      attivita: { tipologia: 'PROFESSIONE', gruppo: 8, impostaSost: 15, aliquotaSep: 'PIENA', ricaviCosti: { ricaviNormale: 60_000, altreSpese: 20_000 } },
    })
    // 60,000 x 78% = 46,800; x 26.07% = 12,200.76; (46,800 - 12,200.76) x 15% = 5,189.89 (5,189.886).
    const { persone, attribuibile, netto } = presente(r.confronto).oggi
    expect(persone[0]).toMatchObject({ reddito: 34_599.24, contributiIvs: 12_200.76, irpefNetta: 5_189.89, addizionaleRegionale: 0, addizionaleComunale: 0 })
    expect([attribuibile, netto]).toEqual([17_390.65, 22_609.35])
    expect(ids(r)).not.toContain('RIGHE_NON_COERENTI')
  })

  it('righi che danno un altro utile lo dicono, e valgono loro', () => {
    const righi = { formaAttuale: 'PROFESSIONISTA', attivita: { aliquotaSep: 'PIENA', ricaviCosti: { ricaviNormale: 60_000 } } } as const
    expect(con(righi).messaggi).toContainEqual(
      expect.objectContaining({
        id: 'RIGHE_NON_COERENTI',
        campo: 'confronto.attivita',
        testo:
          "I ricavi e i costi di oggi danno un reddito di 60.000,00 €, l'utile della società 40.000,00 €: imposte e contributi di oggi sono quelli dei righi",
      }),
    )
    expect(presente(con(righi).confronto).oggi.persone[0]?.reddito).toBe(60_000)
  })

  it.each([
    // Art. 13 TUIR at 20,000: 1,910 + 1,190 x 0.6153 = 2,642.21. Gross tax in 2022: 3,450 + 25% of 5,000 = 4,700; from 2024: 23% of 20,000 = 4,600.
    // 2,642.21 + 2,500 of interest - 4,700 = 442.21; with 690 for the spouse 1,132.21. From 2024 542.21, and 1,232.21 stops at 1,200.
    [2022, 442.21, 1_132.21],
    [2023, 442.21, 1_132.21],
    [2024, 542.21, 1_200],
    // From 2025 also 4.8% of 20,000 = 960 (L. 207/2024).
    [2025, 1_502.21, 2_160],
    [2026, 1_502.21, 2_160],
    [2027, 1_502.21, 2_160],
  ] as const)('chi oggi ha anche 20.000 euro di lavoro riceve il trattamento integrativo del %i, rifatto a mano', (annoImposta, solo, conConiuge) => {
    const attivita = { cassaProfessionale: true, ricaviCosti: { ricaviNormale: 10_000, altreSpese: 10_000 } }
    const ricevute = (coniugeACarico: boolean) => {
      const persona = { nome: 'Ada', redditi: { lavoroDipendente: 20_000 }, detrazioneInteressiMutuo: 2_500, coniugeACarico }
      const r = convsrlRegole({ annoImposta, datiSimulazioniSrl: societa, confronto: { formaAttuale: 'PROFESSIONISTA', attivita, persone: [persona] } })
      return presente(r.confronto).oggi.persone[0]?.sommeIntegrative
    }
    expect([false, true].map(ricevute)).toEqual([solo, conConiuge])
  })

  it.each([
    // 20,000 of other income without deductions: 23% is 4,600. The part of the contributions above the flat-rate income reduces the tax by 23% of that part.
    // 78% of 10,000 = 7,800; 9,000 - 7,800 = 1,200, of which 23% = 276; 9,000 - 276.
    ['cassa', 'PROFESSIONE', 8, 10_000, { contributiCassaProf: 9_000 }, 8_724],
    // The minimums of INPS circ. 38/2025. 67% of 3,000 = 2,010; 4,460.64 - 2,010 = 2,450.64, of which 563.65 (563.6472).
    ['artigiani', 'IMPRESA', 9, 3_000, { gestioneIvs: 'ARTIGIANO' }, 3_896.99],
    // 40% of 5,000 = 2,000; 4,549.70 - 2,000 = 2,549.70, of which 586.43 (586.431).
    ['commercianti', 'IMPRESA', 2, 5_000, { gestioneIvs: 'COMMERCIANTE' }, 3_963.27],
  ] as const)(
    'i contributi di un forfettario di oggi oltre il suo reddito si deducono dagli altri redditi (%s), rifatto a mano',
    (_, tipologia, gruppo, ricaviNormale, altro, attribuibile) => {
      const attivita = { tipologia, gruppo, impostaSost: 15, cassaProfessionale: tipologia === 'PROFESSIONE', ricaviCosti: { ricaviNormale } }
      const persona = { nome: 'Ada', redditi: { altriRedditi: 20_000 }, ...altro }
      const r = convsrlRegole({ annoImposta: 2025, datiSimulazioniSrl: societa, confronto: { formaAttuale: 'FORFETTARIO', attivita, persone: [persona] } })
      expect(presente(r.confronto).oggi.attribuibile).toBe(attribuibile)
    },
  )

  it("senza righi vale l'utile della società", () => {
    const r = con({ formaAttuale: 'PROFESSIONISTA', attivita: { aliquotaSep: 'PIENA' } })
    expect(presente(r.confronto).oggi.persone[0]?.reddito).toBe(40_000)
    expect(ids(r)).not.toContain('RIGHE_NON_COERENTI')
  })

  it('un forfettario senza gruppo, tipologia o ricavi non è confrontato, e lo dice', () => {
    const attivita = { tipologia: 'PROFESSIONE', gruppo: 8 } as const
    for (const manca of [{ ...attivita, tipologia: 'NON_DEFINITO' as const }, { ...attivita, gruppo: 0 }, attivita]) {
      const r = con({ formaAttuale: 'FORFETTARIO', attivita: manca }, manca === attivita ? {} : { ricavi: 60_000 })
      expect([r.confronto, ids(r).includes('FORFETTARIO_DI_OGGI_INCOMPLETO')]).toEqual([null, true])
    }
    expect(con({ formaAttuale: 'FORFETTARIO', attivita }, { ricavi: 60_000 }).confronto).not.toBeNull()
  })

  it('chi non ha indicato la gestione o i contributi alla cassa ha un confronto non affidabile', () => {
    const mancano = (attivita: object) =>
      presente(con({ formaAttuale: 'PROFESSIONISTA', attivita, persone: [{ nome: 'Ada' }] }).confronto).affidabilita.datiMancanti.map(({ dato }) => dato)
    expect(mancano({})).toContain('confronto.attivita.aliquotaSep')
    expect(mancano({ cassaProfessionale: true })).toContain('confronto.persone[0].contributiCassaProf')
    expect(mancano({ aliquotaSep: 'PIENA' })).not.toContain('confronto.attivita.aliquotaSep')
    expect(mancano({})).not.toContain('confronto.gestioneIvs')
  })
})

it('una persona di oggi che è un socio vale come una con gli stessi dati scritti: in ogni posto, ogni socio, dato per dato', () => {
  const anagrafici = {
    ...{ coniugeACarico: true, numeroFigliACarico: 2, percentualeCarichi: 50, numeroFigliMinori: 1, codiceRegioneResidenza: 14 },
    ...{ addizionaleComunalePercentuale: 0.7, oneriDeducibili: 700, detrazioniOneri: 120, detrazioniOneriSoggetteATaglio: 60, detrazioneInteressiMutuo: 80 },
  }
  const redditi = {
    ...{ pensione: 6_000, giorniPensione: 165, lavoroDipendente: 9_000, giorniLavoro: 200, assimilatiLavoroDipendente: 1_000 },
    ...{ impreseMinoriLavoroAutonomo: 1_500, redditiDiversi: 2_500, fabbricatiLocati: 1_800, altriRedditi: 400 },
    ...{ abitazionePrincipale: 500, cedolareSecca: 3_000, aliquotaCedolare: 21 },
  }
  const dati = [
    ...Object.entries(anagrafici).map(([chiave, valore]) => ({ [chiave]: valore })),
    ...Object.entries(redditi).map(([c, v]) => ({ redditi: { [c]: v } })),
  ]
  const tutti = { ...anagrafici, redditi }
  const altro = { codiceRegioneResidenza: 6, redditi: { lavoroDipendente: 20_000, giorniLavoro: 365 } }
  for (let posto = 0; posto < 5; posto++)
    for (const socio of [1, 2, 3])
      for (const uno of posto === 0 ? [tutti, ...dati] : [tutti]) {
        const soci = [1, 2, 3].map((n) => ({ nome: `Socio ${n}`, quota: n === 1 ? 40 : 30, ...(n === socio ? uno : altro) }))
        const oggi = (chi: object) =>
          convsrlRegole({
            annoImposta: 2025,
            datiSimulazioniSrl: { utileAnteImposte: 90_000, soci },
            confronto: {
              formaAttuale: 'SOCIETA_DI_PERSONE',
              gestioneIvs: 'COMMERCIANTE',
              persone: Array.from({ length: posto + 1 }, (_, k) => ({ quota: 100 / (posto + 1), ...(k === posto ? chi : altro) })),
            },
          }).confronto?.oggi
        expect([posto, socio, uno, oggi({ socio })]).toEqual([posto, socio, uno, oggi({ nome: `Socio ${socio}`, ...uno })])
      }
})

describe('le persone di oggi', () => {
  type Gruppo = { readonly [chiave: string]: unknown }
  const calcola = (confronto: Gruppo, soci: readonly Gruppo[], utileAnteImposte = 1_000.01, annoImposta = 2025) =>
    convsrlRegole({
      ...{ annoImposta, consideraSommeIntegrative: true },
      ...{ datiSimulazioniSrl: { denominazione: 'Prova', utileAnteImposte, soci }, confronto: { gestioneIvs: 'NESSUNA', ...confronto } },
    })
  const persone = (...stato: Parameters<typeof calcola>) => presente(calcola(...stato).confronto).oggi.persone
  /** Shares that make 100, so that a thousandth part of a euro is lost in each. */
  const quoteDi = (quante: number): readonly number[] => [[], [100], [50, 50], [33, 33, 34], [25, 25, 25, 25], [20, 20, 20, 20, 20]][quante] ?? []

  it('il resto della divisione va all’ultimo che ha una quota; in un’impresa familiare al titolare', () => {
    const tre = [0, 1, 2]
    for (const seconda of tre)
      for (const terza of tre)
        for (const quarta of tre)
          for (const quinta of tre) {
            // 0: with a share of zero; 1: with a share; 2: the list ends before. The first one always has a share.
            const tutti = [1, seconda, terza, quarta, quinta]
            const posti = tutti.includes(2) ? tutti.slice(0, tutti.indexOf(2)) : tutti
            const quote = quoteDi(posti.filter((uno) => uno === 1).length)
            const conQuota = posti.flatMap((uno, k) => (uno === 1 ? [k] : []))
            const elenco = posti.map((uno, k) => ({ nome: `P${k}`, quota: uno === 1 ? quote[conQuota.indexOf(k)] : 0 }))
            for (const [formaAttuale, suo] of [
              ['SOCIETA_DI_PERSONE', conQuota.at(-1)],
              ['IMPRESA_FAMILIARE', 0],
            ] as const) {
              const parte = (k: number) => Math.round(1_000.01 * (quote[conQuota.indexOf(k)] ?? 0) + 1e-6) / 100
              const resto = conQuota.reduce((somma, k) => (k === suo ? somma : somma - parte(k)), 1_000.01)
              const attesi = posti.map((_, k) => (k === suo ? Math.round(resto * 100) / 100 : parte(k)))
              const avuti = persone({ formaAttuale, persone: elenco }, [{ nome: 'A', quota: 100 }]).map(({ reddito }) => reddito)
              expect([formaAttuale, posti, avuti]).toEqual([formaAttuale, posti, attesi])
            }
          }
  })

  it('se le quote non fanno 100 nessuno prende il resto', () => {
    const elenco = [33, 33, 33].map((quota, k) => ({ nome: `P${k}`, quota }))
    for (const formaAttuale of ['SOCIETA_DI_PERSONE', 'IMPRESA_FAMILIARE'])
      expect(persone({ formaAttuale, persone: elenco }, [{ nome: 'A', quota: 100 }]).map(({ reddito }) => reddito)).toEqual([330, 330, 330])
  })

  it('una ditta è della prima persona che c’è; un’impresa familiare le chiede il 51%', () => {
    // Without persons of today the partners are those of the company, in whichever of the three places.
    for (const quali of [[0], [1], [2], [0, 1], [0, 2], [1, 2], [0, 1, 2]]) {
      const quote = quoteDi(quali.length)
      const soci = [0, 1, 2].map((k) => (quali.includes(k) ? { nome: `S${k}`, quota: quote[quali.indexOf(k)] } : {}))
      const nomi = quali.map((k) => `S${k}`)
      const chi = (formaAttuale: string) => persone({ formaAttuale }, soci).map(({ nome }) => nome)
      expect([nomi, chi('DITTA_INDIVIDUALE'), chi('SOCIETA_DI_PERSONE')]).toEqual([nomi, nomi.slice(0, 1), nomi])
      const sotto = (formaAttuale: string) => calcola({ formaAttuale }, soci).messaggi.some(({ id }) => id === 'QUOTA_TITOLARE_MINIMA')
      expect([nomi, sotto('IMPRESA_FAMILIARE'), sotto('SOCIETA_DI_PERSONE')]).toEqual([nomi, quali.length > 1, false])
    }
    const due = [
      { nome: 'S0', quota: 60 },
      { nome: 'S1', quota: 40 },
    ]
    for (const soci of [due, [{}, ...due]])
      expect(calcola({ formaAttuale: 'IMPRESA_FAMILIARE' }, soci).messaggi.map(({ id }) => id)).not.toContain('QUOTA_TITOLARE_MINIMA')
    const elenco = [1, 2, 3, 4, 5].map((n) => ({ nome: `P${n}`, quota: 20 }))
    expect(persone({ formaAttuale: 'DITTA_INDIVIDUALE', persone: elenco }, due).map(({ nome }) => nome)).toEqual(['P1'])
  })

  const comune = { sogliaEsenzione: 0, scaglioni: [{ finoA: null, aliquota: 0.5 }] }
  const sardo = { codiceRegioneResidenza: 15, numeroFigliACarico: 1, percentualeCarichi: 100 }
  it.each([
    // L.R. Sardegna 48/2018, art. 2: 200 euro for each child under 18; the surcharge of 1.23% of 30,000 is 369.
    ['i figli minori', 30_000, { ...sardo, numeroFigliMinori: 1 }, {}],
    // Bolzano: 340 euro for each child to 90,000 (L.P. Bolzano 9/1998, art. 21-sexiesdecies).
    ['i figli per la regione', 60_000, { codiceRegioneResidenza: 3, numeroFigliRegione: 1, percentualeCarichi: 100 }, {}],
    ['il comune', 30_000, { addizionaleComunale: comune }, {}],
    ['la riduzione dei nuovi iscritti', 30_000, { riduzione50: true }, { gestioneIvs: 'COMMERCIANTE' }],
    ['l’anzianità al 1995', 130_000, { anzianitaAl1995: true }, { gestioneIvs: 'COMMERCIANTE' }],
    ['i pensionati', 30_000, { pensionatoOver65: true }, { gestioneIvs: 'COMMERCIANTE' }],
  ])('%s di chi è un socio sono del socio, non quelli scritti accanto', (_, utile, suo, confronto) => {
    const oggi = (persona: Gruppo, soci: readonly Gruppo[]) =>
      persone({ formaAttuale: 'DITTA_INDIVIDUALE', ...confronto, persone: [persona] }, soci, utile).map(({ nome: __, ...dati }) => dati)
    const soci = (uno: number | null) => [1, 2, 3].map((n) => ({ nome: `S${n}`, quota: n === 1 ? 34 : 33, ...(n === uno ? suo : {}) }))
    const [con, senza] = [oggi({ nome: 'P', quota: 100, ...suo }, soci(null)), oggi({ nome: 'P', quota: 100 }, soci(1))]
    for (const socio of [1, 2, 3]) {
      const altri = [1, 2, 3].filter((altro) => altro !== socio)
      expect([socio, oggi({ socio, quota: 100 }, soci(socio))]).toEqual([socio, con])
      expect([socio, oggi({ socio, quota: 100, ...suo }, soci(null))]).toEqual([socio, senza])
      for (const altro of altri) expect([socio, altro, oggi({ socio, quota: 100 }, soci(altro))]).toEqual([socio, altro, senza])
    }
  })

  it('i figli minori in Sardegna tolgono 200 euro, il comune scelto chiede il suo 0,5%', () => {
    const una = (persona: Gruppo) =>
      presente(persone({ formaAttuale: 'DITTA_INDIVIDUALE', persone: [{ nome: 'P', quota: 100, ...persona }] }, [{ nome: 'A', quota: 100 }], 30_000)[0])
    expect([una(sardo).addizionaleRegionale, una({ ...sardo, numeroFigliMinori: 1 }).addizionaleRegionale]).toEqual([369, 169])
    expect([una({}).addizionaleComunale, una({ addizionaleComunale: comune }).addizionaleComunale]).toEqual([0, 150])
  })

  it('chi è un socio ha il suo nome e il suo coniuge; chi indica un socio che non c’è tiene i propri', () => {
    const propri = { nome: 'P', quota: 100, coniugeACarico: true }
    const oggi = (socio: number, soci: readonly Gruppo[]) =>
      persone({ formaAttuale: 'DITTA_INDIVIDUALE', contabilita: 'ORDINARIA', persone: [{ ...propri, socio }] }, soci, 30_000).map(({ nome, irpefNetta }) => [
        nome,
        irpefNetta,
      ])
    // 23% of 28,000 and 35% of 2,000; 690 for the spouse, and 20 more between 29,200 and 34,700 (art. 12 c. 1 b).
    const tre = [1, 2, 3].map((n) => ({ nome: `S${n}`, quota: n === 1 ? 34 : 33 }))
    for (const socio of [1, 2, 3]) expect(oggi(socio, tre)).toEqual([[`S${socio}`, 7_140]])
    for (const socio of [2, 3]) expect(oggi(socio, [{ nome: 'S1', quota: 100 }])).toEqual([['P', 6_430]])
  })

  it('la detrazione di una pensione: 1.955 euro rapportati ai giorni, e non meno di 713', () => {
    const imposta = (giorniPensione: number) =>
      persone(
        { formaAttuale: 'DITTA_INDIVIDUALE', contabilita: 'ORDINARIA', persone: [{ nome: 'P', quota: 100, redditi: { pensione: 8_000, giorniPensione } }] },
        [{ nome: 'A', quota: 100 }],
        0,
      ).map(({ irpefNetta }) => irpefNetta)
    // 23% of 8,000 is 1,840. 292 days are four fifths of the year: 1,564.
    expect([365, 292, 100].map(imposta)).toEqual([[0], [276], [1_127]])
  })

  it('i righi di uno studio si confrontano con l’utile; un forfettario completo non è incompleto', () => {
    const ids = (confronto: Gruppo) => calcola({ persone: [{ nome: 'P', quota: 100 }], ...confronto }, [{ nome: 'A', quota: 100 }]).messaggi.map(({ id }) => id)
    const ricaviCosti = { ricaviNormale: 5_000 }
    expect(ids({ formaAttuale: 'STUDIO_ASSOCIATO', attivita: { ricaviCosti } })).toContain('RIGHE_NON_COERENTI')
    expect(ids({ formaAttuale: 'DITTA_INDIVIDUALE', attivita: { ricaviCosti } })).not.toContain('RIGHE_NON_COERENTI')
    const attivita = { tipologia: 'IMPRESA', gruppo: 9, impostaSost: 15, ricaviCosti }
    const incompleto = (altra: Gruppo) => ids({ formaAttuale: 'FORFETTARIO', attivita: { ...attivita, ...altra } }).includes('FORFETTARIO_DI_OGGI_INCOMPLETO')
    expect([{}, { gruppo: 0 }, { tipologia: 'NON_DEFINITO' }, { ricaviCosti: { ricaviNormale: 0 } }].map(incompleto)).toEqual([false, true, true, true])
    expect(ids({ formaAttuale: 'PROFESSIONISTA', attivita: { gruppo: 0 } })).not.toContain('FORFETTARIO_DI_OGGI_INCOMPLETO')
  })
})
