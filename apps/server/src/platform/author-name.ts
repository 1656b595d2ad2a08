/** The name of the user who made a row, from the database function `author_name`. It also names a colleague in a studio that the caller does not see. */
import { type Column, type SQL, sql } from 'drizzle-orm'

const authorName = (who: Column | SQL): SQL => sql`author_name(${who}, (select caller_company()))`

export const nameOf = (who: Column | SQL) => sql<string>`coalesce(${authorName(who)}, '')`
export const nameOrNull = (who: Column | SQL) => sql<string | null>`${authorName(who)}`
