/** One change for several users: all of them or none. Each is checked as if it were saved alone. */
import { type Identity, principalForm, type UsersChange } from '@bilancia/contract/api'
import type { Deps } from '../../platform/deps.ts'
import { record } from '../audit/store.ts'
import { principals } from './service.ts'

/** Returns the number of changed users; a user who already has the value is not written. */
export async function changeUsers(deps: Pick<Deps, 'db' | 'asProgram' | 'clock'>, who: Identity, { ids, Disabled }: UsersChange): Promise<number> {
  const { db, clock } = deps
  const service = principals(deps)
  return db.transaction(async () => {
    let changed = 0
    for (const id of new Set(ids)) {
      const before = await service.record(who, id)
      if (before.Disabled === Disabled) continue
      await service.update(who, { ...before, Disabled })
      changed += 1
      const change = { Field: principalForm.Disabled.label, Before: before.Disabled, After: Disabled }
      const entry = { kind: 'Utente', action: 'Modifica', recordId: id, recordName: before.Username, companyId: before.CompanyId } as const
      await record(db, who, clock(), [{ ...entry, changes: [change] }])
    }
    return changed
  })
}
