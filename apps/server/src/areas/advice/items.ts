/** Rows of advice and of reminders as the calls answer them. */
import { type AdviceItem, type Reminder, recordedAccesses } from '@bilancia/contract/api'
import type { ReminderRow, Row } from './store.ts'

export const item = (row: Row): AdviceItem => ({
  ...{ id: row.id, titolo: row.title, Applicazione: row.application, annoImposta: row.taxYear, elaborazione: row.calculationId },
  ...{ il: row.deliveredAt.toISOString(), di: row.by, esito: row.outcome, esitoIl: row.outcomeAt?.toISOString() ?? null, esitoDi: row.outcomeByName },
  Impronta: row.fingerprint,
})

export const told = ({ id, due, content, by, doneAt, doneByName }: ReminderRow): Reminder => ({
  ...{ id, il: due, testo: content, di: by, fattoIl: doneAt?.toISOString() ?? null, fattoDi: doneByName },
})

/** The tool in which a calculation was made, by name. */
export const toolOf = (application: number) => recordedAccesses.get(application) ?? 'Elaborazione'
