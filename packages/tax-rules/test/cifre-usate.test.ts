/** The figures of law behind a headline: each once, from the weakest, and those of the explanation. */
import { readFileSync } from 'node:fs'
import { gradi, nodiDi } from '@bilancia/engine'
import { describe, expect, it } from 'vitest'
import { budget4u, convsrl, iforfettari } from '../src/index.ts'

const first = (name: string): object => {
  const [line = ''] = readFileSync(new URL(`../golden/${name}.jsonl`, import.meta.url), 'utf8').split('\n')
  return (JSON.parse(line) as { readonly stato: object }).stato
}

describe.each([
  ['iforfettari', iforfettari, 'confronto.vantaggioForfettarioConIva'],
  ['convsrl', convsrl, 'riepilogo.scenario4.totali.totale'],
  ['budget4u', budget4u, 'risultati.redditoDisponibile'],
] as const)('in %s', (name, simulatore, headline) => {
  const state = first(name)
  const used = simulatore.cifreUsate(state)

  it('sono quelle della spiegazione del risultato principale, ciascuna una volta', () => {
    const ids = used.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const explained = Object.values(nodiDi(simulatore.spiega(state, headline))).filter(({ attendibilita }) => attendibilita)
    expect(explained.length).toBeGreaterThan(0)
    expect(ids).toEqual(expect.arrayContaining(explained.map(({ id }) => id)))
  })

  it('vengono dalla meno certa', () => {
    const ranks = used.map(({ attendibilita }) => gradi.indexOf(attendibilita))
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
  })
})
