/** Enters marked calls (`audit` of the route) into the register, in the transaction of the call. */
import { type AuditAction, type Audited, reach } from '@bilancia/contract/api'
import type { Db } from '../../platform/connection.ts'
import type { Recorded } from '../../platform/deps.ts'
import { changesBetween, snapshotOf } from './snapshots.ts'
import { record } from './store.ts'
import { type Subject, subjectOf } from './subjects.ts'

type Parts = Parameters<Recorded>[1]
type Target = Subject & { readonly id: number | null }

/** A refused call leaves no row. If the row cannot be written, the call is rolled back. The transaction must not wait for anything outside the database. */
export const recorder =
  (db: Db, clock: () => Date): Recorded =>
  (audit, parts, handle) =>
    db.transaction(async () => {
      // A deleted record has a name before the call, a created one after it.
      const gone = audit.action === 'Eliminazione' ? await targetOf(db, audit, parts, null) : null
      const before = await fieldsOf(db, audit, idBefore(audit, parts))
      const answer = await handle()
      const { id, name, companyId } = gone ?? (await targetOf(db, audit, parts, answer))
      if (answer === false) return answer
      const changes = changesBetween(before, await fieldsOf(db, audit, id))
      await record(db, parts.who, clock(), [{ kind: audit.kind, action: actionOf(audit, parts), recordId: id, recordName: name, companyId, changes }])
      return answer
    })

const fieldsOf = async (db: Db, { kind, action }: Audited, id: number | null) =>
  id === null || action === 'Lettura' || action === 'Esportazione' ? null : snapshotOf(db, kind, id)

/** The Id of a record that exists before the call; null if the call creates one. */
function idBefore({ id: where }: Audited, parts: Parts): number | null {
  if (!where) return null
  return where === 'answer' ? numberIn(parts.body, 'Id') : idAt[where](parts, null)
}

async function targetOf(db: Db, { kind, id: where }: Audited, parts: Parts, answer: unknown): Promise<Target> {
  if (!where) return { id: null, name: fileName(answer), companyId: companyAsked(parts) }
  const id = idAt[where](parts, answer)
  const found = id === null ? null : await subjectOf(db, kind, id)
  return { id, name: found?.name ?? '', companyId: found?.companyId ?? parts.who.CompanyId }
}

const idAt: Readonly<Record<NonNullable<Audited['id']>, (parts: Parts, answer: unknown) => number | null>> = {
  params: ({ params }) => numberIn(params, 'id'),
  body: ({ body }) => (typeof body === 'number' ? body : null),
  answer: (_, answer) => numberIn(answer, 'Id') ?? numberIn(answer, 'ID'),
  company: ({ body }) => numberIn(body, 'CompanyId'),
}

const actionOf = ({ action }: Audited, { body }: Parts): AuditAction =>
  action !== 'Salvataggio' ? action : numberIn(body, 'Id') === 0 ? 'Creazione' : 'Modifica'

/** The company whose rows a file has: the caller's, the one that a SUPERADMIN names, or null for all. */
const companyAsked = ({ who, body }: Parts): number | null =>
  reach[who.Role] === 'tutto' ? (numberIn(body, 'companyId') ?? numberIn(body, 'CompanyId')) : who.CompanyId

const memberOf = (of: unknown, name: string): unknown => (typeof of === 'object' && of !== null ? Object.entries(of).find(([key]) => key === name)?.[1] : null)

function numberIn(of: unknown, name: string): number | null {
  const member = memberOf(of, name)
  return typeof member === 'number' ? member : null
}

function fileName(answer: unknown): string {
  const name = memberOf(answer, 'name')
  return typeof name === 'string' ? name : ''
}
