/**
 * Saved calculations in the database. Each statement finds only those of one user, or those in the folder of a client. Typed values and names are
 * sealed.
 */
import { and, desc, eq, getTableColumns, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { nameOf } from '../../platform/author-name.ts'
import type { Db, OpenDatabase } from '../../platform/connection.ts'
import { type Creation, refuseOther } from '../../platform/idempotency.ts'
import { nextId } from '../../platform/next-id.ts'
import { Refusal } from '../../platform/problem.ts'
import { calculation, client, principal } from '../../platform/schema.ts'
import { NotOpened, type Vault } from '../../platform/vault/vault.ts'
import { indexOf } from './words.ts'

export type Row = typeof calculation.$inferSelect
/** A row whose texts have been opened. */
export type Saved = Row
export type New = Omit<typeof calculation.$inferInsert, 'id' | 'insertedAt' | 'savedAt'>
export type Change = Pick<New, 'displayName' | 'taxYear' | 'schemaVersion' | 'state' | 'result' | 'fingerprint'>
type Store = Pick<OpenDatabase, 'db' | 'vault'>

const sealedColumns = ['name', 'displayName', 'vatId', 'state', 'result'] as const
type Texts = { readonly [K in (typeof sealedColumns)[number]]?: string | null | undefined }

/** The texts of a calculation, each changed by `change`. */
function texts<T extends Texts>(row: T, change: (column: string, text: string) => string): T {
  const changed: { -readonly [K in keyof Texts]: string } = {}
  for (const column of sealedColumns) {
    const text = row[column]
    if (text !== undefined && text !== null) changed[column] = change(column, text)
  }
  return { ...row, ...changed }
}

/** The sealed texts of a calculation, as stored. */
export const sealed = <T extends Texts>({ seal }: Vault, id: number, row: T): T => texts(row, (column, text) => seal(['calculation', id, column], text))

/** Throws `NotOpened` if the row was changed or moved. */
export const opened = <T extends Texts & Pick<Row, 'id'>>({ open }: Vault, row: T): T =>
  texts(row, (column, text) => open(['calculation', row.id, column], text))

/** The columns of a list. */
const { state: _state, result: _result, words: _words, ...columns } = getTableColumns(calculation)
export const listed = columns
export type Listed = Omit<Row, 'state' | 'result' | 'words'>

const mine = (principalId: number, id: number) => and(eq(calculation.principalId, principalId), eq(calculation.id, id))

/** The newest first, without contents. The list includes calculations that do not open. */
export async function list({ db, vault }: Store, principalId: number, application: number): Promise<readonly Listed[]> {
  const rows = await db
    .select(listed)
    .from(calculation)
    .where(and(eq(calculation.principalId, principalId), eq(calculation.application, application)))
    .orderBy(desc(calculation.savedAt), desc(calculation.id))
  return rows.map((row) => legible(vault, row))
}

/** When a calculation was last saved, or changed at its address. */
const changedAt = sql`greatest(calculation.saved_at, (
  select v.saved_at from calculation_version v where v.calculation_id = calculation.id order by v.number desc limit 1))`.mapWith(calculation.savedAt)

/** Those of the user that were changed last, without contents. */
export async function last({ db, vault }: Store, principalId: number, applications: readonly number[], many: number) {
  const rows = await db
    .select({ ...listed, changedAt })
    .from(calculation)
    .where(and(eq(calculation.principalId, principalId), inArray(calculation.application, [...applications])))
    .orderBy(desc(changedAt), desc(calculation.id))
    .limit(many)
  return rows.map((row) => ({ ...legible(vault, row), changedAt: row.changedAt }))
}

/** A row for a list, also if it does not open. */
export function legible(vault: Vault, row: Listed): Listed {
  try {
    return opened(vault, row)
  } catch (error) {
    if (!(error instanceof NotOpened)) throw error
    return { ...row, name: UNREADABLE, displayName: '', vatId: '' }
  }
}

const UNREADABLE = 'Non leggibile'

/** The name of a row whose texts are still sealed. */
export const titled = (vault: Vault, { id, name }: Pick<Row, 'id' | 'name'>): string => {
  try {
    return opened(vault, { id, name }).name
  } catch (error) {
    if (!(error instanceof NotOpened)) throw error
    return UNREADABLE
  }
}

/** Who made it, also if it belongs to a colleague now. */
const author = nameOf(sql`coalesce(${calculation.madeBy}, ${calculation.principalId})`)
type Authored = { readonly author: string }

/** The calculations in the folder of a client that the caller sees, the newest first, with their authors. */
export async function filed({ db, vault }: Store, clientId: number): Promise<readonly (Listed & Authored)[]> {
  const rows = await db
    .select({ ...listed, author })
    .from(calculation)
    .where(eq(calculation.clientId, clientId))
    .orderBy(desc(calculation.savedAt), desc(calculation.id))
  return rows.map((row) => ({ ...legible(vault, row), author: row.author }))
}

/** Puts a calculation of the user into a folder, or (null) takes it out of `from`. */
export async function moveTo(db: Db, principalId: number, id: number, clientId: number | null, from?: number): Promise<boolean> {
  const inFolder = from === undefined ? undefined : eq(calculation.clientId, from)
  const moved = await db
    .update(calculation)
    .set({ clientId })
    .where(and(mine(principalId, id), inFolder))
    .returning({ id: calculation.id })
  return moved.length > 0
}

/** Its texts are still sealed. */
export async function find({ db }: Pick<Store, 'db'>, principalId: number, id: number): Promise<Row | null> {
  const [row] = await db.select().from(calculation).where(mine(principalId, id))
  return row ?? null
}

/**
 * The calculations that a caller may open at their addresses: their own, and those in the folders of `clients` (a condition). `key`: of a key of a studio,
 * which does not reach what its maker has in the folders of another one.
 */
export type Reach = { readonly principalId: number; readonly clients: SQL | undefined; readonly key: boolean }
export type Documented = { readonly row: Row; readonly author: string; readonly client: { readonly id: number; readonly nome: string } | null }

const reached = ({ principalId, clients, key }: Reach) =>
  or(and(eq(calculation.principalId, principalId), key ? isNull(calculation.clientId) : undefined), and(isNotNull(client.id), clients))

const documents = (db: Db) =>
  db
    .select({ row: calculation, author, client: { id: client.id, nome: client.denominazione } })
    .from(calculation)
    .leftJoin(client, eq(client.id, calculation.clientId))

/** Its texts are still sealed. */
export async function document({ db }: Pick<Store, 'db'>, reach: Reach, id: number): Promise<Documented | null> {
  const [found] = await documents(db).where(and(eq(calculation.id, id), reached(reach)))
  return found ?? null
}

const inGroup = (root: number) => or(eq(calculation.id, root), eq(calculation.variantOf, root))

/** A calculation, then its variants. Their texts are still sealed. */
export const group = ({ db }: Pick<Store, 'db'>, reach: Reach, root: number): Promise<readonly Documented[]> =>
  documents(db)
    .where(and(inGroup(root), reached(reach)))
    .orderBy(calculation.id)

/** The columns that a change of a document needs. */
const { id, application, principalId, clientId, schemaVersion, state, savedAt, name, displayName, taxYear } = getTableColumns(calculation)
const changed = { id, application, principalId, clientId, schemaVersion, state, savedAt, name, displayName, taxYear }
export type Locked = Pick<Row, keyof typeof changed>

/** The calculation and its variants, locked: until the transaction ends, nobody else changes them or their versions. */
export const lockedGroup = ({ db }: Pick<Store, 'db'>, reach: Reach, root: number): Promise<readonly Locked[]> =>
  db
    .select(changed)
    .from(calculation)
    .leftJoin(client, eq(client.id, calculation.clientId))
    .where(and(inGroup(root), reached(reach)))
    .orderBy(calculation.id)
    .for('no key update', { of: calculation })

/** Until the transaction ends, nobody else changes the calculation or its versions, or deletes it. Throws ELABORAZIONE_NON_TROVATA. */
export async function lock(db: Db, id: number): Promise<void> {
  const [row] = await db.select({ id: calculation.id }).from(calculation).where(eq(calculation.id, id)).for('no key update')
  if (!row) throw new Refusal('ELABORAZIONE_NON_TROVATA', { id })
}

/** The calculation that a call with this key has made. Its texts are still sealed. Throws IDEMPOTENZA_DIVERSA. */
export async function madeWith({ db }: Pick<Store, 'db'>, principalId: number, creation: Creation): Promise<Row | null> {
  if (creation.creationKey === null) return null
  const [row] = await db
    .select()
    .from(calculation)
    .where(and(eq(calculation.principalId, principalId), eq(calculation.creationKey, creation.creationKey)))
  if (row) refuseOther(creation, row)
  return row ?? null
}

/** Null if the user already has a calculation with the same `creationKey`, or `limit` calculations, also if two saves come at once. */
export const insert = ({ db, vault }: Store, row: New, now: Date, limit: number | null): Promise<Saved | null> =>
  db.transaction(async (tx) => {
    if (limit !== null) {
      await tx.select({ id: principal.id }).from(principal).where(eq(principal.id, row.principalId)).for('update')
      if ((await tx.$count(calculation, eq(calculation.principalId, row.principalId))) >= limit) return null
    }
    const id = await nextId(tx, 'calculation')
    const [saved] = await tx
      .insert(calculation)
      .overridingSystemValue()
      .values({ ...sealed(vault, id, row), id, words: indexOf(vault, { ...row, taxYear: row.taxYear ?? null }), insertedAt: now, savedAt: now })
      .onConflictDoNothing()
      .returning()
    return saved ? opened(vault, saved) : null
  })

/** Null if there is no such calculation, or if it was saved at another time than `version`. The time of saving always increases. `name` stays as it is. */
export async function update(
  { db, vault }: Store,
  principalId: number,
  { id, name }: Pick<Row, 'id' | 'name'>,
  change: Change,
  now: Date,
  version: Date | null,
): Promise<Saved | null> {
  const words = indexOf(vault, { ...change, name, taxYear: change.taxYear ?? null })
  const [saved] = await db
    .update(calculation)
    .set({ ...sealed(vault, id, change), words, savedAt: sql`greatest(${now.toISOString()}::timestamptz, ${calculation.savedAt} + interval '1 millisecond')` })
    .where(and(mine(principalId, id), version ? eq(calculation.savedAt, version) : undefined))
    .returning()
  return saved ? opened(vault, saved) : null
}

/** Changes the name and year that lists and searches show. The time of saving stays as it is. */
export async function listAs({ db, vault }: Store, row: Pick<Row, 'id' | 'name' | 'displayName' | 'taxYear'>): Promise<void> {
  const { id, name, taxYear } = row
  await db
    .update(calculation)
    .set({ ...sealed(vault, id, { name }), taxYear, words: indexOf(vault, row) })
    .where(eq(calculation.id, id))
}

export async function remove({ db }: Pick<Store, 'db'>, principalId: number, id: number): Promise<boolean> {
  const removed = await db.delete(calculation).where(mine(principalId, id)).returning({ id: calculation.id })
  return removed.length > 0
}
