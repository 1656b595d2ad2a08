/** The calls of the simulators. */
import { routes } from '@bilancia/contract/api'
import type { Deps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/mount.ts'
import { budget4uCalls } from './budget4u.ts'
import { calendarioCalls } from './calendario.ts'
import { concordatoCalls } from './concordato.ts'
import { convsrlCalls } from './convsrl.ts'
import { formeCalls } from './forme.ts'
import { iforfettariCalls } from './iforfettari.ts'
import { Opened } from './opened.ts'
import type { Searches } from './search/searches.ts'

export function simulators(mount: Mount, deps: Pick<Deps, 'clock' | 'db'> & { readonly searches: Searches }): void {
  const opened = new Opened()
  iforfettariCalls(mount, { ...deps, opened })
  convsrlCalls(mount, { ...deps, opened })
  budget4uCalls(mount, { opened })
  calendarioCalls(mount, { ...deps, opened })
  concordatoCalls(mount, { opened })
  formeCalls(mount, { ...deps, opened })
  mount(routes.irapRates, async ({ query }) => (await import('@bilancia/tax-rules')).aliquoteIrap(query.anno))
}
