/** The calls of the register. */
import { ALL_ROWS, AUDIT_FILE_MAX, type AuditRow, changeText, files, routes } from '@bilancia/contract/api'
import type { Deps } from '../../platform/deps.ts'
import type { Call, Mount } from '../../platform/mount.ts'
import { Refusal } from '../../platform/problem.ts'
import { dayInRome } from '../auth/sign-in-checks.ts'
import { csv, momentCell } from '../usage-report/csv.ts'
import * as store from './store.ts'

const everything = { Take: ALL_ROWS, QueryId: null, PageDirection: 'forward' } as const

export function audit(mount: Mount, { db, clock }: Pick<Deps, 'db' | 'clock'>): void {
  mount(routes.searchAudit, ({ who, body }) => store.search(db, who, body))

  const asked = async ({ who, body }: Pick<Call<typeof routes.auditCsv>, 'who' | 'body'>): Promise<readonly AuditRow[]> => {
    const rows = await store.count(db, who, body)
    if (rows > AUDIT_FILE_MAX) throw new Refusal('REGISTRO_TROPPO_LUNGO', { righe: rows, massimo: AUDIT_FILE_MAX })
    return (await store.search(db, who, { ...body, ...everything })).ResultList
  }
  const nameOf = (ending: string) => `${files.audit}${dayInRome(clock()).replaceAll('-', '')}.${ending}`

  mount(routes.auditCsv, async (call) => ({
    name: nameOf('csv'),
    bytes: csv(
      ['Quando', 'Utente', 'Azione', 'Che cosa', 'Id', 'Nome', 'Company', 'Modifiche', 'Posizione', 'Impronta'],
      (await asked(call)).map((row) => [
        ...[momentCell(row.At), row.Username, row.Action, row.Kind, row.RecordId, row.RecordName, row.DescCompany],
        ...[row.Changes.map(changeText).join('; '), row.Position, row.Hash],
      ]),
    ),
  }))

  mount(routes.auditJson, async (call) => ({
    name: nameOf('jsonl'),
    bytes: new TextEncoder().encode(
      (await asked(call))
        .toReversed()
        .map((row) => `${JSON.stringify(row)}\n`)
        .join(''),
    ),
  }))
}
