/** The payments of a calendar as files: a table, a calendar for a diary, F24 forms as data. */

export { agendaIcs, type InAgenda } from './agenda.ts'
export { type Contribuente, contribuentiDi, perGiornoESoggetto, totaleDi } from './contribuenti.ts'
export { pagamentiCsv } from './csv.ts'
export { type DaCompletare, type ModelloF24, modelliF24 } from './f24.ts'
export { calendarioIcs, type Esportazione } from './ics.ts'
