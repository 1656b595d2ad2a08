/** The tax year of a state, which the address of every call names. */
import { isTaxYear, taxYears } from '@bilancia/contract'
import type { Values } from './path.ts'

const thisYear = new Date().getFullYear()

/** Where a new simulation starts. */
export const startYear: number = isTaxYear(thisYear) ? thisYear : Math.max(...taxYears)

/** The year an answer is asked for is that of the state. */
export const yearOf = (values: Values): number => Number(values.annoImposta)

/** What a call about a state asks: throws where the state names a year the suite does not know, as a saved one may. */
export function askedOf(values: Values) {
  if (!isTaxYear(yearOf(values))) throw new Error(`Anno d'imposta da scegliere, dal ${Math.min(...taxYears)} al ${Math.max(...taxYears)}`)
  return { params: { param: yearOf(values) }, body: values }
}
