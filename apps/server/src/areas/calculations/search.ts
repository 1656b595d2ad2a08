/** A page of a user's saved calculations, the newest first, by the words of their names. Sealed states are not read. */
import type { CalculationsSearch } from '@bilancia/contract/api'
import { and, arrayContains, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { OpenDatabase } from '../../platform/connection.ts'
import { cursorOf, moment, placeIn } from '../../platform/cursor.ts'
import { calculation } from '../../platform/schema.ts'
import { type Listed, legible, listed } from './store.ts'
import { isFound, lookedFor, unlisted, wordsIn } from './words.ts'

type Last = Pick<Listed, 'id' | 'savedAt'>
const shape = z.tuple([moment, z.int().min(0).max(2_147_483_647)])

function lastOf(cursor: string | null | undefined): Last | null {
  if (!cursor) return null
  const [savedAt, id] = placeIn(shape, cursor)
  return { savedAt: new Date(savedAt), id }
}

type Asked = Pick<CalculationsSearch, 'testo' | 'cursore' | 'quante'>

/** Searches these applications. The returned `cursore` leads to the next page. */
export async function search(
  at: Pick<OpenDatabase, 'db' | 'vault'>,
  principalId: number,
  applications: readonly number[],
  { testo, cursore, quante }: Asked,
): Promise<{ readonly rows: readonly Listed[]; readonly cursore: string | null }> {
  const last = lastOf(cursore)
  const asked = wordsIn(testo ?? '')
  const lists = await Promise.all(
    applications.map((application) =>
      some(at, and(eq(calculation.principalId, principalId), eq(calculation.application, application)), asked, last, quante + 1),
    ),
  )
  const found = lists.flat().sort((a, b) => b.savedAt.getTime() - a.savedAt.getTime() || b.id - a.id)
  const rows = found.slice(0, quante)
  const end = found.length > rows.length ? rows.at(-1) : undefined
  return { rows, cursore: end ? cursorOf([end.savedAt, end.id]) : null }
}

const { id, savedAt, words } = calculation
const newest = [desc(savedAt), desc(id)]

/**
 * The first `many` of these rows whose names have the words. Rows that the blind index does not cover are opened and checked, too. The Ids come from an
 * index, and only those rows are read.
 */
async function some({ db, vault }: Pick<OpenDatabase, 'db' | 'vault'>, mine: SQL | undefined, asked: readonly string[], from: Last | null, many: number) {
  const numbers = lookedFor(vault, asked)
  const having = numbers.length === 0 ? undefined : or(arrayContains(words, numbers), eq(words, [unlisted(vault)]), isNull(words))
  const found: Listed[] = []
  let last = from
  for (;;) {
    const after = last ? sql`(${savedAt}, ${id}) < (${last.savedAt.toISOString()}::timestamptz, ${last.id}::int)` : undefined
    const ids = db
      .select({ id })
      .from(calculation)
      .where(and(mine, having, after))
      .orderBy(...newest)
      .limit(many)
    const rows = await db
      .select(listed)
      .from(calculation)
      .where(sql`${id} = any(array(${ids}))`)
      .orderBy(...newest)
    found.push(...rows.map((row) => legible(vault, row)).filter((row) => isFound(row, asked)))
    last = rows.at(-1) ?? null
    if (found.length >= many || rows.length < many) return found.slice(0, many)
  }
}
