/** Deletes data whose time is over: at the start of the server and once a day. */
import { lt } from 'drizzle-orm'
import type { Db } from '../../platform/connection.ts'
import { DAY_MS } from '../../platform/day.ts'
import { traceOf } from '../../platform/failures.ts'
import { times } from '../../platform/kept.ts'
import { externalLogout, externalSession } from '../../platform/schema.ts'
import { clientError } from '../client-errors/tables.ts'
import { accessLink } from '../own-access/tables.ts'
import { purge } from '../telematico/store.ts'

/** Deletes returns older than their company keeps them, expired links, sessions and sign-outs at an external provider, and error reports. */
async function removeOld(db: Db, now: Date): Promise<void> {
  await purge(db, now, times.returnMonths)
  await db.delete(accessLink).where(lt(accessLink.expiresAt, now))
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS)
  await db.delete(externalLogout).where(lt(externalLogout.at, before(times.externalLogoutDays)))
  await db.delete(externalSession).where(lt(externalSession.at, before(times.externalSessionDays)))
  await db.delete(clientError).where(lt(clientError.at, before(times.clientErrorDays)))
}

/** Deletes now and every day. Returns the function that stops it. A failure is written to the error output, and the next day tries again. */
export async function startRetention(db: Db, clock: () => Date): Promise<() => void> {
  await removeOld(db, clock())
  const timer = setInterval(() => {
    removeOld(db, clock()).catch((error: unknown) =>
      process.stderr.write(`Conservazione: ciò che è scaduto non si è eliminato, si riprova domani. ${traceOf(error)}\n`),
    )
  }, DAY_MS)
  timer.unref()
  return () => clearInterval(timer)
}
