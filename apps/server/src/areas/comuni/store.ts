/** The municipal surcharges in the database. */
import type { Comune } from '@bilancia/contract/api'
import { aliasedTable, and, eq, inArray, lte, max, or, sql } from 'drizzle-orm'
import { chunks } from '../../platform/chunks.ts'
import type { Db } from '../../platform/connection.ts'
import { searchKey, searchWords } from './names.ts'
import { comuneSurcharge as row } from './tables.ts'
import type { Surcharge } from './treasury-file.ts'

export type SurchargeOfYear = Surcharge & { readonly year: number }

/** Rows of one statement. Each has nine parameters; PostgreSQL's limit is 65,535. */
const AT_ONCE = 1000

/** Adds rows. Existing rows of the same comune and year stay as they are. */
export async function add(db: Db, rows: readonly SurchargeOfYear[], source: string): Promise<void> {
  for (const some of chunks(rows, AT_ONCE))
    await db
      .insert(row)
      .values(some.map((given) => ({ ...given, searchKey: searchWords(given.name), source })))
      .onConflictDoNothing()
}

/** In one transaction: replaces the year's rows of these comuni and deletes those of the `withdrawn` ones. */
export const replaceYear = (db: Db, year: number, rows: readonly Surcharge[], withdrawn: readonly string[], source: string): Promise<void> =>
  db.transaction(async (tx) => {
    for (const codes of chunks([...withdrawn, ...rows.map(({ code }) => code)], AT_ONCE))
      await tx.delete(row).where(and(eq(row.year, year), inArray(row.code, codes)))
    const ofYear = rows.map((given) => ({ ...given, year }))
    await add(tx, ofYear, source)
  })

/** Whether any row came from this source: a file name or the capitals. */
export const holdsAny = async (db: Db, source: string): Promise<boolean> =>
  (await db.select({ code: row.code }).from(row).where(eq(row.source, source)).limit(1)).length > 0

/**
 * Finds comuni by Belfiore code, province or the beginnings of the words of their name, the closest first. Each has the figures of its latest year up
 * to `year`. Returns none for a text without letters or digits.
 */
export async function find(db: Db, year: number, text: string, limit: number): Promise<Comune[]> {
  const key = searchKey(text)
  if (key === '') return []
  const code = key.toUpperCase()
  const beginnings = key.split(' ').map((word) => `${word}:*`)
  const other = aliasedTable(row, 'other')
  const latest = db
    .select({ year: max(other.year) })
    .from(other)
    .where(and(eq(other.code, row.code), lte(other.year, year)))
  const closeness = sql`case when ${row.code} = ${code} then 0 when ${row.searchKey} = ${key} then 1
    when ${row.province} = ${code} then 2 when ${row.searchKey} like ${`${key}%`} then 3 else 4 end`
  const found = await db
    .select()
    .from(row)
    .where(
      and(
        or(sql`to_tsvector('simple', ${row.searchKey}) @@ to_tsquery('simple', ${beginnings.join(' & ')})`, eq(row.code, code), eq(row.province, code)),
        eq(row.year, sql`(${latest})`),
      ),
    )
    .orderBy(closeness, sql`${row.searchKey} collate "C"`, row.code)
    .limit(limit)
  return found.map((one) => ({
    codiceCatastale: one.code,
    comune: one.name,
    provincia: one.province,
    anno: one.year,
    sogliaEsenzione: one.exemption,
    scaglioni: [...one.brackets],
    esenzioniParticolari: one.special,
    fonte: one.source,
  }))
}
