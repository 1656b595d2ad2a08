/** Closes a user: they cannot sign in any more, and their work stays with them or goes to a colleague. */
import { type ApplicationFlag, applications, followedOnly, handOn, type Identity, reach } from '@bilancia/contract/api'
import { and, eq, getTableColumns, inArray, isNull, ne, notInArray, or, sql } from 'drizzle-orm'
import type { Deps } from '../../platform/deps.ts'
import { Refusal } from '../../platform/problem.ts'
import { reachedPrincipals } from '../../platform/reach.ts'
import { updated } from '../../platform/records.ts'
import { agency, apiKey, calculation, client, paymentDiary, principal, principalAuth } from '../../platform/schema.ts'
import { said } from '../audit/of-user.ts'
import { record } from '../audit/store.ts'
import { notDisabled } from '../auth/licences.ts'
import { dayInRome } from '../auth/sign-in-checks.ts'
import { endLink } from '../own-access/links.ts'
import { endSessions } from '../own-access/sessions.ts'
import { passkey, secondFactor } from '../own-access/tables.ts'
import { firstAgencyNames } from './authorisations.ts'
import type { Listed, Whole } from './record.ts'
import { lock } from './store.ts'

const flags: Readonly<Record<ApplicationFlag, 'applicationForfetari' | 'applicationConvenienza' | 'applicationBudget' | 'applicationForme'>> = {
  ApplicationForfetari: 'applicationForfetari',
  ApplicationConvenienza: 'applicationConvenienza',
  ApplicationBudget: 'applicationBudget',
  ApplicationForme: 'applicationForme',
}

const { passwordHash: _, ...columns } = getTableColumns(principal)

