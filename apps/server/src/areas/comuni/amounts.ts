/** Amounts as people write them in the Treasury's texts: `15.000,00`, `15000`, `15000.00`, `15.000.00`, `28,000,00`. */

const TOKEN = /\d(?:[\d.,]*\d)?/g

const SHAPES: readonly (readonly [RegExp, (text: string) => string])[] = [
  [/^(\d{1,3}(\.\d{3})+|\d+)(,\d{1,2})?$/, (text) => text.replaceAll('.', '').replace(',', '.')],
  [/^\d{1,3}(\.\d{3})+,\d{3}$/, (text) => text.replaceAll('.', '').replace(',', '.')],
  [/^\d+\.\d{1,2}$/, (text) => text],
  [/^\d{1,3}(\.\d{3})+\.\d{2}$/, (text) => `${text.slice(0, -3).replaceAll('.', '')}${text.slice(-3)}`],
  [/^\d{1,3}(,\d{3})+,\d{2}$/, (text) => `${text.slice(0, -3).replaceAll(',', '')}.${text.slice(-2)}`],
]

/** One amount in euro, or null where the writing is ambiguous (`50,000`) or broken (`15.00,00`). */
export function euro(text: string): number | null {
  const shape = SHAPES.find(([pattern]) => pattern.test(text))
  const value = shape ? Number(shape[1](text)) : Number.NaN
  return Number.isFinite(value) && value < 1e9 ? value : null
}

/** Every amount of a text, in its order; null in the place of one that cannot be read. */
export const amountsIn = (text: string): (number | null)[] => (text.match(TOKEN) ?? []).map(euro)

/** The text with each amount replaced by `#`, so that its words can be judged. */
export const withoutAmounts = (text: string) => text.replace(TOKEN, ' # ')

/** `15.000,01`, `15.001` and `14.999,99` all mean the limit 15.000. Amounts far from a hundred stay. */
export function limit(amount: number): number {
  const round = Math.round(amount / 100) * 100
  return Math.abs(amount - round) < 1.001 ? round : amount
}
