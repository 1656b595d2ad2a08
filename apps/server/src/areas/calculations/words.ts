/**
 * Blind index of the names of calculations: the vault turns each beginning of a word into a number. A search finds rows by these numbers, and opens and
 * checks only the rows that it has found.
 */
import { setTimeout } from 'node:timers/promises'
import { isNull, sql } from 'drizzle-orm'
import type { OpenDatabase } from '../../platform/connection.ts'
import { isAway, isBusy, traceOf } from '../../platform/failures.ts'
import { calculation } from '../../platform/schema.ts'
import { NotOpened, type Vault } from '../../platform/vault/vault.ts'

/** Longer beginnings count as these many characters; the check of the opened row decides. */
const LONGEST = 12
/** A single letter is looked for in the opened rows: its number would tell too much. */
const SHORTEST = 2
/** A row of an index of PostgreSQL has room for six hundred numbers. */
const MOST = 500
const AT_ONCE = 200
/** The pause between two batches, so that calls of users are answered. */
const PAUSE_MS = 100
const LATER_MS = 10_000

export type Named = { readonly name: string; readonly displayName: string; readonly taxYear: number | null }

/** The words of a text without accents and case. */
export const wordsIn = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

const wordsOf = ({ name, displayName, taxYear }: Named): readonly string[] => wordsIn(`${name} ${displayName} ${taxYear ?? ''}`)

/** The numbers of a calculation. If its names have too many words, it gets only the number of `unlisted`. */
export function indexOf({ blind }: Pick<Vault, 'blind'>, named: Named): number[] {
  const beginnings = new Set<string>()
  for (const word of wordsOf(named)) for (let length = SHORTEST; length <= Math.min(word.length, LONGEST); length++) beginnings.add(word.slice(0, length))
  return beginnings.size > MOST ? [unlisted({ blind })] : [...beginnings].map(blind)
}

/** The number of a calculation that every search has to open. No word has it. */
export const unlisted = ({ blind }: Pick<Vault, 'blind'>): number => blind('')

/** The numbers that a calculation must have to be found by these words. */
export const lookedFor = ({ blind }: Pick<Vault, 'blind'>, words: readonly string[]): number[] =>
  words.filter((word) => word.length >= SHORTEST).map((word) => blind(word.slice(0, LONGEST)))

/** Whether each word that was asked begins a word of the calculation. */
export function isFound(named: Named, asked: readonly string[]): boolean {
  const words = wordsOf(named)
  return asked.every((word) => words.some((one) => one.startsWith(word)))
}

/** Indexes the rows of earlier versions in batches, while the server works. Returns the function that stops it. */
export function startWords(database: Pick<OpenDatabase, 'db' | 'vault'>): () => Promise<void> {
  const stop = new AbortController()
  const wait = (ms: number) => setTimeout(ms, undefined, { signal: stop.signal, ref: false }).catch(() => undefined)
  const work = async () => {
    while (!stop.signal.aborted) {
      const done = await indexSome(database).catch((error: unknown) => {
        // Other calls report a database that is away or busy.
        if (!isAway(error) && !isBusy(error)) throw error
        return null
      })
      if (done === 0) return
      await wait(done === null ? LATER_MS : PAUSE_MS)
    }
  }
  const going = work().catch((error: unknown) => process.stderr.write(`Le elaborazioni di prima si cercano più lentamente: ${traceOf(error)}\n`))
  return async () => {
    stop.abort()
    await going
  }
}

/** Indexes one batch. Returns its number of rows. */
export async function indexSome({ db, vault }: Pick<OpenDatabase, 'db' | 'vault'>): Promise<number> {
  const { id, name, displayName, taxYear } = calculation
  const rows = await db.select({ id, name, displayName, taxYear }).from(calculation).where(isNull(calculation.words)).orderBy(id).limit(AT_ONCE)
  if (rows.length === 0) return 0
  const made = JSON.stringify(rows.map((row) => ({ id: row.id, words: indexed(vault, row) })))
  await db.execute(
    sql`update calculation set words = array(select jsonb_array_elements_text(made.words)::int) from jsonb_to_recordset(${made}::jsonb) as made (id int, words jsonb) where calculation.id = made.id and calculation.words is null`,
  )
  return rows.length
}

/** None for a row that does not open: a list shows it, a search does not find it. */
function indexed(vault: Vault, row: Named & { readonly id: number }): readonly number[] {
  try {
    const { id, name, displayName } = row
    const open = (column: 'name' | 'displayName', text: string) => vault.open(['calculation', id, column], text)
    return indexOf(vault, { ...row, name: open('name', name), displayName: open('displayName', displayName) })
  } catch (error) {
    if (error instanceof NotOpened) return []
    throw error
  }
}
