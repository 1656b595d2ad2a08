/** The filters of the law page, kept in the address. */
import { regioni, type TaxYear, taxYears } from '@bilancia/contract'
import type { LawFigure, LawFigures, LawYear } from '@bilancia/contract/api'
import type { Filters } from '../records/list/address.ts'
import { changeIn } from './periods.ts'

export const CHANGED = 'Solo ciò che cambia'
/** Names of the parameters in the address. `cifra` is one figure, by its id or that of its table. */
export const names = ['testo', 'tributo', 'regione', 'anno', 'attendibilita', 'cambia'] as const

export const yearAsked = ({ anno }: Filters): TaxYear | null => taxYears.find((year) => String(year) === anno) ?? null

/** The figures that match every filter. A filter with an unknown value matches nothing. */
export function filtered({ cifre, fonti }: LawFigures, filters: Filters, cifra: string): readonly LawFigure[] {
  if (cifra) return cifre.filter(({ id }) => id === cifra || (id.startsWith(`${cifra}.`) && /^\d+$/.test(id.slice(cifra.length + 1))))
  const words = plain(filters.testo ?? '')
    .split(/\s+/)
    .filter(Boolean)
  const year = yearAsked(filters)
  const inYear = (anni: readonly LawYear[]) => (year === null ? anni : anni.filter(({ anno }) => anno === year))
  const { tributo, regione, attendibilita, cambia } = filters
  return cifre.filter((figure) => {
    if (tributo && figure.tributo !== tributo) return false
    if (regione && nameOf(figure.regione) !== regione) return false
    const anni = inYear(figure.anni)
    if (year !== null && anni.length === 0) return false
    if (attendibilita && !anni.some((one) => one.attendibilita === attendibilita)) return false
    if (cambia && !(year === null ? taxYears : [year]).some((one) => changeIn(figure, one, taxYears[0]))) return false
    return words.length === 0 || holds(textOf(figure, anni, fonti), words)
  })
}

const nameOf = (code: number | null): string | null => Object.entries(regioni).find(([key]) => Number(key) === code)?.[1] ?? null

const holds = (text: string, words: readonly string[]): boolean => words.every((word) => text.includes(word))

function textOf({ id, nome, regione }: LawFigure, anni: readonly LawYear[], fonti: LawFigures['fonti']): string {
  const acts = anni.flatMap(({ norma, citazione, fonti: ids }) => [norma, citazione, ...ids.map((one) => fonti[one]?.atto)])
  return plain([id, nome, nameOf(regione), ...acts].join(' '))
}

/** Lower case, without accents. */
const plain = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
