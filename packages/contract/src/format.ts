/** Italian number formats, the same on screen, in messages, in explanations and in print. Spaces are ordinary ones. */
export type Unit = 'euro' | 'percento' | 'numero'

const cents = new Intl.NumberFormat('it-IT', { minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: 'always' })
const rate = new Intl.NumberFormat('it-IT', { maximumFractionDigits: 4, useGrouping: 'always' })
const plain = new Intl.NumberFormat('it-IT', { maximumFractionDigits: 6, useGrouping: 'always' })

const NOTHING = `${cents.format(0)} €`

/** 1234.5 gives `1.234,50`: euro, without the symbol; below zero with a true minus. */
export const amount = (euro: number): string => (euro < 0 ? `−${cents.format(-euro)}` : cents.format(euro))

/** Inside a sentence: 690 gives `690`, 2506.84 gives `2.506,84`. */
export const shortAmount = (euro: number): string => (Number.isInteger(euro) ? plain.format(euro) : cents.format(euro))

/** 1234.5 gives `1.234,5`: as many decimals as there are, at most six. */
export const number = (value: number): string => plain.format(value)

/** 1234.5 gives `1.234,50 €`. */
export const money = (euro: number): string => `${amount(euro)} €`

/** 26.23 gives `26,23%`: percentages are written as the law writes them. */
export const percent = (value: number): string => `${rate.format(value)}%`

/** A value in its unit: euro, percent or plain number. */
export function withUnit(unit: Unit, value: number): string {
  if (unit === 'euro') return value === 0 ? NOTHING : money(value)
  return unit === 'percento' ? percent(value) : plain.format(value)
}
