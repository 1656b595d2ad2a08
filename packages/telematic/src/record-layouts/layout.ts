import { modelYears } from '@bilancia/contract'

export const returnTypes = ['PF', 'SC'] as const

/** Redditi Persone fisiche or Redditi Società di capitali. */
export type ReturnType = (typeof returnTypes)[number]

export { modelYears }

/** The year printed on the form. Its incomes are those of the year before. */
export type ModelYear = (typeof modelYears)[number]

type Columns<Y extends readonly unknown[], T> = { readonly [K in keyof Y]: T }

/** One value for each model, in the order of `modelYears`. A missing one is a type error. */
export type Years<T> = Columns<typeof modelYears, T>

/** The content of the sixteen characters of a box. A box outside the list is read by its alignment. */
export type BoxKind = 'euro' | 'percento' | 'numero' | 'testo'

/** How certain the code of a box is. C: official text or two sources; S: single source; M: from memory; U: unknown. */
export type Status = 'C' | 'S' | 'M' | 'U'

/** A line of the table: the kind, the name (by model if it changes), and how certain the code is. `-`: the model has no such box. */
export type BoxLine = readonly [kind: BoxKind, name: string | Years<string>, status: Years<Status | '-'>]

/** The same box in one model. */
export type Box = readonly [kind: BoxKind, name: string, status: Status]

export type Layout = {
  readonly type: ReturnType
  readonly modelYear: ModelYear
  readonly fornitura: string
  /** The quadri in use. The boxes of the others are only checked for damage. */
  readonly quadri: readonly string[]
  /** Rows kept of quadri that are otherwise not in use: only the totals of RP, never the single charges. */
  readonly onlyRows: readonly string[]
  /** Rows of used quadri that would reveal health, religion or politics (RN13 and RN47 by kind of charge, RN23 for illness). */
  readonly neverRows: readonly string[]
  readonly boxes: Readonly<Record<string, Box>>
}

/** The column of a table for one model. */
export function inYear<T>(years: Years<T>, modelYear: ModelYear): T {
  const value = years[modelYears.indexOf(modelYear)]
  if (value === undefined) throw new Error(`nothing for the model ${modelYear}`)
  return value
}

/** The same columns on several rows: `rows(['LM022', 'LM023'], { '001': … })` gives LM022001 and LM023001. */
export function rows<const R extends string, const C extends Readonly<Record<string, BoxLine>>>(
  list: readonly R[],
  columns: C,
): { readonly [K in `${R}${keyof C & string}`]: BoxLine }
export function rows(list: readonly string[], columns: Readonly<Record<string, BoxLine>>): Readonly<Record<string, BoxLine>> {
  return Object.fromEntries(list.flatMap((row) => Object.entries(columns).map(([column, line]) => [row + column, line])))
}

/** Whether a box is kept. Boxes that are not in use never leave the reader. */
export function keeps(layout: Layout, code: string): boolean {
  const row = code.slice(0, 5)
  return layout.onlyRows.includes(row) || (layout.quadri.includes(code.slice(0, 2)) && !layout.neverRows.includes(row))
}

/**
 * Values by model that most lines of the tables share. A new model adds its column here. The columns are `modelYears`:
 * 2021, 2022, 2023, 2024, 2025, 2026.
 */
type InYears = Years<Status | '-'>

export const confirmed: InYears = ['C', 'C', 'C', 'C', 'C', 'C']
/** Read in the official text of 2026; from memory for earlier models. */
export const confirmedIn2026: InYears = ['M', 'M', 'M', 'M', 'M', 'C']
export const singleSource: InYears = ['S', 'S', 'S', 'S', 'S', 'S']
export const singleSourceSince2025: InYears = ['-', '-', '-', '-', 'S', 'S']
export const singleUntil2025: InYears = ['S', 'S', 'S', 'S', 'S', 'C']
export const fromMemory: InYears = ['M', 'M', 'M', 'M', 'M', 'M']
/** The column changes from year to year and is known only for 2026. */
export const only2026: InYears = ['-', '-', '-', '-', '-', 'C']
/** One source, in the only model that has the box. */
export const single2024: InYears = ['-', '-', '-', 'S', '-', '-']
export const single2025: InYears = ['-', '-', '-', '-', 'S', '-']
/** Boxes of the agreed income, which exists since 2025. */
export const since2025: InYears = ['-', '-', '-', '-', 'M', 'C']
export const confirmedSince2025: InYears = ['-', '-', '-', '-', 'C', 'C']

/** The models that have a quadro. */
export const every: Years<boolean> = [true, true, true, true, true, true]
export const from2022: Years<boolean> = [false, true, true, true, true, true]
export const from2025: Years<boolean> = [false, false, false, false, true, true]
