import type { Boxes, TaxReturn } from '../tax-return.ts'
import { amount, type Figures, figuresOf, rowCodes, sum } from './figures.ts'

/**
 * The firm under study, whose income a simulator computes itself and must not find again: the declarant's own, or the
 * partnership, family firm or transparent company with this tax code.
 */
export type StudiedFirm = { readonly own: true } | { readonly cfImpresa: string } | null

/** Incomes outside the firm, one line each. */
export type Incomes = {
  readonly pensione: number
  readonly lavoroDipendente: number
  readonly assimilatiLavoroDipendente: number
  readonly impreseMinoriLavoroAutonomo: number
  readonly redditiDiversi: number
  readonly fabbricatiLocati: number
  readonly abitazionePrincipale: number
  readonly cedolareSecca: number
  readonly altriRedditi: number
  /** The closing line fell below zero (losses against other incomes) and shows 0: the page warns. */
  readonly altriRedditiNegativi: boolean
}

/** Kinds of RC rows that are pensions: 1, and 7 for orphans. */
const PENSIONS: readonly number[] = [1, 7]

/** The nine lines of a person's other incomes; `altriRedditi` closes the total of RN1. */
export function incomesOf(taxReturn: TaxReturn, studied: StudiedFirm): Incomes {
  const figures = figuresOf(taxReturn)
  const { n, found, last, layout } = figures
  const pensione = pensions(figures)
  const leftOut = studiedIncome(figures, studied)
  const fallback = layout.abitazionePrincipale
  const lines = {
    pensione,
    lavoroDipendente: Math.max(0, last('RC005') - pensione),
    assimilatiLavoroDipendente: last('RC009'),
    impreseMinoriLavoroAutonomo: Math.max(0, sum(n, ['RG036001', 'RF101001', 'RE025001', 'RH014001', 'RH017001', 'RL032001']) - leftOut),
    redditiDiversi: sum(n, ['RL019001', 'RL022002']),
    fabbricatiLocati: n('RB010013'),
    abitazionePrincipale: found('RN002001') ?? (fallback === null ? 0 : n(fallback)),
  }
  const others = n('RN001005') - Object.values(lines).reduce((total, line) => total + line, 0) - leftOut
  return { ...lines, cedolareSecca: sum(n, layout.cedolareSecca), altriRedditi: Math.max(0, others), altriRedditiNegativi: others < 0 }
}

/** What the declarant has from a firm (RH), the agreed share where there is one; null when it is not in the return. */
export function shareFrom(taxReturn: TaxReturn, cfImpresa: string): number | null {
  const rows = Object.values(taxReturn.modules).flatMap((boxes) => sharesIn(boxes, cfImpresa))
  return rows.length === 0 ? null : rows.reduce((total, share) => total + share, 0)
}

/** Partnerships stand in RH1-RH4, transparent companies in RH5-RH6; their agreed share has another column. */
function sharesIn(boxes: Boxes, cfImpresa: string): readonly number[] {
  const rows = [...rowCodes('RH', 1, 4, '').map((row) => ({ row, agreed: '014' })), ...rowCodes('RH', 5, 6, '').map((row) => ({ row, agreed: '015' }))]
  return rows
    .filter(({ row }) => boxes[`${row}001`] === cfImpresa)
    .map(({ row, agreed }) => (boxes[row + agreed] === undefined ? amount(boxes, `${row}004`) : amount(boxes, row + agreed)))
}

function pensions({ modules, n }: Figures): number {
  const rows = rowCodes('RC', 1, 3, '')
  const gross = modules.flatMap((boxes) => rows.filter((row) => PENSIONS.includes(amount(boxes, `${row}001`))).map((row) => amount(boxes, `${row}003`)))
  return Math.max(0, gross.reduce((total, pension) => total + pension, 0) - n('RC005003'))
}

function studiedIncome({ n, modules }: Figures, studied: StudiedFirm): number {
  if (studied === null) return 0
  if ('own' in studied) return sum(n, ['RG036001', 'RF101001', 'RE025001'])
  return modules.flatMap((boxes) => sharesIn(boxes, studied.cfImpresa)).reduce((total, share) => total + share, 0)
}
