/** The logos of the companies. */
import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { policies } from '../../platform/row-security.ts'
import { company, moment } from '../../platform/schema.ts'

/** An image that was uploaded or copied. `UiLogoUrl` of its company names its digest; the next save of the company deletes all others. */
export const logo = pgTable(
  'logo',
  {
    companyId: integer()
      .notNull()
      .references(() => company.id, { onDelete: 'cascade' }),
    /** SHA-256 of the bytes, in its address: another image has another address. */
    digest: text().notNull(),
    type: text({ enum: ['image/png', 'image/jpeg', 'image/svg+xml'] }).notNull(),
    /** Base64, so that a backup is text on both databases. */
    content: text().notNull(),
    insertedAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.digest] }), policies.logo],
)
