/** What must hold for every rule, every figure, every field and every output, in every year. */
import { readFileSync } from 'node:fs'
import { iforfettari as contratto, located, type TaxYear, taxYears } from '@bilancia/contract'
import { leafOf, nodiDi, normaIn, radiceDi } from '@bilancia/engine'
import { describe, expect, it } from 'vitest'
import { howMany } from '../../contract/test/how-many.ts'
import { iforfettari } from '../src/index.ts'
import { disposizione } from '../src/simulators/iforfettari/dati.ts'
import { expressionsOf, isLaw, missingNodes, valueAt } from './expressions.ts'
import { randomState, seeded } from './random-states.ts'
import { Frazione, replay, stated } from './replay.ts'

const states = readFileSync(new URL('../golden/iforfettari.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => (JSON.parse(line) as { stato: object }).stato)

const rulesOf = (year: TaxYear) => iforfettari.programma.edition(year).program.rules
const expressions = (year: TaxYear) => expressionsOf(rulesOf(year), year)

describe.each(taxYears)('nel %i', (year) => {
  it('ogni regola ha un nome, cita una norma e non porta numeri scritti a mano', () => {
    for (const { id, definition } of rulesOf(year)) {
      expect(normaIn(definition.norma, year).trim(), id).not.toBe('')
      expect(definition.nome.trim(), id).not.toBe('')
    }
    const figures = [...expressions(year)].filter((e) => e.op.nome.startsWith('figura'))
    expect(figures.map((e) => e.op.nome)).toEqual([])
  })

  it('ogni cifra di legge ha norma, fonte e valore', () => {
    const figures = [...expressions(year)].filter(isLaw)
    expect(figures.length).toBeGreaterThan(100)
    for (const figure of figures) {
      const { valore, fonte } = figure.cifra(year)
      expect(figure.cifra(year).norma.trim(), figure.id).not.toBe('')
      expect(fonte.trim(), figure.id).not.toBe('')
      expect(typeof valore === 'number' ? Number.isFinite(valore) : Object.keys(valore as object).length >= 0, figure.id).toBe(true)
    }
  })
})

it('ogni campo del catalogo è letto da una regola o da una condizione, oppure è segnato come informazione', () => {
  const read = new Set<string>(['calcolaPareggio', 'calcolaSalti'])
  for (const year of taxYears) for (const e of expressions(year)) read.add(leafOf.get(e)?.path.replace(/\.\d+\./, '[].') ?? '')
  const named = JSON.stringify(contratto.catalog)
  const unread = located(contratto.catalog).filter(({ path, field }) => !field.information && !read.has(path) && !named.includes(`"field":"${path}"`))
  expect(unread.map(({ path }) => path)).toEqual([])
})

it('una informazione non entra in nessuna regola', () => {
  const informative = new Set(
    located(contratto.catalog)
      .filter(({ field }) => field.information)
      .map(({ path }) => path),
  )
  for (const year of taxYears) for (const e of expressions(year)) expect(informative.has(leafOf.get(e)?.path.replace(/\.\d+\./, '[].') ?? '')).toBe(false)
})

it('nessun percorso del risultato è un percorso dello stato: unire non cambia ciò che è stato scritto', () => {
  const inputs = new Set(disposizione.paths)
  expect(iforfettari.percorsi.filter((path) => inputs.has(path))).toEqual([])
})

describe('spiegazioni', () => {
  it('ogni valore del risultato si spiega, con il valore che il risultato mostra', () => {
    for (const state of states.filter((_, i) => i % 6 === 0)) {
      const result = iforfettari.calcola(state)
      for (const path of iforfettari.programma.paths) {
        const told = radiceDi(iforfettari.spiega(state, path))
        const value = valueAt(result, path)
        if (value === null || value === undefined || typeof value === 'object') continue
        const { valore } = told
        if (typeof value !== 'string' || /regimeConveniente|ammissibilita|requisitiVerificati|grado$/.test(path)) expect(valore, path).toBe(value)
        else expect(valore, path).toBe(true)
      }
    }
  })

  it('ogni nodo che una spiegazione nomina è nella spiegazione', () => {
    for (const state of states) {
      const nodi = nodiDi(iforfettari.spiega(state, 'confronto.vantaggioForfettarioConIva'))
      expect(missingNodes(nodi)).toEqual([])
    }
  })

  const outcomes = [
    'confronto.vantaggioForfettarioPrimoAnno',
    'confronto.regimeConveniente',
    'confronto.altreCaratteristicheApplicate.accreditoDodiciMesi.forfettario',
    'redditoContributiImposta.mesiEsattiTitolare',
    'confronto.anniRecuperoRettifica',
    'redditoContributiImposta.warningContributi35',
  ]

  const replays = (state: object): number => {
    let replayed = 0
    for (const path of outcomes) {
      const nodi = nodiDi(iforfettari.spiega(state, path))
      for (const [id, nodo] of Object.entries(nodi)) {
        if (nodo.tipo !== 'regola') continue
        const again = replay(nodi, id)
        const told = stated(nodo)
        const same = again instanceof Frazione && told instanceof Frazione ? again.pari(told) : again === told
        if (!same)
          expect.fail(
            `${id}: il risultato dice ${String(nodo.valore)}, la formula ${again instanceof Frazione ? `${again.n}/${again.d}` : String(again)}\n${nodo.conValori}\n${JSON.stringify(state)}`,
          )
        replayed++
      }
    }
    return replayed
  }

  it('rifare i conti dalla spiegazione, con un altro valutatore in aritmetica esatta, dà gli stessi centesimi (simulazioni di riferimento)', () => {
    expect(states.reduce((sum, state) => sum + replays(state), 0)).toBeGreaterThan(20_000)
  })

  it('e lo stesso su stati a caso di tutti gli anni', () => {
    const random = seeded(7)
    for (let i = 0; i < howMany(60, 300); i++) replays(randomState(random))
  })
})
