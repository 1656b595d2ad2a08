import type { TaxReturn } from '../tax-return.ts'
import { figuresOf } from './figures.ts'

/** What a return says of a person beside the incomes. */
export type PersonalData = {
  readonly oneriDeducibili: number
  /** RP21, always shown in the summary: it is inside the charges of RN3. */
  readonly contributiVersati: number
  readonly detrazioniOneri: number
  readonly ritenute: number
  /** Null where the return has none, or the municipality has brackets (`aliquotaComunaleAScaglioni`). */
  readonly aliquotaComunale: number | null
  readonly aliquotaComunaleAScaglioni: boolean
  /** False proves nothing: the deduction fades with the income. */
  readonly coniugeACarico: boolean
  /** That there are any; number and share are not in the return. */
  readonly figliACarico: boolean
}

/** Charges, deductions and family; own contributions leave the charges when the simulator computes them itself. */
export function personalDataOf(taxReturn: TaxReturn, { computesContributions }: { readonly computesContributions: boolean }): PersonalData {
  const { n, found } = figuresOf(taxReturn)
  const brackets = n('RV009001') > 0
  return {
    oneriDeducibili: Math.max(0, n('RN003001') - (computesContributions ? n('RP021001') : 0)),
    contributiVersati: n('RP021001'),
    detrazioniOneri: Math.max(0, n('RN022001') - n('RN008001')),
    ritenute: n('RN033004'),
    aliquotaComunale: brackets ? null : found('RV009002'),
    aliquotaComunaleAScaglioni: brackets,
    coniugeACarico: n('RN006001') > 0,
    figliACarico: n('RN006002') > 0,
  }
}
