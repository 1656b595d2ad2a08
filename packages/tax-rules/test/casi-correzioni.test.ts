/** The boundary cases of the corrections of November 2026: states with the figures worked by hand beside them. */
import { readFileSync } from 'node:fs'
import { regioniConMinori, taxYears, valueAt } from '@bilancia/contract'
import { describe, expect, it } from 'vitest'
import { forme } from '../src/addizionali/atto.ts'
import { budget4u, convsrl, iforfettari } from '../src/index.ts'

type Caso = {
  readonly id: string
  readonly kind: 'stato'
  readonly inputs: { readonly sim: 'iforfettari' | 'convsrl' | 'budget4u'; readonly stato: object }
  readonly expected: Readonly<Record<string, number | boolean | string | null>> & { readonly messaggi?: readonly string[] }
  readonly tolerance: number
  readonly note: string
}
const { cases } = JSON.parse(readFileSync(new URL('../golden/correzioni-2026-11.json', import.meta.url), 'utf8')) as { readonly cases: readonly Caso[] }
const simulatori = { iforfettari, convsrl, budget4u }

describe('i casi di confine delle correzioni di novembre 2026', () => {
  it.each(cases)('$id: $note', ({ inputs: { sim, stato }, expected: { messaggi = [], ...attesi }, tolerance }) => {
    const risultato = simulatori[sim].calcola(stato)
    expect(risultato.messaggi.map(({ id }) => id)).toEqual(expect.arrayContaining([...messaggi]))
    for (const [percorso, atteso] of Object.entries(attesi)) {
      const valore = valueAt(risultato, percorso)
      if (typeof atteso === 'number')
        expect(Math.abs(Number(valore) - atteso), `${percorso}: ${String(valore)} invece di ${atteso}`).toBeLessThanOrEqual(tolerance)
      else expect(valore, percorso).toBe(atteso)
    }
  })

  it('sono ventitré, tutti stati interi di un simulatore', () => {
    expect([cases.length, cases.every(({ kind, inputs }) => kind === 'stato' && inputs.sim in simulatori)]).toEqual([23, true])
  })
})

it('i figli minori si chiedono in tutte e sole le regioni che in un anno li contano', () => {
  const contano = taxYears.flatMap((anno) =>
    Object.entries(forme.cifra(anno).valore).flatMap(([regione, forma]) => (forma.figlio?.minori ? [Number(regione)] : [])),
  )
  expect([...new Set(contano)]).toEqual(regioniConMinori)
})
