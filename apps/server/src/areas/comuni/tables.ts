/** The municipal surcharge of a comune in a tax year. */
import { sql } from 'drizzle-orm'
import { doublePrecision, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

export const comuneSurcharge = pgTable(
  'comune_surcharge',
  {
    year: integer().notNull(),
    /** Belfiore code. */
    code: text().notNull(),
    name: text().notNull(),
    province: text().notNull(),
    /** The words of the name that are searched, in lower case without accents: `l aquila laquila`. */
    searchKey: text().notNull(),
    /** Euro. No tax up to this income; beyond it the whole income is taxed. */
    exemption: doublePrecision().notNull().default(0),
    /** Rates in percent, progressive; the last limit is null. */
    brackets: jsonb().$type<readonly { readonly finoA: number | null; readonly aliquota: number }[]>().notNull(),
    /** Exemptions that depend on more than the income, in the words of the act. */
    special: text(),
    /** The source of the row: the shipped capitals or the name of the imported file. */
    source: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.year, t.code] }),
    index('comune_words').using('gin', sql`to_tsvector('simple', ${t.searchKey})`),
    index('comune_code').on(t.code, t.year),
    index('comune_province').on(t.province),
  ],
)
