/** Dates in the style of a letter. */
import { format } from '@bilancia/contract'

/** `2026-11-20` gives `20 novembre 2026`; the first of the month is `1°`, as in the notes of the year. */
export function longDate(iso: string): string {
  const [anno, mese, giorno] = iso.split('-').map(Number)
  return `${giorno === 1 ? '1°' : giorno} ${format.monthName(mese ?? 1)} ${anno}`
}
