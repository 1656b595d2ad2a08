/** Convenienza Srl: what the form refuses and what the reader refuses, sections and arrays of the wrong kind included. */
import { convsrl as contratto, type Entry, evaluator, type Fields, type Message } from '@bilancia/contract'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { convsrl } from '../src/index.ts'
import { seeded } from './random-states.ts'

const { wrong } = evaluator(contratto.catalog, contratto.reading)
const refused = (state: object) =>
  (convsrl.calcola(state).messaggi as readonly Message[])
    .filter(({ id }) => id === 'VALORE_NON_VALIDO')
    .map(({ campo }) => campo)
    .sort()

type Pick = (max: number) => number
const section = (value: unknown) => (typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {})

/** Some value somewhere in the state becomes anything at all. */
function disturb(fields: Fields, state: Record<string, unknown>, pick: Pick, value: unknown): Record<string, unknown> {
  const keys = Object.keys(fields).filter((key) => key !== 'annoImposta')
  const key = keys[pick(keys.length)] as string
  return { ...state, [key]: pick(8) === 0 ? value : inside(fields[key] as Entry, state[key], pick, value) }
}

function inside(entry: Entry, old: unknown, pick: Pick, value: unknown): unknown {
  if (entry.kind === 'group') return disturb(entry.fields, section(old), pick, value)
  if (entry.kind === 'list') return Array.from({ length: pick(entry.max + 2) }, () => disturb(entry.item, {}, pick, value))
  if (entry.kind !== 'tuple') return value
  const items: readonly unknown[] = Array.isArray(old) ? old : []
  return Array.from({ length: pick(entry.items.length + 2) }, (_, k) => {
    const item = entry.items[k]
    return item && pick(4) > 0 ? inside(item, items[k], pick, value) : pick(2) === 0 ? value : items[k]
  })
}

const anything = fc.constantFrom(undefined, null, '', 0, -1, 0.5, 100.001, 365, 9_999_999.01, Number.NaN, true, 'abc', '12', [], {}, [[]], 'COMMERCIANTE')

it('la pagina rifiuta gli stessi valori del motore, qualunque cosa ci sia nello stato', () => {
  fc.assert(
    fc.property(fc.integer(), fc.array(anything, { minLength: 1, maxLength: 25 }), (seed, values) => {
      const random = seeded(seed)
      const pick: Pick = (max) => Math.floor(random() * max)
      const state = values.reduce<Record<string, unknown>>((disturbed, value) => disturb(contratto.catalog, disturbed, pick, value), { annoImposta: 2026 })
      expect([...wrong(state)].sort()).toEqual(refused(state))
    }),
    { numRuns: 400 },
  )
})

it.each([
  [{ datiSimulazioniSrl: { soci: 'x' } }, 'datiSimulazioniSrl.soci'],
  [{ datiSimulazioniSrl: { soci: [3] } }, 'datiSimulazioniSrl.soci[0]'],
  [{ datiSimulazioniSrl: [] }, 'datiSimulazioniSrl'],
  [{ confronto: { persone: [{}, 'x'] } }, 'confronto.persone[1]'],
])('una sezione del tipo sbagliato si nomina: %o', (stato, campo) => {
  expect(wrong({ annoImposta: 2026, ...stato })).toEqual([campo])
  expect(refused({ annoImposta: 2026, ...stato })).toEqual([campo])
})
