import { type Amounts, aggregate } from '../aggregate.ts'
import { type Layout, layoutOf } from '../record-layouts/index.ts'
import type { aggregation } from '../record-layouts/rules.ts'
import type { Boxes, TaxReturn } from '../tax-return.ts'

/** The boxes of one return, ready for the formulas that fill the simulators. */
export type Figures = {
  readonly layout: Layout
  readonly modules: readonly Boxes[]
  /** The amount of a box over the modules, 0 when it is missing. */
  readonly n: (code: string) => number
  /** The same, null when it is missing. */
  readonly found: (code: string) => number | null
  /** The total of a row: its highest column in module 1, letters after digits; 0 when above the total of its quadro. */
  readonly last: (row: LastColumnRow, total?: number) => number
  /** Whether the quadro has a box. */
  readonly has: (quadro: string) => boolean
}

export type LastColumnRow = (typeof aggregation.lastColumn)[number]

/** Reads a return by box. */
export function figuresOf(taxReturn: TaxReturn): Figures {
  const amounts: Amounts = aggregate(taxReturn)
  const first = taxReturn.modules['1'] ?? {}
  const found = (code: string) => amounts[code] ?? null
  return {
    layout: layoutOf(taxReturn.type, taxReturn.modelYear),
    modules: Object.values(taxReturn.modules),
    n: (code) => found(code) ?? 0,
    found,
    last(row, total = Number.POSITIVE_INFINITY) {
      const highest = Object.keys(first)
        .filter((code) => code.startsWith(row) && typeof first[code] === 'number')
        .toSorted()
        .at(-1)
      const value = highest === undefined ? 0 : first[highest]
      return typeof value === 'number' && value <= total ? value : 0
    },
    has: (quadro) => Object.values(taxReturn.modules).some((boxes) => Object.keys(boxes).some((code) => code.startsWith(quadro))),
  }
}

/** The amounts of some boxes, added up. */
export function sum(n: Figures['n'], codes: readonly string[]): number {
  return codes.reduce((total, code) => total + n(code), 0)
}

/** An amount of a module, 0 when it is missing or is no amount. */
export function amount(boxes: Boxes, code: string): number {
  const value = boxes[code]
  return typeof value === 'number' ? value : 0
}

/** Codes of consecutive rows: `rowCodes('RC', 1, 3, '003')` is RC001003, RC002003, RC003003. */
export function rowCodes(quadro: string, first: number, last: number, column: string): readonly string[] {
  return Array.from({ length: last - first + 1 }, (_, i) => `${quadro}${String(first + i).padStart(3, '0')}${column}`)
}
