/** Italian number formats, the same on screen, in messages, in explanations and in print. Spaces are ordinary ones. */
export type Unit = 'euro' | 'percento' | 'numero'

/** Created at first use, because loading the language data takes longer than a thousand calculations. */
function formatter(options: Intl.NumberFormatOptions): (value: number) => string {
  let made: Intl.NumberFormat | undefined
  return (value) => {
    made ??= new Intl.NumberFormat('it-IT', { useGrouping: 'always', ...options })
    return made.format(value)
  }
}

const anyCents = formatter({ minimumFractionDigits: 2, maximumFractionDigits: 2 })
const euros = formatter({ maximumFractionDigits: 0 })
const tenths = formatter({ minimumFractionDigits: 1, maximumFractionDigits: 1 })
const rate = formatter({ maximumFractionDigits: 4 })
const plain = formatter({ maximumFractionDigits: 6 })
/** Years, days, months, counts. Digits are grouped only from five digits on, so that a year has no separator. */
const counted = formatter({ maximumFractionDigits: 6, useGrouping: 'min2' })

/** With the minus sign U+2212, and without a sign if the number reads as zero. */
function signed(value: number, shape: (value: number) => string): string {
  const text = shape(Math.abs(value))
  return value < 0 && /[1-9]/.test(text) ? `−${text}` : text
}

/**
 * Formats whole cents, five times faster than `Intl`. An explanation has hundreds of amounts, and formatting took a third
 * of its time.
 */
function cents(euro: number): string {
  const n = Math.round(euro * 100)
  if (!(n >= 0 && n < 1e13 && n / 100 === euro)) return anyCents(euro)
  let whole = String(Math.floor(n / 100))
  let thousands = ''
  for (; whole.length > 3; whole = whole.slice(0, -3)) thousands = `.${whole.slice(-3)}${thousands}`
  const rest = n % 100
  return `${whole}${thousands},${rest < 10 ? '0' : ''}${rest}`
}

/** 1234.5 gives `1.234,50`: euro without the symbol. Negative numbers have the minus sign U+2212. */
export const amount = (euro: number): string => signed(euro, cents)

/** Inside a sentence: 690 gives `690`, 2506.84 gives `2.506,84`. */
export const shortAmount = (euro: number): string => signed(euro, (x) => (Number.isInteger(x) ? plain(x) : cents(x)))

/** For an axis or a bar, without cents: 1234.5 gives `1.235`, -0.4 gives `0`. */
export const wholeAmount = (euro: number): string => signed(euro, euros)

/** 1234.5 gives `1.234,5`: only the decimals needed, at most six. */
export const number = (value: number): string => signed(value, plain)

/** 1234.5 gives `1.234,50 €`. */
export const money = (euro: number): string => `${amount(euro)} €`

/** A difference with its sign: 1234.5 gives `+1.234,50`, -3 gives `−3,00`, 0 and what reads as zero give `0,00`. */
export const difference = (euro: number): string => {
  const text = amount(euro)
  return euro > 0 && /[1-9]/.test(text) ? `+${text}` : text
}

/** 26.23 gives `26,23%`: percentages are written as the law writes them. */
export const percent = (value: number): string => `${signed(value, rate)}%`

/** A part of a whole: 1 of 3 gives `33,3%`, -1 of 3 gives `−33,3%`. */
export const share = (part: number, whole: number): string => `${signed((part / whole) * 100, tenths)}%`

/** A value in its unit: euro, percent or plain number. */
export function withUnit(unit: Unit, value: number): string {
  if (unit === 'euro') return money(value)
  return unit === 'percento' ? percent(value) : signed(value, counted)
}

/** The day of an ISO date: `2026-11-22` gives `22/11/2026`. */
export const day = (iso: string): string => iso.slice(0, 10).split('-').reverse().join('/')

export const months = [
  'gennaio',
  'febbraio',
  'marzo',
  'aprile',
  'maggio',
  'giugno',
  'luglio',
  'agosto',
  'settembre',
  'ottobre',
  'novembre',
  'dicembre',
] as const
/** `month` from 1 to 12; empty for any other number. */
export const monthName = (month: number): string => months[month - 1] ?? ''

/** A text for a spreadsheet. A text that would be read as a formula gets an apostrophe before it. */
export const cellText = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)
/** The text of such a cell. */
export const cellValue = (text: string): string => (/^'[=+\-@\t\r]/.test(text) ? text.slice(1) : text)
