/** Forme: what holds by law and by construction, explanations that add up, bad input. */
import { forme as contratto, roundToCent } from '@bilancia/contract'
import type { Nodo, Spiegazione } from '@bilancia/engine'
import { describe, expect, it } from 'vitest'
import { howMany } from '../../contract/test/how-many.ts'
import { convsrl, forme, iforfettari } from '../src/index.ts'
import { ripartisci } from '../src/simulators/forme/ospite/profilo.ts'
import { irapAssociazione } from '../src/simulators/forme/ospite/spese.ts'
import { statoAssociato, statoPersonaFisica, statoSocieta } from '../src/simulators/forme/ospite/stati.ts'
import { rifatta, stampato, uguali } from './calculator.ts'
import { seeded } from './random-states.ts'
import { stati } from './riferimenti.ts'
import { intero, presente } from './support.ts'

type Input = contratto.Input

/** Profiles of the golden file with other revenue and costs, without the optimised column, which is slow. */
function profili(quanti: number): readonly Input[] {
  const random = seeded(18)
  const base = stati<Input>('forme').filter(({ attivita }) => attivita?.tipologia)
  return Array.from({ length: quanti }, (_, k) => {
    const { attivita = {}, ...altro } = presente(base[k % base.length])
    const importo = (massimo: number) => roundToCent(random() * massimo)
    const costi = { acquisti: importo(30_000), ammortamenti: importo(5_000), lavoroDipendente: importo(9_000), altriProventi: importo(900) }
    return {
      ...altro,
      escludi: ['SRL_OTTIMIZZATA'],
      attivita: { ...attivita, ricavi: importo(140_000), determinazioneDelReddito: { ...attivita.determinazioneDelReddito, ...costi } },
    }
  })
}

const casi = profili(howMany(40, 430))
const somma = (importi: readonly number[]) => roundToCent(importi.reduce((a, b) => a + b, 0))

