import { shape as s } from '@bilancia/contract'
import { jsonWriter } from '@bilancia/engine/json'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes)
const euro = jsonWriter(s.object({ importo: s.euro('Importo') }))

describe('a prepared writer', () => {
  it.each([0, -0, 1, -1, 0.01, 0.1, 0.29, 1.005, 1838.9, -240.5, 21_474_836.47, 21_474_836.48, 1e21, 1.23e-7, 4.97, 5e-324])(
    'writes %d as JSON does',
    (importo) => {
      expect(textOf(euro({ importo }))).toBe(JSON.stringify({ importo }))
    },
  )

  it('writes any number, and any number of cents, as JSON does', () => {
    fc.assert(fc.property(fc.double(), (importo) => textOf(euro({ importo })) === JSON.stringify({ importo })))
    fc.assert(fc.property(fc.maxSafeInteger(), (cents) => textOf(euro({ importo: cents / 100 })) === JSON.stringify({ importo: cents / 100 })))
  })

  const all = s.object({
    'con-trattino': s.nullable(s.text('Testo')),
    parola: s.word(['SI', 'NO'], 'Parola'),
    parole: { kind: 'words', words: { A: 'a', B: 'b' } },
    acceso: s.flag('Acceso'),
    forse: s.optional(s.euro('Forse')),
    dentro: s.nullable(s.object({ primo: s.optional(s.flag('Primo')), secondo: s.optional(s.euro('Secondo')) })),
    elenco: s.list(s.object({ importo: s.euro('Importo'), nota: s.text('Nota') })),
    qualunque: s.anything('Qualunque'),
    vuoto: s.object({}),
  })
  const write = jsonWriter(all)
  const value = fc.record(
    {
      'con-trattino': fc.option(fc.string({ unit: 'binary' })),
      parola: fc.constantFrom('SI', 'NO', 'è "altro"\\'),
      parole: fc.subarray(['A', 'B']),
      acceso: fc.boolean(),
      forse: fc.double(),
      dentro: fc.option(fc.record({ primo: fc.boolean(), secondo: fc.double() }, { requiredKeys: [] })),
      elenco: fc.array(fc.record({ importo: fc.double(), nota: fc.string({ maxLength: 900 }) }), { maxLength: 200 }),
      qualunque: fc.jsonValue(),
      vuoto: fc.constant({}),
    },
    { requiredKeys: ['con-trattino', 'parola', 'parole', 'acceso', 'dentro', 'elenco', 'qualunque', 'vuoto'] },
  )

  it('writes every value of its shape as JSON does, of any length', () => {
    fc.assert(
      fc.property(value, (one) => {
        expect(JSON.parse(textOf(write(one)))).toEqual(JSON.parse(JSON.stringify(one)))
      }),
    )
  })

  it('writes a value with missing parts as JSON does, and leaves out parts outside the shape', () => {
    expect(textOf(write({ acceso: true }))).toBe('{"acceso":true}')
    expect(textOf(euro({ importo: 1, altro: 2 }))).toBe('{"importo":1}')
    expect(textOf(euro({ importo: 'niente' }))).toBe('{"importo":"niente"}')
  })
})
