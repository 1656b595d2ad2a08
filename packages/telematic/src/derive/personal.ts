import { personal } from '../record-layouts/pf-person.ts'
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
  const { n, value, found } = figuresOf(taxReturn)
  const brackets = n('RV009001') > 0
  const { oneriDeducibili, detrazioniOneri, ritenute, coniugeACarico } = personal
  return {
    oneriDeducibili: computesContributions ? value(oneriDeducibili) : Math.max(0, n('RN003001')),
    contributiVersati: n('RP021001'),
    detrazioniOneri: value(detrazioniOneri),
    ritenute: value(ritenute),
    aliquotaComunale: brackets ? null : found('RV009002'),
    aliquotaComunaleAScaglioni: brackets,
    coniugeACarico: value(coniugeACarico) > 0,
    figliACarico: n('RN006002') > 0,
  }
}
