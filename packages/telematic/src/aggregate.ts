import { roundToCent } from '@bilancia/contract'
import { layoutOf, summed } from './record-layouts/index.ts'
import type { TaxReturn } from './tax-return.ts'

/** Box code to number, over the modules of a return: text boxes stay out. */
export type Amounts = Readonly<Record<string, number>>

type Modules = Pick<TaxReturn, 'modules' | 'type' | 'modelYear'>

/** One number a box. */
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
 * The number of a box, null where it has none: amounts summed over the modules where the quadro goes on, taken from module 1
 * elsewhere. Codes and percentages are not added: that of the first module stands.
 */
export function amountsOf({ modules, type, modelYear }: Modules): (code: string) => number | null {
  const { boxes: known } = layoutOf(type, modelYear)
  const list = Object.entries(modules)
  return (code) => {
    let amount: number | null = null
    for (const [module, boxes] of list) {
      const value = boxes[code]
      if (typeof value !== 'number' || (module !== '1' && !summed.has(code.slice(0, 2)))) continue
      // A box alone stays as it was filed: a share may have three decimals.
      if (amount === null) amount = value
      else if ((known[code]?.[0] ?? 'euro') === 'euro') amount = roundToCent(amount + value)
    }
    return amount
  }
}
