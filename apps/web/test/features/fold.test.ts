/** Which lines of a result fold: those that are zero everywhere, and no others. */
import { convsrl, evaluator, type Message } from '@bilancia/contract'
import { describe, expect, it } from 'vitest'
import { type Foldable, isZero } from '../../src/features/simulator/results/fold.tsx'

const rules = evaluator(convsrl.catalog)
const message: Message = { id: 'X', gravita: 'NOTA', campo: 'a.zero', testo: '' }
const result = { a: { zero: 0, minus: -0, euro: 1, none: null, word: 'no' }, b: { zero: 0 }, messaggi: [], cifreProvvisorie: [] }

type Around = { readonly said?: readonly string[]; readonly provisional?: readonly string[]; readonly estimates?: Readonly<Record<string, readonly string[]>> }

const folds = (at: readonly string[], { said = [], provisional = [], estimates = {} }: Around = {}, more: Partial<Foldable> = {}) =>
  isZero(
    { at, ...more },
    { result: { ...result, cifreProvvisorie: provisional }, values: {}, messages: new Map(said.map((campo) => [campo, [message]])) },
    { rules, simulator: { estimates } },
  )

describe('a line folds', () => {
  it('if it is zero in every column', () => {
    expect(folds(['a.zero'])).toBe(true)
    expect(folds(['a.zero', 'a.minus', 'b.zero'])).toBe(true)
    expect(folds(['a.zero', 'a.euro'])).toBe(false)
  })

  it('also if a column does not have it, but not if nothing is computed or it is not a number', () => {
    expect(folds(['a.zero', 'a.none'])).toBe(true)
    expect(folds(['a.none', 'a.missing'])).toBe(false)
    expect(folds([])).toBe(false)
    expect(folds(['a.word'])).toBe(false)
  })

  it('not if it is a total', () => expect(folds(['a.zero'], {}, { keep: true })).toBe(false))

  it('not if one of its figures has a message', () => expect(folds(['b.zero', 'a.zero'], { said: ['a.zero'] })).toBe(false))

  it('not if it is provisional', () => expect(folds(['a.zero'], { provisional: ['a.zero'] })).toBe(false))

  it('not while it is an estimate', () => {
    expect(folds(['a.zero'], { estimates: { X: ['a.zero'] } })).toBe(true)
    expect(folds(['a.zero'], { estimates: { X: ['a.zero'] }, said: ['b.euro'] })).toBe(false)
  })

  it('if the typed value is zero or missing', () => {
    const typed = 'datiSimulazioniSrl.soci[0].redditi.pensione'
    const value = (pensione: unknown) =>
      isZero({ at: [typed] }, { result, messages: new Map(), values: { datiSimulazioniSrl: { soci: [{ redditi: { pensione } }] } } }, { rules, simulator: {} })
    expect([value(undefined), value(0), value(1000)]).toEqual([true, true, false])
  })
})
