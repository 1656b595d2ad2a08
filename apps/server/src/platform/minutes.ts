/**
 * Counts points by key in the current minute, over all server processes. Each process counts in memory, so that no call waits for the database. After
 * each twentieth of a limit it adds its count to a shared row and reads the counts of the others. So each further process lets through about a
 * twentieth more. Without the database each process counts alone.
 */
import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Db } from './connection.ts'
import { callCount } from './schema.ts'

const MINUTE_MS = 60_000
const PARTS = 20
const SWEPT_EVERY_MS = 10 * MINUTE_MS

/** `points`: including the new ones. `leftMs`: until the minute ends. */
type Counted = { readonly points: number; readonly leftMs: number }
/** Adds points to a key with this limit. */
export type Minutes = (key: string, points: number, limit: number) => Counted

/** `untold`: not added to the shared row yet. `window` and `seen`: the minute and the points of the shared row when it was last read. */
type Minute = { endsAt: number; points: number; untold: number; telling: boolean; window: string; seen: number }

export function minutes(db: Db): Minutes {
  const known = new LRUCache<string, Minute>({ max: 20_000 })
  let sweptAt = Date.now()

  const tell = async (key: string, minute: Minute): Promise<void> => {
    const mine = minute.untold
    minute.untold = 0
    const { points, endsAt } = callCount
    const open = sql`${endsAt} > now()`
    const [row] = await db
      .insert(callCount)
      .values({ key: createHash('sha256').update(key).digest('base64url'), points: mine, endsAt: sql`now() + interval '1 minute'` })
      .onConflictDoUpdate({
        target: callCount.key,
        set: {
          points: sql`case when ${open} then ${points} else 0 end + excluded.points`,
          endsAt: sql`case when ${open} then ${endsAt} else excluded.ends_at end`,
        },
      })
      .returning({ points, window: sql<string>`${endsAt}::text`, leftMs: sql<number>`(extract(epoch from ${endsAt} - now()) * 1000)::float8` })
    if (!row) return
    minute.points += row.points - mine - (row.window === minute.window ? minute.seen : 0)
    minute.endsAt = Math.min(minute.endsAt, Date.now() + row.leftMs)
    minute.window = row.window
    minute.seen = row.points
  }

  const sweep = async (): Promise<void> => {
    if (Date.now() - sweptAt < SWEPT_EVERY_MS) return
    sweptAt = Date.now()
    await db.delete(callCount).where(sql`${callCount.endsAt} < now()`)
  }

  return (key, points, limit) => {
    const now = Date.now()
    const minute = known.get(key) ?? { endsAt: 0, points: 0, untold: 0, telling: false, window: '', seen: 0 }
    if (minute.endsAt <= now) Object.assign(minute, { endsAt: now + MINUTE_MS, points: 0, untold: 0 })
    known.set(key, minute)
    minute.points += points
    minute.untold += points
    if (minute.untold >= limit / PARTS && !minute.telling) {
      minute.telling = true
      // The calls themselves report a database that is away.
      tell(key, minute)
        .then(sweep)
        .catch(() => undefined)
        .finally(() => {
          minute.telling = false
        })
    }
    return { points: minute.points, leftMs: minute.endsAt - now }
  }
}

type Callback = (error: null, counted: { readonly current: number; readonly ttl: number }) => void

/** The store of @fastify/rate-limit over these counts. Each of its limits must have a different number. */
export const storeOver = (count: Minutes) =>
  class Store {
    incr(key: string, callback: Callback, _windowMs = MINUTE_MS, limit = 1): void {
      const { points, leftMs } = count(`address ${limit} ${key}`, 1, limit)
      callback(null, { current: points, ttl: leftMs })
    }
    child(): Store {
      return new Store()
    }
  }
