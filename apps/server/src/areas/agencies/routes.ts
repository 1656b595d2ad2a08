/** The calls of the studios. */
import { agencyForm, type Identity, routes } from '@bilancia/contract/api'
import type { Deps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/mount.ts'
import { Refusal } from '../../platform/problem.ts'
import { changedMeanwhile, checkForm, removing } from '../../platform/records.ts'
import { find as findCompany } from '../companies/store.ts'
import * as store from './store.ts'

export function agencies(mount: Mount, { db, clock }: Pick<Deps, 'db' | 'clock'>): void {
  const present = async (who: Identity, id: number) => {
    const row = await store.find(db, who, id)
    if (!row) throw new Refusal('AGENCY_NON_TROVATA', { id })
    return row
  }

  mount(routes.searchAgencies, ({ who, body }) => store.search(db, who, body))

  mount(routes.agency, async ({ who, params: { id } }) => store.toRecord(await present(who, id)))

  mount(routes.saveAgency, async ({ who, body }) => {
    const before = body.Id === 0 ? null : await present(who, body.Id)
    const given = { ...body, AssignedClientsOnly: body.AssignedClientsOnly ?? before?.assignedClientsOnly ?? false }
    checkForm(agencyForm, given)
    if (!(await findCompany(db, who, body.CompanyId))) throw new Refusal('COMPANY_NON_TROVATA', { id: body.CompanyId })
    if (before && before.companyId !== body.CompanyId && (await store.hasUsers(db, body.Id))) throw new Refusal('COMPANY_CON_STUDI')
    const id = before ? await store.update(db, who, given, clock()) : await store.insert(db, who, given, clock())
    if (id === undefined) throw changedMeanwhile(await present(who, body.Id))
    return store.toRecord(await present(who, id))
  })

  mount(routes.deleteAgency, async ({ who, body: id }) => {
    await present(who, id)
    return removing(
      () => store.remove(db, id),
      () => new Refusal('STUDIO_IN_USO', { id }),
    )
  })
}
