/** Dates in the style of a letter. */
const mesi = ['gennaio', 'febbraio', 'marzo', 'aprile', 'maggio', 'giugno', 'luglio', 'agosto', 'settembre', 'ottobre', 'novembre', 'dicembre']

/** `2026-11-20` gives `20 novembre 2026`; the first of the month is `1°`, as in the notes of the year. */
export function longDate(iso: string): string {
  const [anno, mese, giorno] = iso.split('-').map(Number)
  return `${giorno === 1 ? '1°' : giorno} ${mesi[(mese ?? 1) - 1]} ${anno}`
}
