/** The tables of the release notes. `npx drizzle-kit generate` in this workspace writes their migrations with the others. */
import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { policies } from '../../platform/row-security.ts'
import { creation, id, moment, principal, sorted, stamps } from '../../platform/schema.ts'

/** A release note. */
export const whatsNew = pgTable(
  'whats_new',
  {
    id: id(),
    title: text().notNull(),
    version: text().notNull(),
    /** Cleaned before it is stored. */
    htmlContent: text(),
    /** From this day on it is not shown. */
    expirationDate: date({ mode: 'string' }),
    titleKey: sorted('title'),
    ...creation,
    ...stamps,
  },
  (t) => [unique('whats_new_creation').on(t.insertUser, t.creationKey), index('whats_new_by_title').on(sql`${t.titleKey} collate "C"`, t.id)],
)

/** What a user did with a release note. */
export const principalWhatsNew = pgTable(
  'principal_whats_new',
  {
    principalId: integer()
      .notNull()
      .references(() => principal.id, { onDelete: 'cascade' }),
    whatsNewId: integer()
      .notNull()
      .references(() => whatsNew.id, { onDelete: 'cascade' }),
    hide: boolean().notNull(),
    at: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.principalId, t.whatsNewId] }), policies.principalWhatsNew],
)
