/** One transaction for all that a call does, wherever it does it: whoever works with the joined database works in it. */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Db } from './database.ts'

export type Joined = {
  /** The database; inside `inOne`, its transaction. */
  readonly db: Db
  /** Runs the work in one transaction: a throw undoes all of it. Within it nothing waits for somebody outside. */
  readonly inOne: <T>(work: () => Promise<T>) => Promise<T>
}

/** The stores keep the `db` that they were given; which connection answers is decided at each statement. */
export function joined(database: Db): Joined {
  const current = new AsyncLocalStorage<Db>()
  const db = new Proxy(database, {
    get(_, name) {
      const now = current.getStore() ?? database
      const member: unknown = Reflect.get(now, name)
      return typeof member === 'function' ? member.bind(now) : member
    },
  })
  return { db, inOne: (work) => database.transaction((tx) => current.run(tx, work)) }
}
