/**
 * Failed sign-ins before they enter the register. Anybody can cause them, so they are counted, not written one by one: one row for each user, network
 * and interval, and one for all unknown names. The text of an unknown name is not stored, because people often type a password there. After a number
 * of networks the others of a user are counted together, which limits the rows of an interval.
 */
import { and, eq, lt, sql } from 'drizzle-orm'
import type { Db } from '../../platform/connection.ts'
import { times } from '../../platform/kept.ts'
import { networkOf } from '../../platform/network.ts'
import { principal } from '../../platform/schema.ts'
import { said } from './of-user.ts'
import { record } from './store.ts'
import { signInFailure } from './tables.ts'

const INTERVAL_MS = times.failureMinutes * 60_000
/** Networks of one user, or of unknown names, in one interval. */
export const NETWORKS = 20
const OTHERS = 'altri indirizzi'
const UNKNOWN = 'nomi sconosciuti'
const NOBODY = 0

/** `waited`: refused unchecked, because the name had to wait. */
export type Failure = { readonly username: string; readonly address: string; readonly waited: boolean }

export const signInFailures = (db: Db, clock: () => Date) => {
  const interval = () => new Date(Math.floor(clock().getTime() / INTERVAL_MS) * INTERVAL_MS)
  return {
    async count({ username, address, waited }: Failure): Promise<void> {
      const [user] = await db.select({ id: principal.id }).from(principal).where(eq(principal.username, username))
      const [principalId, since, lastAt] = [user?.id ?? NOBODY, interval(), clock()]
      const inInterval = await db
        .select({ network: signInFailure.network })
        .from(signInFailure)
        .where(and(eq(signInFailure.principalId, principalId), eq(signInFailure.since, since)))
      const here = networkOf(address)
      const network = inInterval.length < NETWORKS || inInterval.some((one) => one.network === here) ? here : OTHERS
      const once = waited ? 1 : 0
      await db
        .insert(signInFailure)
        .values({ principalId, network, since, failures: 1, waited: once, lastAt })
        .onConflictDoUpdate({
          target: [signInFailure.principalId, signInFailure.network, signInFailure.since],
          set: { failures: sql`${signInFailure.failures} + 1`, waited: sql`${signInFailure.waited} + ${once}::int`, lastAt },
        })
    },

    /** Enters the counts of ended intervals, or those of a user who has now signed in. */
    enter: (of?: { readonly principalId: number }): Promise<void> =>
      db.transaction(async (tx) => {
        const counted = await tx
          .delete(signInFailure)
          .where(of ? eq(signInFailure.principalId, of.principalId) : lt(signInFailure.since, interval()))
          .returning()
        for (const { principalId, network, failures, waited, lastAt } of counted) {
          const [user] = await tx
            .select({ recordName: principal.username, companyId: principal.companyId })
            .from(principal)
            .where(eq(principal.id, principalId))
          const changes = [said('Indirizzo', network), said('Tentativi', failures), ...(waited > 0 ? [said("Respinti per l'attesa", waited)] : [])]
          const of = user ? { ...user, recordId: principalId } : { recordName: UNKNOWN }
          await record(tx, { program: 'accesso' }, lastAt, [{ kind: 'Sessione', action: 'Accesso non riuscito', ...of, changes }])
        }
      }),
  }
}