describe('ogni colonna è il suo simulatore', () => {
  it('prelievo, netto e persone tornano con i totali di iForfettari e di Convenienza Srl', () => {
    const viste = new Set<string>()
    for (const stato of casi) {
      const { colonne } = intero(forme.calcola(stato))
      const conti = presente(forme.conti(stato))
      const senza = (c: contratto.Colonna) => somma(c.persone.map(({ indice }) => conti.senza(presente(conti.profilo.persone[indice - 1]))))
      for (const c of colonne.filter(({ calcolata }) => calcolata)) {
        viste.add(c.forma)
        expect(c.risultato).toBe(somma([c.prelievo ?? 0, c.nettoInMano ?? 0, c.utileTrattenuto ?? 0]))
        expect(somma(c.persone.map(({ netto }) => netto))).toBe(c.nettoInMano)
        if (c.forma === 'STUDIO_ASSOCIATO') {
          const { profilo } = conti
          const parti = ripartisci(
            somma([profilo.reddito0, -(c.speseAggiuntive ?? 0)]),
            profilo.soci.map(({ quota }) => quota),
          )
          const associati = profilo.soci.map((p, k) => intero(iforfettari.programma.calculate(statoAssociato(profilo, p, presente(parti[k])))).regimeNormale)
          expect(c.prelievo).toBe(somma([...associati.map(({ totaleNormale }) => totaleNormale), -senza(c), irapAssociazione(profilo)]))
          continue
        }
        if (contratto.voceDi[c.forma] !== 'srl' && c.forma !== 'SOCIETA_DI_PERSONE') {
          const r = intero(iforfettari.programma.calculate(statoPersonaFisica(conti.profilo, c.forma)))
          const totale = c.forma === 'FORFETTARIO' ? r.redditoContributiImposta.totaleForfettario : r.regimeNormale.totaleNormale
          expect(c.prelievo).toBe(somma([totale, -senza(c)]))
          continue
        }
        const r = intero(convsrl.programma.calculate(statoSocieta(conti.profilo, c.forma)))
        const { riepilogo, confronto } = r
        if (c.forma === 'SOCIETA_DI_PERSONE') expect(c.prelievo).toBe(confronto?.oggi.attribuibile)
        if (c.forma === 'SRL_UTILE_IN_SOCIETA')
          expect([c.prelievo, c.nettoInMano]).toEqual([riepilogo.scenario1.totali?.attribuibile, riepilogo.scenario1.totali?.netto])
        if (c.forma === 'SRL_TRASPARENTE')
          expect([c.prelievo, c.nettoInMano]).toEqual([riepilogo.scenario5.totali?.attribuibile, riepilogo.scenario5.totali?.netto])
        if (c.forma === 'SRL_TUTTO_DISTRIBUITO') {
          const distribuito = presente(confrontoConDitta(conti.profilo.anno, statoSocieta(conti.profilo, c.forma)).tuttoDistribuito.scenario3)
          expect([c.prelievo, c.nettoInMano]).toEqual([distribuito.prelievo, distribuito.netto])
        }
      }
    }
    expect(viste.size).toBe(9)
  })

  it('la S.r.l. ottimizzata costa quanto la combinazione migliore di Convenienza Srl', () => {
    let provate = 0
    for (const stato of casi.filter((_, k) => k % 10 === 0)) {
      const c = intero(forme.calcola({ ...stato, escludi: [] })).colonne.find(({ forma }) => forma === 'SRL_OTTIMIZZATA')
      if (!c?.calcolata) continue
      const { profilo } = presente(forme.conti(stato))
      const sola = statoSocieta(profilo, 'SRL_OTTIMIZZATA')
      const { compensi, dividendi } = presente(convsrl.ottimizza({ ...sola, ottimizzatore: { scenario: 4, obiettivo: 'PRELIEVO_MINIMO' } }))
      const scenario4 = { compensoTotale: somma(compensi), compensi, dividendiTotali: dividendi }
      const con = { ...sola, datiSimulazioniSrl: { ...sola.datiSimulazioniSrl, scenario4 } }
      const { totali } = intero(convsrl.programma.calculate(con)).riepilogo.scenario4
      expect([c.prelievo, c.nettoInMano]).toEqual([totali?.attribuibile, totali?.netto])
      provate++
    }
    expect(provate).toBeGreaterThan(howMany(2, 5))
  })

  it('la ditta individuale costa quanto la ditta di oggi in Convenienza Srl, allo stesso reddito (dal 2022)', () => {
    let provate = 0
    for (const stato of casi) {
      const conti = presente(forme.conti(stato))
      const { anno, impresa, titolare, dati, cifre: _ } = conti.profilo
      const { perditePregresse, perditePrimiTrePeriodi, contabilita } = dati.attivita
      if (anno < 2022 || !impresa || titolare.riduzione50 || perditePregresse + perditePrimiTrePeriodi > 0) continue
      const c = intero(forme.calcola(stato)).colonne.find(({ forma }) => forma === 'DITTA_INDIVIDUALE')
      const reddito = c?.persone[0]?.reddito ?? 0
      if (!c || reddito <= 0) continue
      const sola = { ...conti.profilo, soci: [{ ...titolare, quota: 100 }] }
      const { datiSimulazioniSrl } = statoSocieta(sola, 'SRL_UTILE_IN_SOCIETA')
      const gestioneIvs = dati.previdenza.gestioneIvs || 'NESSUNA'
      const oggi = confrontoConDitta(anno, {
        consideraSommeIntegrative: dati.consideraSommeIntegrative,
        datiSimulazioniSrl: { ...datiSimulazioniSrl, utileAnteImposte: reddito, variazioniAumento: 0, variazioniDiminuzione: 0 },
        confronto: { formaAttuale: 'DITTA_INDIVIDUALE', gestioneIvs, contabilita },
      }).oggi
      expect(oggi.attribuibile).toBe(c.prelievo)
      provate++
    }
    expect(provate).toBeGreaterThan(20)
  })
})

/** The comparison of Convenienza Srl for a state, with a sole trader as today's form unless the state names another. */
function confrontoConDitta(annoImposta: number, stato: object) {
  return presente(intero(convsrl.programma.calculate({ confronto: { formaAttuale: 'DITTA_INDIVIDUALE' }, ...stato, annoImposta })).confronto)
}

