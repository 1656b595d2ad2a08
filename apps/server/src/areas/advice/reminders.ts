/** Reminders of a client: a day on which to look again. */
import type { AuditChange, CorrectedReminder, Identity, Reminder } from '@bilancia/contract/api'
import { eq } from 'drizzle-orm'
import { DAY_MS } from '../../platform/day.ts'
import type { Deps } from '../../platform/deps.ts'
import { type Creation, madeWith } from '../../platform/idempotency.ts'
import { Refusal } from '../../platform/problem.ts'
import { reminder } from '../../platform/schema.ts'
import { said } from '../audit/of-user.ts'
import { record } from '../audit/store.ts'
import { dayInRome } from '../auth/sign-in-checks.ts'
import * as clients from '../clients/store.ts'
import * as store from './store.ts'

/** Reminders of the coming week. */
const AHEAD_DAYS = 7
const SHOWN_MAX = 50

const isOther = (now: CorrectedReminder['prima'], { il, testo }: CorrectedReminder['prima']) => now.il !== il || now.testo !== testo

export const reminderService = ({ db, vault, clock }: Pick<Deps, 'db' | 'vault' | 'clock'>) => {
  const at = { db, vault }

  const reminderOf = async (clientId: number, id: number): Promise<Reminder> => {
    const row = await store.findReminder(at, clientId, id)
    if (!row) throw new Refusal('PROMEMORIA_NON_TROVATO', { id })
    return store.toReminder(row)
  }

  /** The register cannot be erased, so it has the day and never the text. */
  const recorded = (who: Identity, { id, companyId }: clients.Row, ...changes: readonly AuditChange[]) =>
    record(db, who, clock(), [{ kind: 'Cliente', action: 'Modifica', recordId: id, recordName: `cliente ${id}`, companyId, changes }])

  return {
    /** `creation`: a call repeated with its key answers the reminder that it made first. Throws IDEMPOTENZA_DIVERSA. */
    async remind(who: Identity, asked: number, { il, testo }: { readonly il: string; readonly testo: string }, creation: Creation): Promise<Reminder> {
      const client = await clients.present(db, who, asked)
      const { id } = client
      return db.transaction(async () => {
        await clients.lock(db, who, id)
        const made = await store.insertReminder(at, { clientId: id, principalId: who.Id, due: il, content: testo, insertedAt: clock(), ...creation })
        if (made === null) return reminderOf(id, (await madeWith(db, reminder, eq(reminder.principalId, who.Id), creation)) ?? 0)
        await recorded(who, client, said('Promemoria', il))
        return reminderOf(id, made)
      })
    },

    async closeReminder(who: Identity, asked: number, promemoria: number, done: boolean): Promise<Reminder> {
      const client = await clients.present(db, who, asked)
      const { id } = client
      return db.transaction(async () => {
        await store.lockReminder(db, promemoria)
        const before = await reminderOf(id, promemoria)
        if ((before.fattoIl !== null) === done) return before
        await store.closeReminder(db, promemoria, done ? { doneAt: clock(), doneBy: who.Id } : { doneAt: null, doneBy: null })
        await recorded(who, client, said('Promemoria', done ? 'fatto' : 'di nuovo da fare'))
        return reminderOf(id, promemoria)
      })
    },

    /** Throws PROMEMORIA_CAMBIATO if it is not what the caller saw (`prima`). The same correction sent again answers the reminder. */
    async correctReminder(who: Identity, asked: number, promemoria: number, { prima, ...now }: CorrectedReminder): Promise<Reminder> {
      const client = await clients.present(db, who, asked)
      return db.transaction(async () => {
        await store.lockReminder(db, promemoria)
        const before = await reminderOf(client.id, promemoria)
        const [moved, rewritten] = [before.il !== now.il, before.testo !== now.testo]
        if (!moved && !rewritten) return before
        if (isOther(before, prima)) throw new Refusal('PROMEMORIA_CAMBIATO')
        await store.correctReminder(at, promemoria, now)
        const day = moved ? [{ Field: 'Promemoria', Before: before.il, After: now.il }] : []
        await recorded(who, client, ...day, ...(rewritten ? [said(`Testo del promemoria ${promemoria}`, 'cambiato')] : []))
        return reminderOf(client.id, promemoria)
      })
    },

    /** False if it was not there any more. Throws PROMEMORIA_NON_ELIMINATO if it is not what the caller saw (`prima`). */
    async deleteReminder(who: Identity, asked: number, promemoria: number, prima: CorrectedReminder['prima']): Promise<boolean> {
      const client = await clients.present(db, who, asked)
      return db.transaction(async () => {
        await store.lockReminder(db, promemoria)
        const before = await store.findReminder(at, client.id, promemoria)
        if (!before) return false
        if (isOther(store.toReminder(before), prima)) throw new Refusal('PROMEMORIA_NON_ELIMINATO')
        await store.deleteReminder(db, promemoria)
        await recorded(who, client, { Field: 'Promemoria', Before: before.due, After: null })
        return true
      })
    },

    async due(who: Identity) {
      const last = dayInRome(new Date(clock().getTime() + AHEAD_DAYS * DAY_MS))
      return (await store.due(at, clients.mine(who), last, SHOWN_MAX)).map((row) => ({ ...store.toReminder(row), cliente: row.clientId, nome: row.clientName }))
    },
  }
}
