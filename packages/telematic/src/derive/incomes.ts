import { incomes, ownFirm, participations } from '../record-layouts/pf-person.ts'
import type { TaxReturn } from '../tax-return.ts'
import { amount, type Figures, figuresOf, sum } from './figures.ts'

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
    impreseMinoriLavoroAutonomo: Math.max(0, value(incomes.impreseMinoriLavoroAutonomo) - leftOut.here),
    redditiDiversi: value(incomes.redditiDiversi),
    fabbricatiLocati: value(incomes.fabbricatiLocati),
    abitazionePrincipale: value(incomes.abitazionePrincipale),
  }
  const others = value(incomes.altriRedditi) - sum(Object.values(lines)) - leftOut.here - leftOut.elsewhere
  return { ...lines, cedolareSecca: value(incomes.cedolareSecca), altriRedditi: Math.max(0, others), altriRedditiNegativi: others < 0 }
}

/** The declarant's income from a firm (RH), or the agreed share if there is one; null if the return does not have it. */
export function shareFrom(taxReturn: TaxReturn, cfImpresa: string): number | null {
  const shares = sharesOf(figuresOf(taxReturn), cfImpresa)
  return shares.length === 0 ? null : sum(shares.map((share) => share.amount))
}

/** `total`: where RH adds it up. Businesses in RH14, associations of professionals in RH17, simple partnerships in RH18. */
type Share = { readonly amount: number; readonly total: 'businesses' | 'associations' | 'simple' }

/** The shares in a firm: partnerships in RH1-RH4, transparent companies in RH5-RH6. */
function sharesOf({ modules }: Figures, cfImpresa: string): readonly Share[] {
  return modules.flatMap((boxes) =>
    participations.rows
      .filter(({ row }) => boxes[`${row}001`] === cfImpresa)
      .map(({ row, agreed, agreedIsZero }) => ({
        // A ticked box says that the agreed share is zero: a zero is not written.
        amount: amount(boxes, boxes[row + agreed] !== undefined || amount(boxes, row + agreedIsZero) > 0 ? row + agreed : `${row}004`),
        total: totalOf(amount(boxes, `${row}002`)),
      })),
  )
}

/** The total for a type of participation (column 2). A row without a type is a share in a business. */
function totalOf(type: number): Share['total'] {
  const { associations, simple } = participations.types
  if (associations.includes(type)) return 'associations'
  return simple.includes(type) ? 'simple' : 'businesses'
}

/** The income of the studied firm: the part in `impreseMinoriLavoroAutonomo`, and the part elsewhere in the total income. */
type LeftOut = { readonly here: number; readonly elsewhere: number }

/**
 * A loss from a business stops at RH9, and RH14 may be below the share because of other losses (RH8-RH12). RH17 adds the
 * shares with their signs, RH18 only the incomes.
 */
function studiedIncome(figures: Figures, studied: StudiedFirm): LeftOut {
  if (studied === null) return { here: 0, elsewhere: 0 }
  if ('own' in studied) return { here: figures.value(ownFirm), elsewhere: 0 }
  const shares = sharesOf(figures, studied.cfImpresa)
  const of = (total: Share['total']) => shares.filter((share) => share.total === total).map((share) => share.amount)
  const withoutLosses = (amounts: readonly number[]) => sum(amounts.map((one) => Math.max(0, one)))
  return {
    here: Math.min(withoutLosses(of('businesses')), figures.n('RH014001')) + sum(of('associations')),
    elsewhere: withoutLosses(of('simple')),
  }
}
