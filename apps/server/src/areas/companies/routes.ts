/** The calls of the companies. */
import { type CompanyRecord, companyForm, type Identity, isKeptLogo, routes } from '@bilancia/contract/api'
import { codeErrors, compactCode, compactVat } from '../../platform/codes.ts'
import type { Deps } from '../../platform/deps.ts'
import { creationOf } from '../../platform/idempotency.ts'
import type { Mount } from '../../platform/mount.ts'
import { Refusal } from '../../platform/problem.ts'
import { changedMeanwhile, checkFormAnd, holds, removing, toRow } from '../../platform/records.ts'
import { exists, keepOnly } from './logos.ts'
import * as store from './store.ts'

export function companies(mount: Mount, { db, asProgram, clock }: Pick<Deps, 'db' | 'asProgram' | 'clock'>): void {
  const missing = (id: number) => new Refusal('COMPANY_NON_TROVATA', { id })

  const withWarnings = async (who: Identity, record: CompanyRecord): Promise<CompanyRecord> => {
    const Warnings = [...(await store.doubles(db, who, record)), ...logoElsewhere(record)]
    return Warnings.length > 0 ? { ...record, Warnings } : record
  }

  mount(routes.searchCompanies, async ({ who, body }) => (await store.search(db, who, body)).map(store.toRecord))

  mount(routes.company, async ({ who, params: { id } }) => {
    const row = await store.find(db, who, id)
    if (!row) throw missing(id)
    return withWarnings(who, store.toRecord(row))
  })

  mount(routes.saveCompany, async ({ who, body: typed, request }) => {
    const before = typed.Id === 0 ? null : await store.find(db, who, typed.Id)
    if (typed.Id !== 0 && !before) throw missing(typed.Id)
    const body = { ...typed, VatNumber: compactVat(typed.VatNumber) ?? '', TaxCode: compactCode(typed.TaxCode) }
    const { VatNumber, TaxCode } = companyForm
    checkFormAnd(
      companyForm,
      body,
      codeErrors(
        [{ campo: 'VatNumber', field: VatNumber, now: body.VatNumber || null, before: before?.vatNumber }],
        [{ campo: 'TaxCode', field: TaxCode, now: body.TaxCode, before: before?.taxCode }],
      ),
    )
    // An address of this suite must be that of a logo of this company.
    if (isKept(body.UiLogoUrl) && !(await exists(db, body.Id, body.UiLogoUrl))) throw new Refusal('LOGO_NON_TROVATO')
    const saved = before ? await store.update(db, who, body, clock()) : await store.insert(db, who, body, creationOf(request), clock())
    if (saved) {
      await keepOnly(db, saved.id, saved.uiLogoUrl)
      return withWarnings(who, store.toRecord(saved))
    }
    const now = await store.find(db, who, body.Id)
    if (now && holds(now, toRow(companyForm, body))) return withWarnings(who, store.toRecord(now))
    throw now ? await changedMeanwhile({ db, asProgram }, who, now) : missing(body.Id)
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

const isKept = (address: string | null): address is string => address !== null && isKeptLogo(address)

/** A warning for a logo at another address, which is not shown. */
const logoElsewhere = ({ UiLogoUrl }: CompanyRecord): readonly string[] =>
  UiLogoUrl === null || isKept(UiLogoUrl)
    ? []
    : [`Il logo sta a un altro indirizzo, ${UiLogoUrl}, e non si mostra: copiarlo qui o caricarlo nella scheda Dati, in «Aspetto»`]
