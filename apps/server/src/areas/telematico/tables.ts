/** The tables of the filed returns. `npx drizzle-kit generate` in this workspace writes their migrations with the others. */
import { foreignKey, index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { policies } from '../../platform/row-security.ts'
import { agency, company, principal } from '../../platform/schema.ts'

/** One return: only the boxes in use. Without an agency it belongs to the company. */
export const taxReturn = pgTable(
  'tax_return',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    companyId: integer().notNull(),
    agencyId: integer(),
    type: text({ enum: ['PF', 'SC'] }).notNull(),
    taxCode: text().notNull(),
    /** `modelYear` is printed on the form; `taxYear` is the year of the incomes. */
    modelYear: integer().notNull(),
    taxYear: integer().notNull(),
    /** JSON, boxes by module, encrypted: see `sealing.ts`. */
    modules: text().notNull(),
    fileName: text().notNull(),
    importedBy: integer(),
    importedByName: text().notNull(),
    importedAt: timestamp({ withTimezone: true, precision: 3, mode: 'date' }).notNull(),
  },
  (t) => [
    unique('tax_return_once').on(t.companyId, t.agencyId, t.type, t.taxCode, t.modelYear).nullsNotDistinct(),
    index('tax_return_age').on(t.importedAt),
    index('tax_return_by_code').on(t.taxCode, t.agencyId),
    foreignKey({ name: 'tax_return_company', columns: [t.companyId], foreignColumns: [company.id] }),
    foreignKey({ name: 'tax_return_agency', columns: [t.agencyId], foreignColumns: [agency.id] }),
    foreignKey({ name: 'tax_return_importer', columns: [t.importedBy], foreignColumns: [principal.id] }).onDelete('set null'),
    policies.taxReturn,
  ],
)

/** How long a company keeps its returns. Only companies that have chosen. */
export const taxReturnRetention = pgTable(
  'tax_return_retention',
  {
    companyId: integer()
      .primaryKey()
      .references(() => company.id, { onDelete: 'cascade' }),
    months: integer().notNull(),
  },
  () => [policies.taxReturnRetention],
)
