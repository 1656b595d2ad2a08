/** Differences between states: applied to the first state they give the other, and they leave what somebody else has changed meanwhile. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyChanges, changesBetween, setPath } from '../src/index.ts'

const value = fc.oneof(fc.integer(), fc.boolean(), fc.constant(null), fc.string())
const state = fc.dictionary(
  fc.constantFrom('a', 'b', 'c'),
  fc.oneof(value, fc.array(fc.record({ x: value, y: value }), { maxLength: 3 }), fc.record({ p: value, q: fc.record({ r: value }) })),
)

describe('the changes between two states', () => {
  it('turn one into the other, compared as JSON', () =>
    fc.assert(
      fc.property(state, state, (one, other) => {
        const { state: made, unlike } = applyChanges(one, changesBetween(one, other))
        expect(unlike).toEqual([])
        expect(changesBetween(made, other)).toEqual([])
      }),
    ))

  it('are single fields in sections and in lists of equal length, and whole lists otherwise', () =>
    expect(changesBetween({ a: { p: 1, q: 2 }, soci: [{ x: 1 }, { x: 2 }], beni: [{}] }, { a: { p: 1, q: 3 }, soci: [{ x: 1 }, { x: 5 }], beni: [] })).toEqual([
      { percorso: 'a.q', prima: 2, dopo: 3 },
      { percorso: 'soci[1].x', prima: 2, dopo: 5 },
      { percorso: 'beni', prima: [{}], dopo: [] },
    ]))

  it('are a whole comune, with its threshold and brackets', () => {
    const [bologna, milano] = [
      { codiceCatastale: 'A944', sogliaEsenzione: 15_000, scaglioni: [] },
      { codiceCatastale: 'F205', sogliaEsenzione: 23_000, scaglioni: [] },
    ]
    expect(changesBetween({ a: bologna }, { a: milano })).toEqual([{ percorso: 'a', prima: bologna, dopo: milano }])
    expect(changesBetween({ a: bologna }, { a: { ...bologna } })).toEqual([])
  })

  it('are the whole record of a load, because its keys are paths themselves', () => {
    const [prima, dopo] = [{ 'soci[0].redditi.pensione': { valore: 1 } }, { 'soci[0].redditi.pensione': { valore: 2 }, 'costi.acquisti': { valore: 5 } }]
    const changes = changesBetween({ importati: prima }, { importati: dopo })
    expect(changes).toEqual([{ percorso: 'importati', prima, dopo }])
    expect(applyChanges({ importati: prima }, changes)).toMatchObject({ state: { importati: dopo }, unlike: [] })
    expect(changesBetween({ importati: {} }, { importati: prima })).toEqual([{ percorso: 'importati', prima: {}, dopo: prima }])
  })

  it('leave a field with a third value, and say which', () =>
    expect(
      applyChanges({ a: 3, b: 1 }, [
        { percorso: 'a', prima: 1, dopo: 2 },
        { percorso: 'b', prima: 1, dopo: 2 },
      ]),
    ).toMatchObject({
      state: { a: 3, b: 2 },
      unlike: [{ percorso: 'a' }],
    }))

  it('never touch the prototype of an object', () => {
    const made: Record<string, unknown> = setPath({}, '__proto__.polluted', true)
    expect(Object.getPrototypeOf(made)).toBe(Object.prototype)
    expect('polluted' in {}).toBe(false)
  })
})
