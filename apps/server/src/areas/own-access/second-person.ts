/**
 * The second administrator. To take the password or the second factor away from an ADMIN or a SUPERADMIN, one administrator asks, and another with at
 * least the role of the user confirms. A confirmation is valid once, for the one who asked.
 */
import { type AccessOf, type AccessRequestKind, type Identity, type Role, roles } from '@bilancia/contract/api'
import { and, eq, gt, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../platform/connection.ts'
import { times } from '../../platform/kept.ts'
import { Refusal } from '../../platform/problem.ts'
import { principal } from '../../platform/schema.ts'
import { recordOfUser, said } from '../audit/of-user.ts'
import { notDisabled } from '../auth/licences.ts'
import { dayInRome } from '../auth/sign-in-checks.ts'
import { accessRequest } from './tables.ts'

type Target = { readonly id: number; readonly role: Role; readonly companyId: number | null }

/** The roles that are at least this one. */
const atLeast = (role: Role): readonly Role[] => roles.slice(0, roles.indexOf(role) + 1)
const guarded = atLeast('ADMIN')
const names: Readonly<Record<AccessRequestKind, string>> = { password: 'nuova password', secondfactor: 'secondo fattore tolto' }

/** Its statements run as the program: nobody reads the requests of others, only what the page of a user shows. */
export function secondPerson(db: Db, clock: () => Date) {
  const asker = alias(principal, 'asker')
  const confirmer = alias(principal, 'confirmer')
  const open = (target: number) => and(eq(accessRequest.principalId, target), gt(accessRequest.expiresAt, clock()))
  const mine = (who: Identity, target: number, what: AccessRequestKind) => and(open(target), eq(accessRequest.askedBy, who.Id), eq(accessRequest.what, what))
  const entered = (target: Target, who: Identity, done: string, what: AccessRequestKind) =>
    recordOfUser(db, target.id, clock(), { kind: 'Utente', action: 'Modifica', changes: [said(done, names[what])] }, who)

  return {
    needed: (role: Role): boolean => guarded.includes(role),

    /** Whether somebody other than the asker and the user could confirm. */
    async possible(who: Identity, { id, role, companyId }: Target): Promise<boolean> {
      const others = and(
        inArray(principal.role, [...atLeast(role)]),
        ne(principal.id, id),
        ne(principal.id, who.Id),
        isNull(principal.closedAt),
        isNotNull(principal.passwordHash),
        notDisabled(dayInRome(clock())),
      )
      return (await db.$count(principal, and(others, or(eq(principal.role, 'SUPERADMIN'), sql`${principal.companyId} = ${companyId}`)))) > 0
    },

    async of(who: Identity, { id, role }: Target): Promise<AccessOf['Requests']> {
      const rows = await db
        .select({ row: accessRequest, asker: asker.username, confirmer: confirmer.username })
        .from(accessRequest)
        .innerJoin(asker, eq(asker.id, accessRequest.askedBy))
        .leftJoin(confirmer, eq(confirmer.id, accessRequest.confirmedBy))
        .where(open(id))
        .orderBy(accessRequest.askedAt)
      return rows.map(({ row, asker: by, confirmer: confirmedBy }) => ({
        What: row.what,
        By: row.askedBy,
        ByName: by,
        ExpiresAt: row.expiresAt.toISOString(),
        ConfirmedBy: confirmedBy,
        Mine: row.askedBy === who.Id,
        MayConfirm: row.confirmedBy === null && row.askedBy !== who.Id && id !== who.Id && atLeast(role).includes(who.Role),
      }))
    },

    /** Asking again restarts the time and needs a new confirmation. */
    async ask(who: Identity, target: Target, what: AccessRequestKind): Promise<void> {
      const now = clock()
      const values = { askedAt: now, expiresAt: new Date(now.getTime() + times.confirmationHours * 3_600_000), confirmedBy: null, confirmedAt: null }
      await db
        .insert(accessRequest)
        .values({ principalId: target.id, askedBy: who.Id, what, ...values })
        .onConflictDoUpdate({ target: [accessRequest.principalId, accessRequest.askedBy, accessRequest.what], set: values })
      await entered(target, who, 'Chiesta la conferma', what)
    },

    /** Throws CONFERMA_NON_AMMESSA, or CONFERMA_SCADUTA if there is no such request any more. */
    async confirm(who: Identity, target: Target, what: AccessRequestKind, by: number): Promise<void> {
      if (by === who.Id || target.id === who.Id || !atLeast(target.role).includes(who.Role)) throw new Refusal('CONFERMA_NON_AMMESSA')
      const done = await db
        .update(accessRequest)
        .set({ confirmedBy: who.Id, confirmedAt: clock() })
        .where(and(open(target.id), eq(accessRequest.askedBy, by), eq(accessRequest.what, what), isNull(accessRequest.confirmedBy)))
        .returning({ one: sql`1` })
      if (done.length === 0) throw new Refusal('CONFERMA_SCADUTA')
      await entered(target, who, 'Confermata', what)
    },

    /** Uses up a confirmation, if one is needed. Throws SECONDO_AMMINISTRATORE if it is missing. A user without a password has no access to lose yet. */
    async take(who: Identity, target: Target, what: AccessRequestKind): Promise<void> {
      if (!guarded.includes(target.role)) return
      if ((await db.$count(principal, and(eq(principal.id, target.id), isNotNull(principal.passwordHash)))) === 0) return
      const used = await db
        .delete(accessRequest)
        .where(and(mine(who, target.id, what), isNotNull(accessRequest.confirmedBy)))
        .returning({ one: sql`1` })
      if (used.length === 0) throw new Refusal('SECONDO_AMMINISTRATORE', { ruolo: target.role })
    },
  }
}
