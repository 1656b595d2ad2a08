import type { TaxReturn } from '../tax-return.ts'
import { type Figures, figuresOf } from './figures.ts'

/** What the company, or the firm to convert, brings to ConvSrl. */
export type Company = {
  readonly utileAnteImposte: number
  readonly variazioniAumento: number
  readonly variazioniDiminuzione: number
  /** Income as the three lines give it, and as the return states it. */
  readonly reddito: number
  readonly redditoDichiarato: number
  /** RF16: taxes inside the increases, to be moved before the profit when the scenarios compute them again. */
  readonly imposteIndeducibili: number
}

/** The company's lines from RF, or from RG for a sole trader with simplified accounts. */
export function companyOf(taxReturn: TaxReturn, { movesTaxes }: { readonly movesTaxes: boolean }): Company {
  const figures = figuresOf(taxReturn)
  if (taxReturn.type === 'PF' && !figures.has('RF')) return fromSimplified(figures)
  const { n } = figures
  const imposteIndeducibili = n('RF016001')
  const moved = movesTaxes ? imposteIndeducibili : 0
  const utileAnteImposte = n('RF004001') - n('RF005001') + moved
  const variazioniAumento = n('RF032001') + n('RF006004') - moved
  const variazioniDiminuzione = n('RF056001')
  const reddito = utileAnteImposte + variazioniAumento - variazioniDiminuzione
  return { utileAnteImposte, variazioniAumento, variazioniDiminuzione, reddito, redditoDichiarato: n('RF057001'), imposteIndeducibili }
}

/** Income by cash has no tax adjustments of its own; participations (RG26, RG27) stay out. */
function fromSimplified({ n }: Figures): Company {
  const reddito = n('RG012001') - n('RG024001')
  return { utileAnteImposte: reddito, variazioniAumento: 0, variazioniDiminuzione: 0, reddito, redditoDichiarato: n('RG025001'), imposteIndeducibili: 0 }
}
