/** The versions of a calculation that is open at its address, in the database. States and names are sealed. */
import { and, desc, eq, getTableColumns, isNull, lt } from 'drizzle-orm'
import { nameOf } from '../../platform/author-name.ts'
import type { Db, OpenDatabase } from '../../platform/connection.ts'
import { nextId } from '../../platform/next-id.ts'
import { calculationVersion as version } from '../../platform/schema.ts'
import type { Vault } from '../../platform/vault/vault.ts'

type Store = Pick<OpenDatabase, 'db' | 'vault'>
/** Its state and name have been opened. */
export type Version = typeof version.$inferSelect
type Texts = { readonly id: number; readonly name: string | null; readonly state: string }

/** Throws `NotOpened`. */
export const openedVersion = <T extends Texts>({ open }: Vault, row: T): T => ({
  ...row,
  name: openedName({ open }, row),
  state: open(['calculation_version', row.id, 'state'], row.state),
})

const openedName = ({ open }: Pick<Vault, 'open'>, { id, name }: Pick<Texts, 'id' | 'name'>) =>
  name === null ? null : open(['calculation_version', id, 'name'], name)

const sealedName = ({ seal }: Vault, id: number, name: string | null) => (name === null ? null : seal(['calculation_version', id, 'name'], name))
const sealedState = ({ seal }: Vault, id: number, state: string) => seal(['calculation_version', id, 'state'], state)

/** A version without a name is deleted when more than this many newer ones exist. */
const KEPT = 200

const who = nameOf(version.principalId)
export type Touched = { readonly revision: number; readonly savedAt: Date; readonly principalId: number; readonly who: string }

/** The last change, without the state, which a page that asks for news does not need. */
export async function lastTouch(db: Db, calculationId: number): Promise<Touched | null> {
  const [row] = await db
    .select({ revision: version.revision, savedAt: version.savedAt, principalId: version.principalId, who })
    .from(version)
    .where(eq(version.calculationId, calculationId))
    .orderBy(desc(version.number))
    .limit(1)
  return row ?? null
}

/** What the calculation contains now; null if nothing was ever typed at its address. */
export const newest = async (at: Store, calculationId: number): Promise<Version | null> => (await latest(at, calculationId, 1))[0] ?? null

/** The newest first. */
export async function latest({ db, vault }: Store, calculationId: number, many: number): Promise<readonly Version[]> {
  const rows = await db.select().from(version).where(eq(version.calculationId, calculationId)).orderBy(desc(version.number)).limit(many)
  return rows.map((row) => openedVersion(vault, row))
}

export type Listed = Omit<Version, 'state'> & { readonly who: string }
const { state: _, ...listed } = getTableColumns(version)

/** The newest first, without states. */
export async function list({ db, vault }: Store, calculationId: number): Promise<readonly Listed[]> {
  const rows = await db
    .select({ ...listed, who })
    .from(version)
    .where(eq(version.calculationId, calculationId))
    .orderBy(desc(version.number))
  return rows.map((row) => ({ ...row, name: openedName(vault, row) }))
}

export async function find({ db, vault }: Store, calculationId: number, number: number): Promise<(Version & { readonly who: string }) | null> {
  const [row] = await db
    .select({ ...getTableColumns(version), who })
    .from(version)
    .where(and(eq(version.calculationId, calculationId), eq(version.number, number)))
  return row ? openedVersion(vault, row) : null
}

export type New = Pick<
  Version,
  'calculationId' | 'number' | 'name' | 'principalId' | 'revision' | 'fields' | 'schemaVersion' | 'state' | 'startedAt' | 'savedAt'
>

/** Adds a version, and deletes old ones without a name. Undefined if another call has added this number. */
export async function append({ db, vault }: Store, row: New): Promise<Version | undefined> {
  const id = await nextId(db, 'calculation_version')
  const [saved] = await db
    .insert(version)
    .overridingSystemValue()
    .values({ ...row, id, name: sealedName(vault, id, row.name), state: sealedState(vault, id, row.state) })
    .onConflictDoNothing()
    .returning()
  await db.delete(version).where(and(eq(version.calculationId, row.calculationId), isNull(version.name), lt(version.number, row.number - KEPT)))
  return saved && openedVersion(vault, saved)
}

/** Replaces what a version contains. */
export async function overwrite(
  { db, vault }: Store,
  id: number,
  change: Pick<Version, 'revision' | 'fields' | 'schemaVersion' | 'state' | 'savedAt'>,
): Promise<void> {
  await db
    .update(version)
    .set({ ...change, state: sealedState(vault, id, change.state) })
    .where(eq(version.id, id))
}

export async function rename({ db, vault }: Store, id: number, name: string): Promise<void> {
  await db
    .update(version)
    .set({ name: sealedName(vault, id, name) })
    .where(eq(version.id, id))
}
