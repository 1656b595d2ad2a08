/** The figures of law behind a main result: those of its explanation, each once, the least certain first. */
import { gradi, nodiDi } from '@bilancia/engine'
import { describe, expect, it } from 'vitest'
import { budget4u, convsrl, iforfettari } from '../src/index.ts'
import { stati } from './riferimenti.ts'
import { presente } from './support.ts'

describe.each([
  ['iforfettari', iforfettari, 'confronto.vantaggioForfettarioConIva'],
  ['convsrl', convsrl, 'riepilogo.scenario4.totali.totale'],
  ['budget4u', budget4u, 'risultati.redditoDisponibile'],
] as const)('in %s', (name, simulatore, headline) => {
  const state = presente(stati(name)[0])
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
