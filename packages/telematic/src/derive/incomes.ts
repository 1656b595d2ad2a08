import { incomes, ownFirm } from '../record-layouts/pf-person.ts'
import type { Boxes, TaxReturn } from '../tax-return.ts'
import { amount, type Figures, figuresOf, rowCodes, sum } from './figures.ts'

/**
 * The firm under study: the declarant's own, or the partnership, family firm or transparent company with this tax code. A
 * simulator computes its income, so the load must leave it out.
 */
export type StudiedFirm = { readonly own: true } | { readonly cfImpresa: string } | null

export type IncomeLine = keyof typeof incomes

/** Incomes outside the firm, one line each. */
export type Incomes = Readonly<Record<IncomeLine, number>> & {
  /** The closing line would be below zero (losses larger than other incomes) and is 0. The page warns about it. */
  readonly altriRedditiNegativi: boolean
}

/** The nine lines of a person's other incomes; `altriRedditi` closes the total of RN1. */
export function incomesOf(taxReturn: TaxReturn, studied: StudiedFirm): Incomes {
  const figures = figuresOf(taxReturn)
  const { value } = figures
  const leftOut = studiedIncome(figures, studied)
  const pensione = value(incomes.pensione)
  const lines = {
    pensione,
    lavoroDipendente: Math.max(0, value(incomes.lavoroDipendente) - pensione),
    assimilatiLavoroDipendente: value(incomes.assimilatiLavoroDipendente),
    impreseMinoriLavoroAutonomo: Math.max(0, value(incomes.impreseMinoriLavoroAutonomo) - leftOut),
    redditiDiversi: value(incomes.redditiDiversi),
    fabbricatiLocati: value(incomes.fabbricatiLocati),
    abitazionePrincipale: value(incomes.abitazionePrincipale),
  }
  const others = value(incomes.altriRedditi) - sum(Object.values(lines)) - leftOut
  return { ...lines, cedolareSecca: value(incomes.cedolareSecca), altriRedditi: Math.max(0, others), altriRedditiNegativi: others < 0 }
}

/** The declarant's income from a firm (RH), or the agreed share if there is one; null if the return does not have it. */
export function shareFrom(taxReturn: TaxReturn, cfImpresa: string): number | null {
  const shares = Object.values(taxReturn.modules).flatMap((boxes) => sharesIn(boxes, cfImpresa))
  return shares.length === 0 ? null : sum(shares)
}

/** Partnerships are in RH1-RH4, transparent companies in RH5-RH6. Their agreed share has a separate column. */
function sharesIn(boxes: Boxes, cfImpresa: string): readonly number[] {
  const rows = [...rowCodes('RH', 1, 4, '').map((row) => ({ row, agreed: '014' })), ...rowCodes('RH', 5, 6, '').map((row) => ({ row, agreed: '015' }))]
  return rows
    .filter(({ row }) => boxes[`${row}001`] === cfImpresa)
    .map(({ row, agreed }) => (boxes[row + agreed] === undefined ? amount(boxes, `${row}004`) : amount(boxes, row + agreed)))
}

function studiedIncome({ value, modules }: Figures, studied: StudiedFirm): number {
  if (studied === null) return 0
  if ('own' in studied) return value(ownFirm)
  return sum(modules.flatMap((boxes) => sharesIn(boxes, studied.cfImpresa)))
}
