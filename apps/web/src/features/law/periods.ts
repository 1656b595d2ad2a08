/** Groups consecutive years with equal contents into periods, and finds the changes from one year to the next. */
import type { TaxYear } from '@bilancia/contract'
import type { LawFigure, LawYear } from '@bilancia/contract/api'

/** Consecutive years; `cifra` is null where the figure does not exist. */
export type Period = { readonly dal: TaxYear; readonly al: TaxYear; readonly cifra: LawYear | null; readonly cambia: 'valore' | 'norma' | null }

const written = (year: LawYear | undefined): string => JSON.stringify(year?.valore ?? null)

/** The changes from the year before; none in the first known year. */
export function changeIn({ anni }: LawFigure, anno: TaxYear, first: TaxYear): Period['cambia'] {
  if (anno === first) return null
  const now = anni.find((year) => year.anno === anno)
  const before = anni.find((year) => year.anno === anno - 1)
  if (written(now) !== written(before)) return 'valore'
  return now?.norma === before?.norma ? null : 'norma'
}

/** The periods of some years. A new one starts where the value, the norm, the status or the mark changes. */
export function periods(figure: LawFigure, years: readonly TaxYear[], first: TaxYear): readonly Period[] {
  const key = (year: LawYear | undefined) => JSON.stringify([year?.valore, year?.norma, year?.attendibilita, year?.marchio])
  return together(figure, years, key).map(({ dal, al, cifra }) => ({ dal, al, cifra, cambia: changeIn(figure, dal, first) }))
}

/** The years grouped by the same sources. */
export const restingOn = (figure: LawFigure, years: readonly TaxYear[]) =>
  together(figure, years, (year) => JSON.stringify([year?.norma, year?.citazione, year?.attendibilita, year?.fonti, year?.marchio])).flatMap(
    ({ cifra, ...period }) => (cifra ? [{ ...period, cifra }] : []),
  )

function together({ anni }: LawFigure, years: readonly TaxYear[], key: (year: LawYear | undefined) => string): readonly Omit<Period, 'cambia'>[] {
  const found: { dal: TaxYear; al: TaxYear; cifra: LawYear | null; key: string }[] = []
  for (const anno of years) {
    const cifra = anni.find((year) => year.anno === anno)
    const last = found.at(-1)
    if (last?.key === key(cifra)) last.al = anno
    else found.push({ dal: anno, al: anno, cifra: cifra ?? null, key: key(cifra) })
  }
  return found.map(({ key: _, ...period }) => period)
}

export const yearsOf = ({ dal, al }: Pick<Period, 'dal' | 'al'>): string => (dal === al ? `${dal}` : `${dal}–${al}`)
