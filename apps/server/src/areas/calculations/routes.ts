/** The five calls of saved calculations. */
import { routes } from '@bilancia/contract/api'
import type { Deps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/mount.ts'
import { calculations } from './service.ts'

export function savedCalculations(mount: Mount, deps: Pick<Deps, 'db' | 'vault' | 'clock'>): void {
  const service = calculations(deps)
  mount(routes.calculations, ({ who, params }) => service.list(who, params.application))
  mount(routes.calculation, ({ who, params }) => service.load(who, params.id))
  mount(routes.insertCalculation, ({ who, params: { username: _, ...given }, body }) => service.insert(who, given, body))
  mount(routes.updateCalculation, ({ who, params, query, body }) => service.update(who, params.id, body, query.version))
  mount(routes.deleteCalculation, ({ who, params }) => service.remove(who, params.id))
}
