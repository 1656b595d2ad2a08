/** The payments of a calendar as files: a table, a calendar for a diary, F24 forms as data. */

export { agendaIcs } from './agenda.ts'
export { type Cliente, contribuentiDi, perGiornoESoggetto, totaleDi } from './contribuenti.ts'
export { pagamentiCsv } from './csv.ts'
export { modelliF24 } from './f24.ts'
export { calendarioIcs } from './ics.ts'
