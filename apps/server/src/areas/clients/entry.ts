import type { AuditAction } from '@bilancia/contract/api'
import { said } from '../audit/of-user.ts'
import type { Row } from './store.ts'

/** An entry of the register: a client by number, because the name must not stay in a register that cannot be erased; `fields` by label. */
export const entryOf = (action: AuditAction, { id, companyId }: Row, fields: readonly string[] = []) =>
  ({ kind: 'Cliente', action, recordId: id, recordName: `cliente ${id}`, companyId, changes: fields.map((field) => said(field, 'cambiato')) }) as const
