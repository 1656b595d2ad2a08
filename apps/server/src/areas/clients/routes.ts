/** The calls of the clients. */
import { routes } from '@bilancia/contract/api'
import type { Deps } from '../../platform/deps.ts'
import { creationOf } from '../../platform/idempotency.ts'
import type { Mount } from '../../platform/mount.ts'
import { said } from '../audit/of-user.ts'
import { record } from '../audit/store.ts'
import { dayInRome } from '../auth/sign-in-checks.ts'
import type { Searches } from '../simulators/search/searches.ts'
import { changeClients } from './bulk.ts'
import { eraseClient } from './erasing.ts'
import { clientsFile, importClients } from './file.ts'
import { folderArchives } from './folder-archive.ts'
import { clientsFromReturns } from './from-returns.ts'
import { merging } from './merging.ts'
import { clientReturns } from './returns.ts'
import { clientService } from './service.ts'
import * as store from './store.ts'
import { transfers } from './transfers.ts'

export function clients(mount: Mount, deps: Pick<Deps, 'db' | 'vault' | 'clock' | 'asProgram'> & { readonly searches: Searches }): void {
  const { db, clock } = deps
  const service = clientService(deps)
  const folders = folderArchives(deps)
  const merge = merging(deps)
  const moves = transfers(deps)

  mount(routes.searchClients, ({ who, body }) => store.search(db, who, body))
  mount(routes.clientFollowers, ({ who }) => store.followers(db, who))
  mount(routes.client, ({ who, params: { id } }) => service.record(who, id))
  // A key counts for its caller: two programs of a studio may choose the same.
  mount(routes.insertClient, ({ who, body, request }) => {
    const { creationKey, creationDigest } = creationOf(request)
    return service.insert(who, body, { creationKey: creationKey === null ? null : `${who.Id} ${creationKey}`, creationDigest })
  })
  mount(routes.updateClient, ({ who, params: { id }, body }) => service.update(who, id, body))
  mount(routes.deleteClient, ({ who, params: { id } }) => service.remove(who, id))
  mount(routes.exportClient, ({ who, params: { id }, gone }) => folders.archive({ who, gone: gone() }, id))
  mount(routes.eraseClient, ({ who, params: { id }, body: { nome } }) => eraseClient(deps, who, id, nome))
  mount(routes.mergeClients, ({ who, params: { id }, body }) => merge(who, id, body))
  mount(routes.clientTransfers, ({ who }) => moves.list(who))
  mount(routes.transferStudios, ({ who }) => moves.destinations(who))
  mount(routes.askTransfer, ({ who, params: { id }, body }) => moves.ask(who, id, body))
  mount(routes.answerTransfer, ({ who, params: { id }, body: { esito } }) => moves.answer(who, id, esito))
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
  mount(routes.clientsOfReturns, ({ who, body, request }) => clientsFromReturns(deps, who, body, creationOf(request)))
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
