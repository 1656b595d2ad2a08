/** Reads amounts in the formats of the Treasury's texts: `15.000,00`, `15000`, `15000.00`, `15.000.00`, `28,000,00`. */

const TOKEN = /\d(?:[\d.,]*\d)?/g

const SHAPES: readonly (readonly [RegExp, (text: string) => string])[] = [
  [/^(\d{1,3}(\.\d{3})+|\d+)(,\d{1,2})?$/, (text) => text.replaceAll('.', '').replace(',', '.')],
  [/^\d{1,3}(\.\d{3})+,\d{3}$/, (text) => text.replaceAll('.', '').replace(',', '.')],
  [/^\d+\.\d{1,2}$/, (text) => text],
  [/^\d{1,3}(\.\d{3})+\.\d{2}$/, (text) => `${text.slice(0, -3).replaceAll('.', '')}${text.slice(-3)}`],
  [/^\d{1,3}(,\d{3})+,\d{2}$/, (text) => `${text.slice(0, -3).replaceAll(',', '')}.${text.slice(-2)}`],
]

/** One amount in euro. Null if it is ambiguous (`50,000`) or malformed (`15.00,00`). */
function euro(text: string): number | null {
  const shape = SHAPES.find(([pattern]) => pattern.test(text))
  const value = shape ? Number(shape[1](text)) : Number.NaN
  return Number.isFinite(value) && value < 1e9 ? value : null
}

/** Every amount of a text, in order; null for one that cannot be read. */
export const amountsIn = (text: string): (number | null)[] => (text.match(TOKEN) ?? []).map(euro)

/** The text with each amount replaced by `#`, so that only its words are left. */
export const withoutAmounts = (text: string) => text.replace(TOKEN, ' # ')

/** `15.000,01`, `15.001` and `14.999,99` all mean the limit 15.000. An amount that is not close to a multiple of 100 stays as it is. */
export function limit(amount: number): number {
  const round = Math.round(amount / 100) * 100
  return Math.abs(amount - round) < 1.001 ? round : amount
}
