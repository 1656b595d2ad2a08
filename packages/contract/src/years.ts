/** The tax years the suite knows. A new year starts here: every table that lacks it stops compiling. */
export const taxYears = [2020, 2021, 2022, 2023, 2024, 2025, 2026, 2027] as const

export type TaxYear = (typeof taxYears)[number]

/** What is said once for many years names this year: when another is added, each such place stops compiling until it is confirmed. */
export type LastTaxYear = typeof taxYears extends readonly [...unknown[], infer Last] ? Last : never

/**
 * Years whose yearly acts are not out yet, with the day of the law that they are computed on. When a year becomes
 * final, its figures are replaced in the tables and its entry goes from here: no rule is touched.
 */
export const provisionalYears = { 2027: { al: '2026-11-22' } } as const satisfies Partial<Record<TaxYear, { readonly al: string }>>

export type ProvisionalYear = keyof typeof provisionalYears

export function isTaxYear(value: unknown): value is TaxYear {
  return taxYears.some((year) => year === value)
}

/** The day of the law that a provisional year is computed on, as `2026-11-22`; null for the others. */
export const provisionalSince = (year: TaxYear): string | null => (year in provisionalYears ? provisionalYears[year as ProvisionalYear].al : null)

/** The latest year whose figures are all known: where a plan goes beyond it, it goes on with these. */
export const lastFinalYear: TaxYear = taxYears.findLast((year) => provisionalSince(year) === null) ?? taxYears[0]

/** The year as lists show it. */
export const yearName = (year: TaxYear): string => (provisionalSince(year) === null ? String(year) : `${year} (provvisorio)`)

/** The years printed on the forms of the returns that can be read: the incomes are those of the year before. */
export const modelYears = [2021, 2022, 2023, 2024, 2025, 2026] as const
