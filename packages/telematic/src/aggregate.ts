import { roundToCent } from '@bilancia/contract'
import { layoutOf } from './record-layouts/index.ts'
import { aggregation } from './record-layouts/rules.ts'
import type { TaxReturn } from './tax-return.ts'

/** Box code to number, over the modules of a return: text boxes stay out. */
export type Amounts = Readonly<Record<string, number>>

const summed: ReadonlySet<string> = new Set(aggregation.summed)

/**
 * One number a box: amounts summed over the modules where the quadro goes on, taken from module 1 elsewhere. Codes and
 * percentages are not added: that of the first module stands.
 */
export function aggregate({ modules, type, modelYear }: Pick<TaxReturn, 'modules' | 'type' | 'modelYear'>): Amounts {
  const { boxes: known } = layoutOf(type, modelYear)
  const amounts: Record<string, number> = {}
  for (const [module, boxes] of Object.entries(modules))
    for (const [code, value] of Object.entries(boxes)) {
      if (typeof value !== 'number') continue
      if (module !== '1' && !summed.has(code.slice(0, 2))) continue
      const before = amounts[code]
      // A box alone stays as it was filed: a share may have three decimals.
      if (before === undefined) amounts[code] = value
      else if ((known[code]?.[0] ?? 'euro') === 'euro') amounts[code] = roundToCent(before + value)
    }
  return amounts
}
