/** The tax years the suite knows. A new year starts here: every table that lacks it stops compiling. */
export const taxYears = [2020, 2021, 2022, 2023, 2024, 2025, 2026] as const

export type TaxYear = (typeof taxYears)[number]

export function isTaxYear(value: unknown): value is TaxYear {
  return taxYears.some((year) => year === value)
}
