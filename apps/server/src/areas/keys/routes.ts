/** The calls of the keys of a studio. */
import { routes } from '@bilancia/contract/api'
import type { Deps } from '../../platform/deps.ts'
import { creationOf } from '../../platform/idempotency.ts'
import type { Mount } from '../../platform/mount.ts'
import { keyService } from './service.ts'

export function keys(mount: Mount, deps: Pick<Deps, 'db' | 'clock'>): void {
  const service = keyService(deps)
  mount(routes.apiKeys, ({ who, params: { id } }) => service.list(who, id))
  mount(routes.insertApiKey, ({ who, params: { id }, body, request }) => service.insert(who, id, body, creationOf(request)))
  mount(routes.revokeApiKey, ({ who, params: { id, chiave } }) => service.revoke(who, id, chiave))
}
