/** Budget4u: whole simulations computed by an independent program, every key of the result. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { budget4u } from '../src/index.ts'

type Line = { readonly id: string; readonly perche: string; readonly stato: object; readonly atteso: Record<string, unknown> }
const lines = readFileSync(new URL('../golden/budget4u.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Line)

const asSet = (messages: unknown) => (messages as readonly object[]).map((m) => JSON.stringify(m, ['id', 'gravita', 'campo', 'testo'])).sort()

/** The grade is no number of the rule book: its own tests have it. */
function senzaGrado({ risultati, ...altro }: Record<string, unknown>) {
  if (typeof risultati !== 'object' || risultati === null) return { risultati, ...altro }
  return { ...altro, risultati: Object.fromEntries(Object.entries(risultati).filter(([chiave]) => chiave !== 'affidabilita')) }
}

describe('Budget4u: le simulazioni di riferimento tornano al centesimo, chiave per chiave, con ogni messaggio', () => {
  it.each(lines)('$id: $perche', ({ stato, atteso }) => {
    const { messaggi: attesi, ...numeri } = atteso
    const { messaggi, ...risultato } = budget4u.calcola(stato) as Record<string, unknown>
    expect(senzaGrado(risultato)).toStrictEqual(numeri)
    expect(asSet(messaggi)).toEqual(asSet(attesi))
  })

  it('sono sessanta, di ogni tipologia', () => {
    const tipologie = lines.map(({ stato }) => (stato as { informazioniCostiDiAvvio?: { tipologia?: string } }).informazioniCostiDiAvvio?.tipologia)
    expect([lines.length, new Set(tipologie).size]).toEqual([60, 7])
  })
})
