/** Reminders of a client: a day on which to look again. */
import type { Identity, Reminder } from '@bilancia/contract/api'
import { eq } from 'drizzle-orm'
import type { Deps } from '../../platform/deps.ts'
import { type Creation, madeWith } from '../../platform/idempotency.ts'
import { Refusal } from '../../platform/problem.ts'
import { reminder } from '../../platform/schema.ts'
import { said } from '../audit/of-user.ts'
import { record } from '../audit/store.ts'
import { dayInRome } from '../auth/sign-in-checks.ts'
import * as clients from '../clients/store.ts'
import { told } from './items.ts'
import * as store from './store.ts'

/** Reminders of the coming week. */
const AHEAD_DAYS = 7
const SHOWN_MAX = 50

export const reminderService = ({ db, vault, clock }: Pick<Deps, 'db' | 'vault' | 'clock'>) => {
  const at = { db, vault }

  const reminderOf = async (clientId: number, id: number): Promise<Reminder> => {
    const row = await store.findReminder(at, clientId, id)
    if (!row) throw new Refusal('PROMEMORIA_NON_TROVATO', { id })
    return told(row)
  }

  return {
    /** `creation`: a call repeated with its key answers the reminder that it made first. Throws IDEMPOTENZA_DIVERSA. */
    async remind(who: Identity, asked: number, { il, testo }: { readonly il: string; readonly testo: string }, creation: Creation): Promise<Reminder> {
      const { id, companyId } = await clients.present(db, who, asked)
      return db.transaction(async () => {
        const made = await store.insertReminder(at, { clientId: id, principalId: who.Id, due: il, content: testo, insertedAt: clock(), ...creation })
        if (made === null) return reminderOf(id, (await madeWith(db, reminder, eq(reminder.principalId, who.Id), creation)) ?? 0)
        await record(db, who, clock(), [
          { kind: 'Cliente', action: 'Modifica', recordId: id, recordName: `cliente ${id}`, companyId, changes: [said('Promemoria', il)] },
        ])
        return reminderOf(id, made)
      })
    },

    async closeReminder(who: Identity, asked: number, promemoria: number, done: boolean): Promise<Reminder> {
      const { id, companyId } = await clients.present(db, who, asked)
      await reminderOf(id, promemoria)
      return db.transaction(async () => {
        await store.closeReminder(db, promemoria, done ? { doneAt: clock(), doneBy: who.Id } : { doneAt: null, doneBy: null })
        const change = said('Promemoria', done ? 'fatto' : 'di nuovo da fare')
        await record(db, who, clock(), [{ kind: 'Cliente', action: 'Modifica', recordId: id, recordName: `cliente ${id}`, companyId, changes: [change] }])
        return reminderOf(id, promemoria)
      })
    },

    async due(who: Identity) {
      const last = dayInRome(new Date(clock().getTime() + AHEAD_DAYS * 86_400_000))
      return (await store.due(at, clients.mine(who), last, SHOWN_MAX)).map((row) => ({ ...told(row), cliente: row.clientId, nome: row.clientName }))
    },
  }
}
