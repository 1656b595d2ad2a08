/** The form of a calendar that names none. Only what shows a calendar loads it. */
import type { Forma } from './forme.ts'
import type { Colonna } from './results.ts'

/** The form that is taken while nobody has chosen one: today's, else the best, else the first that the law does not forbid. Null if no column has figures. */
export function formaIniziale(oggi: string, colonne: readonly Pick<Colonna, 'forma' | 'calcolata' | 'posizione' | 'ammissibilita'>[]): Forma | null {
  const conCifre = colonne.filter(({ calcolata }) => calcolata)
  const una =
    conCifre.find(({ forma }) => forma === oggi) ??
    conCifre.find(({ posizione }) => posizione === 1) ??
    conCifre.find(({ ammissibilita }) => ammissibilita.esito !== 'NO') ??
    conCifre[0]
  return una?.forma ?? null
}
