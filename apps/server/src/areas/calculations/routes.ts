/** The calls of saved calculations, and those of the same calculations as documents. */
import { routes } from '@bilancia/contract/api'
import type { Deps } from '../../platform/deps.ts'
import { creationOf } from '../../platform/idempotency.ts'
import type { Mount } from '../../platform/mount.ts'
import { documentService } from './documents.ts'
import { calculations } from './service.ts'

export function savedCalculations(mount: Mount, deps: Pick<Deps, 'db' | 'vault' | 'clock' | 'asProgram'>): void {
  const service = calculations(deps)
  mount(routes.calculations, ({ who, params }) => service.list(who, params.application))
  mount(routes.calculation, ({ who, params }) => service.load(who, params.id))
  mount(routes.insertCalculation, ({ who, params: { username: _, ...given }, body, request }) => service.insert(who, given, body, creationOf(request)))
  mount(routes.searchCalculations, ({ who, body }) => service.search(who, body))
  mount(routes.lastCalculations, ({ who }) => service.last(who))
  mount(routes.updateCalculation, ({ who, params, query, body }) => service.update(who, params.id, body, query))
  mount(routes.deleteCalculation, ({ who, params }) => service.remove(who, params.id))

  const documents = documentService(deps)
  mount(routes.document, ({ who, params: { id } }) => documents.open(who, id))
  mount(routes.insertDocument, ({ who, body, request }) => documents.insert(who, body, creationOf(request)))
  mount(routes.autosaveDocument, ({ who, params: { id }, body }) => documents.autosave(who, id, body))
  mount(routes.renameDocument, ({ who, params: { id }, body: { nome } }) => documents.rename(who, id, nome))
  mount(routes.documentVersions, ({ who, params: { id } }) => documents.versions(who, id))
  mount(routes.documentVersion, ({ who, params: { id, numero } }) => documents.version(who, id, numero))
  mount(routes.nameDocumentVersion, ({ who, params: { id }, body: { nome } }) => documents.nameVersion(who, id, nome))
  mount(routes.variants, ({ who, params: { id } }) => documents.variants(who, id))
  mount(routes.insertVariant, ({ who, params: { id }, body, request }) => documents.insertVariant(who, id, body, creationOf(request)))
}
