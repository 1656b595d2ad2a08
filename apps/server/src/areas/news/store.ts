/** The release notes in the database, and which users have hidden them. */
import { type Answer, type Identity, type routes, type WhatsNewInput, type WhatsNewRecord, whatsNewForm } from '@bilancia/contract/api'
import { and, desc, eq, gt, isNull, notInArray, or } from 'drizzle-orm'
import type { Db } from '../../platform/connection.ts'
import { type Creation, madeWith } from '../../platform/idempotency.ts'
import { containsPlain, keyset } from '../../platform/keyset.ts'
import type { Call } from '../../platform/mount.ts'
import { fromRow, inserted, stampsOf, toRow, unchanged, updated } from '../../platform/records.ts'
import { clean } from './clean.ts'
import { principalWhatsNew, whatsNew } from './tables.ts'

type Row = typeof whatsNew.$inferSelect
type Search = Call<typeof routes.searchNews>['body']

export const toRecord = (row: Row): WhatsNewRecord => ({
  Id: row.id,
  ...fromRow(whatsNewForm, row),
  ExpirationDate: row.expirationDate,
  ...stampsOf(row),
})

export const toColumns = (given: WhatsNewInput) => ({
  ...toRow(whatsNewForm, given),
  title: given.Title ?? '',
  htmlContent: given.HtmlContent === null ? null : clean(given.HtmlContent),
})

const active = (today: string) => or(isNull(whatsNew.expirationDate), gt(whatsNew.expirationDate, today))

/** A page by title, with the total number of rows after the filters. */
export async function search(db: Db, asked: Search, today: string): Promise<Answer<typeof routes.searchNews>> {
  const { Version, OnlyActive, QueryTitle, QueryId, Take, PageDirection } = asked
  const filters = and(containsPlain(whatsNew.version, Version), OnlyActive ? active(today) : undefined)
  const page = keyset({ key: whatsNew.titleKey, id: whatsNew.id }, { name: QueryTitle, id: QueryId, take: Take, direction: PageDirection })
  const rows = await db
    .select()
    .from(whatsNew)
    .where(and(filters, page.where))
    .orderBy(...page.orderBy)
    .limit(page.limit)
  return { ResultList: page.inOrder(rows).map(toRecord), ListLength: await db.$count(whatsNew, filters) }
}

/** The release notes of exactly this version that the user has not hidden, the latest first. */
export async function searchForUser(db: Db, principalId: number, { Version, OnlyActive }: Search, today: string): Promise<Answer<typeof routes.searchNews>> {
  const hidden = db
    .select({ id: principalWhatsNew.whatsNewId })
    .from(principalWhatsNew)
    .where(and(eq(principalWhatsNew.principalId, principalId), eq(principalWhatsNew.hide, true)))
  const rows = await db
    .select()
    .from(whatsNew)
    .where(and(Version ? eq(whatsNew.version, Version) : undefined, OnlyActive ? active(today) : undefined, notInArray(whatsNew.id, hidden)))
    .orderBy(desc(whatsNew.id))
  return { ResultList: rows.map(toRecord), ListLength: rows.length }
}

export async function find(db: Db, id: number): Promise<Row | null> {
  const [row] = await db.select().from(whatsNew).where(eq(whatsNew.id, id))
  return row ?? null
}

/** A call repeated with its key answers the release note that it made first. */
export async function insert(db: Db, who: Identity, given: WhatsNewInput, creation: Creation, now: Date): Promise<Row | null> {
  const [row] = await db
    .insert(whatsNew)
    .values({ ...toColumns(given), ...creation, ...inserted(who, now) })
    .onConflictDoNothing({ target: [whatsNew.insertUser, whatsNew.creationKey] })
    .returning()
  return row ?? find(db, (await madeWith(db, whatsNew, eq(whatsNew.insertUser, who.Username), creation)) ?? 0)
}

/** Undefined if somebody else has saved since the version of `given`. */
export async function update(db: Db, who: Identity, given: WhatsNewInput, now: Date): Promise<Row | undefined> {
  const [row] = await db
    .update(whatsNew)
    .set({ ...toColumns(given), ...updated(who, now, whatsNew.updateDate) })
    .where(and(eq(whatsNew.id, given.Id), unchanged(whatsNew.updateDate, given.UpdateDate)))
    .returning()
  return row
}

/** Sets the day from which a release note is not shown; null shows it again. */
export async function setEnd(db: Db, who: Identity, id: number, expirationDate: string | null, now: Date): Promise<Row | undefined> {
  const [row] = await db
    .update(whatsNew)
    .set({ expirationDate, ...updated(who, now, whatsNew.updateDate) })
    .where(eq(whatsNew.id, id))
    .returning()
  return row
}

export const remove = async (db: Db, id: number): Promise<boolean> =>
  (await db.delete(whatsNew).where(eq(whatsNew.id, id)).returning({ id: whatsNew.id })).length > 0

export async function setHidden(db: Db, principalId: number, whatsNewId: number, hide: boolean, at: Date): Promise<void> {
  await db
    .insert(principalWhatsNew)
    .values({ principalId, whatsNewId, hide, at })
    .onConflictDoUpdate({ target: [principalWhatsNew.principalId, principalWhatsNew.whatsNewId], set: { hide, at } })
}
