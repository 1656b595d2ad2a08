/** The calls of the simulators. */
import type { TaxYear } from '@bilancia/contract'
import { routes } from '@bilancia/contract/api'
import { aliquoteIrap } from '@bilancia/tax-rules'
import type { Deps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/mount.ts'
import { budget } from './budget.ts'
import { convenienza } from './convenienza.ts'
import { forfetari } from './forfetari.ts'
import { Opened } from './opened.ts'
import type { Searches } from './search/searches.ts'

export function simulators(mount: Mount, deps: Pick<Deps, 'clock'> & { readonly searches: Searches }): void {
  const opened = new Opened()
  forfetari(mount, { ...deps, opened })
  convenienza(mount, { ...deps, opened })
  budget(mount, { opened })
  mount(routes.irapRates, ({ query }) => aliquoteIrap(query.anno as TaxYear))
}
