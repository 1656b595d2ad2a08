/** Changes of the law that the suite tells its users. Each ends with the year after its own, in which the returns are filed. */
export type LawNotice = { readonly year: number; readonly title: string; readonly text: string }

const all: readonly LawNotice[] = [
  {
    year: 2024,
    title: 'Aggiornamento IRPEF 2024',
    text: 'Per il 2024 chi ha un reddito complessivo oltre 50.000 euro può dovere fino a 260 euro in più, per minori detrazioni (art. 2 D.Lgs. 216/2023).',
  },
  {
    year: 2025,
    title: 'Aggiornamento IRPEF 2025',
    text: 'Dal 2025 chi ha un reddito complessivo oltre 75.000 euro detrae le spese entro un tetto (art. 16-ter TUIR). Qui non è calcolato: si scrivono già ridotte.',
  },
  {
    year: 2026,
    title: 'Aggiornamento IRPEF 2026',
    text: 'Dal 2026 chi ha un reddito complessivo oltre 200.000 euro può dovere fino a 440 euro in più, per minori detrazioni (art. 1, c. 4, L. 199/2025).',
  },
]

export function lawNotices(now: Date): readonly LawNotice[] {
  const thisYear = Number(now.toLocaleDateString('sv-SE', { timeZone: 'Europe/Rome' }).slice(0, 4))
  return all.filter(({ year }) => year === thisYear || year === thisYear - 1)
}
