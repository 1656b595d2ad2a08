/** The calls of the clients. */
import { routes } from '@bilancia/contract/api'
import type { Deps } from '../../platform/deps.ts'
import { creationKey } from '../../platform/idempotency.ts'
import type { Mount } from '../../platform/mount.ts'
import { said } from '../audit/of-user.ts'
import { record } from '../audit/store.ts'
import { dayInRome } from '../auth/sign-in-checks.ts'
import { changeClients } from './bulk.ts'
import { clientsFile, importClients } from './file.ts'
import { clientsFromReturns } from './from-returns.ts'
import { clientReturns } from './returns.ts'
import { clientService } from './service.ts'
import * as store from './store.ts'

export function clients(mount: Mount, deps: Pick<Deps, 'db' | 'vault' | 'clock'>): void {
  const { db, clock } = deps
  const service = clientService(deps)

  mount(routes.searchClients, ({ who, body }) => store.search(db, who, body))
  mount(routes.clientFollowers, ({ who }) => store.followers(db, who))
  mount(routes.client, ({ who, params: { id } }) => service.record(who, id))
  // A key counts for its caller: two programs of a studio may choose the same.
  mount(routes.insertClient, ({ who, body, request }) => {
    const key = creationKey(request)
    return service.insert(who, body, key === null ? null : `${who.Id} ${key}`)
  })
  mount(routes.updateClient, ({ who, params: { id }, body }) => service.update(who, id, body))
  mount(routes.deleteClient, ({ who, params: { id } }) => service.remove(who, id))
  mount(routes.clientCalculations, ({ who, params: { id } }) => service.folder(who, id))
  mount(routes.clientReturns, ({ who, params: { id } }) => clientReturns(db, who, id))
  mount(routes.fileCalculation, async ({ who, params: { id }, body: { ID } }) => {
    await service.file(who, id, ID, 'folder')
    return service.folder(who, id)
  })
  mount(routes.unfileCalculation, async ({ who, params: { id, elaborazione } }) => {
    await service.file(who, id, elaborazione, 'own')
    return true
  })
  mount(routes.changeClients, async ({ who, body }) => ({ cambiati: await changeClients(deps, who, body) }))
  mount(routes.clientsOfReturns, ({ who, body, request }) => {
    const key = creationKey(request)
    return clientsFromReturns(deps, who, body, key === null ? null : `${who.Id} ${key}`)
  })
  mount(routes.importClients, ({ who, body }) => importClients(deps, who, body))

  mount(routes.clientsCsv, async ({ who, body }) => {
    const rows = await store.all(db, who, body)
    const name = `Clienti${dayInRome(clock()).replaceAll('-', '')}.csv`
    await record(db, who, clock(), [
      { kind: 'Cliente', action: 'Esportazione', recordId: null, recordName: name, companyId: who.CompanyId, changes: [said('Righe', rows.length)] },
    ])
    return { name, bytes: clientsFile(rows.map((row) => store.toRecord(deps, row))) }
  })
}
