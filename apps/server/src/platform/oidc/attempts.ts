/**
 * Slows down guessing: failed sign-ins per username and per address, counted in the database for all server processes.
 * Too many in a row lock the username until an administrator lifts it. A name nobody has is counted and locked alike,
 * so that nobody learns which names there are.
 */
import { createHash } from 'node:crypto'
import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '../database.ts'
import { signInAttempt, signInLock } from '../schema.ts'

const WINDOW_MINUTES = 15
/** A whole office signs in from one address. */
const ALLOWED = { username: 5, address: 25 } as const
/** In a row, whatever the windows: NIST SP 800-63B allows no more than 100. */
const LOCKED_AFTER = 15
/** Without a failure for so long the row starts anew. */
const ROW_HOURS = 24

export type Attempts = {
  /**
   * Counts an attempt before its password is looked at, so that many at once count too. Answers the Italian sentence
   * that refuses it, or null where it may go on.
   */
  readonly begin: (username: string, address: string) => Promise<string | null>
  /** The password, or the code, was right: the address gets its attempt back. */
  readonly right: (address: string) => Promise<void>
  /** All that was asked was right: the username starts anew. */
  readonly succeed: (username: string) => Promise<void>
  /** Since when the username is locked, or null. */
  readonly lockedAt: (username: string) => Promise<Date | null>
  /** Unlocks the username. */
  readonly lift: (username: string) => Promise<void>
  /** Forgets windows and rows of failures that have ended. */
  readonly removeEnded: () => Promise<void>
}

/** The counts of one database; windows follow the given clock. */
export function signInAttempts(db: Db, clock: () => Date): Attempts {
  const count = async (key: string, allowed: number): Promise<number> => {
    const now = clock()
    const windowEndsAt = new Date(now.getTime() + WINDOW_MINUTES * 60_000)
    const ended = sql`${signInAttempt.windowEndsAt} <= ${now.toISOString()}::timestamptz`
    const [row] = await db
      .insert(signInAttempt)
      .values({ key, count: 1, windowEndsAt })
      .onConflictDoUpdate({
        target: signInAttempt.key,
        set: {
          count: sql`case when ${ended} then 1 else ${signInAttempt.count} + 1 end`,
          windowEndsAt: sql`case when ${ended} then excluded.window_ends_at else ${signInAttempt.windowEndsAt} end`,
        },
      })
      .returning()
    if (!row || row.count <= allowed) return 0
    return Math.max(1, Math.ceil((row.windowEndsAt.getTime() - now.getTime()) / 60_000))
  }
  const failInRow = async (key: string): Promise<Date | null> => {
    const now = clock().toISOString()
    const { failures, lastAt, lockedAt } = signInLock
    const count = sql`case when ${lockedAt} is null and ${lastAt} <= ${now}::timestamptz - make_interval(hours => ${ROW_HOURS}::int) then 1 else ${failures} + 1 end`
    const [row] = await db
      .insert(signInLock)
      .values({ key, failures: 1, lastAt: clock() })
      .onConflictDoUpdate({
        target: signInLock.key,
        set: {
          failures: count,
          lastAt: clock(),
          lockedAt: sql`case when ${lockedAt} is null and ${count} > ${LOCKED_AFTER}::int then ${now}::timestamptz else ${lockedAt} end`,
        },
      })
      .returning()
    return row?.lockedAt ?? null
  }
  const forget = async (username: string): Promise<void> => {
    const key = keyOf('username', username)
    await db.delete(signInAttempt).where(eq(signInAttempt.key, key))
    await db.delete(signInLock).where(eq(signInLock.key, key))
  }
  return {
    async begin(username, address) {
      // The address first: once it is refused, it can no longer keep a stranger's username locked.
      const wait = (await count(keyOf('address', address), ALLOWED.address)) || (await count(keyOf('username', username), ALLOWED.username))
      if (wait > 0) return `Troppi tentativi: riprovare tra ${wait} ${wait === 1 ? 'minuto' : 'minuti'}`
      if ((await failInRow(keyOf('username', username))) === null) return null
      return `Utente bloccato dopo ${LOCKED_AFTER} tentativi non riusciti: lo sblocca un amministratore dalla pagina Utenti`
    },
    async right(address) {
      await db
        .update(signInAttempt)
        .set({ count: sql`greatest(${signInAttempt.count} - 1, 0)` })
        .where(eq(signInAttempt.key, keyOf('address', address)))
    },
    async lockedAt(username) {
      const [row] = await db
        .select({ lockedAt: signInLock.lockedAt })
        .from(signInLock)
        .where(eq(signInLock.key, keyOf('username', username)))
      return row?.lockedAt ?? null
    },
    succeed: forget,
    lift: forget,
    async removeEnded() {
      const now = clock()
      await db.delete(signInAttempt).where(lt(signInAttempt.windowEndsAt, now))
      const rowEnded = lt(signInLock.lastAt, new Date(now.getTime() - ROW_HOURS * 3_600_000))
      await db.delete(signInLock).where(and(isNull(signInLock.lockedAt), rowEnded))
    },
  }
}

const keyOf = (kind: keyof typeof ALLOWED, value: string) => createHash('sha256').update(`${kind}:${value}`).digest('base64url')
