/**
 * The only rounding helper. Half up, away from zero, on the decimal value that the double represents: 1.005 is 1.00499999…
 * in binary and must give 1.01. The tolerance covers only floating-point noise, sixteen units in the last place of the
 * scaled value: 38.43499999 is below its tie and gives 38.43. A sum of amounts can have a larger error, so it is rounded to
 * the cent before it is multiplied or compared. For a quotient of amounts use `roundProportion`.
 */
const SIXTEEN_ULP = 2 ** -48

const signed = (x: number, magnitude: number): number => (x < 0 && magnitude !== 0 ? -magnitude : magnitude)

function rounded(x: number, scale: number): number {
  const scaled = Math.abs(x) * scale
  return signed(x, Math.floor(scaled + 0.5 + scaled * SIXTEEN_ULP) / scale)
}

function cut(x: number, scale: number): number {
  const scaled = Math.abs(x) * scale
  return signed(x, Math.floor(scaled + scaled * SIXTEEN_ULP) / scale)
}

/** To the cent: 1.005 gives 1.01, -1.005 gives -1.01. */
export const roundToCent = (x: number): number => rounded(x, 100)

/** The sum of amounts, to the cent. */
export const sumToCent = (amounts: readonly number[]): number => roundToCent(amounts.reduce((total, one) => total + one, 0))

/** To the whole euro: 0.5 gives 1. */
export const roundToEuro = (x: number): number => rounded(x, 1)

/** Truncates after `decimals` digits: the quotients of art. 12 and 13 TUIR keep four. */
export const truncateTo = (x: number, decimals: number): number => cut(x, 10 ** decimals)

/** Rounds up to the next whole number, with a tolerance for floating-point noise only: 1.0000004 years of recovery are two. */
export const roundUp = (x: number): number => Math.ceil(x - Math.abs(x) * SIXTEEN_ULP)

/** Distance from a tie, in cents, within which the digits of a double are not trusted. */
const NEAR_TIE = 1e-6
/** From this number of cents on, doubles cannot distinguish a tie. */
const TOO_MANY = 2 ** 46

/**
 * `x × part / whole` to the cent, for three values in cents: `roundProportion(100, taxes, income)` is the share in percent.
 * Two quotients may be closer to each other than doubles can distinguish, so a near tie is decided in integers.
 */
export function roundProportion(x: number, part: number, whole: number): number {
  const value = (x * part) / whole
  const scaled = Math.abs(value) * 100
  const lower = Math.floor(scaled)
  if (!(Math.abs(scaled - lower - 0.5) <= NEAR_TIE + scaled * SIXTEEN_ULP && scaled < TOO_MANY)) return roundToCent(value)
  const reaches = 2n * cents(x) * cents(part) >= cents(whole) * (2n * BigInt(lower) + 1n)
  return signed(value, (reaches ? lower + 1 : lower) / 100)
}

const cents = (x: number): bigint => BigInt(Math.round(Math.abs(x) * 100))
