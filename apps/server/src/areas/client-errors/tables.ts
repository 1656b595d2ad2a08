/** Unexpected errors that the page reported. */
import { pgTable, text } from 'drizzle-orm/pg-core'
import { policies } from '../../platform/row-security.ts'
import { id, moment } from '../../platform/schema.ts'

export const clientError = pgTable(
  'client_error',
  {
    id: id(),
    at: moment().notNull(),
    message: text().notNull(),
    stack: text(),
    url: text(),
    userAgent: text(),
  },
  () => [policies.clientError],
)
