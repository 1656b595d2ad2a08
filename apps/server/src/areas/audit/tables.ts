/** The table of the register. Its migration has triggers that refuse every UPDATE, DELETE and TRUNCATE. */
import { type AuditChange, auditActions, auditKinds } from '@bilancia/contract/api'
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { policies } from '../../platform/row-security.ts'
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
    /** The company of the record, or of the caller if the record has none. */
    companyId: integer(),
    changes: jsonb().$type<readonly AuditChange[]>().notNull().default([]),
    usernameKey: sorted('username'),
  },
  (t) => [index('audit_of_company').on(t.companyId, t.id), index('audit_by_day').on(t.at), policies.audit],
)

/** The chain over the register: one row for each row of the register, without a reference to it, so that a missing row is noticed. */
export const auditSeal = pgTable(
  'audit_seal',
  {
    /** From 1, without gaps. */
    position: integer().primaryKey(),
    auditId: integer().notNull().unique('audit_seal_of'),
    /** SHA-256 in hexadecimal over this row and the hash of the row before (`chain.ts`). */
    previous: text().notNull(),
    hash: text().notNull(),
  },
  () => [policies.auditSeal],
)

/** Failed sign-ins that are not in the register yet: of one user (0: unknown names), from one network, in one interval. */
export const signInFailure = pgTable(
  'sign_in_failure',
  {
    principalId: integer().notNull(),
    network: text().notNull(),
    /** When the interval began. */
    since: moment().notNull(),
    failures: integer().notNull(),
    /** How many of these were refused unchecked, because the name had to wait. */
    waited: integer().notNull(),
    lastAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.principalId, t.network, t.since] }), policies.signInFailure],
)
