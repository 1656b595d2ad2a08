/**
 * Adds the rows of the register to the chain, within about a second, so that writing a row needs no lock. Rows enter the chain in the order in which
 * they are found. An advisory lock lets one process seal at a time, so there is only one order.
 */
import { and, desc, eq, gt, isNull, max, sql } from 'drizzle-orm'
import type { Db } from '../../platform/connection.ts'
import { isAway, isBusy, traceOf } from '../../platform/failures.ts'
import { type Seal, sealOf } from './chain.ts'
import { audit, auditSeal } from './tables.ts'

/** Any number that nobody else in the database uses as an advisory lock. */
const SEALING = 7_314_002_027
const AT_ONCE = 1000
const BEAT_MS = 1000
/**
 * A row may be committed after a row with a greater Id, so each run looks back over this many Ids. A run starts for new rows and every half minute;
 * once an hour it covers all rows.
 */
const LATE = 1000
const BEATS = { late: 30, all: 3600 } as const

/** The last seal of the chain; null if there is none. */
export async function head(db: Db): Promise<Seal | null> {
  const [last] = await db.select().from(auditSeal).orderBy(desc(auditSeal.position)).limit(1)
  return last ?? null
}

/** Rows with a greater Id than `beyond` and without a seal. */
const unsealed = (db: Db, beyond: number) =>
  db
    .select({ row: audit })
    .from(audit)
    .leftJoin(auditSeal, eq(auditSeal.auditId, audit.id))
    .where(and(gt(audit.id, beyond), isNull(auditSeal.auditId)))
    .orderBy(audit.id)

/** Seals some rows. Returns their number; 0 while another process seals. */
const sealSome = (db: Db, beyond: number): Promise<number> =>
  db.transaction(async (tx) => {
    const [lock] = await tx.execute<{ readonly mine: boolean }>(sql`select pg_try_advisory_xact_lock(${SEALING}::bigint) as mine`)
    if (!lock?.mine) return 0
    const found = await unsealed(tx, beyond).limit(AT_ONCE)
    if (found.length === 0) return 0
    let last = await head(tx)
    const seals = found.map(({ row }) => {
      last = sealOf(last, row)
      return last
    })
    await tx.insert(auditSeal).values(seals)
    return seals.length
  })

/** Seals all rows without a seal. Returns their number. */
export async function seal(db: Db, beyond = 0): Promise<number> {
  let all = 0
  for (;;) {
    const some = await sealSome(db, beyond)
    all += some
    if (some < AT_ONCE) return all
  }
}

/** Seals the existing rows, and new ones every second. Returns the function that stops it. */
export async function startSealing(db: Db): Promise<() => Promise<unknown>> {
  await seal(db)
  let beats = 0
  let known = 0
  let going: Promise<unknown> = Promise.resolve()
  const beat = async () => {
    beats += 1
    const [row] = await db.select({ latest: max(audit.id) }).from(audit)
    const latest = row?.latest ?? 0
    if (latest === known && beats % BEATS.late !== 0) return
    await seal(db, beats % BEATS.all === 0 ? 0 : Math.max(0, Math.min(known || latest, latest) - LATE))
    known = latest
  }
  let busy = false
  const timer = setInterval(() => {
    if (busy) return
    busy = true
    going = beat()
      .catch((error: unknown) => {
        // Other calls report a database that is away or busy; the rows are sealed later.
        if (!isAway(error) && !isBusy(error)) process.stderr.write(`Registro: le righe nuove attendono ancora il sigillo. ${traceOf(error)}\n`)
      })
      .finally(() => {
        busy = false
      })
  }, BEAT_MS)
  timer.unref()
  return () => {
    clearInterval(timer)
    return going.then(() => seal(db)).catch(() => undefined)
  }
}
