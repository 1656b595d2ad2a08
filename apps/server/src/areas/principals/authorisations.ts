/** The links of users to studios in the database. */
import type { Identity } from '@bilancia/contract/api'
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../platform/connection.ts'
import type { Deps } from '../../platform/deps.ts'
import { reachedPrincipals } from '../../platform/reach.ts'
import { inserted } from '../../platform/records.ts'
import { agency, principal, principalAuth } from '../../platform/schema.ts'

type Asked = Pick<Deps, 'db' | 'asProgram'>
export type Link = { readonly id: number; readonly principalId: number; readonly agencyId: number; readonly agencyName: string }

const columns = { id: principalAuth.id, principalId: principalAuth.principalId, agencyId: principalAuth.agencyId, agencyName: agency.name }

const selected = (db: Db) => db.select(columns).from(principalAuth).innerJoin(agency, eq(agency.id, principalAuth.agencyId))

/**
 * The studios of a user, the oldest link first. As the program, here and below: a caller who reaches a user sees all their
 * studios, also those outside the own reach, and each of them needs a licence.
 */
export const linksOf = ({ db, asProgram }: Asked, principalId: number): Promise<Link[]> =>
  asProgram(() => selected(db).where(eq(principalAuth.principalId, principalId)).orderBy(principalAuth.id))

/** The name of the first linked studio by user. A separate statement, because inside the list the planner would scan all links. */
export async function firstAgencyNames({ db, asProgram }: Asked, principalIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (principalIds.length === 0) return new Map()
  const links = await asProgram(() =>
    selected(db)
      .where(inArray(principalAuth.principalId, [...principalIds]))
      .orderBy(desc(principalAuth.id)),
  )
  return new Map(links.map(({ principalId, agencyName }) => [principalId, agencyName]))
}

/** The link, if the caller reaches its user. */
export async function findLink(db: Db, who: Identity, id: number): Promise<Link | null> {
  const theirs = db.select({ id: principal.id }).from(principal).where(reachedPrincipals(db, who))
  const [row] = await selected(db).where(and(eq(principalAuth.id, id), inArray(principalAuth.principalId, theirs)))
  return row ?? null
}

export async function insertLink(db: Db, who: Pick<Identity, 'Username'>, link: Pick<Link, 'principalId' | 'agencyId'>, now: Date): Promise<number> {
  const [row] = await db
    .insert(principalAuth)
    .values({ ...link, ...inserted(who, now) })
    .returning({ id: principalAuth.id })
  return row?.id ?? 0
}

/** Gives an existing link another studio. */
export async function updateLink(db: Db, who: Pick<Identity, 'Username'>, id: number, agencyId: number, now: Date): Promise<void> {
  await db.update(principalAuth).set({ agencyId, updateDate: now, updateUser: who.Username }).where(eq(principalAuth.id, id))
}

export const removeLink = async (db: Db, id: number): Promise<boolean> =>
  (await db.delete(principalAuth).where(eq(principalAuth.id, id)).returning({ id: principalAuth.id })).length > 0
