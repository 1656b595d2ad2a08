/** The usage report. */
import { files, type Identity, recordedAccesses, routes, type UsageRow } from '@bilancia/contract/api'
import writeXlsxFile from 'write-excel-file/node'
import type { Deps } from '../../platform/deps.ts'
import type { Call, Mount } from '../../platform/mount.ts'
import { Refusal } from '../../platform/problem.ts'
import { find } from '../companies/store.ts'
import { usage } from './store.ts'

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

/** The report as an Excel workbook: one sheet with the rows, one with monthly totals. */
async function workbook(rows: readonly UsageRow[]): Promise<Uint8Array> {
  const detail = [
    ['Studio', 'Utente', 'Cognome', 'Nome', 'Applicazione', 'Mese', 'Accessi', 'Elaborazioni salvate'].map(heading),
    ...rows.map((row) => [
      row.agency,
      row.username,
      row.surname,
      row.name,
      recordedAccesses.get(row.application) ?? String(row.application),
      monthly(row.month),
      row.accesses,
      row.calculations,
    ]),
  ]
  const totals = [
    ['Mese', 'Utenti', 'Accessi', 'Elaborazioni salvate'].map(heading),
    ...[...new Set(rows.map(({ month }) => month))].sort().map((month) => {
      const ofMonth = rows.filter((row) => row.month === month)
      const sum = (of: 'accesses' | 'calculations') => ofMonth.reduce((total, row) => total + row[of], 0)
      return [monthly(month), new Set(ofMonth.map(({ username }) => username)).size, sum('accesses'), sum('calculations')]
    }),
  ]
  const widths = (...all: readonly number[]) => all.map((width) => ({ width }))
  return writeXlsxFile([
    { data: detail, sheet: 'Utilizzo', columns: widths(32, 24, 20, 20, 20, 10, 10, 20), stickyRowsCount: 1 },
    { data: totals, sheet: 'Totali mensili', columns: widths(10, 10, 10, 20), stickyRowsCount: 1 },
  ]).toBuffer()
}

const heading = (value: string) => ({ value, fontWeight: 'bold' }) as const
const monthly = (month: string) => `${month.slice(5)}/${month.slice(0, 4)}`
