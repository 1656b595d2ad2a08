/** The calls of the studios. */
import { type AgencyRecord, agencyForm, type Identity, refusal, routes } from '@bilancia/contract/api'
import { codeErrors, compactVat } from '../../platform/codes.ts'
import type { Deps } from '../../platform/deps.ts'
import { creationOf } from '../../platform/idempotency.ts'
import type { Mount } from '../../platform/mount.ts'
import { Refusal } from '../../platform/problem.ts'
import { changedMeanwhile, checkFormAnd, holds, refuseFields, removing } from '../../platform/records.ts'
import { licencesByStudio } from '../auth/licences.ts'
import { dayInRome } from '../auth/sign-in-checks.ts'
import * as companies from '../companies/store.ts'
import * as store from './store.ts'

export function agencies(mount: Mount, { db, clock, asProgram }: Pick<Deps, 'db' | 'clock' | 'asProgram'>): void {
  const present = async (who: Identity, id: number) => {
    const row = await store.find(db, who, id)
    if (!row) throw new Refusal('AGENCY_NON_TROVATA', { id })
    return row
  }

  const today = () => dayInRome(clock())
  const recordOf = async (who: Identity, id: number): Promise<AgencyRecord> => {
    const record = store.toRecord(await present(who, id))
    const ActiveUsers = (await licencesByStudio(db, [id], today())).get(id) ?? 0
    const Warnings = await store.doubles(db, who, record)
    return { ...record, ActiveUsers, ...(Warnings.length > 0 && { Warnings }) }
  }

  mount(routes.searchAgencies, async ({ who, body }) => {
    const { ResultList, ListLength } = await store.search(db, who, body)
    // The search that only offers studios to choose from does not count their users.
    if (refusal('studi', who) !== null) return { ResultList, ListLength }
    const active = await licencesByStudio(
      db,
      ResultList.map(({ Id }) => Id),
      today(),
    )
    return { ResultList: ResultList.map((row) => ({ ...row, ActiveUsers: active.get(row.Id) ?? 0 })), ListLength }
  })

  mount(routes.agency, async ({ who, params: { id } }) => recordOf(who, id))

  mount(routes.saveAgency, async ({ who, body, request }) => {
    const before = body.Id === 0 ? null : await present(who, body.Id)
    const given = { ...body, VatNumber: compactVat(body.VatNumber), AssignedClientsOnly: body.AssignedClientsOnly ?? before?.assignedClientsOnly ?? false }
    checkFormAnd(agencyForm, given, codeErrors([{ campo: 'VatNumber', field: agencyForm.VatNumber, now: given.VatNumber, before: before?.vatNumber }], []))
    const id = await db.transaction(async (tx) => {
      await companies.lock(tx, body.CompanyId)
      if (!(await companies.find(tx, who, body.CompanyId))) throw new Refusal('COMPANY_NON_TROVATA', { id: body.CompanyId })
      if (!before) return store.insert(tx, who, given, creationOf(request), clock())
      await store.lock(tx, before.id)
      const moves = before.companyId !== body.CompanyId
      if (moves && (await store.hasUsers(tx, before.id))) throw new Refusal('COMPANY_CON_STUDI')
      if (moves && (await asProgram(() => store.hasData(tx, before.id, clock())))) throw new Refusal('STUDIO_CON_DATI')
      const changed = await store.update(tx, who, given, clock())
      if (moves && changed !== undefined) await store.moveKeys(tx, changed, body.CompanyId)
      const { PrincipalCounter: left } = given
      const used = left < before.principalCounter ? ((await licencesByStudio(tx, [before.id], today())).get(before.id) ?? 0) : 0
      const { label } = agencyForm.PrincipalCounter
      if (changed !== undefined && left < used)
        refuseFields([{ campo: 'PrincipalCounter', etichetta: label, testo: `${label}: gli utenti attivi sono ${used}, prima disabilitarne ${used - left}` }])
      return changed
    })
    if (id !== undefined) return recordOf(who, id)
    const now = await present(who, body.Id)
    if (!holds(now, store.toColumns(given))) throw await changedMeanwhile({ db, asProgram }, who, now)
    return recordOf(who, now.id)
  })

  mount(routes.deleteAgency, async ({ who, body: id }) => {
    await present(who, id)
    return removing(
      () => store.remove(db, id),
      () => new Refusal('STUDIO_IN_USO', { id }),
    )
  })
}
