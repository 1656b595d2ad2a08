/** The calls of the filed returns. */
import { type Identity, routes, type TelematicoScope } from '@bilancia/contract/api'
import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/connection.ts'
import type { Deps } from '../../platform/deps.ts'
import { times } from '../../platform/kept.ts'
import type { Mount } from '../../platform/mount.ts'
import { Refusal } from '../../platform/problem.ts'
import { agency, company } from '../../platform/schema.ts'
import { imports } from './import.ts'
import { loads } from './load.ts'
import { studiosOf, visible } from './scope.ts'
import * as store from './store.ts'

/** `uploads` mounts the calls that receive a file. Only they read multipart forms. */
export function telematico(mount: Mount, uploads: Mount, deps: Pick<Deps, 'db' | 'vault' | 'asProgram' | 'clock'>): void {
  const { db } = deps
  const { preview, upload } = imports(deps)
  const load = loads(deps)
  uploads(routes.previewTelematico, ({ who, request }) => preview(who, request))
  uploads(routes.uploadTelematico, ({ who, request }) => upload(who, request))

  mount(routes.searchTelematico, ({ who, body: { CompanyId, AgencyId, TelematicoType, TaxCodeDichiarante, Year, Take, After } }) => {
    const filters = {
      companyId: CompanyId ?? null,
      agencyId: AgencyId ?? null,
      type: TelematicoType ?? null,
      taxCode: TaxCodeDichiarante,
      modelYear: Year,
    }
    return store.search(db, visible(who), filters, Take, After ?? null)
  })
  mount(routes.deleteTelematico, async ({ who, params: { id }, request }) => {
    if (!(await store.remove(db, visible(who), id))) throw new Refusal('DICHIARAZIONE_NON_TROVATA', { id })
    request.log.info({ deletedBy: who.Id, id }, 'tax return deleted')
    return true
  })
  mount(routes.telematicoScope, ({ who }) => scopeOf(db, who))
  mount(routes.retentionTelematico, async ({ who, body: { CompanyId, mesi } }) => {
    const { Companies } = await scopeOf(db, who)
    if (!Companies.some(({ Id }) => Id === CompanyId)) throw new Refusal('STUDIO_ALTRUI')
    await store.keepFor(db, CompanyId, mesi)
    return true
  })
  mount(routes.loadTelematico, ({ who, body, request }) => load(who, body, request))
}

async function scopeOf(db: Db, who: Identity): Promise<TelematicoScope> {
  const all = who.Role === 'SUPERADMIN'
  const companies = await db
    .select({ Id: company.id, BusinessName: company.businessName })
    .from(company)
    .where(all ? undefined : eq(company.id, who.CompanyId ?? 0))
    .orderBy(company.businessName)
  const months = new Map((await store.retentions(db)).map(({ companyId, months: kept }) => [companyId, kept]))
  const studios = all
    ? await db.select({ Id: agency.id, CompanyId: agency.companyId, Name: agency.name }).from(agency).orderBy(agency.name)
    : studiosOf(who).map(({ Id, CompanyId, Name }) => ({ Id, CompanyId, Name }))
  return { Companies: companies.map((one) => ({ ...one, mesiConservazione: months.get(one.Id) ?? times.returnMonths })), Agencies: studios }
}
