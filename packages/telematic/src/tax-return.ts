import { isTaxYear, type TaxYear } from '@bilancia/contract'
import type { ModelYear, ReturnType } from './record-layouts/index.ts'

export type BoxValue = number | string

/** Box code to value. */
export type Boxes = Readonly<Record<string, BoxValue>>

/** One filed return: its boxes by module, those of the quadri in use alone. */
export type TaxReturn = {
  readonly cf: string
  readonly type: ReturnType
  readonly modelYear: ModelYear
  readonly taxYear: TaxYear
  /** By module number, "1" first. */
  readonly modules: Readonly<Record<string, Boxes>>
}

/** The tax year of a model: the only place where the two years meet. */
export function taxYearOf(modelYear: ModelYear): TaxYear {
  const year = modelYear - 1
  if (!isTaxYear(year)) throw new Error(`no tax year for the model ${modelYear}`)
  return year
}
