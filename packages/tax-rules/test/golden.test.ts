import { describe, expect, it } from 'vitest'
import { convsrl, iforfettari } from '../src/index.ts'
import { aConfronto } from './a-confronto.ts'
import { riferimenti } from './riferimenti.ts'

const lines = riferimenti('iforfettari')

describe('le simulazioni di riferimento tornano al centesimo, con ogni messaggio', () => {
  it.each(lines)('$id: $perche', ({ stato, atteso }) => {
    const confronto = aConfronto('iforfettari', atteso, iforfettari.calcola(stato))
    expect(confronto.ottenuto).toEqual(confronto.atteso)
  })

  it('il pareggio compare solo se lo stato lo chiede', () => {
    for (const { stato, atteso } of lines) expect('pareggio' in iforfettari.calcola(stato)).toBe('pareggio' in atteso)
  })
})

describe('Convenienza Srl: le simulazioni di riferimento tornano al centesimo, con ogni messaggio', () => {
  it.each(riferimenti('convsrl'))('$id: $perche', ({ stato, atteso }) => {
    const confronto = aConfronto('convsrl', atteso, convsrl.calcola(stato))
    expect(confronto.ottenuto).toEqual(confronto.atteso)
  })
})
