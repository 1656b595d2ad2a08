import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { roundToCent, roundToEuro, roundUp, truncateTo } from '../src/rounding.ts'

/** Exact half-up of `units / scale` (both whole) times `per / of`, in whole units. */
const exactHalfUp = (units: bigint, per: bigint, of: bigint): bigint => {
  const product = units * per
  const magnitude = product < 0n ? -product : product
  const rounded = (2n * magnitude + of) / (2n * of)
  return product < 0n ? -rounded : rounded
}

describe('rounding to the cent', () => {
  it.each([
    [1.005, 1.01],
    [-1.005, -1.01],
    [2.675, 2.68],
    [0.1 + 0.2, 0.3],
    [1.0049999, 1],
    [0, 0],
    [-0.004, 0],
  ])('turns %d into %d', (x, expected) => expect(roundToCent(x)).toBe(expected))

  it('agrees with exact arithmetic for a rate applied to an amount, ties included', () => {
    const cents = fc.integer({ min: -999_999_999, max: 999_999_999 })
    const basisPoints = fc.oneof(fc.integer({ min: 0, max: 10_000 }), fc.constantFrom(2448, 2607, 50, 1250, 5))
    fc.assert(
      fc.property(cents, basisPoints, (c, bp) => {
        const got = roundToCent(((c / 100) * (bp / 100)) / 100)
        expect(BigInt(Math.round(got * 100))).toBe(exactHalfUp(BigInt(c), BigInt(bp), 10_000n))
      }),
      { numRuns: 20_000 },
    )
  })

  it('is exact for amounts up to 999,999,999 euro', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 99_999_999_900n }), (c) => {
        const half = Number(c) / 100 + 0.005
        expect(roundToCent(half)).toBe(Number(c + 1n) / 100)
      }),
      { numRuns: 20_000 },
    )
  })

  it('changes nothing that is whole cents already', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -99_999_999_900n, max: 99_999_999_900n }), (c) => {
        expect(roundToCent(Number(c) / 100)).toBe(Number(c) / 100)
      }),
    )
  })
})

describe('other roundings', () => {
  it('rounds half a euro away from zero', () => {
    expect([0.5, 1.49, -0.5, 2.5].map(roundToEuro)).toEqual([1, 1, -1, 3])
  })

  it('cuts a quotient at four decimals, as art. 12 and 13 TUIR want', () => {
    expect(truncateTo((28_000 - 20_000) / 22_500, 4)).toBe(0.3555)
    expect(truncateTo(0.99999, 4)).toBe(0.9999)
    expect(truncateTo(-0.35559, 4)).toBe(-0.3555)
  })

  it('does not let binary noise take away a unit', () => {
    expect(truncateTo(0.29 * 100, 0)).toBe(29)
    expect(truncateTo(9.95, 1)).toBe(9.9)
    expect(roundUp(76_305.03 / 25_435.01)).toBe(3)
    expect(roundUp(25_435.01 / 25_435)).toBe(2)
  })

  it('agrees with exact division for any quotient cut at four decimals', () => {
    const whole = fc.integer({ min: 0, max: 10_000_000 })
    fc.assert(
      fc.property(whole, fc.integer({ min: 1, max: 10_000_000 }), (n, d) => {
        expect(Math.round(truncateTo(n / d, 4) * 10_000)).toBe(Number((BigInt(n) * 10_000n) / BigInt(d)))
      }),
      { numRuns: 20_000 },
    )
  })
})
