import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { convsrl, iforfettari } from '../src/index.ts'

type Line = { readonly id: string; readonly perche: string; readonly stato: object; readonly atteso: Record<string, unknown> }

/** Whole simulations computed by an independent program. */
const linesOf = (name: string) =>
  readFileSync(new URL(`../golden/${name}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line)
const lines = linesOf('iforfettari')

/** What the expected result names, taken from the result: a result may hold more. */
function named(expected: unknown, got: unknown): unknown {
  if (typeof expected !== 'object' || expected === null) return got
  if (Array.isArray(expected)) return Array.isArray(got) && got.length === expected.length ? got.map((inner, i) => named(expected[i], inner)) : got
  if (typeof got !== 'object' || got === null) return got
  return Object.fromEntries(Object.entries(expected).map(([key, inner]) => [key, named(inner, (got as Record<string, unknown>)[key])]))
}

const asSet = (messages: unknown) => (messages as readonly object[]).map((m) => JSON.stringify(m, ['id', 'gravita', 'campo', 'testo'])).sort()

describe('le simulazioni di riferimento tornano al centesimo, con ogni messaggio', () => {
  it.each(lines)('$id: $perche', ({ stato, atteso }) => {
    const { messaggi, ...numeri } = atteso
    const risultato = iforfettari.calcola(stato) as Record<string, unknown>
    expect(named(numeri, risultato)).toEqual(numeri)
    expect(asSet(risultato.messaggi)).toEqual(asSet(messaggi))
  })

  it('il pareggio compare solo se lo stato lo chiede', () => {
    for (const { stato, atteso } of lines) expect('pareggio' in iforfettari.calcola(stato)).toBe('pareggio' in atteso)
  })
})

describe('Convenienza Srl: le simulazioni di riferimento tornano al centesimo, con ogni messaggio', () => {
  it.each(linesOf('convsrl'))('$id: $perche', ({ stato, atteso }) => {
    const { messaggi, ...numeri } = atteso
    const risultato = convsrl.calcola(stato) as Record<string, unknown>
    expect(named(numeri, risultato)).toEqual(numeri)
    expect(asSet(risultato.messaggi)).toEqual(asSet(messaggi))
  })
})
