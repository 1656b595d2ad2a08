import type { TaxReturn } from '../tax-return.ts'

/** The activity codes of the quadri, the ordinary accounts first. */
const BOXES = ['RF001001', 'RG001001', 'RE001001', 'LM022001'] as const

/** The first activity code (ATECO) of a return, as written there; null if it has none. */
export function activityCodeOf({ modules }: Pick<TaxReturn, 'modules'>): string | null {
  for (const box of BOXES)
    for (const boxes of Object.values(modules)) {
      const code = boxes[box]
      if (code !== undefined && code !== '') return String(code)
    }
  return null
}
