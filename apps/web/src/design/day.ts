/** Formats and parses days and times. Those on screen are Italian, wherever the browser is. */

/** `2026-11-21` as `21/11/2026`; empty for none. */
export const shownDay = (day: string | null): string => (day !== null && /^\d{4}-\d\d-\d\d$/.test(day) ? day.split('-').reverse().join('/') : (day ?? ''))

/** The day typed as `21/11/2026` (or `1.2.2026`), as `2026-11-21`. A text that is not a day is returned as typed. */
export function typedDay(text: string): string | null {
  const [, day = '', month = '', year = ''] = /^\s*(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})\s*$/.exec(text) ?? []
  if (year !== '') return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return text === '' ? null : text
}

const day = { timeZone: 'Europe/Rome', day: '2-digit', month: '2-digit', year: 'numeric' } as const
const inRome = new Intl.DateTimeFormat('it-IT', day)
const atRome = new Intl.DateTimeFormat('it-IT', { ...day, hour: '2-digit', minute: '2-digit' })

/** The Italian day of a time, as `21/11/2026`; empty for none. */
export const dayOf = (moment: string | null): string => (moment === null ? '' : inRome.format(new Date(moment)))

/** The Italian day and hour of a time, as `21/11/2026, 18:40`. */
export const momentOf = (moment: string): string => atRome.format(new Date(moment))
