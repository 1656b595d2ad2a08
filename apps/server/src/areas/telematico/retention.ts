/** Returns are kept for as many months as their company says, and are then deleted: at the start and once a day. */
import type { Db } from '../../platform/connection.ts'
import { traceOf } from '../../platform/failures.ts'
import { purge } from './store.ts'

/** Where a company has not chosen: the season of a return and that of the next one. */
export const DEFAULT_MONTHS = 24
const DAY_MS = 24 * 60 * 60 * 1000

/** Deletes now and every day; gives back how to stop. A failure is told on the error output and waits for the next day. */
export async function startRetention(db: Db, clock: () => Date): Promise<() => void> {
  await purge(db, clock(), DEFAULT_MONTHS)
  const timer = setInterval(() => {
    purge(db, clock(), DEFAULT_MONTHS).catch((error: unknown) =>
      process.stderr.write(`Import telematico: le dichiarazioni scadute non si sono eliminate, si riprova domani. ${traceOf(error)}\n`),
    )
  }, DAY_MS)
  timer.unref()
  return () => clearInterval(timer)
}
