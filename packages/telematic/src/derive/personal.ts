import { personal } from '../record-layouts/pf-person.ts'
import type { TaxReturn } from '../tax-return.ts'
import { figuresOf } from './figures.ts'

/** The personal data of a return, apart from the incomes. */
export type PersonalData = {
  readonly oneriDeducibili: number
  /** RP21, always shown in the summary. It is part of the charges of RN3. */
  readonly contributiVersati: number
  readonly detrazioniOneri: number
  readonly ritenute: number
  /** Null if the return has none, or if the municipality has brackets (`aliquotaComunaleAScaglioni`). */
  readonly aliquotaComunale: number | null
  readonly aliquotaComunaleAScaglioni: boolean
  /** False proves nothing, because the deduction decreases to zero as the income rises. */
  readonly coniugeACarico: boolean
  /** Whether there are children. Number and share are not in the return. */
  readonly figliACarico: boolean
}

/** Charges, deductions and family. Own contributions are taken out of the charges if the simulator computes them. */
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
