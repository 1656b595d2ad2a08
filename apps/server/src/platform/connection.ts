/** What a database driver does for us, the same for both, and the `Db` that stores work with. */
import { AsyncLocalStorage } from 'node:async_hooks'
import { drizzle, type PgRemoteDatabase } from 'drizzle-orm/pg-proxy'
import { isCut } from './failures.ts'
import * as schema from './schema.ts'
import { type Connection, command, type Driver, reads, type Statement } from './statement.ts'
import type { Vault } from './vault/vault.ts'

/** `driver`: what `callers.ts` works with. `db`: the program itself, who meets every row. `vault`: what seals and opens in it. */
export type OpenDatabase = {
  readonly driver: Driver
  readonly db: Db
  readonly vault: Vault
  readonly kind: 'embedded' | 'postgresql'
  readonly close: () => Promise<void>
}

/** What stores work with; the same on the embedded database and on PostgreSQL. */
export type Db = Omit<PgRemoteDatabase<typeof schema>, 'transaction'> & {
  /** Within a transaction, a part of it that can fail alone. `tx` is the same `Db`: every statement of `work` is in it. */
  readonly transaction: <T>(work: (tx: Db) => Promise<T>) => Promise<T>
}

/** The setting that the policies read; a connection of the program has `PROGRAM` in it. */
export const SETTING = 'bilancia.caller'
export const PROGRAM = 'programma'

/** `as`: whose statements these are. `open`: the transaction that goes on. */
export type Current = { readonly as: string; readonly open?: Open }
/** `as` changes while the program asks something within it; empty once it has ended. */
export type Open = { readonly on: Connection; as: string; parts: number }

/** A `Db` whose statements are those of `current`, each in a transaction that names the caller. */
export function databaseOver(driver: Driver, currents: AsyncLocalStorage<Current>, current: () => Current): Db {
  const transaction: Db['transaction'] = async (work) => {
    const { as, open } = current()
    if (open) return within(open, () => work(db))
    return driver.transaction(async (on) => {
      if (as !== PROGRAM) await bind(on, as)
      const opened: Open = { on, as, parts: 0 }
      try {
        return await currents.run({ as, open: opened }, async () => await work(db))
      } finally {
        // Its connection is soon somebody else's.
        opened.as = ''
      }
    })
  }
  const alone = (as: string, statement: Statement): Promise<readonly unknown[]> => {
    if (as === PROGRAM) return driver.ask(statement)
    if (driver.together) return driver.together([binding(as), statement])
    return driver.transaction(async (on) => {
      await bind(on, as)
      return on.ask(statement)
    })
  }
  const one = async (statement: Statement): Promise<readonly unknown[]> => {
    const { as, open } = current()
    if (open) return open.on.ask(statement)
    try {
      return await alone(as, statement)
    } catch (error) {
      // Its connection had ended while nobody used it: the next one is new.
      if (reads(statement) && isCut(error)) return alone(as, statement)
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

/** The `Db` of the program itself, who meets every row. */
export function programsDatabase(driver: Driver): Db {
  const currents = new AsyncLocalStorage<Current>()
  return databaseOver(driver, currents, () => currents.getStore() ?? { as: PROGRAM })
}

/** Names the caller until the transaction ends. Numbers and the words of `reach`: nothing in it needs quoting. */
const binding = (as: string): Statement => command(`set local ${SETTING} = '${as}'`)
export const bind = (on: Connection, as: string): Promise<unknown> => on.ask(binding(as))

/** A part of a transaction: what it did is taken back if it fails, and the rest goes on. */
async function within<T>(open: Open, work: () => Promise<T>): Promise<T> {
  const part = `part_${++open.parts}`
  await open.on.ask(command(`savepoint ${part}`))
  try {
    const result = await work()
    await open.on.ask(command(`release savepoint ${part}`))
    return result
  } catch (error) {
    // What failed first is what must be told.
    await open.on.ask(command(`rollback to savepoint ${part}`)).catch(() => undefined)
    throw error
  }
}
