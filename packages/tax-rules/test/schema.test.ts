/** The schema of each result matches the calculated results, and lists the paths that `spiega` accepts. */
import {
  budget4u as contratto,
  convsrl as contrattoConvsrl,
  iforfettari as contrattoIforfettari,
  located,
  type ObjectShape,
  shape,
  taxYears,
  valueAt as valueIn,
} from '@bilancia/contract'
import { jsonSchemaOf } from '@bilancia/contract/api'
import { PercorsoSconosciuto, radiceDi } from '@bilancia/engine'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { howMany } from '../../contract/test/how-many.ts'
import { budget4u, convsrl, iforfettari } from '../src/index.ts'
import { randomBudget, randomSrl, randomState, seeded } from './random-states.ts'
import { stati } from './riferimenti.ts'

const catalogs = { iforfettari: contrattoIforfettari.catalog, convsrl: contrattoConvsrl.catalog, budget4u: contratto.catalog }
const asked = { calcolaPareggio: true, calcolaSalti: true }
const checkOf = (of: ObjectShape) => z.fromJSONSchema(jsonSchemaOf(of) as Parameters<typeof z.fromJSONSchema>[0])
const optimised = stati('ottimizzatore')[0] ?? {}

describe.each([
  ['iforfettari', iforfettari, randomState, stati('iforfettari')[0] ?? {}] as const,
  ['convsrl', convsrl, randomSrl, optimised] as const,
  ['budget4u', budget4u, randomBudget, stati('budget4u')[0] ?? {}] as const,
])('lo schema di %s', (name, simulator, random, full) => {
  const { risultato, quadro } = simulator.schema
  const all = shape.object({ ...risultato.fields, quadro })

  it('descrive ogni risultato per intero: nessun campo in più, nessuno di un altro tipo', () => {
    const next = seeded(31)
    const provisionalYear = { ...full, annoImposta: Math.max(...taxYears) }
    const states = [...stati(name), provisionalYear, ...Array.from({ length: howMany(2, 60) }, () => random(next))]
    const ofResult = checkOf(risultato)
    const ofQuadro = checkOf(quadro)
    let provisional = 0
    for (const [n, state] of states.entries()) {
      // The searches take nearly all the time and their part of the schema is small: in the daily run one state in five asks for them.
      const said = simulator.calcolaConQuadro({ ...state, ...(n % howMany(5, 1) === 0 && asked) })
      if (!said.quadro) continue
      if ('provvisorio' in said.risultato) provisional++
      expect(ofResult.safeParse(said.risultato).error, JSON.stringify(state)).toBeUndefined()
      expect(ofQuadro.safeParse(said.quadro).error, JSON.stringify(state)).toBeUndefined()
    }
    expect(provisional).toBeGreaterThan(0)
  })

  it('ha il valore che vale quando un campo è vuoto, dove il campo dice di trovarlo', () => {
    const computed = located(catalogs[name]).flatMap(({ field }) => field.form?.computed ?? [])
    expect(computed.length).toBeGreaterThan(0)
    expect(computed.filter((path) => !shape.shapeAt(risultato, path))).toEqual([])
  })

  it('dà un nome a ogni riga, e una unità a ogni numero', () => {
    const lines = shape.linesOf(all)
    expect(lines.filter(({ label }) => label === '').map(({ path }) => path)).toEqual([])
    expect(lines.filter(({ kind, unit }) => (kind === 'number') !== (unit !== null))).toEqual([])
    expect(lines.map(({ order }) => order)).toEqual(lines.map((_, k) => k))
  })

  it('segna i percorsi a cui la spiegazione risponde, e nessun altro', () => {
    const places = [...shape.linesOf(all)].map(({ path, explained }) => ({ path: path.replaceAll('[]', '[0]'), explained }))
    const answers = (path: string): boolean => {
      try {
        return radiceDi(simulator.spiega(full, path)).tipo !== undefined
      } catch (error) {
        if (error instanceof PercorsoSconosciuto) return false
        throw error
      }
    }
    // The search of the best mix is slow, so one in three of its paths is tested.
    const some = places.filter(({ path }, k) => !path.startsWith('ottimizzatore') || k % 3 === 0)
    expect(some.filter(({ path, explained }) => answers(path) !== explained).map(({ path }) => path)).toEqual([])
    expect(places.filter(({ path, explained }) => simulator.spiegabile(path) !== explained)).toEqual([])
    for (const unknown of ['', 'confronto', 'nessuno', 'pareggio.costi.lontana', 'messaggi[0].testo', 'ottimizzatore.compensi[3]']) {
      expect(simulator.spiegabile(unknown), unknown).toBe(false)
      if (!unknown.startsWith('ottimizzatore')) expect(answers(unknown), unknown).toBe(false)
    }
  })
})

it('le stime di Budget4u sono segnate su righe che esistono', () => {
  const { risultato, quadro } = budget4u.schema
  const paths = new Set(shape.linesOf(shape.object({ ...risultato.fields, quadro })).map(({ path }) => path))
  expect(
    Object.values(contratto.stime)
      .flat()
      .filter((path) => !paths.has(path)),
  ).toEqual([])
})

it('un pannello ha le sue righe sotto i titoli con cui si legge', () => {
  const lines = shape.linesOf(iforfettari.schema.risultato).filter(({ path }) => path.startsWith('irpefImprenditore.'))
  expect(Object.fromEntries(lines.map(({ label, group }) => [label, group]))).toMatchObject({
    'IRPEF netta': 'Imposta netta',
    'Totale detrazioni': 'Detrazioni',
  })
})

it('descrive anche ciò che trova la ricerca della combinazione migliore', () => {
  const result = convsrl.calcola(optimised)
  expect('ottimizzatore' in result && result.ottimizzatore).toBeTruthy()
  expect(checkOf(convsrl.schema.risultato).safeParse(result).error).toBeUndefined()
})

it('la combinazione migliore, le equivalenti e il pareggio si spiegano con il valore che il risultato mostra', () => {
  const best = convsrl.calcola(optimised)
  for (const path of ['ottimizzatore.equivalenti', 'ottimizzatore.sensibilita', 'ottimizzatore.equivalenti[0].compensi[1]', 'ottimizzatore.netto']) {
    const root = radiceDi(convsrl.spiega(optimised, path))
    expect(root.valore ?? null, path).toEqual(valueIn(best, path) ?? null)
  }
  const stato = { ...stati('iforfettari')[0], ...asked }
  const result = iforfettari.calcola(stato)
  for (const path of iforfettari.percorsi.filter((one) => /^pareggio\.\w+\.\w+/.test(one))) {
    const root = radiceDi(iforfettari.spiega(stato, path))
    expect(root.id).toBe(path)
    expect(root.valore ?? null, path).toEqual(valueIn(result, path) ?? null)
  }
})
