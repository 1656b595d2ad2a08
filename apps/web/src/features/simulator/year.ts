/** The tax year of a state, which is part of every call's path. */
import { isTaxYear, taxYears } from '@bilancia/contract'
import type { Values } from './path.ts'

const thisYear = new Date().getFullYear()

/** The year of a new simulation. */
export const startYear: number = isTaxYear(thisYear) ? thisYear : Math.max(...taxYears)

/** The year of a request is that of the state. */
export const yearOf = (values: Values): number => Number(values.annoImposta)

/** The parameters of a call about a state. Throws if the state has an unknown year, as a saved one may. */
export function askedOf(values: Values) {
  if (!isTaxYear(yearOf(values))) throw new Error(`Anno d'imposta da scegliere, dal ${Math.min(...taxYears)} al ${Math.max(...taxYears)}`)
  return { params: { param: yearOf(values) }, body: values }
}
