/** The calls of the simulators. */
import type { Deps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/mount.ts'
import { convenienza } from './convenienza.ts'
import { forfetari } from './forfetari.ts'

export function simulators(mount: Mount, deps: Pick<Deps, 'clock'>): void {
  forfetari(mount, deps)
  convenienza(mount)
}
