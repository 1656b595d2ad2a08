/** Which users a caller may change, and what they may give them. */
import { guardedFields, handOn, type Identity, type PrincipalValues, rightsNotOwned, roleChoices, userRights } from '@bilancia/contract/api'
import type { Deps } from '../../platform/deps.ts'
import { Refusal } from '../../platform/problem.ts'
import { toRecord, type Whole } from './record.ts'
import * as store from './store.ts'

/** The users, each with the checks of what the caller wants to do. */
export const targetsOf = (deps: Pick<Deps, 'db' | 'asProgram'>) => {
  const present = async (who: Identity, id: number): Promise<Whole> => {
    const row = await store.find(deps, who, id)
    if (!row) throw new Refusal('PRINCIPAL_NON_TROVATO', { id })
    return row
  }

  const handOnRow = (who: Identity, { id, role }: Whole) => handOn(who, { Id: id, Role: role })

  const notAbove = (who: Identity, row: Whole) => {
    if (handOnRow(who, row) === 'niente') throw new Refusal('RUOLO_SUPERIORE', { ruolo: row.role })
  }
  const onlyBelow = (who: Identity, row: Whole) => {
    if (handOnRow(who, row) !== 'tutto') throw new Refusal(row.id === who.Id ? 'DIRITTI_PROPRI' : 'RUOLO_PARI')
  }

  /** The user, if their role is not above the caller's and they are not closed. */
  const changeable = async (who: Identity, id: number): Promise<Whole> => {
    const row = await present(who, id)
    notAbove(who, row)
    if (row.closedAt) throw new Refusal('UTENTE_CHIUSO', { utente: row.username })
    return row
  }

  /** The user, if the caller may also take away or replace their access. */
  const commanded = async (who: Identity, id: number): Promise<Whole> => {
    const row = await changeable(who, id)
    onlyBelow(who, row)
    return row
  }

  /** The same for a user who may be closed already. */
  const commandedOrClosed = async (who: Identity, id: number): Promise<Whole> => {
    const row = await present(who, id)
    notAbove(who, row)
    onlyBelow(who, row)
    return row
  }

  /** The user, if the caller may invite them: a peer may, unless the user has more rights, because the link may be shown to the caller. */
  const invitable = async (who: Identity, id: number): Promise<Whole> => {
    const row = await changeable(who, id)
    if (handOnRow(who, row) !== 'tutto' && rightsNotOwned(who, null, toRecord(row)).length > 0) throw new Refusal('RUOLO_PARI')
    return row
  }

  return { present, notAbove, changeable, commanded, commandedOrClosed, invitable }
}

/** Throws if the record would give or take what the caller may not. `before`: null for a new user. */
export function checkGrants(who: Identity, before: Whole | null, given: PrincipalValues): void {
  const was = before && toRecord(before)
  if (given.Role !== was?.Role && !roleChoices(who.Role).includes(given.Role)) throw new Refusal('RUOLO_NON_AMMESSO', { ruolo: given.Role })
  if (was) {
    const now = new Map<string, unknown>(Object.entries(given))
    const earlier = new Map<string, unknown>(Object.entries(was))
    const changed = guardedFields(who, was).filter((field) => (now.get(field) || null) !== (earlier.get(field) || null))
    if (changed.length > 0) throw new Refusal(was.Id === who.Id ? 'DIRITTI_PROPRI' : 'RUOLO_PARI')
  }
  const lacking = rightsNotOwned(who, was, given)
  if (lacking.length > 0) throw new Refusal('DIRITTO_NON_POSSEDUTO', { diritti: lacking.map((right) => userRights[right].label).join(', ') })
}
