/** The operations on users, with the checks of who may do them. */
import {
  type Colleagues,
  currentStudio,
  type Identity,
  type PrincipalInput,
  type PrincipalRecord,
  type PrincipalValues,
  principalForm,
} from '@bilancia/contract/api'
import { codeErrors, compactCode } from '../../platform/codes.ts'
import type { Db } from '../../platform/connection.ts'
import type { Deps } from '../../platform/deps.ts'
import { Refusal } from '../../platform/problem.ts'
import { changedMeanwhile, checkFormAnd, constraintOf, holds } from '../../platform/records.ts'
import * as agencies from '../agencies/store.ts'
import { licences } from '../auth/licences.ts'
import { dayInRome, isReached } from '../auth/sign-in-checks.ts'
import * as companies from '../companies/store.ts'
import { endLink } from '../own-access/links.ts'
import { secondPerson } from '../own-access/second-person.ts'
import { endSessions } from '../own-access/sessions.ts'
import { insertLink } from './authorisations.ts'
import { closings } from './closing.ts'
import { toColleague, toColumns, toRecord, type Whole } from './record.ts'
import * as store from './store.ts'
import { checkGrants, targetsOf } from './targets.ts'

export const principals = (deps: Pick<Deps, 'db' | 'asProgram' | 'clock'>) => {
  const { db, asProgram, clock } = deps
  const today = () => dayInRome(clock())
  const closing = closings(deps)
  const second = secondPerson(db, clock)
  const isActive = (disabled: string | null) => !isReached(disabled, today())

  const targets = targetsOf(deps)
  const { present, changeable, commanded, notAbove } = targets

  /** The studio, if the caller reaches it. */
  const studio = async (who: Identity, id: number) => {
    const found = await agencies.find(db, who, id)
    if (!found) throw new Refusal('AGENCY_NON_TROVATA', { id })
    return found
  }

  /** Call it with the studio locked. Throws unless the caller reaches it and it is of the user's company. */
  const studioFor = async (who: Identity, agencyId: number, companyId: number | null) => {
    if ((await studio(who, agencyId)).companyId !== companyId) throw new Refusal('STUDIO_ALTRA_COMPANY')
  }

  /** As the program, because the studio may be outside the caller's reach, and all its users count. */
  const takeLicence = async (tx: Db, agencyId: number): Promise<void> => {
    const left = await asProgram(() => store.hasLicence(tx, agencyId, (inside) => licences(inside, { agencyId, companyId: null }, today())))
    if (!left) throw new Refusal('LICENZE_ESAURITE')
  }

  /** As the program, because a studio may be outside the caller's reach. */
  const lockStudiosOf = async (these: readonly Whole[]): Promise<void> => {
    for (const id of studioIds(these)) await asProgram(() => agencies.lock(db, id))
  }

  /** As the program, because usernames are unique across companies. The answer says only whether the name is taken. */
  const isTaken = (username: string): Promise<boolean> => asProgram(() => store.isTaken(db, username))

  /** Call it in a transaction. Locks the company of the record. Throws if the caller may not choose it. */
  const checkCompany = async (who: Identity, { CompanyId }: PrincipalInput): Promise<void> => {
    if (CompanyId === null) return
    await companies.lock(db, CompanyId)
    if (!(await companies.find(db, who, CompanyId))) throw new Refusal('COMPANY_NON_TROVATA', { id: CompanyId })
  }

  const checkUser = (given: PrincipalValues, before: Whole | null) =>
    checkFormAnd(principalForm, given, codeErrors([], [{ campo: 'Taxcode', field: principalForm.Taxcode, now: given.Taxcode, before: before?.taxcode }]))

  /** The record, with warnings about other users with the same tax code. */
  const recordOf = async (who: Identity, id: number): Promise<PrincipalRecord> => {
    const record = toRecord(await present(who, id))
    const Warnings = await store.doubles(db, who, record)
    return Warnings.length > 0 ? { ...record, Warnings } : record
  }

  return {
    ...targets,
    studio,
    studioFor,
    takeLicence,
    isActive,
    isTaken,

    record: async (who: Identity, id: number): Promise<PrincipalRecord> => recordOf(who, id),

    async activeUsers(who: Identity, agencyId: number): Promise<number> {
      await studio(who, agencyId)
      return licences(db, { agencyId, companyId: null }, today())
    },

    /** `agencyId` 0: no studio. Only callers who reach a whole company can find such a user again. */
    async insert(who: Identity, agencyId: number, asked: PrincipalInput): Promise<PrincipalRecord> {
      const allThree = asked.ApplicationForfetari && asked.ApplicationConvenienza && asked.ApplicationBudget
      const given = { ...asked, Taxcode: compactCode(asked.Taxcode), ApplicationForme: asked.ApplicationForme ?? (allThree && who.ApplicationForme) }
      checkUser(given, null)
      checkGrants(who, null, given)
      // Without a studio nobody but a SUPERADMIN can sign in.
      if (agencyId === 0 && (who.Role === 'MANAGER' || given.Role !== 'SUPERADMIN')) throw new Refusal('STUDIO_MANCANTE')
      const licensed = agencyId || currentStudio(who)?.AgencyId
      const id = await unlessTaken(() =>
        db.transaction(async (tx) => {
          await checkCompany(who, given)
          if (agencyId !== 0) {
            await agencies.lock(tx, agencyId)
            await studioFor(who, agencyId, given.CompanyId)
          }
          if (await isTaken(given.Username)) throw new Refusal('USERNAME_PRESENTE')
          if (licensed && isActive(given.Disabled)) await takeLicence(tx, licensed)
          const created = await store.insert(tx, who, given, clock())
          if (agencyId !== 0) await insertLink(tx, who, { principalId: created, agencyId }, clock())
          return created
        }),
      )
      return recordOf(who, id)
    },

    /** Locks the studios of users who are enabled in one transaction, before the first user. */
    async lockStudios(who: Identity, ids: readonly number[]): Promise<void> {
      // One after the other: each asks as the program for the studios of the user.
      const users: Whole[] = []
      for (const id of ids) users.push(await present(who, id))
      await lockStudiosOf(users)
    },

    async update(who: Identity, asked: PrincipalInput): Promise<PrincipalRecord> {
      const before = await changeable(who, asked.Id)
      const given = { ...asked, Taxcode: compactCode(asked.Taxcode), ApplicationForme: asked.ApplicationForme ?? before.applicationForme }
      checkUser(given, before)
      if (given.Username !== before.username) throw new Refusal('CAMPO_FISSO')
      checkGrants(who, before, given)
      // A user who changes company has no studio until the next step; a disabled one cannot sign in anyway.
      const stays = given.CompanyId === before.companyId && isActive(given.Disabled)
      const reactivated = !isActive(before.disabled) && isActive(given.Disabled)
      // The link for a forgotten password goes to this address. An open link went to the earlier one.
      const mail = given.Mail !== before.mail
      const saved = await db.transaction(async (tx) => {
        await checkCompany(who, given)
        const moves = given.CompanyId !== before.companyId
        if (reactivated) await lockStudiosOf([before])
        if (moves || reactivated) await store.lock(tx, before.id)
        // A colleague may just have given or taken a studio.
        const studios = studioIds([moves || reactivated ? await present(who, before.id) : before])
        if (stays && given.Role !== 'SUPERADMIN' && studios.length === 0) throw new Refusal('STUDIO_MANCANTE')
        if (moves && studios.length > 0) throw new Refusal('COMPANY_CON_STUDI')
        if (mail && given.Id !== who.Id) await asProgram(() => second.take(who, before, 'password'))
        if (reactivated) for (const id of studios) await takeLicence(tx, id)
        const changed = await store.update(tx, who, given, before, clock())
        // As the program, because the policies hide the sessions of others. A new role may need a second factor.
        if (changed && given.Role !== before.role) await asProgram(() => endSessions(tx, given.Id, { at: clock(), by: who }))
        if (changed && mail) await asProgram(() => endLink(tx, given.Id))
        return changed
      })
      const now = saved ? null : await present(who, given.Id)
      if (now && !holds(now, toColumns(who, given, now))) throw await changedMeanwhile(deps, who, now)
      return recordOf(who, given.Id)
    },

    async colleagues(who: Identity, id: number): Promise<Colleagues> {
      const user = await present(who, id)
      const found = await closing.heirs(who, user)
      return { Calculations: await closing.calculations(user), Clients: await closing.clients(user), Colleagues: found.map(toColleague) }
    },

    async close(who: Identity, id: number, colleagueId: number | null): Promise<boolean> {
      if (id === who.Id) throw new Refusal('UTENTE_PROPRIO', { id })
      const user = await commanded(who, id)
      await db.transaction(async () => {
        if (colleagueId !== null) await closing.handOver(who, user, colleagueId)
        await closing.close(who, user)
      })
      return true
    },

    /** Returns the number of calculations with a new owner. */
    async handOver(who: Identity, id: number, colleagueId: number): Promise<number> {
      const user = await present(who, id)
      notAbove(who, user)
      if (!user.closedAt) throw new Refusal('UTENTE_NON_CHIUSO', { utente: user.username })
      return db.transaction(() => closing.handOver(who, user, colleagueId))
    },
  }
}

/** In the order in which they are locked. */
const studioIds = (users: readonly Whole[]): readonly number[] =>
  [...new Set(users.flatMap(({ links }) => links.map(({ agencyId }) => agencyId)))].toSorted((a, b) => a - b)

/** If two calls take the same name at once, the database accepts one. */
async function unlessTaken<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    throw constraintOf(error) === '23505' ? new Refusal('USERNAME_PRESENTE') : error
  }
}
