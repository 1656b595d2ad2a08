/** The supported tax years. A new year starts here: every table without it stops compiling. */
export const taxYears = [2020, 2021, 2022, 2023, 2024, 2025, 2026, 2027] as const

export type TaxYear = (typeof taxYears)[number]

/**
 * Statements that cover many years name this year. When another year is added, each of them stops compiling until somebody
 * confirms it.
 */
export type LastTaxYear = typeof taxYears extends readonly [...unknown[], infer Last] ? Last : never

/**
 * Years whose yearly acts are not published yet, with the day of the law used for them. When a year becomes final, its
 * figures are replaced in the tables and its entry here is removed. No rule changes.
 */
export const provisionalYears = { 2027: { al: '2026-11-22' } } as const satisfies Partial<Record<TaxYear, { readonly al: string }>>

export type ProvisionalYear = keyof typeof provisionalYears

export function isTaxYear(value: unknown): value is TaxYear {
  return taxYears.some((year) => year === value)
}

/** The day of the law used for a provisional year, as `2026-11-22`; null for other years. */
export const provisionalSince = (year: TaxYear): string | null => (year in provisionalYears ? provisionalYears[year as ProvisionalYear].al : null)

/** The latest year whose figures are all known. A plan beyond it continues with these. */
export const lastFinalYear: TaxYear = taxYears.findLast((year) => provisionalSince(year) === null) ?? taxYears[0]

/** The year as lists display it. */
export const yearName = (year: TaxYear): string => (provisionalSince(year) === null ? String(year) : `${year} (provvisorio)`)

/** The footer of every printed page in a provisional year. */
export const piedeProvvisorio = (year: number): string => `Dati provvisori ${year}`

/** The years printed on the forms of the returns that can be read. The incomes are those of the year before. */
export const modelYears = [2021, 2022, 2023, 2024, 2025, 2026] as const
