/** The calls that export data for the person responsible for them, and that erase data. */
import { type DataAsked, type EraseAsked, handOn, type Identity, routes } from '@bilancia/contract/api'
import type { Deps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/mount.ts'
import { Refusal } from '../../platform/problem.ts'
import { find as findAgency } from '../agencies/store.ts'
import { said } from '../audit/of-user.ts'
import { record } from '../audit/store.ts'
import { dayInRome } from '../auth/sign-in-checks.ts'
import { find as findCompany } from '../companies/store.ts'
import { principals } from '../principals/service.ts'
import { find as findPrincipal } from '../principals/store.ts'
import { sealerOf } from '../telematico/sealing.ts'
import { archive } from './archive.ts'
import { changesOf, erase, nameOfErased, OF_NAMES, receipt } from './erasure.ts'
import type { Whose } from './parts.ts'

type Found = { readonly whose: Whose; readonly kind: 'Company' | 'Studio' | 'Utente'; readonly name: string; readonly companyId: number | null }

export function data(mount: Mount, deps: Pick<Deps, 'db' | 'vault' | 'asProgram' | 'clock'>): void {
  const { db, vault, asProgram, clock } = deps
  const service = principals(deps)

  /** The requested company, studio or user. Throws if the caller does not reach it. */
  const found = async (who: Identity, asked: DataAsked): Promise<Found> => {
    if ('CompanyId' in asked) {
      const row = await findCompany(db, who, asked.CompanyId)
      if (!row) throw new Refusal('COMPANY_NON_TROVATA', { id: asked.CompanyId })
      return { whose: { of: 'company', id: row.id }, kind: 'Company', name: row.businessName, companyId: row.id }
    }
    if ('AgencyId' in asked) {
      const row = await findAgency(db, who, asked.AgencyId)
      if (!row) throw new Refusal('AGENCY_NON_TROVATA', { id: asked.AgencyId })
      return { whose: { of: 'studio', id: row.id }, kind: 'Studio', name: row.name, companyId: row.companyId }
    }
    const row = await findPrincipal(deps, who, asked.PrincipalId)
    if (!row) throw new Refusal('PRINCIPAL_NON_TROVATO', { id: asked.PrincipalId })
    if (handOn(who, { Id: row.id, Role: row.role }) === 'niente') throw new Refusal('RUOLO_SUPERIORE', { ruolo: row.role })
    return { whose: { of: 'utente', id: row.id }, kind: 'Utente', name: row.username, companyId: row.companyId }
  }

  /** Recorded before the first byte is sent, because an interrupted download has been read in part. */
  const handed = async (who: Identity, { whose, kind, name, companyId }: Found) => {
    const at = clock()
    const { open } = await asProgram(() => sealerOf({ db, vault }))
    const file = `dati-${whose.of}-${whose.id}-${dayInRome(at)}.zip`
    await record(db, who, at, [{ kind, action: 'Esportazione', recordId: whose.id, recordName: name, companyId, changes: [said('Archivio', file)] }])
    // A SUPERADMIN runs the service and may not read the figures of clients. The company's own administrator is responsible for them.
    const mayRead = who.Role !== 'SUPERADMIN' || (whose.of === 'utente' && whose.id === who.Id)
    return { name: file, bytes: archive({ db, asProgram, open, vault: mayRead ? vault : null }, { whose, title: `${kind} «${name}» (${whose.id})`, by: who.Username, at }) }
  }

  /** The company or the user that the caller may erase. Throws if the company is not locked or the user not closed, or if `Name` is not its name. */
  const erasable = async (who: Identity, { Name, ...asked }: EraseAsked): Promise<Found> => {
    const one = await found(who, asked)
    if ('PrincipalId' in asked) {
      const { closedAt } = await service.commandedOrClosed(who, one.whose.id)
      if (closedAt === null) throw new Refusal('UTENTE_DA_CHIUDERE', { utente: one.name })
    } else {
      if (who.Role !== 'SUPERADMIN') throw new Refusal('DIRITTO_MANCANTE')
      if (who.CompanyId === one.whose.id) throw new Refusal('COMPANY_PROPRIA')
      const row = await findCompany(db, who, one.whose.id)
      if (!row?.isLocked) throw new Refusal('COMPANY_DA_BLOCCARE', { company: one.name })
    }
    if (Name !== one.name) throw new Refusal('CONFERMA_DIVERSA', { nome: one.name })
    return one
  }

  mount(routes.eraseData, async ({ who, body }) => {
    const { whose, kind, name, companyId } = await erasable(who, body)
    const at = clock()
    const done = await asProgram(() =>
      db.transaction(async (tx) => {
        const erased = await erase(tx, whose, name)
        const recordName = whose.of === 'utente' ? nameOfErased(whose.id) : name
        await record(tx, who, at, [{ kind, action: 'Eliminazione', recordId: whose.id, recordName, companyId, changes: changesOf(erased) }])
        return erased
      }),
    )
    const text = receipt({ title: `${kind} «${name}» (${whose.id})`, by: who.Username, at, done, register: OF_NAMES })
    return { name: `ricevuta-${whose.of}-${whose.id}-${dayInRome(at)}.txt`, bytes: new TextEncoder().encode(text) }
  })

  mount(routes.exportData, async ({ who, body }) => handed(who, await found(who, body)))
  mount(routes.ownData, ({ who }) =>
    handed(who, { whose: { of: 'utente', id: who.Id }, kind: 'Utente', name: who.Username, companyId: who.CompanyId }),
  )
}
