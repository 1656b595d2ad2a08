/** The usage report. */
import { files, routes } from '@bilancia/contract/api'
import type { Deps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/mount.ts'
import { Refusal } from '../../platform/problem.ts'
import { find } from '../companies/store.ts'
import { usage } from './store.ts'
import { workbook } from './workbook.ts'

export function usageReport(mount: Mount, deps: Pick<Deps, 'db' | 'asProgram'>): void {
  mount(routes.exportUsage, async ({ who, body: { companyId } }) => {
    if (!companyId) throw new Refusal('COMPANY_NON_IMPOSTATA')
    if (!(await find(deps.db, who, companyId))) throw new Refusal('COMPANY_NON_TROVATA', { id: companyId })
    return { name: files.report, bytes: await workbook(await usage(deps, who, companyId)) }
  })
}
