/** Budget4u: what must hold for every rule, every figure, every field and every output, in every year. */
import { readFileSync } from 'node:fs'
import { budget4u as contratto, located, type TaxYear, taxYears } from '@bilancia/contract'
import { leafOf, nodiDi, normaIn, radiceDi } from '@bilancia/engine'
import { describe, expect, it } from 'vitest'
import { howMany } from '../../contract/test/how-many.ts'
import { budget4u } from '../src/index.ts'
import { expressionsOf, isLaw, missingNodes, valueAt } from './expressions.ts'
import { randomBudget, seeded } from './random-states.ts'
import { Frazione, replay, stated } from './replay.ts'

const golden = readFileSync(new URL('../golden/budget4u.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as { readonly id: string; readonly stato: object })
const states = golden.map(({ stato }) => stato)

const rulesOf = (year: TaxYear) => budget4u.programma.edition(year).program.rules
const expressions = (year: TaxYear) => expressionsOf(rulesOf(year), year)

describe.each(taxYears)('nel %i', (year) => {
  it('ogni regola ha un nome, cita una norma e non porta numeri scritti a mano', () => {
    for (const { id, definition } of rulesOf(year)) {
      expect(normaIn(definition.norma, year).trim(), id).not.toBe('')
      expect(definition.nome.trim(), id).not.toBe('')
    }
    expect([...expressions(year)].filter((e) => e.op.nome.startsWith('figura') || e.op.nome === 'calcolata').map((e) => e.op.nome)).toEqual([])
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
  /** Entries of a list are one field: `scaglioni.3.finoA` is `scaglioni[].finoA`. */
  const inList = (path: string) => path.replace(/\.\d+(?=\.)/g, '[]')
  const read = new Set<string>(['calcolaSalti'])
  for (const year of taxYears) for (const e of expressions(year)) read.add(inList(leafOf.get(e)?.path ?? ''))
  /** Read by the plan, which moves the row itself. */
  const delPiano = (path: string) => path.startsWith('pianoTriennale.')

  it('ognuno è letto da una regola o da una condizione, oppure è segnato come informazione', () => {
    const conditions = JSON.stringify(contratto.catalog)
    const unread = located(contratto.catalog).filter(
      ({ path, field }) => !field.information && !read.has(path) && !delPiano(path) && !conditions.includes(`"field":"${path}"`),
    )
    expect(unread.map(({ path }) => path)).toEqual([])
  })

  it('una informazione non entra in nessuna regola', () => {
    expect(located(contratto.catalog).filter(({ path, field }) => field.information && read.has(path))).toEqual([])
  })
})

describe('spiegazioni', () => {
  const scelti = ['bud-impresa-2026', 'bud-familiare-carichi', 'bud-professione-2025', 'bud-srl-irap-cassa', 'bud-forfetario-familiare', 'budg-f1-005']

  it('ogni valore del risultato si spiega, con il valore che il risultato mostra', () => {
    let explained = 0
    for (const { id, stato } of golden.filter((g) => scelti.includes(g.id))) {
      const { risultato, quadro } = budget4u.calcolaConQuadro(stato)
      for (const path of budget4u.percorsi) {
        const value = valueAt({ ...risultato, quadro }, path)
        if (value === undefined || (typeof value === 'object' && value !== null)) continue
        const opened = budget4u.spiega(stato, path)
        expect(missingNodes(nodiDi(opened))).toEqual([])
        if (value !== null) expect(radiceDi(opened).valore, `${id} ${path}`).toBe(value)
        explained++
      }
    }
    expect(explained).toBeGreaterThan(700)
  })

  it('le persone si spiegano al posto che hanno nel risultato, anche dopo un socio senza quota', () => {
    const stato = {
      annoImposta: 2026,
      informazioniCostiDiAvvio: { nomeDitta: 'Prova', tipologia: 'SOCIETA_DI_PERSONE', regime: 'NORMALE' },
      contoEconomicoDittaSocieta: { ricavi: 50_000 },
      imposteContributi: { soci: [{ quota: 60 }, {}, { quota: 40 }] },
    }
    const told = ['persone[0].quota', 'persone[1].quota', 'dettagli.righe[1].numero'].map((path) => {
      const told = radiceDi(budget4u.spiega(stato, path))
      return told.valore
    })
    expect(told).toEqual([60, 40, 3])
  })

  it('ogni numero del risultato ha il suo percorso', () => {
    const paths = new Set(budget4u.percorsi)
    const told = /(^|\.)(ruolo|messaggi|datiMancanti|cifreIncerte|lasciatoFuori)$/
    const visit = (value: unknown, path: string): readonly string[] => {
      if (told.test(path)) return []
      if (Array.isArray(value)) return value.flatMap((inner, k) => visit(inner, `${path}[${k}]`))
      if (typeof value === 'object' && value !== null) return Object.entries(value).flatMap(([key, inner]) => visit(inner, path ? `${path}.${key}` : key))
      return value === null || paths.has(path) ? [] : [path]
    }
    for (const stato of states) expect(visit(budget4u.calcola(stato), '')).toEqual([])
  })

  const outcomes = [
    'risultati.redditoDisponibile',
    'risultati.fabbisognoIniziale',
    'risultati.totaleImposte',
    'risultati.contributi',
    'quadro.ripartizione.resta',
  ]
  const replays = (state: object): number => {
    let replayed = 0
    for (const path of outcomes) {
      const nodi = nodiDi(budget4u.spiega(state, path))
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
    expect(states.reduce((sum, state) => sum + replays(state), 0)).toBeGreaterThan(10_000)
  }, 60_000)

  it('e lo stesso su stati a caso di tutti gli anni', () => {
    const random = seeded(17)
    for (let i = 0; i < howMany(20, 60); i++) replays(randomBudget(random))
  }, 60_000)
})
