import { incomes, ownFirm } from '../record-layouts/pf-person.ts'
import type { Boxes, TaxReturn } from '../tax-return.ts'
import { amount, type Figures, figuresOf, rowCodes, sum } from './figures.ts'

/**
 * The firm under study, whose income a simulator computes itself and must not find again: the declarant's own, or the
 * partnership, family firm or transparent company with this tax code.
 */
export type StudiedFirm = { readonly own: true } | { readonly cfImpresa: string } | null

export type IncomeLine = keyof typeof incomes

/** Incomes outside the firm, one line each. */
export type Incomes = Readonly<Record<IncomeLine, number>> & {
  /** The closing line fell below zero (losses against other incomes) and shows 0: the page warns. */
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

/** What the declarant has from a firm (RH), the agreed share where there is one; null when it is not in the return. */
export function shareFrom(taxReturn: TaxReturn, cfImpresa: string): number | null {
  const shares = Object.values(taxReturn.modules).flatMap((boxes) => sharesIn(boxes, cfImpresa))
  return shares.length === 0 ? null : sum(shares)
}

/** Partnerships stand in RH1-RH4, transparent companies in RH5-RH6; their agreed share has another column. */
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
