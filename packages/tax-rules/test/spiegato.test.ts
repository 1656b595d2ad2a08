/** Every value of a result has an explanation with the same value, and an exact calculator gets the same amounts from its formulas. */
import { isSection, valueAt } from '@bilancia/contract'
import { nodiDi, radiceDi } from '@bilancia/engine'
import { describe, expect, it } from 'vitest'
import { howMany } from '../../contract/test/how-many.ts'
import { budget4u, convsrl } from '../src/index.ts'
import { missingNodes } from './expressions.ts'
import { seeded } from './random-states.ts'
import { Frazione, replay, stated } from './replay.ts'
import { riferimenti, type Simulatore, stati } from './riferimenti.ts'
import { simulatori } from './simulatori.ts'

type Prova = {
  /** Ids of the golden lines in which every value is explained. */
  readonly aperte: RegExp
  readonly valori: number
  /** Outcomes whose explanations are computed again on every golden line, and the number of rules in them. */
  readonly esiti: readonly string[]
  readonly regole: number
  readonly aCaso: number
}

const prove: Readonly<Record<Simulatore, Prova>> = {
  iforfettari: {
    aperte: /^(g1-0[0-9]5|controllo-2026)$/,
    valori: 200,
    esiti: [
      'confronto.vantaggioForfettarioPrimoAnno',
      'confronto.regimeConveniente',
      'confronto.altreCaratteristicheApplicate.accreditoDodiciMesi.forfettario',
      'redditoContributiImposta.mesiEsattiTitolare',
      'confronto.anniRecuperoRettifica',
      'redditoContributiImposta.warningContributi35',
    ],
    regole: 20_000,
    aCaso: howMany(12, 300),
  },
  convsrl: {
    aperte: /^conv-(anno-2020|centesimi|familiare-2023|ricavi-oltre)$/,
    valori: 750,
    esiti: [
      'riepilogo.scenario2.totali.attribuibile',
      'riepilogo.scenario4.totali.incidenza',
      'riepilogo.scenario6.totali.netto',
      'confronto.oggi.netto',
      'confronto.tuttoDistribuito.migliore',
    ],
    regole: 20_000,
    aCaso: howMany(4, 40),
  },
  budget4u: {
    aperte: /^(bud-(impresa-2026|familiare-carichi|professione-2025|srl-irap-cassa|forfetario-familiare)|budg-f1-005)$/,
    valori: 150,
    esiti: ['risultati.redditoDisponibile', 'risultati.fabbisognoIniziale', 'risultati.totaleImposte', 'risultati.contributi', 'quadro.ripartizione.resta'],
    regole: 10_000,
    aCaso: howMany(4, 60),
  },
}

/** Values that are words and so have no formula. */
const raccontato = /(^|\.)(titolo|nome|ruolo|ottimizzatore|messaggi|motiviNonAmmesso|datiMancanti|cifreIncerte|lasciatoFuori)$/

