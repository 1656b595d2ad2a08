/** The calendar of payments: whole calendars computed by an independent program, every row in order, every cent and message. */
import { describe, expect, it } from 'vitest'
import { calendario } from '../src/index.ts'
import { aConfronto } from './a-confronto.ts'
import { riferimenti } from './riferimenti.ts'

const lines = riferimenti('calendario')

describe('il calendario: le simulazioni di riferimento tornano al centesimo e nell’ordine, riga per riga, con ogni messaggio', () => {
  it.each(lines)('$id: $perche', ({ stato, atteso: linea }) => {
    const { atteso, ottenuto } = aConfronto('calendario', linea, calendario.calcola(stato))
    expect(ottenuto).toEqual(atteso)
  })

  it('sono sessanta, con 4.757 righe', () => {
    const righe = lines.flatMap(({ atteso }) => atteso.pagamenti)
    expect([lines.length, righe.length]).toEqual([60, 4757])
  })
})
