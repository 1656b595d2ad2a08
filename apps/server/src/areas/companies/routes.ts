/** The calls of the companies. */
import { companyForm, routes } from '@bilancia/contract/api'
import type { Deps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/mount.ts'
import { Refusal } from '../../platform/problem.ts'
import { changedMeanwhile, checkForm, removing } from '../../platform/records.ts'
import * as store from './store.ts'

export function companies(mount: Mount, { db, clock }: Pick<Deps, 'db' | 'clock'>): void {
  const missing = (id: number) => new Refusal('COMPANY_NON_TROVATA', { id })

  mount(routes.searchCompanies, async ({ who, body }) => (await store.search(db, who, body)).map(store.toRecord))

  mount(routes.company, async ({ who, params: { id } }) => {
    const row = await store.find(db, who, id)
    if (!row) throw missing(id)
    return store.toRecord(row)
  })

  mount(routes.saveCompany, async ({ who, body }) => {
    const before = body.Id === 0 ? null : await store.find(db, who, body.Id)
    if (body.Id !== 0 && !before) throw missing(body.Id)
    checkForm(companyForm, body)
    const saved = before ? await store.update(db, who, body, clock()) : await store.insert(db, who, body, clock())
    if (saved) return store.toRecord(saved)
    const now = await store.find(db, who, body.Id)
    throw now ? changedMeanwhile(now) : missing(body.Id)
  })

  mount(routes.deleteCompany, async ({ body: id }) => {
    const gone = await removing(
      () => store.remove(db, id),
      () => new Refusal('COMPANY_IN_USO', { id }),
    )
    if (!gone) throw missing(id)
    return true
  })
}
