import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { numberFrom, textIn, textOf } from '../../src/design/fields/number-text.ts'

describe('a typed number', () => {
  it.each<[string, number | string | null]>([
    ['1.234,56', 1234.56],
    ['1234,56', 1234.56],
    ['1234.56', 1234.56],
    ['1.234', 1234],
    // No thousands begin with zero.
    ['0.500', 0.5],
    ['0.875', 0.875],
    ['-0.125', -0.125],
    ['0.500.000', '0.500.000'],
    ['100.500', 100_500],
    ['1.234.567', 1_234_567],
    ['12.5', 12.5],
    [',5', 0.5],
    ['5,', 5],
    ['-5', -5],
    ['−1.234,00', -1234],
    ['50.000,00 €', 50_000],
    ['26,23%', 26.23],
    [' 7 ', 7],
    ['', null],
    ['  ', null],
    ['-', '-'],
    ['abc', 'abc'],
    ['1,2,3', '1,2,3'],
    ['1.23.45', '1.23.45'],
    // English: forty-eight thousand must not be read as 48.5.
    ['48,500.00', '48,500.00'],
    ['1,234.56', '1,234.56'],
    ['1.000,5.0', '1.000,5.0'],
    ['1e5', '1e5'],
    ['Infinity', 'Infinity'],
    ['12345678901234567890', '12345678901234567890'],
  ])('%j is %j', (text, value) => {
    expect(numberFrom(text)).toBe(value)
  })

  it('is the same after it was shown and read again, with all decimals', () => {
    fc.assert(
      fc.property(fc.integer({ min: -999_999_999_999, max: 999_999_999_999 }), fc.constantFrom(1, 10, 100, 1000), (whole, scale) => {
        const value = whole / scale
        for (const kind of ['money', 'percent'] as const) expect(numberFrom(textOf(value, kind))).toBe(value || 0)
      }),
    )
  })

  it.each<[number, 'money' | 'percent' | 'integer', string]>([
    [-1234.5, 'money', '−1.234,50'],
    [-3, 'integer', '−3'],
    [2026, 'integer', '2026'],
  ])('%d in a box of kind %s is %s: below zero with a true minus', (value, kind, text) => expect(textOf(value, kind)).toBe(text))

  it('never throws, for any typed or loaded value', () => {
    fc.assert(
      fc.property(fc.string(), fc.anything(), (text, value) => {
        numberFrom(text)
        for (const kind of ['money', 'percent', 'integer'] as const) expect(typeof textOf(value, kind)).toBe('string')
      }),
    )
  })
})

describe('a box whose zero is empty without focus', () => {
  /** The box after this text was typed into it, when the value has come back. */
  const after = (text: string) => textIn(text, numberFrom(text), 'money', true)

  it.each(['0,05', '0.05', '-0,5', '-0', '−0,00', ',00', '00007'])('keeps %j as it is typed, key by key', (text) => {
    const typed = [...text].reduce((shown, key) => after(shown + key), '')
    expect(typed).toBe(text)
    expect(numberFrom(typed)).toBe(numberFrom(text))
  })

  it('keeps the thousands whose first figure is being replaced', () => {
    const cut = after('1.000,00'.slice(1))
    expect(numberFrom(cut)).toBe(0)
    expect(numberFrom(after(`2${cut}`))).toBe(2000)
  })

  it('is empty when nobody types, also for a zero below zero, and shows at once what changed elsewhere', () => {
    expect(textIn(null, 0, 'money', true)).toBe('')
    expect(textIn(null, -0, 'percent', true)).toBe('')
    // An undo of the 5, of the 0, of the 7.
    expect(textIn('5', 0, 'money', true)).toBe('')
    expect(textIn('0', null, 'money', false)).toBe('')
    expect(textIn('7', 1234, 'money', true)).toBe('1.234,00')
    expect(textIn(null, 0, 'money', false)).toBe('0,00')
  })
})
