/** Slows down guessing: failed sign-ins per username and per address, counted in the database for all server processes. */
import { createHash } from 'node:crypto'
import { eq, lt, sql } from 'drizzle-orm'
import type { Db } from '../database.ts'
import { signInAttempt } from '../schema.ts'

const WINDOW_MINUTES = 15
/** A whole office signs in from one address. */
const ALLOWED = { username: 5, address: 25 } as const

export type Attempts = {
  /**
   * Counts an attempt before its password is looked at, so that many at once count too. Answers the minutes to wait,
   * or null where the attempt may go on.
   */
  readonly begin: (username: string, address: string) => Promise<number | null>
  /** The password was right: the username starts anew, the address gets its attempt back. */
  readonly succeed: (username: string, address: string) => Promise<void>
  /** Forgets windows that have ended. */
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
  return {
    async begin(username, address) {
      // The address first: once it is refused, it can no longer keep a stranger's username locked.
      const wait = (await count(keyOf('address', address), ALLOWED.address)) || (await count(keyOf('username', username), ALLOWED.username))
      return wait === 0 ? null : wait
    },
    async succeed(username, address) {
      await db.delete(signInAttempt).where(eq(signInAttempt.key, keyOf('username', username)))
      await db
        .update(signInAttempt)
        .set({ count: sql`greatest(${signInAttempt.count} - 1, 0)` })
        .where(eq(signInAttempt.key, keyOf('address', address)))
    },
    async removeEnded() {
      await db.delete(signInAttempt).where(lt(signInAttempt.windowEndsAt, clock()))
    },
  }
}

const keyOf = (kind: keyof typeof ALLOWED, value: string) => createHash('sha256').update(`${kind}:${value}`).digest('base64url')
