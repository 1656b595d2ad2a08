/** The days on which clients pay. Statements find only those of clients that the caller sees. Who pays and how much is sealed. */
import { and, asc, between, eq, inArray } from 'drizzle-orm'
import type { Db, OpenDatabase } from '../../platform/connection.ts'
import { nextIds } from '../../platform/next-id.ts'
import { client, paymentDay } from '../../platform/schema.ts'

type Store = Pick<OpenDatabase, 'db' | 'vault'>
type Content = { readonly chi: string; readonly totale: number; readonly pagamenti: number; readonly provvisorio: boolean }
export type Day = { readonly due: string; readonly content: Content }
type Of = { readonly clientId: number; readonly calculationId: number | null; readonly insertedAt: Date }

const place = (id: number) => ['payment_day', id, 'content'] as const

/** Replaces the days of the client. Call it in a transaction that has locked the client. */
export async function replace({ db, vault }: Store, of: Of, days: readonly Day[]): Promise<void> {
  await drop(db, of.clientId)
  if (days.length === 0) return
  const ids = await nextIds(db, 'payment_day', days.length)
  const rows = days.flatMap(({ due, content }, k) => {
    const id = ids[k]
    return id === undefined ? [] : [{ ...of, id, due, content: vault.seal(place(id), JSON.stringify(content)) }]
  })
  await db.insert(paymentDay).overridingSystemValue().values(rows)
}

/** Returns whether there were any. */
export const drop = async (db: Db, clientId: number): Promise<boolean> =>
  (await db.delete(paymentDay).where(eq(paymentDay.clientId, clientId)).returning({ id: paymentDay.id })).length > 0

/** The days of the clients of these studios, from `first` to `last` inclusive. Throws `NotOpened`. */
export async function due({ db, vault }: Store, studios: readonly number[], first: string, last: string) {
  const rows = await db
    .select({
      id: paymentDay.id,
      clientId: client.id,
      name: client.denominazione,
      calculationId: paymentDay.calculationId,
      due: paymentDay.due,
      content: paymentDay.content,
      insertedAt: paymentDay.insertedAt,
    })
    .from(paymentDay)
    .innerJoin(client, eq(client.id, paymentDay.clientId))
    .where(and(between(paymentDay.due, first, last), inArray(client.agencyId, [0, ...studios])))
    .orderBy(asc(paymentDay.due), asc(client.denominazioneKey), asc(paymentDay.id))
  return rows.map((row) => ({ ...row, content: JSON.parse(vault.open(place(row.id), row.content)) as Content }))
}
