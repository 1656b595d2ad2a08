/** Figures of law: one value per tax year, each with the source that confirms it. */
import type { TaxYear } from '@bilancia/contract'

/** The text a rule or a figure rests on, as a reader looks it up: `art. 13, c. 5, TUIR`. */
export type Norma = string

/** How well a source stands: two sources or the official text, one source, known but without a source at hand. */
export type Attendibilita = 'confermata' | 'fonte unica' | 'da memoria'

export type Cifra<T> = { readonly valore: T; readonly fonte: string; readonly attendibilita: Attendibilita }

/** Every year is required: an unchanged figure is stated again. `nonPrevisto` marks a figure that a year does not have. */
export type PerYear<T> = Readonly<Record<TaxYear, Cifra<T>>>

export const nonPrevisto = 'non previsto' as const

/** One figure with its source: `cifra(24, 'circ. INPS 14/2026')`. */
export const cifra = <T>(valore: T, fonte: string, attendibilita: Attendibilita = 'confermata'): Cifra<T> => ({ valore, fonte, attendibilita })

/** Figures of several years that one source confirms: `conFonte('circ. INPS 14/2026', { 2025: 24, 2026: 24 })`. */
export function conFonte<T, const Y extends TaxYear>(
  fonte: string,
  valori: Readonly<Record<Y, T>>,
  attendibilita: Attendibilita = 'confermata',
): Readonly<Record<Y, Cifra<T>>> {
  return Object.fromEntries(Object.entries<T>(valori).map(([anno, valore]) => [anno, cifra(valore, fonte, attendibilita)])) as Record<Y, Cifra<T>>
}

/** The value in force from the latest of the years named: `{ dal2020: a, dal2022: b }` gives `a` in 2021. */
export type Periods<T> = { readonly dal2020: T } & { readonly [K in `dal${TaxYear}`]?: T }

export function inForce<T>(periods: Periods<T>, year: TaxYear): T {
  const starts = Object.keys(periods).map((key) => Number(key.slice('dal'.length)))
  const latest = Math.max(...starts.filter((start) => start <= year))
  return periods[`dal${latest}` as 'dal2020']
}
