/** Budget4u: whole simulations computed by an independent program, every key of the result. */
import { valueAt } from '@bilancia/contract'
import { describe, expect, it } from 'vitest'
import { budget4u } from '../src/index.ts'
import { aConfronto } from './a-confronto.ts'
import { riferimenti } from './riferimenti.ts'
import { intero } from './support.ts'

const lines = riferimenti('budget4u')

describe('Budget4u: le simulazioni di riferimento tornano al centesimo, chiave per chiave, con ogni messaggio', () => {
  it.each(lines)('$id: $perche', ({ stato, atteso }) => {
    const confronto = aConfronto('budget4u', atteso, budget4u.calcola(stato))
    expect(confronto.ottenuto).toStrictEqual(confronto.atteso)
  })

  it('sono ferme al loro anno: la legge di un anno che esce dopo non le muove, e ciò che è loro conta tutto', () => {
    const linea = lines.find(({ id }) => id === 'bud-impresa-familiare-2024')
    if (!linea) throw new Error("manca l'impresa familiare del 2024")
    const dato = intero(budget4u.calcola(linea.stato))
    const piano = dato.pianoTriennale ?? []
    /** The line with changed years from `k` on, as if computed under the law of `annoParametri`, with other revenue. */
    const cambiata = (k: number, annoParametri: number) => ({
      ...linea.atteso,
      pianoTriennale: piano.map((riga, i) => (i < k ? riga : { ...riga, annoParametri, ricavi: riga.ricavi + 1 })),
    })
    // As if computed when 2024 was the last known year. The laws of 2025 and 2026 were published later.
    const ferma = aConfronto('budget4u', cambiata(1, 2024), dato)
    expect(ferma.ottenuto).toStrictEqual(ferma.atteso)
    expect(ferma.atteso.numeri.pianoTriennale).toHaveLength(1)
    // The line's own year, and a later one under the same law, are compared.
    for (const [k, annoParametri] of [
      [0, 2024],
      [2, 2026],
    ] as const) {
      const mossa = aConfronto('budget4u', cambiata(k, annoParametri), dato)
      expect(mossa.ottenuto).not.toStrictEqual(mossa.atteso)
    }
  })

  it('sono sessanta, di ogni tipologia', () => {
    const tipologie = lines.map(({ stato }) => valueAt(stato, 'informazioniCostiDiAvvio.tipologia'))
    expect([lines.length, new Set(tipologie).size]).toEqual([60, 7])
  })
})
