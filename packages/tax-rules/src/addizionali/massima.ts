/** The highest rate that any region applies in a year. */
import type { TaxYear } from '@bilancia/contract'
import { formeRegionali } from './regioni.ts'

export const aliquotaMassima = (year: TaxYear): number =>
  Math.max(...Object.values(formeRegionali).flatMap((years) => years[year].valore.scaglioni.map(({ aliquota }) => aliquota)))
