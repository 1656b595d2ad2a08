/** The timeline of a client, put together from the existing tables. */
import { type HistoryLine, type Identity, outcomeNames } from '@bilancia/contract/api'
import { and, eq, inArray } from 'drizzle-orm'
import { nameOf } from '../../platform/author-name.ts'
import type { Deps } from '../../platform/deps.ts'
import { clientAlias, clientTransfer } from '../../platform/schema.ts'
import * as saved from '../calculations/store.ts'
import { ofTheClient } from '../clients/returns.ts'
import * as clients from '../clients/store.ts'
import { visible } from '../telematico/scope.ts'
import { taxReturn } from '../telematico/tables.ts'
import * as store from './store.ts'

/** What happened, the latest first, with all advice and all reminders. */
export async function history(at: Pick<Deps, 'db' | 'vault' | 'asProgram'>, who: Identity, asked: number) {
  const { db } = at
  const client = await clients.present(db, who, asked)
  const { id } = client
  const { creatoDa } = await clients.recordFor(at, client)
  const found = await saved.filed(at, id)
  const delivered = (await store.ofClient(at, id)).map(store.item)
  const reminders = (await store.reminders(at, id)).map(store.toReminder)
  const returns = await db
    .select({ type: taxReturn.type, model: taxReturn.modelYear, year: taxReturn.taxYear, at: taxReturn.importedAt, by: taxReturn.importedByName })
    .from(taxReturn)
    .where(and(visible(who), ofTheClient(client), inArray(taxReturn.taxCode, await clients.codesOf(db, client))))
  const merged = await db.select().from(clientAlias).where(eq(clientAlias.clientId, id))
  const arrived = await db
    .select({ at: clientTransfer.outcomeAt, by: nameOf(clientTransfer.outcomeBy) })
    .from(clientTransfer)
    .where(and(eq(clientTransfer.clientId, id), eq(clientTransfer.outcome, 'ACCETTATO')))
  const lines = [
    line(client.insertDate.toISOString(), 'CLIENTE', 'Cliente aggiunto', creatoDa),
    ...merged.map((one) => line(one.mergedAt.toISOString(), 'CLIENTE', `Unito il cliente ${one.formerId} (${one.codiceFiscale})`, null)),
    ...arrived.flatMap(({ at: when, by }) => (when ? [line(when.toISOString(), 'CLIENTE', 'Arrivato da un altro studio', by)] : [])),
    ...returns.map(({ type, model, year, at: when, by }) =>
      line(when.toISOString(), 'DICHIARAZIONE', `Dichiarazione Redditi ${type} ${model}, redditi del ${year}`, by),
    ),
    ...found.map((one) =>
      line(one.insertedAt.toISOString(), 'ELABORAZIONE', `${store.toolOf(one.application)}: ${one.name}`, one.author, {
        id: one.id,
        Applicazione: one.application,
      }),
    ),
    ...delivered.map((one) => line(one.il, 'CONSEGNA', `Consegna: ${one.titolo}`, one.di, one)),
    ...delivered.flatMap((one) => (one.esitoIl ? [line(one.esitoIl, 'ESITO', `«${one.titolo}» ${outcomeNames[one.esito]}`, one.esitoDi, one)] : [])),
    ...reminders.flatMap((one) => (one.fattoIl ? [line(one.fattoIl, 'PROMEMORIA', `Fatto: ${one.testo}`, one.fattoDi)] : [])),
  ]
  return { righe: lines.sort((a, b) => b.il.localeCompare(a.il)), consegne: delivered, promemoria: reminders }
}

const line = (
  il: string,
  tipo: HistoryLine['tipo'],
  testo: string,
  di: string | null,
  of: { readonly id?: number | null; readonly Applicazione?: number } = {},
): HistoryLine => ({ il, tipo, testo, di, id: of.id ?? null, Applicazione: of.Applicazione ?? null })