describe('la spiegazione', () => {
  const importo = (testo: string) =>
    Number(
      testo
        .replace(/[.\s€]/g, '')
        .replace('−', '-')
        .replace(',', '.'),
    )
  /** The value of `Nome [1,00 €] − Nome [2,00 €]`. */
  const calcolato = (conValori: string) =>
    somma([...conValori.matchAll(/(^|[+−] )[^[\]]*\[([^\]]*)\]/g)].map(([, segno = '', testo = '']) => (segno.startsWith('−') ? -1 : 1) * importo(testo)))

  /** Every node that the table adds above those of the simulators. */
  function* dellaTabella({ radice, nodo }: Spiegazione): Generator<Nodo> {
    const trovato = nodo(radice)
    if (!trovato) throw new Error(`manca il nodo ${radice}`)
    if (!trovato.id.startsWith('colonne.')) return
    yield trovato
    for (const id of trovato.da) yield* dellaTabella({ radice: id, anno: 2026, nodo })
  }

  it('dà il valore della colonna, e ogni riga si rifà con i numeri che mostra', () => {
    const scelti = stati<Input>('forme')
      .filter((_, k) => [1, 5, 16].includes(k))
      .map((stato) => ({ ...stato, escludi: ['SRL_OTTIMIZZATA' as const] }))
    let righe = 0
    for (const stato of scelti) {
      const { colonne } = intero(forme.calcola(stato))
      for (const c of colonne)
        for (const cifra of contratto.cifreSpiegate) {
          const spiegazione = forme.spiega(stato, `colonne.${c.forma}.${cifra}`)
          expect(spiegazione.nodo(spiegazione.radice)?.valore).toBe(c[cifra])
          for (const { conValori, testo, valore } of dellaTabella(spiegazione)) {
            if (conValori === undefined) continue
            if (conValori.includes('×')) expect(uguali(rifatta(conValori, false), stampato(testo)), conValori).toBe(true)
            else expect(calcolato(conValori)).toBe(valore)
            righe++
          }
        }
    }
    expect(righe).toBeGreaterThan(400)
  })

  it('le spese di una forma si aprono voce per voce, e si rifà anche l’IRAP di un’associazione', () => {
    const detta = (stato: Input, forma: contratto.Forma, cifra: contratto.CifraSpiegata) => [...dellaTabella(forme.spiega(stato, `colonne.${forma}.${cifra}`))]
    const [solo, , , , , studio] = stati<Input>('forme')
    expect(detta(presente(solo), 'SRL_TRASPARENTE', 'speseForma')[0]?.conValori).toBe(
      'Onorario [4.200,00 €] + Diritto annuale [120,00 €] + Libri sociali [309,87 €] + Deposito del bilancio [127,40 €]',
    )
    const diOggi = detta(presente(solo), 'SRL_TRASPARENTE', 'speseAggiuntive').find(({ nome }) => nome.startsWith('Spese di oggi'))
    expect(diOggi?.conValori).toBe('Onorario [1.800,00 €] + Diritto annuale [53,00 €]')
    const senza = { ...solo, spese: {} }
    expect(detta(senza, 'FORFETTARIO', 'speseForma')[0]?.conValori).toMatch(/^Onorario di riferimento \[/)
    const irap = detta(presente(studio), 'STUDIO_ASSOCIATO', 'imposte').find(({ nome }) => nome === "IRAP dell'associazione")
    expect(uguali(rifatta(irap?.conValori ?? '', false), stampato(irap?.testo ?? ''))).toBe(true)
  })

  it('la società di persone non è detta di oggi, dove oggi è un’altra forma', () => {
    const persone = [60, 40].map((quotaSociale, k) => ({ nome: ['Ada', 'Bruno'][k], quotaSociale }))
    const attivita = { tipologia: 'IMPRESA' as const, ricavi: 120_000, annoInizio: 2012 }
    const escludi = ['SRL_OTTIMIZZATA' as const]
    const spiegazione = forme.spiega({ annoImposta: 2025, formaAttuale: 'DITTA_INDIVIDUALE', attivita, persone, escludi }, 'colonne.SOCIETA_DI_PERSONE.imposte')
    expect(spiegazione.nodo(spiegazione.radice)?.formula).toBe('Imposte di Ada + Imposte di Bruno + IRAP')
    const visti = new Map<string, Nodo>()
    const visita = (id: string) => {
      const nodo = presente(spiegazione.nodo(id))
      if (visti.has(id)) return
      visti.set(id, nodo)
      for (const sotto of nodo.da) visita(sotto)
    }
    visita(spiegazione.radice)
    expect(visti.size).toBeGreaterThan(200)
    expect([...visti.values()].filter((nodo) => /di oggi/.test(JSON.stringify(nodo)))).toEqual([])
  })

  it('di un percorso che non c’è dice che non c’è', () => {
    expect(() => forme.spiega({ annoImposta: 2026 }, 'colonne.COOPERATIVA.prelievo')).toThrow('Nel risultato non c')
    expect(() => forme.spiega({}, 'colonne.FORFETTARIO.prelievo')).toThrow('Mancano')
  })
})

