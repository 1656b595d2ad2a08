import type { Formula, Term } from '../record-layouts/formula.ts'
import { type Code, inYear, type Years } from '../record-layouts/index.ts'
import { amountsOf, type Boxes, type TaxReturn } from '../tax-return.ts'

/** The boxes of one return, ready for the formulas that fill the simulators. */
export type Figures = {
  readonly modules: readonly Boxes[]
  /** The amount of a box over the modules, 0 if it is missing. */
  readonly n: (code: Code) => number
  /** The same, null if it is missing. */
  readonly found: (code: Code) => number | null
  /** Whether the quadro, or the row, contains any box. */
  readonly has: (start: string) => boolean
  /** The value of a formula. */
  readonly value: (formula: Formula) => number
  /** The boxes of some terms that exist in the return. */
  readonly boxes: (terms: readonly Term[]) => readonly string[]
  /** The boxes that some terms look for, existing or not. Two codes where the second replaces a missing first one. */
  readonly wanted: (terms: readonly Term[]) => readonly (readonly string[])[]
}

/** Each return is indexed by box once and cached. */
const read = new WeakMap<TaxReturn, Figures>()

/** Indexes a return by box. */
export function figuresOf(taxReturn: TaxReturn): Figures {
  const known = read.get(taxReturn)
  if (known) return known
  const figures = readByBox(taxReturn)
  read.set(taxReturn, figures)
  return figures
}

function readByBox(taxReturn: TaxReturn): Figures {
  const found = amountsOf(taxReturn)
  const modules = Object.values(taxReturn.modules)
  const present = (code: string) => modules.some((boxes) => boxes[code] !== undefined)
  const codes = modules.map((boxes) => Object.keys(boxes))
  const totalOf = totalsOf(taxReturn.modules['1'] ?? {})
  const n = (code: string) => found(code) ?? 0

  const certainTotal = ({ total }: { readonly total?: Years<string | null> }) => (total ? inYear(total, taxReturn.modelYear) : null)

  /** The codes that a term looks for, in order of preference. */
  const sought = (term: Term): readonly string[] => {
    if (typeof term === 'string') return [term]
    if ('row' in term) return [certainTotal(term) ?? totalOf(term.row)?.code ?? term.row]
    if ('box' in term) return [term.box]
    if ('loss' in term) return [term.loss]
    if ('first' in term) return [term.first, typeof term.or === 'string' ? term.or : inYear(term.or, taxReturn.modelYear)]
    const code = inYear(term, taxReturn.modelYear)
    return code === null ? [] : [code]
  }
  const amountOf = (term: Term): number => {
    if (typeof term === 'string') return n(term)
    if ('row' in term) {
      const certain = certainTotal(term)
      if (certain !== null) return n(certain)
      const total = totalOf(term.row)?.value ?? 0
      return term.atMost && total > amountBy(term.atMost) ? 0 : total
    }
    if ('loss' in term) return Math.max(0, -n(term.loss))
    if ('box' in term) return sum(modules.map((boxes) => (term.is.includes(amount(boxes, term.where)) ? amount(boxes, term.box) : 0)))
    return sought(term).reduce<number | null>((known, code) => known ?? found(code), null) ?? 0
  }
  const amountBy = ({ piu, meno, resto }: Formula): number => {
    const left = sum(piu.map(amountOf)) - sum(meno.map(amountOf))
    return resto ? Math.max(0, left) : left
  }
  return {
    modules,
    n,
    found,
    has: (start) => codes.some((list) => list.some((code) => code.startsWith(start))),
    value: amountBy,
    boxes(terms) {
      const found: string[] = []
      for (const term of terms) {
        const code = sought(term).find(present)
        if (code !== undefined) found.push(code)
      }
      return found
    },
    wanted: (terms) => terms.map(sought).filter((codes) => codes.length > 0),
  }
}

type Total = { readonly code: string; readonly value: number }

/** The total of a row: its highest column in module 1, letters after digits. Each row is looked up once. */
function totalsOf(first: Boxes): (row: string) => Total | null {
  const codes = Object.keys(first)
  const known = new Map<string, Total | null>()
  const highest = (row: string): Total | null => {
    const code = codes.reduce((found, one) => (one > found && one.startsWith(row) && typeof first[one] === 'number' ? one : found), '')
    return code === '' ? null : { code, value: amount(first, code) }
  }
  return (row) => {
    const total = known.get(row) ?? highest(row)
    known.set(row, total)
    return total
  }
}

/** Some amounts, added up. */
export function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, one) => total + one, 0)
}

/** An amount of a module, 0 if it is missing or not a number. */
export function amount(boxes: Boxes, code: string): number {
  const value = boxes[code]
  return typeof value === 'number' ? value : 0
}

/** Codes of consecutive rows: `rowCodes('RC', 1, 3, '003')` is RC001003, RC002003, RC003003. */
export function rowCodes(quadro: string, first: number, last: number, column: string): readonly string[] {
  return Array.from({ length: last - first + 1 }, (_, i) => `${quadro}${String(first + i).padStart(3, '0')}${column}`)
}
