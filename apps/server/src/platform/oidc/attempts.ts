/**
 * Slows down attackers who guess passwords, without locking anybody out. Failures are counted in the database for all server processes:
 * of a username at one place (an address, or a device on which it has signed in before), of a username at all unknown places together, and
 * of different usernames at one address. Above the free number, each failure makes the next wait longer, up to a quarter of an hour. The
 * counts decrease with time. A known device waits only for its own failures. Usernames that do not exist are counted in the same way.
 */
import { createHash } from 'node:crypto'
import { and, eq, gt, inArray, lt, max, sql } from 'drizzle-orm'
import type { Db } from '../connection.ts'
import { times } from '../kept.ts'
import { networkOf } from '../network.ts'
import { signInAttempt } from '../schema.ts'

const FIRST_WAIT_S = 10
const LONGEST_WAIT_S = 15 * 60
/** The wait doubles each time. At this many failures above the free ones it is the longest. */
const STEPS = Math.ceil(Math.log2(LONGEST_WAIT_S / FIRST_WAIT_S)) + 1

/** `free`: failures without a wait. Every `forgivenS` seconds one is forgiven. */
const kinds = {
  place: { free: 5, forgivenS: 60 * 60 },
  /** One address alone cannot use this up, because its waits get longer than this. Only many addresses slow a username down everywhere. */
  name: { free: 20, forgivenS: 5 * 60 },
  /** Counts different usernames, not failures: fifty people of an office may mistype on their first day. */
  address: { free: 100, forgivenS: 60 },
} as const
type Kind = keyof typeof kinds
/** The value for a user who does not wait. It is in the past also if the clock of the server is put back. */
const NONE = new Date(0)

/** An attempt. `device`: one on which this username has signed in before, or null. */
export type Trying = { readonly what: 'password' | 'code'; readonly username: string; readonly address: string; readonly device: string | null }
/** `right`: the password was right, so this is not a failure. */
type Attempt = { readonly refused: string } | { readonly refused: null; readonly right: () => Promise<void> }

export type Attempts = {
  /** Counts an attempt before the password is checked, so that simultaneous attempts count too. Returns an Italian sentence if the user must wait. */
  readonly begin: (trying: Trying) => Promise<Attempt>
  /** The end of the longest wait for this username; null if there is none. */
  readonly waitUntil: (username: string) => Promise<Date | null>
  /** Ends all waits for this username. Returns the number of deleted counts. */
  readonly lift: (username: string) => Promise<number>
  /** Deletes counts that time has forgiven. */
  readonly removeForgiven: () => Promise<void>
}

const digest = (...parts: readonly string[]) => createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
const nameOf = (username: string) => digest('name', username)

/** The message for a user who has to wait. */
function waitSentence(seconds: number): string {
  if (seconds < 100) return `Troppi tentativi: riprovare tra ${seconds} ${seconds === 1 ? 'secondo' : 'secondi'}`
  return `Troppi tentativi: riprovare tra ${Math.ceil(seconds / 60)} minuti`
}

/** The counts in one database, with the times of the given clock. */
export function signInAttempts(db: Db, clock: () => Date): Attempts {
  /** Counts one more failure. Returns the count, or null if the user must wait. */
  const take = async (tx: Db, kind: Kind, key: string, name: string | null): Promise<number | null> => {
    const { free, forgivenS } = kinds[kind]
    const now = sql`${clock().toISOString()}::timestamptz`
    const { failures, lastAt, waitUntil } = signInAttempt
    // The clock of a simultaneous attempt, or of another process, may be ahead. Its time must not add to the count.
    const passedS = sql`greatest(0, extract(epoch from ${now} - ${lastAt}))`
    const left = sql`greatest(0, ${failures} - ${passedS} / ${forgivenS}::float8)`
    const count = sql`least(${left}, ${free + STEPS}::float8) + 1`
    const waitS = sql`least(${LONGEST_WAIT_S}::float8, ${FIRST_WAIT_S}::float8 * power(2, ceil(${count}) - ${free}::float8))`
    const until = sql`case when ${count} > ${free - 1}::float8 then ${now} + make_interval(secs => ${waitS}) else ${NONE.toISOString()}::timestamptz end`
    const [row] = await tx
      .insert(signInAttempt)
      .values({ key, name, failures: 1, lastAt: clock(), waitUntil: NONE })
      .onConflictDoUpdate({
        target: signInAttempt.key,
        set: { failures: count, lastAt: clock(), waitUntil: until },
        setWhere: sql`${waitUntil} <= ${now}`,
      })
      .returning({ failures })
    return row?.failures ?? null
  }
  const giveBack = async (tx: Db, key: string): Promise<void> => {
    const set = { failures: sql`greatest(0, ${signInAttempt.failures} - 1)`, waitUntil: NONE }
    await tx.update(signInAttempt).set(set).where(eq(signInAttempt.key, key))
  }
  const waitS = async (keys: readonly string[]): Promise<number> => {
    const now = clock()
    const [row] = await db
      .select({ until: max(signInAttempt.waitUntil) })
      .from(signInAttempt)
      .where(and(inArray(signInAttempt.key, [...keys]), gt(signInAttempt.waitUntil, now)))
    return row?.until ? Math.ceil((row.until.getTime() - now.getTime()) / 1000) : 0
  }
  return {
    async begin({ what, username, address, device }) {
      const network = networkOf(address)
      const place = device === null ? digest('place', what, username, network) : digest('device', what, username, device)
      const [everywhere, here] = [digest('everywhere', what, username), digest('address', network)]
      const asked = device === null ? [place, everywhere, here] : [place]
      // An attempt during a wait is not counted, so a stranger who goes on cannot make the wait longer.
      const before = await waitS(asked)
      if (before > 0) return { refused: waitSentence(before) }
      const name = nameOf(username)
      const taken = await db.transaction(async (tx) => {
        const count = await take(tx, 'place', place, name)
        if (count === null || device !== null) return { count, newHere: false }
        const newHere = count <= 1
        if (newHere) await take(tx, 'address', here, null)
        return (await take(tx, 'name', everywhere, name)) === null ? { count: null, newHere } : { count, newHere }
      })
      if (taken.count === null) return { refused: waitSentence(Math.max(1, await waitS(asked))) }
      return {
        refused: null,
        right: () =>
          db.transaction(async (tx) => {
            await tx.delete(signInAttempt).where(eq(signInAttempt.key, place))
            if (device !== null) return
            await giveBack(tx, everywhere)
            if (taken.newHere) await giveBack(tx, here)
          }),
      }
    },
    async waitUntil(username) {
      const [row] = await db
        .select({ until: max(signInAttempt.waitUntil) })
        .from(signInAttempt)
        .where(and(eq(signInAttempt.name, nameOf(username)), gt(signInAttempt.waitUntil, clock())))
      return row?.until ?? null
    },
    async lift(username) {
      const lifted = await db
        .delete(signInAttempt)
        .where(eq(signInAttempt.name, nameOf(username)))
        .returning({ key: signInAttempt.key })
      return lifted.length
    },
    async removeForgiven() {
      await db.delete(signInAttempt).where(lt(signInAttempt.lastAt, new Date(clock().getTime() - times.attemptHours * 3_600_000)))
    },
  }
}
