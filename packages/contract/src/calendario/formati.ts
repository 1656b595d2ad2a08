/** The files of a calendar: a table of payments, a calendar for a diary, F24 forms as data. */
export const formatiCalendario = ['pagamenti', 'ics', 'f24'] as const
export type FormatoCalendario = (typeof formatiCalendario)[number]
