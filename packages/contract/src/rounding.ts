/**
 * The one rounding helper. Half up, away from zero, on the decimal value that the double stands for: 1.005 is
 * 1.00499999… in binary and must give 1.01. The tolerance is a millionth of the last unit kept, or four units in
 * the last place of the scaled value where that is larger (from about a hundred million euro).
 */
const FOUR_ULP = 2 ** -50

const tolerance = (scaled: number): number => Math.max(1e-6, scaled * FOUR_ULP)

const signed = (x: number, magnitude: number): number => (x < 0 && magnitude !== 0 ? -magnitude : magnitude)

function rounded(x: number, scale: number): number {
  const scaled = Math.abs(x) * scale
  return signed(x, Math.floor(scaled + 0.5 + tolerance(scaled)) / scale)
}

function cut(x: number, scale: number): number {
  const scaled = Math.abs(x) * scale
  return signed(x, Math.floor(scaled + tolerance(scaled)) / scale)
}

/** To the cent: 1.005 gives 1.01, -1.005 gives -1.01. */
export const roundToCent = (x: number): number => rounded(x, 100)

/** To the whole euro: 0.5 gives 1. */
export const roundToEuro = (x: number): number => rounded(x, 1)

/** Cut, not rounded, after `decimals` digits: the quotients of art. 12 and 13 TUIR keep four. */
export const truncateTo = (x: number, decimals: number): number => cut(x, 10 ** decimals)

/** Up to the next whole number. Only binary noise is forgiven: 1.0000004 years of recovery are two. */
export const roundUp = (x: number): number => Math.ceil(x - Math.abs(x) * FOUR_ULP)
