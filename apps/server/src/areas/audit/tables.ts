/** The table of the register. Its migration has triggers that refuse every UPDATE, DELETE and TRUNCATE. */
import { auditActions, auditKinds } from '@bilancia/contract/api'
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { walls } from '../../platform/row-security.ts'
import { id, moment, sorted } from '../../platform/schema.ts'

/** No reference to other tables: a row outlives the user, the record and the company that it names. */
export const audit = pgTable(
  'audit',
  {
    id: id(),
    at: moment().notNull(),
    principalId: integer(),
    username: text().notNull(),
    action: text({ enum: auditActions }).notNull(),
    kind: text({ enum: auditKinds }).notNull(),
    recordId: integer(),
    recordName: text().notNull(),
    /** Of the record; of whoever called where the record has none. */
    companyId: integer(),
    usernameKey: sorted('username'),
  },
  (t) => [index('audit_of_company').on(t.companyId, t.id), index('audit_by_day').on(t.at), walls.audit],
)
