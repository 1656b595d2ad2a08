/** The look-up of a comune. */
import { routes } from '@bilancia/contract/api'
import type { Deps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/mount.ts'
import { find } from './store.ts'

export function comuni(mount: Mount, { db }: Pick<Deps, 'db'>): void {
  mount(routes.comuni, ({ query: { anno, q, limit } }) => find(db, anno, q, limit))
}
