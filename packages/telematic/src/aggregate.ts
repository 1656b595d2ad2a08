import { roundToCent } from '@bilancia/contract'
import { aggregation } from './record-layouts/rules.ts'
import type { TaxReturn } from './tax-return.ts'

/** Box code to amount, over the modules of a return: text boxes stay out. Sums of codes and percentages mean nothing. */
export type Amounts = Readonly<Record<string, number>>

const summed: ReadonlySet<string> = new Set(aggregation.summed)

/** One number a box: summed over the modules where the quadro goes on, taken from module 1 elsewhere. */
export function aggregate({ modules }: Pick<TaxReturn, 'modules'>): Amounts {
  const amounts: Record<string, number> = {}
  for (const [module, boxes] of Object.entries(modules))
    for (const [code, value] of Object.entries(boxes)) {
      if (typeof value !== 'number') continue
      if (module !== '1' && !summed.has(code.slice(0, 2))) continue
      const before = amounts[code]
      // A box alone stays as it was filed: a share may have three decimals.
      amounts[code] = before === undefined ? value : roundToCent(before + value)
    }
  return amounts
}