describe.each(simulatori)('in $nome', ({ nome, simulatore, aCaso }) => {
  const prova = prove[nome]
  const noti = stati(nome)

  it('ogni valore del risultato si spiega, con il valore che il risultato mostra', () => {
    const linee = riferimenti(nome)
      .filter(({ id }) => prova.aperte.test(id))
      .map(({ id, stato }) => {
        const { risultato, quadro } = simulatore.calcolaConQuadro(stato)
        return { id, stato, mostrato: { ...risultato, quadro } }
      })
    let spiegati = 0
    for (const [k, path] of simulatore.percorsi.entries()) {
      const conValore = linee.flatMap(({ mostrato, ...linea }) => {
        const value = valueAt(mostrato, path)
        return value === undefined || (typeof value === 'object' && value !== null) ? [] : [{ ...linea, value }]
      })
      // In the daily run each path is tested on one line, in turn.
      const inTurno = [...conValore.slice(k % linee.length), ...conValore.slice(0, k % linee.length)].slice(0, howMany(1, linee.length))
      for (const { id, stato, value } of inTurno) {
        const opened = simulatore.spiega(stato, path)
        expect(missingNodes(nodiDi(opened)), `${id} ${path}`).toEqual([])
        if (value !== null) expect(radiceDi(opened).valore, `${id} ${path}`).toBe(value)
        spiegati++
      }
    }
    expect(spiegati).toBeGreaterThan(prova.valori)
  })

  it('ogni numero e ogni verdetto del risultato ha il suo percorso', () => {
    const senza = (value: unknown, path: string): readonly string[] => {
      if (raccontato.test(path)) return []
      if (Array.isArray(value)) return value.flatMap((inner, k) => senza(inner, `${path}[${k}]`))
      if (isSection(value)) return Object.entries(value).flatMap(([key, inner]) => senza(inner, path ? `${path}.${key}` : key))
      return value === null || simulatore.spiegabile(path) ? [] : [path]
    }
    for (const stato of noti) expect(senza(simulatore.calcola(stato), '')).toEqual([])
  })

  /** The number of rules that an exact calculator computed again from the formulas, each with the same cents. */
  const rifatte = (stato: object): number => {
    const nodi = prova.esiti.flatMap((path) => {
      const aperta = nodiDi(simulatore.spiega(stato, path))
      return Object.entries(aperta).map(([id, nodo]) => ({ aperta, id, nodo }))
    })
    return nodi.filter(({ aperta, id, nodo }) => {
      if (nodo.tipo !== 'regola') return false
      const [again, told] = [replay(aperta, id), stated(nodo)]
      const same = again instanceof Frazione && told instanceof Frazione ? again.pari(told) : again === told
      if (same) return true
      const dato = again instanceof Frazione ? `${again.n}/${again.d}` : String(again)
      return expect.fail(`${id}: il risultato dice ${String(nodo.valore)}, la formula ${dato}\n${nodo.conValori}\n${JSON.stringify(stato)}`)
    }).length
  }

  it('rifare i conti dalla spiegazione, con un altro valutatore in aritmetica esatta, dà gli stessi centesimi (simulazioni di riferimento)', () => {
    expect(noti.reduce((sum, stato) => sum + rifatte(stato), 0)).toBeGreaterThan(prova.regole)
  })

  it('e lo stesso su stati a caso di tutti gli anni', () => {
    const random = seeded(17)
    for (let i = 0; i < prova.aCaso; i++) rifatte(aCaso(random))
  })
})

it('Convenienza Srl: le persone di oggi si spiegano al posto che hanno nel risultato, anche dopo un socio assente', () => {
  const soci = [{}, { nome: 'B', quota: 40 }, { nome: 'C', quota: 60 }]
  const stato = { annoImposta: 2026, datiSimulazioniSrl: { utileAnteImposte: 50_000, soci }, confronto: { formaAttuale: 'SOCIETA_DI_PERSONE' } }
  const quote = ['confronto.oggi.persone[0].quota', 'confronto.oggi.persone[1].quota']
  expect(quote.map((path) => radiceDi(convsrl.spiega(stato, path)).valore)).toEqual([40, 60])
  expect(quote.map((path) => valueAt(convsrl.calcola(stato), path))).toEqual([40, 60])
})

it('Budget4u: le persone si spiegano al posto che hanno nel risultato, anche dopo un socio senza quota', () => {
  const stato = {
    annoImposta: 2026,
    informazioniCostiDiAvvio: { nomeDitta: 'Prova', tipologia: 'SOCIETA_DI_PERSONE', regime: 'NORMALE' },
    contoEconomicoDittaSocieta: { ricavi: 50_000 },
    imposteContributi: { soci: [{ quota: 60 }, {}, { quota: 40 }] },
  }
  const posti = ['persone[0].quota', 'persone[1].quota', 'dettagli.righe[1].numero']
  expect(posti.map((path) => radiceDi(budget4u.spiega(stato, path)).valore)).toEqual([60, 40, 3])
})

it('Convenienza Srl: lo scenario migliore si dice in poche righe, i confronti a due a due si aprono uno per uno', () => {
  for (const lettura of ['utileInSocieta', 'tuttoDistribuito'])
    for (const stato of stati('convsrl')) {
      const { formula = '', conValori = '' } = radiceDi(convsrl.spiega(stato, `confronto.${lettura}.migliore`))
      expect(Math.max(formula.length, conValori.length), conValori).toBeLessThan(400)
    }
})
