/** Advice and reminders in the database. Statements find only those of clients that the caller sees. Titles, files and texts are sealed. */
import { type AdviceItem, type Reminder, recordedAccesses } from '@bilancia/contract/api'
import { and, asc, desc, eq, getTableColumns, isNull, lte, type SQL, sql } from 'drizzle-orm'
import { nameOf, nameOrNull } from '../../platform/author-name.ts'
import type { Db, OpenDatabase } from '../../platform/connection.ts'
import { type Creation, refuseOther } from '../../platform/idempotency.ts'
import { nextId } from '../../platform/next-id.ts'
import { advice, client, reminder } from '../../platform/schema.ts'

type Store = Pick<OpenDatabase, 'db' | 'vault'>
export type Row = typeof advice.$inferSelect & { readonly by: string; readonly outcomeByName: string | null }
export type ReminderRow = typeof reminder.$inferSelect & { readonly by: string; readonly doneByName: string | null }

const selected = (db: Db) =>
  db
    .select({ ...getTableColumns(advice), by: nameOf(advice.principalId), outcomeByName: nameOrNull(advice.outcomeBy) })
    .from(advice)
    .innerJoin(client, eq(client.id, advice.clientId))

const opened = ({ vault }: Pick<Store, 'vault'>, row: Row): Row => ({
  ...row,
  title: vault.open(['advice', row.id, 'title'], row.title),
  file: vault.open(['advice', row.id, 'file'], row.file),
})

/** `clients`: the condition of the clients that the caller sees. Throws `NotOpened`. */
export async function find(at: Store, clients: SQL | undefined, id: number): Promise<Row | null> {
  const [row] = await selected(at.db).where(and(eq(advice.id, id), clients))
  return row ? opened(at, row) : null
}

/** The newest first, with their titles and without the files. */
export async function ofClient(at: Store, clientId: number): Promise<readonly Row[]> {
  const rows = await selected(at.db).where(eq(advice.clientId, clientId)).orderBy(desc(advice.deliveredAt), desc(advice.id))
  return rows.map((row) => ({ ...row, title: at.vault.open(['advice', row.id, 'title'], row.title) }))
}

/** The Id of the advice that a call with this key has made, or null. Throws IDEMPOTENZA_DIVERSA. */
export async function madeWith(at: Store, principalId: number, creation: Creation): Promise<number | null> {
  if (creation.creationKey === null) return null
  const [row] = await at.db
    .select({ id: advice.id, creationDigest: advice.creationDigest })
    .from(advice)
    .where(and(eq(advice.principalId, principalId), eq(advice.creationKey, creation.creationKey)))
  if (row) refuseOther(creation, row)
  return row?.id ?? null
}

export type New = Omit<typeof advice.$inferInsert, 'id'>

/** Null if the user has used the key already. */
export async function insert({ db, vault }: Store, row: New): Promise<number | null> {
  const id = await nextId(db, 'advice')
  const [saved] = await db
    .insert(advice)
    .overridingSystemValue()
    .values({ ...row, id, title: vault.seal(['advice', id, 'title'], row.title), file: vault.seal(['advice', id, 'file'], row.file) })
    .onConflictDoNothing()
    .returning({ id: advice.id })
  return saved?.id ?? null
}

/** Until the end of the transaction nobody else changes the advice. */
export async function lock(db: Db, id: number): Promise<void> {
  await db.select({ id: advice.id }).from(advice).where(eq(advice.id, id)).for('update')
}

export async function decide(db: Db, id: number, change: Pick<Row, 'outcome' | 'outcomeAt' | 'outcomeBy'>): Promise<void> {
  await db.update(advice).set(change).where(eq(advice.id, id))
}

const remembered = (db: Db) =>
  db
    .select({
      ...getTableColumns(reminder),
      by: nameOf(reminder.principalId),
      doneByName: nameOrNull(reminder.doneBy),
      clientName: client.denominazione,
    })
    .from(reminder)
    .innerJoin(client, eq(client.id, reminder.clientId))

const legible = <T extends ReminderRow>({ vault }: Pick<Store, 'vault'>, row: T): T => ({
  ...row,
  content: vault.open(['reminder', row.id, 'content'], row.content),
})

/** The open ones first, then by day. */
export const reminders = async (at: Store, clientId: number) =>
  (await remembered(at.db).where(eq(reminder.clientId, clientId)).orderBy(sql`${reminder.doneAt} is not null`, asc(reminder.due), asc(reminder.id))).map(
    (row) => legible(at, row),
  )

export async function findReminder(at: Store, clientId: number, id: number) {
  const [row] = await remembered(at.db).where(and(eq(reminder.clientId, clientId), eq(reminder.id, id)))
  return row ? legible(at, row) : null
}

/** The open reminders of these clients that are due by `day`. */
export const due = async (at: Store, clients: SQL | undefined, day: string, most: number) =>
  (
    await remembered(at.db)
      .where(and(isNull(reminder.doneAt), lte(reminder.due, day), clients))
      .orderBy(asc(reminder.due), asc(reminder.id))
      .limit(most)
  ).map((row) => legible(at, row))

/** Null if the user has used the key already. */
export async function insertReminder({ db, vault }: Store, row: Omit<typeof reminder.$inferInsert, 'id'>): Promise<number | null> {
  const id = await nextId(db, 'reminder')
  const [saved] = await db
    .insert(reminder)
    .overridingSystemValue()
    .values({ ...row, id, content: vault.seal(['reminder', id, 'content'], row.content) })
    .onConflictDoNothing()
    .returning({ id: reminder.id })
  return saved?.id ?? null
}

export async function closeReminder(db: Db, id: number, done: Pick<ReminderRow, 'doneAt' | 'doneBy'>): Promise<void> {
  await db.update(reminder).set(done).where(eq(reminder.id, id))
}

/** Until the end of the transaction nobody else changes the reminder. */
export async function lockReminder(db: Db, id: number): Promise<void> {
  await db.select({ id: reminder.id }).from(reminder).where(eq(reminder.id, id)).for('update')
}

export async function correctReminder({ db, vault }: Store, id: number, { il, testo }: Pick<Reminder, 'il' | 'testo'>): Promise<void> {
  await db
    .update(reminder)
    .set({ due: il, content: vault.seal(['reminder', id, 'content'], testo) })
    .where(eq(reminder.id, id))
}

export async function deleteReminder(db: Db, id: number): Promise<void> {
  await db.delete(reminder).where(eq(reminder.id, id))
}

/** As the calls answer it. */
export const item = (row: Row): AdviceItem => ({
  ...{ id: row.id, titolo: row.title, Applicazione: row.application, annoImposta: row.taxYear, elaborazione: row.calculationId },
  ...{ il: row.deliveredAt.toISOString(), di: row.by, esito: row.outcome, esitoIl: row.outcomeAt?.toISOString() ?? null, esitoDi: row.outcomeByName },
  Impronta: row.fingerprint,
})

/** The same for a reminder. */
export const toReminder = ({ id, due, content, by, doneAt, doneByName }: ReminderRow): Reminder => ({
  ...{ id, il: due, testo: content, di: by, fattoIl: doneAt?.toISOString() ?? null, fattoDi: doneByName },
})

/** The tool in which a calculation was made, by name. */
export const toolOf = (application: number) => recordedAccesses.get(application) ?? 'Elaborazione'
