import { isTaxYear, type TaxYear } from '@bilancia/contract'
import type { ModelYear, ReturnType } from './record-layouts/index.ts'

export type BoxValue = number | string

/** Box code to value. */
export type Boxes = Readonly<Record<string, BoxValue>>

/** One filed return: its boxes by module, only those of the quadri in use. */
export type TaxReturn = {
  readonly cf: string
  readonly type: ReturnType
  readonly modelYear: ModelYear
  readonly taxYear: TaxYear
  /** By module number, starting with "1". */
  readonly modules: Readonly<Record<string, Boxes>>
}

/** A return as a file has it. */
export type ReadReturn = TaxReturn & {
  /** Not sure, see `proposedName`. */
  readonly proposedName: string | null
}

/** The tax year of a model. This is the only place that converts between the two years. */
export function taxYearOf(modelYear: ModelYear): TaxYear {
  const year = modelYear - 1
  if (!isTaxYear(year)) throw new Error(`no tax year for the model ${modelYear}`)
  return year
}