export const closings = (deps: Pick<Deps, 'db' | 'asProgram' | 'clock'>) => {
  const { db, asProgram, clock } = deps

  /** As the program, here and below: nobody reads the calculations of another. The person who closes a user is told only their number and tools. */
  const toolsOf = ({ id }: Whole): Promise<readonly { readonly application: number; readonly many: number }[]> =>
    asProgram(() =>
      db
        .select({ application: calculation.application, many: sql<number>`count(*)::int` })
        .from(calculation)
        .where(eq(calculation.principalId, id))
        .groupBy(calculation.application),
    )

  /**
   * Who may take over the work: active users of the same company, in one of the studios (if any) or for all of them, with the same tools.
   * The caller is left out if the user has the same role, so that nobody reads a peer's calculations by closing the peer.
   */
  const heirs = async (who: Identity, user: Whole): Promise<readonly Listed[]> => {
    const tools = (await toolsOf(user)).map(({ application }) => application)
    const needed = Object.values(applications).flatMap(({ id, flag }) => (tools.includes(id) ? [eq(principal[flags[flag]], true)] : []))
    const studios = user.links.map(({ agencyId }) => agencyId)
    const commands = handOn(who, { Id: user.id, Role: user.role }) === 'tutto'
    const rows = await db
      .select(columns)
      .from(principal)
      .where(
        and(
          reachedPrincipals(db, who),
          ne(principal.id, user.id),
          commands ? undefined : ne(principal.id, who.Id),
          sql`${principal.companyId} is not distinct from ${user.companyId}::int`,
          isNull(principal.closedAt),
          notDisabled(dayInRome(clock())),
          // DEMO users may keep only a few calculations.
          ne(principal.role, 'DEMO'),
          ...needed,
        ),
      )
      .orderBy(sql`${principal.surnameKey} collate "C"`, principal.id)
    const members = new Set(
      (
        await db
          .select({ id: principalAuth.principalId })
          .from(principalAuth)
          .where(sql`${principalAuth.agencyId} = any(${`{${studios.join(',')}}`}::int[])`)
      ).map(({ id }) => id),
    )
    const able = rows.filter(({ id, role }) => studios.length === 0 || members.has(id) || reach[role] !== 'studi')
    const names = await firstAgencyNames(
      deps,
      able.map(({ id }) => id),
    )
    return able.map((row) => ({ ...row, agencyName: names.get(row.id) ?? null }))
  }

  return {
    heirs,
    calculations: async (user: Whole): Promise<number> => (await toolsOf(user)).reduce((sum, { many }) => sum + many, 0),
    clients: ({ id }: Whole): Promise<number> => asProgram(() => db.$count(client, eq(client.seguitoDa, id))),

    /**
     * Call it in a transaction. Gives the user's calculations and the clients that the user followed to the colleague. Returns the number of calculations.
     * They still count as the work of the first owner. A calculation in a folder that the colleague does not see is not given: the studio still opens it.
     */
    async handOver(who: Identity, user: Whole, colleagueId: number): Promise<number> {
      // The clients first, as in every change of a folder, then both users, each in the order of their Ids: a colleague who is just being closed is no heir,
      // and two closings at once never wait for each other.
      const locked = await asProgram(() => {
        const filed = db.select({ id: calculation.clientId }).from(calculation).where(eq(calculation.principalId, user.id))
        const touched = or(eq(client.seguitoDa, user.id), inArray(client.id, filed))
        return db.select({ id: client.id }).from(client).where(touched).orderBy(client.id).for('update')
      })
      const isLocked = sql`${client.id} = any(${`{${locked.map(({ id }) => id).join(',')}}`}::int[])`
      for (const id of [user.id, colleagueId].toSorted((a, b) => a - b)) await lock(db, id)
      const heir = (await heirs(who, user)).find(({ id }) => id === colleagueId)
      if (!heir) throw new Refusal('COLLEGA_NON_ADATTO')
      const { followed, moved } = await asProgram(async () => {
        const PrincipalAuth = await db
          .select({ AgencyId: agency.id, Agency: { AssignedClientsOnly: agency.assignedClientsOnly } })
          .from(principalAuth)
          .innerJoin(agency, eq(agency.id, principalAuth.agencyId))
          .where(eq(principalAuth.principalId, heir.id))
        const theirs = inArray(client.agencyId, [0, ...PrincipalAuth.map(({ AgencyId }) => AgencyId)])
        const followed = followedOnly({ Role: heir.role, PrincipalAuth })
        const visible = or(notInArray(client.agencyId, [0, ...followed]), eq(client.seguitoDa, heir.id))
        const seen = db.select({ id: client.id }).from(client).where(and(theirs, visible))
        const given = and(eq(calculation.principalId, user.id), or(isNull(calculation.clientId), inArray(calculation.clientId, seen)))
        await db.select({ id: calculation.id }).from(calculation).where(given).orderBy(calculation.id).for('no key update')
        return {
          followed: await db
            .update(client)
            .set({ seguitoDa: heir.id, ...updated(who, clock(), client.updateDate) })
            .where(and(eq(client.seguitoDa, user.id), isLocked, theirs))
            .returning({ id: client.id }),
          moved: await db
            .update(calculation)
            .set({ principalId: heir.id, creationKey: null, creationDigest: null, madeBy: sql`coalesce(${calculation.madeBy}, ${calculation.principalId})` })
            .where(given)
            .returning({ id: calculation.id }),
        }
      })
      const withClients = followed.length > 0 ? [said('Clienti seguiti passati', followed.length)] : []
      const changes = [said('Elaborazioni passate', moved.length), ...withClients, { Field: 'Titolare', Before: user.username, After: heir.username }]
      const entry = { kind: 'Utente', action: 'Passaggio', companyId: user.companyId, changes } as const
      await record(db, who, clock(), [{ ...entry, recordId: user.id, recordName: user.username }])
      return moved.length
    },

    /** Call it in a transaction. Deletes all credentials of the user, and revokes the keys that they made for programs. Throws UTENTE_CHIUSO. */
    async close(who: Identity, user: Whole): Promise<void> {
      const today = dayInRome(clock())
      const [closed] = await db
        .update(principal)
        .set({
          ...{ closedAt: clock(), passwordHash: null, passwordTemporary: false, externalIssuer: null, externalSubject: null },
          disabled: sql`least(${principal.disabled}, ${today}::date)`,
          ...updated(who, clock(), principal.updateDate),
        })
        .where(and(eq(principal.id, user.id), isNull(principal.closedAt)))
        .returning({ id: principal.id })
      if (!closed) throw new Refusal('UTENTE_CHIUSO', { utente: user.username })
      // As the program, because the policies hide sessions and second factors of others.
      await asProgram(async () => {
        await endSessions(db, user.id, { at: clock(), by: who })
        await endLink(db, user.id)
        await db.delete(passkey).where(eq(passkey.principalId, user.id))
        await db.delete(secondFactor).where(eq(secondFactor.principalId, user.id))
        const keys = and(eq(apiKey.principalId, user.id), isNull(apiKey.revokedAt))
        await db.update(apiKey).set({ revokedAt: clock(), revokedBy: who.Id }).where(keys)
        await db.delete(paymentDiary).where(eq(paymentDiary.principalId, user.id))
      })
    },
  }
}
