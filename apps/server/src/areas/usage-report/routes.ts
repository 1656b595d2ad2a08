/** The usage report. */
import { files, type Identity, routes } from '@bilancia/contract/api'
import type { Deps } from '../../platform/deps.ts'
import type { Call, Mount } from '../../platform/mount.ts'
import { Refusal } from '../../platform/problem.ts'
import { find } from '../companies/store.ts'
import { usage } from './store.ts'
import { workbook } from './workbook.ts'

type Asked = Call<typeof routes.usage>['body']

export function usageReport(mount: Mount, deps: Pick<Deps, 'db' | 'asProgram'>): void {
  const rowsOf = async (who: Identity, { companyId, dal, al }: Asked) => {
    if (!companyId) throw new Refusal('COMPANY_NON_IMPOSTATA')
    if (!(await find(deps.db, who, companyId))) throw new Refusal('COMPANY_NON_TROVATA', { id: companyId })
    return (await usage(deps, who, companyId)).filter(({ month }) => (dal === null || month >= dal) && (al === null || month <= al))
  }
  mount(routes.exportUsage, async ({ who, body }) => ({ name: files.report, bytes: await workbook(await rowsOf(who, body)) }))
  mount(routes.usage, ({ who, body }) => rowsOf(who, body))
}
