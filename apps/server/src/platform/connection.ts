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

/** `as`: the caller of the statements. `open`: the transaction that is open. */
export type Current = { readonly as: string; readonly open?: Open }
/** `as` changes while the program runs a statement inside it. It is empty after the end. */
type Open = { readonly on: Connection; as: string; parts: number; ended: boolean }

/** A `Db` that runs its statements for `current`, each in a transaction that names the caller. */
export function databaseOver(driver: Driver, currents: AsyncLocalStorage<Current>, current: () => Current): Db {
  const transaction: Db['transaction'] = async (work) => {
    const { as, open } = current()
    if (open) return within(open, () => work(db))
    return driver.transaction(async (lent) => {
      const opened: Open = { on: whileOpen(lent, () => opened.ended), as, parts: 0, ended: false }
      try {
        return await currents.run({ as, open: opened }, async () => await work(db))
      } finally {
        opened.as = ''
        opened.ended = true
      }
    }, binding(as))
  }
  const one = async (statement: Statement): Promise<readonly unknown[]> => {
    const { as, open } = current()
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
  return databaseOver(driver, currents, () => currents.getStore() ?? { as: PROGRAM })
}

/** Names the caller until the end of the transaction. The text has only numbers and words of `reach`, so it needs no quoting. */
const binding = (as: string): Command => command(`set local ${SETTING} = '${as}'`)
/** For a transaction that reads the whole database. */
export const ofProgram = binding(PROGRAM)
export const bind = (on: Connection, as: string): Promise<unknown> => on.ask(binding(as))

/** A part of a transaction. If it fails, only its changes are rolled back, and the transaction continues. */
async function within<T>(open: Open, work: () => Promise<T>): Promise<T> {
  const part = `part_${++open.parts}`
  await open.on.ask(command(`savepoint ${part}`))
  try {
    const result = await work()
    await open.on.ask(command(`release savepoint ${part}`))
    return result
  } catch (error) {
    // The first failure must be reported.
    await open.on.ask(command(`rollback to savepoint ${part}`)).catch(() => undefined)
    throw error
  }
}
