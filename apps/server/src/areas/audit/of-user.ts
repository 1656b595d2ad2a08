/** Entries of the register about the access of one user. */
import type { AuditAction, AuditChange } from '@bilancia/contract/api'
import type { Db } from '../../platform/connection.ts'
import { type Doer, record } from './store.ts'
import { subjectOf } from './subjects.ts'

type Entry = { readonly kind: 'Sessione' | 'Secondo fattore' | 'Passkey' | 'Utente'; readonly action: AuditAction; readonly changes?: readonly AuditChange[] }

/** A change from no value. */
export const said = (Field: string, value: string | number): AuditChange => ({ Field, Before: null, After: String(value) })

/** Without `by` the user did it. */
export async function recordOfUser(db: Db, principalId: number, at: Date, entry: Entry, by?: Doer): Promise<void> {
  const user = await subjectOf(db, 'Utente', principalId)
  if (!user) return
  const { name, companyId } = user
  await record(db, by ?? { Id: principalId, Username: name }, at, [
    { ...entry, changes: [...(entry.changes ?? [])], recordId: principalId, recordName: name, companyId },
  ])
}
