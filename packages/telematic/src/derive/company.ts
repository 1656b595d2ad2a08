import { company, imposteIndeducibili } from '../record-layouts/sc.ts'
import type { TaxReturn } from '../tax-return.ts'
import { figuresOf } from './figures.ts'

/** The data of the company, or of the firm to convert, for Convenienza Srl. */
export type Company = {
  readonly utileAnteImposte: number
  readonly variazioniAumento: number
  readonly variazioniDiminuzione: number
  /** Income from the three lines, and as the return states it. */
  readonly reddito: number
  readonly redditoDichiarato: number
  /** RF16; zero for cash accounts. */
  readonly imposteIndeducibili: number
}

type Taxes = { readonly movesTaxes: boolean }

/** The accounts that the lines come from. A sole trader without RF has simplified accounts, RG. */
export function accountsOf(taxReturn: TaxReturn, { movesTaxes }: Taxes): keyof typeof company {
  const { has, value } = figuresOf(taxReturn)
  if (taxReturn.type === 'PF' && !has('RF')) return 'perCassa'
  return movesTaxes && value(imposteIndeducibili) !== 0 ? 'imposteSpostate' : 'bilancio'
}

/** The company's lines. */
export function companyOf(taxReturn: TaxReturn, taxes: Taxes): Company {
  const { value } = figuresOf(taxReturn)
  const accounts = accountsOf(taxReturn, taxes)
  const formulas = company[accounts]
  const lines = {
    utileAnteImposte: value(formulas.utileAnteImposte),
    variazioniAumento: value(formulas.variazioniAumento),
    variazioniDiminuzione: value(formulas.variazioniDiminuzione),
  }
  return {
    ...lines,
    reddito: lines.utileAnteImposte + lines.variazioniAumento - lines.variazioniDiminuzione,
    redditoDichiarato: value(formulas.dichiarato),
    imposteIndeducibili: accounts === 'perCassa' ? 0 : value(imposteIndeducibili),
  }
}
