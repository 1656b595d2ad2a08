/** Piano: whole plans computed by an independent program: the path, its totals, every year, the plan without a change of form, the conversion. */
import type { piano as contratto } from '@bilancia/contract'
import { describe, expect, it } from 'vitest'
import { piano } from '../src/index.ts'
import { riferimenti } from './riferimenti.ts'

type Atteso = Pick<contratto.Risultato, 'percorso' | 'totale' | 'anni' | 'fisse' | 'conversione'>
const lines = riferimenti<Atteso>('piano')

describe('Piano: i piani di riferimento tornano al centesimo', () => {
  it.each(lines)('$id: $perche', ({ stato, atteso }) => {
    const { percorso, totale, anni, fisse, conversione } = piano.calcola(stato)
    expect({ percorso, totale, anni, fisse, conversione }).toEqual(atteso)
  })

  it('sono dodici', () => expect(lines).toHaveLength(12))
})
