import { describe, expect, it } from 'vitest'
import { pickedFrom } from '../../src/features/comuni/words.ts'
import { editsFrom } from '../../src/features/iforfettari/letter/edits.ts'

const verona = { codiceCatastale: 'L781', comune: 'VERONA', sogliaEsenzione: 0, scaglioni: [{ finoA: null, aliquota: 0.8 }] }

describe('a state that another program has saved', () => {
  it('has a comune only if all its fields can be read', () => {
    expect(pickedFrom(verona)).toEqual(verona)
    const broken = [null, 'Verona', {}, { ...verona, scaglioni: 'boh' }, { ...verona, scaglioni: [null] }, { ...verona, sogliaEsenzione: '0' }]
    for (const value of broken) expect(pickedFrom(value)).toBeNull()
  })

  it('has only the edits of the letter that are texts', () => {
    expect(editsFrom({ luogo: 'Verona', firma: 3, testi: { A: 'Oggetto', B: null } })).toEqual({
      luogo: 'Verona',
      testi: { A: 'Oggetto' },
      proposti: {},
      conferme: [],
    })
    for (const value of [undefined, null, 'x', ['x']]) expect(editsFrom(value)).toEqual({ testi: {}, proposti: {}, conferme: [] })
  })
})
