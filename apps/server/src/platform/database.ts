/** Opens the database that the settings name, and brings its tables up to date. */
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type * as schema from './schema.ts'

/** What stores work with; the same on the embedded database and on PostgreSQL. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>

export type OpenDatabase = { readonly db: Db; readonly kind: 'embedded' | 'postgresql'; readonly close: () => Promise<void> }
