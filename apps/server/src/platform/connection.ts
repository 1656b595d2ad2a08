/** The interface of both database drivers, and the `Db` that the stores use. */
import { AsyncLocalStorage } from 'node:async_hooks'
import { drizzle, type PgRemoteDatabase } from 'drizzle-orm/pg-proxy'
import { isCut } from './failures.ts'
import * as schema from './schema.ts'
import { type Command, type Connection, command, type Driver, reads, type Statement } from './statement.ts'
import type { Vault } from './vault/vault.ts'

/** `driver`: for `callers.ts`. `db`: the program itself, which sees every row. `vault`: seals and opens values of this database. */
export type OpenDatabase = {
  readonly driver: Driver
  readonly db: Db
  readonly vault: Vault
  readonly kind: 'embedded' | 'postgresql'
  readonly close: () => Promise<void>
}

/** The database for the stores; the same on the embedded database and on PostgreSQL. */
export type Db = Omit<PgRemoteDatabase<typeof schema>, 'transaction'> & {
  /** Inside another transaction, `work` is a part that can fail alone. `tx` is the same `Db`; every statement of `work` belongs to the transaction. */
  readonly transaction: <T>(work: (tx: Db) => Promise<T>) => Promise<T>
}

/** The setting that the policies read. For the program its value is `PROGRAM`; without a value no row is visible. */
export const SETTING = 'bilancia.caller'
export const PROGRAM = 'programma'

/**
 * `random_page_cost` of every session: what a page costs on a disk without moving parts. With the default of 4 PostgreSQL reads the whole table instead of
 * the index of a search if most of its rows belong to one user.
 */
export const PAGE_COST = 1.1

/** `as`: the caller of the statements. `open`: the transaction that is open. `part`: the part of it to which they belong, `WHOLE` without one. */
export type Current = { readonly as: string; readonly part: number; readonly open?: Open }
/** `part`: the part that runs now. Only its statements are accepted. */
type Open = { readonly on: Connection; parts: number; part: number; ended: boolean }
/** The transaction itself, outside its parts. */
export const WHOLE = 0
/** While a part begins or ends, and after the end of the transaction. */
const NOBODYS = -1

/** Throws for a statement that is not of the part that runs: it would belong to a wrong savepoint, or to a wrong caller. */
export function inTurn(current: Current): Current {
  if (current.open && current.open.part !== current.part)
    throw new Error('a statement after its transaction or part, or beside one of the program or another part')
  return current
}

/** A `Db` that runs its statements for `current`, each in a transaction that names the caller. */
export function databaseOver(driver: Driver, currents: AsyncLocalStorage<Current>, current: () => Current): Db {
  const transaction: Db['transaction'] = async (work) => {
    const { as, open, part } = inTurn(current())
    // If it fails, only its changes are rolled back, and the transaction continues.
    if (open) return inPart(currents, open, { as, outer: part, ...savepoint(open.parts) }, () => work(db))
    return driver.transaction(async (lent) => {
      const opened: Open = { on: whileOpen(lent, () => opened.ended), parts: 0, part: WHOLE, ended: false }
      try {
        const result = await currents.run({ as, open: opened, part: WHOLE }, async () => await work(db))
        if (opened.part !== WHOLE) throw new Error('a transaction ended before a part of it')
        return result
      } finally {
        opened.part = NOBODYS
        opened.ended = true
      }
    }, binding(as))
  }
  const one = async (statement: Statement): Promise<readonly unknown[]> => {
    const { as, open } = inTurn(current())
    if (open) return open.on.ask(statement)
    try {
      return await driver.ask(statement, binding(as))
    } catch (error) {
      // The connection had ended while it was idle. The next one is new.
      if (reads(statement) && isCut(error)) return driver.ask(statement, binding(as))
      throw error
    }
  }
  const remote = drizzle(async (text, values, method) => ({ rows: [...(await one({ text, values, rows: method === 'all' ? 'arrays' : 'objects' }))] }), {
    schema,
    casing: 'snake_case',
  })
  const db: Db = Object.assign(remote, { transaction })
  return db
}

/** The connection of a transaction. After its end another caller uses it, and a statement that comes late, or that names a caller, would be theirs. */
const whileOpen = ({ ask }: Connection, ended: () => boolean): Connection => ({
  ask: (statement) => (ended() ? Promise.reject(new Error('a statement after its transaction')) : ask(statement)),
})

/** The `Db` of the program itself, which sees every row. */
export function programsDatabase(driver: Driver): Db {
  const currents = new AsyncLocalStorage<Current>()
  return databaseOver(driver, currents, () => currents.getStore() ?? { as: PROGRAM, part: WHOLE })
}

/** Names the caller until the end of the transaction. The text has only numbers and words of `reach`, so it needs no quoting. */
export const binding = (as: string): Command => command(`set local ${SETTING} = '${as}'`)
/** For a transaction that reads the whole database. */
export const ofProgram = binding(PROGRAM)

/** `end`: after work that succeeded. `undo`: after work that failed. */
type Edges = { readonly begin: Command; readonly end: Command; readonly undo: Command }

/** Runs `work` as `as` in a part of the open transaction. A part that ends before a part of its own fails, and its transaction with it. */
export async function inPart<T>(
  currents: AsyncLocalStorage<Current>,
  open: Open,
  given: { readonly as: string; readonly outer: number } & Edges,
  work: () => Promise<T>,
): Promise<T> {
  const { as, outer } = given
  const part = ++open.parts
  const edge = async (command: Command, next: number): Promise<void> => {
    open.part = NOBODYS
    try {
      await open.on.ask(command)
      open.part = next
    } catch (error) {
      // Until an outer part is rolled back, PostgreSQL refuses every statement.
      open.part = outer
      throw error
    }
  }
  // The first failure must be reported.
  const undo = () => edge(given.undo, outer).catch(() => undefined)
  await edge(given.begin, part)
  let result: T
  try {
    result = await currents.run({ as, open, part }, async () => await work())
  } catch (error) {
    if (open.part === part) await undo()
    throw error
  }
  if (open.part !== part) throw new Error('a part of a transaction ended before a part of its own')
  try {
    await edge(given.end, outer)
  } catch (error) {
    await undo()
    throw error
  }
  return result
}

const savepoint = (number: number): Edges => ({
  begin: command(`savepoint part_${number}`),
  end: command(`release savepoint part_${number}`),
  undo: command(`rollback to savepoint part_${number}`),
})
