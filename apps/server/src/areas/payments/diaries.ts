/**
 * Private addresses from which a diary reads the next payments of a studio's clients. Each belongs to one user in one studio and shows what that user
 * sees there, read anew each time, so that a lost right is lost at once.
 */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { type Identity, refusal } from '@bilancia/contract/api'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../platform/connection.ts'
import { Refusal } from '../../platform/problem.ts'
import { agency, paymentDiary } from '../../platform/schema.ts'
import { dayInRome, signInRefusal } from '../auth/sign-in-checks.ts'
import { authStore, toIdentity } from '../auth/store.ts'

/** How often the use of an address is noted. */
const NOTED_MS = 3_600_000
/** The number of the address and its secret. A diary recognises a calendar by the ending. */
const form = /^([1-9]\d{0,9})_([\w-]{43})\.ics$/

const digestOf = (secret: string): Buffer => createHash('sha256').update(secret).digest()
const place = (principalId: number, agencyId: number) => and(eq(paymentDiary.principalId, principalId), eq(paymentDiary.agencyId, agencyId))

/** Replaces the user's address in the studio, in a transaction of the caller. Returns the last part of the new one. */
export async function make(db: Db, principalId: number, agencyId: number, now: Date): Promise<string> {
  const secret = randomBytes(32).toString('base64url')
  const fresh = { digest: digestOf(secret).toString('base64url'), insertedAt: now, usedAt: null }
  const [made] = await db
    .insert(paymentDiary)
    .values({ principalId, agencyId, ...fresh })
    .onConflictDoUpdate({ target: [paymentDiary.principalId, paymentDiary.agencyId], set: fresh })
    .returning({ id: paymentDiary.id })
  if (!made) throw new Error('an address without a row')
  return `${made.id}_${secret}.ics`
}

/** Returns whether there was one. */
export const drop = async (db: Db, principalId: number, agencyId: number): Promise<boolean> =>
  (await db.delete(paymentDiary).where(place(principalId, agencyId)).returning({ id: paymentDiary.id })).length > 0

/** Returns whether the choice has changed. */
export const chooseAmounts = async (db: Db, agencyId: number, amounts: boolean): Promise<boolean> =>
  (
    await db
      .update(agency)
      .set({ detailedDiaries: amounts })
      .where(and(eq(agency.id, agencyId), eq(agency.detailedDiaries, !amounts)))
      .returning({ id: agency.id })
  ).length > 0

/** The addresses of the user in all studios. */
export const own = (db: Db, principalId: number) => db.select().from(paymentDiary).where(eq(paymentDiary.principalId, principalId))

export type Reader = { readonly who: Identity; readonly studio: { readonly id: number; readonly name: string; readonly detailedDiaries: boolean } }

/** Finds the user of an address. The statements run as the program, because there is no caller yet. Throws AGENDA_NON_VALIDA, whatever the reason. */
export const diaryReaders = (db: Db, clock: () => Date) => {
  const users = authStore(db)
  return async (address: string): Promise<Reader> => {
    const [, id, secret = ''] = form.exec(address) ?? []
    const [row] = await db
      .select({ diary: paymentDiary, studio: { id: agency.id, name: agency.name, detailedDiaries: agency.detailedDiaries } })
      .from(paymentDiary)
      .innerJoin(agency, eq(agency.id, paymentDiary.agencyId))
      .where(eq(paymentDiary.id, Number(id ?? 0)))
    if (!row || !timingSafeEqual(digestOf(secret), Buffer.from(row.diary.digest, 'base64url'))) throw new Refusal('AGENDA_NON_VALIDA')
    const user = await users.user({ id: row.diary.principalId })
    const all = user && toIdentity(user)
    const now = clock()
    const PrincipalAuth = all?.PrincipalAuth.filter(({ Agency }) => Agency.Id === row.studio.id && Agency.CompanyId === all.CompanyId) ?? []
    const who = all && { ...all, PrincipalAuth, AgencyId: row.studio.id }
    // If the user could not make the address today, it is not valid.
    if (!who || PrincipalAuth.length === 0 || refusal('clienti', who) !== null || signInRefusal(who, dayInRome(now))) throw new Refusal('AGENDA_NON_VALIDA')
    const { usedAt } = row.diary
    if (usedAt === null || now.getTime() - usedAt.getTime() > NOTED_MS)
      await db.update(paymentDiary).set({ usedAt: now }).where(eq(paymentDiary.id, row.diary.id))
    return { who, studio: row.studio }
  }
}
