import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { roundProportion, roundToCent, roundToEuro, roundUp, truncateTo } from '../src/rounding.ts'

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
    [38.43499999, 38.43],
    [38.435, 38.44],
    [0.00499999999999, 0],
    [-38.43499999, -38.43],
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

  it('does not change whole cents', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -99_999_999_900n, max: 99_999_999_900n }), (c) => {
        expect(roundToCent(Number(c) / 100)).toBe(Number(c) / 100)
      }),
    )
  })
})

describe('a part in proportion to a whole', () => {
  const cents = fc.integer({ min: 1, max: 999_999_999 })
  /** x × part / whole in cents, half up, in integers. */
  const exact = (x: number, part: number, whole: number): bigint => (2n * BigInt(x) * BigInt(part) + BigInt(whole)) / (2n * BigInt(whole))
  const same = (x: number, part: number, whole: number) => {
    const got = roundProportion(x / 100, part / 100, whole / 100)
    expect(got, `${x} × ${part} / ${whole}`).toBe(Number(exact(x, part, whole)) / 100)
    expect(roundProportion(-x / 100, part / 100, whole / 100)).toBe(got === 0 ? 0 : -got)
  }

  it('agrees with exact arithmetic for any three amounts', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999_999 }), cents, cents, (x, part, whole) => {
        fc.pre((x * part) / whole < 1e12)
        same(x, part, whole)
      }),
      { numRuns: 20_000 },
    )
  })

  it('rounds a tie away from zero, and values one unit beside it to the nearest cent', () => {
    // 100 × part / whole is a tie if 20.000 × part = (2m + 1) × whole: here whole = 20.000 k and part = (2m + 1) k, then one cent less and more.
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 1, max: 49_999 }), fc.constantFrom(-1, 0, 1), (m, k, beside) => {
        const whole = 20_000 * k
        const part = (2 * m + 1) * k + beside
        fc.pre(part > 0)
        same(10_000, part, whole)
      }),
      { numRuns: 20_000 },
    )
    expect([roundProportion(100, 9_999.99, 19_999.98), roundProportion(100, 1, 800), roundProportion(100, 9_999_999.99, 80_000_000)]).toEqual([50, 0.13, 12.5])
  })

  it('distinguishes quotients that are closer than a double can represent: a whole of 99.999.999,99 €', () => {
    const whole = 9_999_999_999
    for (let m = 0; m < 20_000; m += 37) {
      const tie = Math.floor(((2 * m + 1) * whole) / 20_000)
      for (const part of [tie - 1, tie, tie + 1]) if (part > 0) same(10_000, part, whole)
    }
  })

  it('decides the product of two amounts in cents: 9.999.999,99 × 60.000,01 / 120.000', () => {
    for (const part of [6_000_001, 5_999_999, 6_000_000, 1, 11_999_999]) same(999_999_999, part, 12_000_000)
  })
})

describe('other roundings', () => {
  it('rounds half a euro away from zero', () => {
    expect([0.5, 1.49, -0.5, 2.5].map(roundToEuro)).toEqual([1, 1, -1, 3])
  })

  it('cuts a quotient at four decimals, as art. 12 and 13 TUIR require', () => {
    expect(truncateTo((28_000 - 20_000) / 22_500, 4)).toBe(0.3555)
    expect(truncateTo(0.99999, 4)).toBe(0.9999)
    expect(truncateTo(-0.35559, 4)).toBe(-0.3555)
  })

  it('does not lose a unit to binary noise', () => {
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
