import { isTaxYear, roundToCent, type TaxYear } from '@bilancia/contract'
import { layoutOf, type ModelYear, type ReturnType, summed } from './record-layouts/index.ts'

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

/** Box code to number, over the modules of a return. Text boxes are left out. */
export type Amounts = Readonly<Record<string, number>>

type Modules = Pick<TaxReturn, 'modules' | 'type' | 'modelYear'>

/** One number for each box. */
export function aggregate(taxReturn: Modules): Amounts {
  const amountOf = amountsOf(taxReturn)
  const amounts: Record<string, number> = {}
  for (const boxes of Object.values(taxReturn.modules))
    for (const code of Object.keys(boxes)) {
      const amount = code in amounts ? null : amountOf(code)
      if (amount !== null) amounts[code] = amount
    }
  return amounts
}

/**
 * The number of a box, or null. In quadri that continue over several modules amounts are summed; in the others module 1
 * counts. Codes and percentages are not added: the first module that has one counts.
 */
export function amountsOf({ modules, type, modelYear }: Modules): (code: string) => number | null {
  const { boxes: known } = layoutOf(type, modelYear)
  const list = Object.entries(modules)
  return (code) => {
    let amount: number | null = null
    for (const [module, boxes] of list) {
      const value = boxes[code]
      if (typeof value !== 'number' || (module !== '1' && !summed.has(code.slice(0, 2)))) continue
      // A single box keeps its filed value, because a share may have three decimals.
      if (amount === null) amount = value
      else if ((known[code]?.[0] ?? 'euro') === 'euro') amount = roundToCent(amount + value)
    }
    return amount
  }
}