describe('dati sbagliati', () => {
  it('senza anno ci sono solo messaggi; senza tipologia nessuna colonna', () => {
    expect(forme.calcola({})).toEqual({ messaggi: [expect.objectContaining({ id: 'CAMPO_OBBLIGATORIO', campo: 'annoImposta' })] })
    expect(intero(forme.calcola({ annoImposta: 2026 })).colonne).toEqual([])
  })

  it('un profilo di soli valori sbagliati dà le stesse cifre di uno vuoto, e il limite di ogni campo', () => {
    const vuoto = { annoImposta: 2026, denominazione: 'Prova', attivita: { tipologia: 'IMPRESA' } }
    const { messaggi, ...dato } = intero(
      forme.calcola({
        ...vuoto,
        srl: 3,
        irap: { aliquota: 11 },
        escludi: ['ALTRA'],
        persone: [{ quotaSociale: '50', redditi: [] }],
        spese: { maggiorazioneCamerale: 30 },
      }),
    )
    const { messaggi: _, ...atteso } = intero(forme.calcola(vuoto))
    expect(dato).toEqual(atteso)
    expect(messaggi.map(({ campo, dettaglio }) => [campo, dettaglio !== undefined]).sort()).toEqual([
      ['escludi[0]', true],
      ['irap.aliquota', true],
      ['persone[0].quotaSociale', true],
      ['persone[0].redditi', true],
      ['spese.maggiorazioneCamerale', true],
      ['srl', true],
    ])
    expect(intero(forme.calcola({ ...vuoto, persone: [{}, {}, {}, {}] })).messaggi.map(({ campo }) => campo)).toContain('persone')
  })

  it('una professione con albo senza i requisiti della STP non può stare in società, ma le cifre restano', () => {
    const stato: Input = {
      annoImposta: 2026,
      denominazione: 'Prova',
      attivita: { tipologia: 'PROFESSIONE', ricavi: 60_000, professioneOrdinistica: true, requisitiStp: false },
      escludi: ['SRL_OTTIMIZZATA'],
    }
    const srl = intero(forme.calcola(stato)).colonne.find(({ forma }) => forma === 'SRL_TRASPARENTE')
    expect(srl?.ammissibilita).toEqual({ esito: 'NO', motivi: [{ id: 'REQUISITI_STP', esito: 'NO', norma: 'L. 183/2011, art. 10', dato: null }] })
    expect(srl?.calcolata).toBe(true)
  })
})

// 48,279 x 24% = 11,586.96; 529.02 x 25% = 132.255, to the cent 132.26.
it('i contributi accreditati oltre la prima fascia che finiscono a mezzo centesimo si arrotondano in su', () => {
  const { colonne } = intero(
    forme.calcola({
      annoImposta: 2022,
      denominazione: 'Prova',
      formaAttuale: 'DITTA_INDIVIDUALE',
      attivita: { tipologia: 'IMPRESA', ricavi: 48_808.02 },
      previdenza: { gestioneIvs: 'ARTIGIANO' },
    }),
  )
  expect(colonne.find(({ forma }) => forma === 'DITTA_INDIVIDUALE')?.montante).toBe(11_719.22)
})

// D.Lgs. 446/1997, art. 11, c. 4-bis: 13,000 up to 180,759.91 of net value, then 9,750.
it.each([
  // 268,693.71 − 87,933.80 = 180,759.91, less 13,000 = 167,759.91; x 3.9% = 6,542.64.
  [268_693.71, 87_933.8, 6_542.64],
  // A cent more: 180,759.92, less 9,750 = 171,009.92; x 3.9% = 6,669.39.
  [268_693.72, 87_933.8, 6_669.39],
  // 77,141.79 − 63,216.79 = 13,925, less 13,000 = 925; x 3.9% = 36.075.
  [77_141.79, 63_216.79, 36.08],
])('IRAP di uno studio associato con %d € di valore della produzione e %d € di personale', (valoreProduzione, lavoroDipendente, imposta) => {
  const { profilo } = presente(
    forme.conti({
      annoImposta: 2026,
      denominazione: 'Prova',
      attivita: { tipologia: 'PROFESSIONE', ricavi: 300_000, personaleIndeterminato: true, determinazioneDelReddito: { lavoroDipendente } },
      irap: { aliquota: 3.9, valoreProduzione },
      persone: [{ quotaSociale: 50 }, { quotaSociale: 50 }],
    }),
  )
  expect(irapAssociazione(profilo)).toBe(imposta)
})
