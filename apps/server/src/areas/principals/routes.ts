/** The calls of the users and of their authorisations. */
import { type Identity, principalAuthForm, principalForm, routes, type UsersChange } from '@bilancia/contract/api'
import type { Deps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/mount.ts'
import { Refusal } from '../../platform/problem.ts'
import { checkForm, constraintOf } from '../../platform/records.ts'
import * as agencies from '../agencies/store.ts'
import { record } from '../audit/store.ts'
import { findLink, insertLink, removeLink, updateLink } from './authorisations.ts'
import { importUsers } from './file.ts'
import { toAuth } from './record.ts'
import { principals as serviceOf } from './service.ts'
import { lock, search } from './store.ts'

export function principals(mount: Mount, deps: Pick<Deps, 'db' | 'asProgram' | 'clock'>): void {
  const { db, clock } = deps
  const service = serviceOf(deps)

  mount(routes.searchPrincipals, ({ who, body }) => search(deps, who, body))
  mount(routes.principal, ({ who, params }) => service.record(who, params.id))
  mount(routes.activeUsers, ({ who, params }) => service.activeUsers(who, params.agencyId))
  mount(routes.usernameExists, ({ params }) => service.isTaken(params.name))
  mount(routes.insertPrincipal, ({ who, params, body }) => service.insert(who, params.agencyId, body))
  mount(routes.importPrincipals, ({ who, body }) => importUsers(deps, who, body))
  mount(routes.changePrincipals, async ({ who, body }) => ({ cambiati: await changeUsers(deps, who, body) }))
  mount(routes.updatePrincipal, ({ who, body }) => service.update(who, body))
  mount(routes.deletePrincipal, ({ who, body: id, query: { collega = null } }) => service.close(who, id, collega))
  mount(routes.colleagues, ({ who, params: { id } }) => service.colleagues(who, id))
  mount(routes.handOver, ({ who, params: { id }, body: { ColleagueId } }) => service.handOver(who, id, ColleagueId))

  const link = async (who: Identity, id: number) => {
    const found = await findLink(db, who, id)
    if (!found) throw new Refusal('AUTORIZZAZIONE_NON_TROVATA', { id })
    return found
  }

  mount(routes.searchPrincipalAuth, async ({ who, body: { PrincipalId } }) => (await service.present(who, PrincipalId)).links.map(toAuth))
  mount(routes.principalAuth, async ({ who, params }) => toAuth(await link(who, params.id)))

  mount(routes.savePrincipalAuth, async ({ who, body }) => {
    if (body.Id !== 0 && who.Role !== 'SUPERADMIN') throw new Refusal('DIRITTO_MANCANTE')
    checkForm(principalAuthForm, body)
    const before = body.Id === 0 ? null : await link(who, body.Id)
    const { PrincipalId: principalId, AgencyId: agencyId } = body
    if (before && before.principalId !== principalId) throw new Refusal('AUTORIZZAZIONE_NON_TROVATA', { id: body.Id })
    const id = await db
      .transaction(async (tx) => {
        await agencies.lock(tx, agencyId)
        await lock(tx, principalId)
        const user = await service.commanded(who, principalId)
        await service.studioFor(who, agencyId, user.companyId)
        if (user.links.some((other) => other.agencyId === agencyId && other.id !== body.Id)) throw new Refusal('AUTORIZZAZIONE_PRESENTE')
        if (before?.agencyId !== agencyId && service.isActive(user.disabled)) await service.takeLicence(tx, agencyId)
        if (!before) return insertLink(tx, who, { principalId, agencyId }, clock())
        await updateLink(tx, who, before.id, agencyId, clock())
        return before.id
      })
      .catch((error: unknown) => {
        throw constraintOf(error) === '23505' ? new Refusal('AUTORIZZAZIONE_PRESENTE') : error
      })
    return toAuth(await link(who, id))
  })

  mount(routes.deletePrincipalAuth, async ({ who, body: id }) => {
    const { principalId } = await link(who, id)
    return db.transaction(async (tx) => {
      await lock(tx, principalId)
      await service.commanded(who, principalId)
      return removeLink(tx, id)
    })
  })
}

/**
 * One change for several users: all of them or none. Each is checked as if it were saved alone. Returns the number of changed
 * users; a user who already has the value is not written.
 */
async function changeUsers(deps: Pick<Deps, 'db' | 'asProgram' | 'clock'>, who: Identity, { ids, Disabled }: UsersChange): Promise<number> {
  const { db, clock } = deps
  const service = serviceOf(deps)
  return db.transaction(async () => {
    let changed = 0
    const users = [...new Set(ids)].toSorted((a, b) => a - b)
    if (service.isActive(Disabled)) await service.lockStudios(who, users)
    for (const id of users) {
      const before = await service.record(who, id)
      if (before.Disabled === Disabled) continue
      await service.update(who, { ...before, Disabled })
      changed += 1
      const change = { Field: principalForm.Disabled.label, Before: before.Disabled, After: Disabled }
      const entry = { kind: 'Utente', action: 'Modifica', recordId: id, recordName: before.Username, companyId: before.CompanyId } as const
      await record(db, who, clock(), [{ ...entry, changes: [change] }])
    }
    return changed
  })
}
