/** Convenienza Srl: what must hold for every rule, every figure, every field and every output, in every year. */
import { readFileSync } from 'node:fs'
import { convsrl as contratto, located, type TaxYear, taxYears } from '@bilancia/contract'
import { leafOf, nodiDi, normaIn, radiceDi } from '@bilancia/engine'
import { describe, expect, it } from 'vitest'
import { howMany } from '../../contract/test/how-many.ts'
import { convsrl } from '../src/index.ts'
import { misure, regoleRicerca, regoleRichiesta } from '../src/simulators/convsrl/ottimizzatore-regole.ts'
import { expressionsOf, isLaw, missingNodes, valueAt } from './expressions.ts'
import { randomSrl, seeded } from './random-states.ts'
import { Frazione, replay, stated } from './replay.ts'

const golden = readFileSync(new URL('../golden/convsrl.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as { readonly id: string; readonly stato: object })
const states = golden.map(({ stato }) => stato)

const rulesOf = (year: TaxYear) => convsrl.programma.edition(year).program.rules
const expressions = (year: TaxYear) => expressionsOf(rulesOf(year), year)

describe.each(taxYears)('nel %i', (year) => {
  it('ogni regola ha un nome, cita una norma e non porta numeri scritti a mano', () => {
    for (const { id, definition } of rulesOf(year)) {
      expect(normaIn(definition.norma, year).trim(), id).not.toBe('')
      expect(definition.nome.trim(), id).not.toBe('')
    }
    expect([...expressions(year)].filter((e) => e.op.nome.startsWith('figura') || e.op.nome === 'calcolata').map((e) => e.op.nome)).toEqual([])
  })

  it('anche le regole della ricerca hanno nome e norma', () => {
    const search = (['scenario4', 'scenario6'] as const).flatMap((s) => [...regoleRicerca(s, true), misure[s].costo])
    for (const { id, definition } of [...regoleRichiesta, ...search]) {
      expect(normaIn(definition.norma, year).trim(), id).not.toBe('')
      expect(definition.nome.trim(), id).not.toBe('')
    }
  })

  it('ogni cifra di legge ha norma, fonte e valore', () => {
    const figures = [...expressions(year)].filter(isLaw)
    expect(figures.length).toBeGreaterThan(100)
    for (const figure of figures) {
      expect(figure.cifra(year).norma.trim(), figure.id).not.toBe('')
      expect(figure.cifra(year).fonte.trim(), figure.id).not.toBe('')
    }
  })
})

describe('campi', () => {
  const read = new Set<string>(['calcolaSalti'])
  for (const year of taxYears)
    for (const e of [...expressions(year), ...expressionsOf(regoleRichiesta, year)]) read.add(leafOf.get(e)?.path.replace(/\.\d+\./, '[].') ?? '')
  // Names are not in formulas but in the texts of the result.
  const named = new Set(['confronto.persone', 'datiSimulazioniSrl.soci'].flatMap((list) => [0, 1, 2, 3, 4].map((k) => `${list}[${k}].nome`)))

  it('ognuno è letto da una regola o da una condizione, oppure è segnato come informazione', () => {
    const conditions = JSON.stringify(contratto.catalog)
    const unread = located(contratto.catalog).filter(
      ({ path, field }) => !field.information && !read.has(path) && !named.has(path) && !conditions.includes(`"field":"${path}"`),
    )
    expect(unread.map(({ path }) => path)).toEqual([])
  })

  it('una informazione non entra in nessuna regola', () => {
    expect(located(contratto.catalog).filter(({ path, field }) => field.information && read.has(path))).toEqual([])
  })
})

describe('spiegazioni', () => {
  it('ogni valore del risultato si spiega, con il valore che il risultato mostra', () => {
    let explained = 0
    const lines = golden
      .filter(({ id }) => ['conv-anno-2020', 'conv-centesimi', 'conv-familiare-2023', 'conv-ricavi-oltre'].includes(id))
      .map(({ id, stato }) => ({ id, stato, result: convsrl.calcola(stato) }))
    for (const [k, path] of convsrl.percorsi.entries()) {
      // In the daily run each path is asked of one line, and of another line the next path.
      const inTurn = [...lines.slice(k % lines.length), ...lines.slice(0, k % lines.length)].filter(({ result }) => {
        const value = valueAt(result, path)
        return value !== undefined && (typeof value !== 'object' || value === null)
      })
      for (const { id, stato, result } of inTurn.slice(0, howMany(1, lines.length))) {
        const value = valueAt(result, path)
        const opened = convsrl.spiega(stato, path)
        expect(missingNodes(nodiDi(opened)), `${id} ${path}`).toEqual([])
        if (value !== null) expect(radiceDi(opened).valore, `${id} ${path}`).toBe(value)
        explained++
      }
    }
    expect(explained).toBeGreaterThan(howMany(800, 3_000))
  })

  it('le persone di oggi si spiegano al posto che hanno nel risultato, anche dopo un socio assente', () => {
    const soci = [{}, { nome: 'B', quota: 40 }, { nome: 'C', quota: 60 }]
    const stato = { annoImposta: 2026, datiSimulazioniSrl: { utileAnteImposte: 50_000, soci }, confronto: { formaAttuale: 'SOCIETA_DI_PERSONE' } }
    const quote = ['confronto.oggi.persone[0].quota', 'confronto.oggi.persone[1].quota']
    const told = quote.map((path) => {
      const told = radiceDi(convsrl.spiega(stato, path))
      return told.valore
    })
    expect(told).toEqual([40, 60])
    expect(quote.map((path) => valueAt(convsrl.calcola(stato), path))).toEqual([40, 60])
  })

  it('ogni numero e ogni verdetto del risultato ha il suo percorso', () => {
    const paths = new Set(convsrl.percorsi)
    const told = /(^|\.)(titolo|nome|ottimizzatore|messaggi|datiMancanti|cifreIncerte|lasciatoFuori)$/
    const visit = (value: unknown, path: string): readonly string[] => {
      if (told.test(path)) return []
      if (Array.isArray(value)) return value.flatMap((inner, k) => visit(inner, `${path}[${k}]`))
      if (typeof value === 'object' && value !== null) return Object.entries(value).flatMap(([key, inner]) => visit(inner, path ? `${path}.${key}` : key))
      return value === null || paths.has(path) ? [] : [path]
    }
    for (const stato of states) expect(visit(convsrl.calcola(stato), '')).toEqual([])
  })

  it('lo scenario migliore si dice in poche righe: i confronti a due a due si aprono uno per uno', () => {
    for (const lettura of ['utileInSocieta', 'tuttoDistribuito'])
      for (const stato of states) {
        const told = radiceDi(convsrl.spiega(stato, `confronto.${lettura}.migliore`))
        const { formula = '', conValori = '' } = told
        expect(Math.max(formula.length, conValori.length), conValori).toBeLessThan(400)
      }
  })

  const outcomes = [
    'riepilogo.scenario2.totali.attribuibile',
    'riepilogo.scenario4.totali.incidenza',
    'riepilogo.scenario6.totali.netto',
    'confronto.oggi.netto',
    'confronto.tuttoDistribuito.migliore',
  ]
  const replays = (state: object): number => {
    let replayed = 0
    for (const path of outcomes) {
      const nodi = nodiDi(convsrl.spiega(state, path))
      for (const [id, nodo] of Object.entries(nodi)) {
        if (nodo.tipo !== 'regola') continue
        const again = replay(nodi, id)
        const told = stated(nodo)
        const same = again instanceof Frazione && told instanceof Frazione ? again.pari(told) : again === told
        if (!same) expect.fail(`${id}: il risultato dice ${String(nodo.valore)}\n${nodo.conValori}\n${JSON.stringify(state)}`)
        replayed++
      }
    }
    return replayed
  }

  it('rifare i conti dalla spiegazione, in aritmetica esatta, dà gli stessi centesimi (simulazioni di riferimento)', () => {
    expect(states.reduce((sum, state) => sum + replays(state), 0)).toBeGreaterThan(20_000)
  })

  it('e lo stesso su stati a caso di tutti gli anni', () => {
    const random = seeded(17)
    for (let i = 0; i < howMany(10, 40); i++) replays(randomSrl(random))
  })
})
