/**
 * For whom a statement is made. Each one of a call reaches the database in a transaction that names the caller first, and
 * `row-security.ts` leaves it the rows of that caller. A call that asks the database nothing pays nothing, and between
 * two statements nothing is held. Who is calling is known here and nowhere else: no handler can forget it.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { type Identity, reach } from '@bilancia/contract/api'
import { type ExtractTablesWithRelations, type SQL, sql } from 'drizzle-orm'
import { PgDatabase, PgDialect, PgPreparedQuery, type PgQueryResultHKT, PgSession, type PreparedQueryConfig } from 'drizzle-orm/pg-core'
import type { Db } from './database.ts'
import type * as schema from './schema.ts'

type Who = Pick<Identity, 'Id' | 'Role' | 'CompanyId'> & { readonly PrincipalAuth: readonly { readonly AgencyId: number }[] }

/** The setting that the policies read; a connection of the program has `PROGRAM` in it. */
export const SETTING = 'bilancia.caller'
export const PROGRAM = 'programma'

/** A caller as the functions `caller_…` of the database read it: reach, user, company, studios. */
export const callerText = ({ Id, Role, CompanyId, PrincipalAuth }: Who): string =>
  `${reach[Role]} ${Id} ${CompanyId ?? ''} {${PrincipalAuth.map(({ AgencyId }) => AgencyId).join(',')}}`

export type Callers = {
  /** What areas work with: statements are the caller's; outside `asCaller` they throw. */
  readonly db: Db
  readonly asCaller: <T>(who: Who, work: () => T | Promise<T>) => Promise<T>
  /**
   * What the work asks of `db` the program asks, beyond the reach of whoever calls: the handler has checked that it may,
   * and says why it must. Within a transaction, one after the other.
   */
  readonly asProgram: <T>(work: () => Promise<T>) => Promise<T>
}

type Tables = ExtractTablesWithRelations<typeof schema>
type Session = PgSession<PgQueryResultHKT, typeof schema, Tables>
type Prepare = Parameters<Session['prepareQuery']>
type Transaction = Session['transaction']
/** `open`: the transaction that goes on, whatever level of it, and whom it is bound to; nobody once it has ended. */
type Current = { readonly as: string; readonly open?: { readonly tx: Db; readonly bound: { as: string } } }

/** Numbers and the words of `reach`: nothing in it needs quoting. */
const bind = (tx: Db, as: string): Promise<unknown> => tx.execute(sql.raw(`set local ${SETTING} = '${as}'`)).execute()

/** Over the program's own database. */
export function callers(database: Db): Callers {
  const currents = new AsyncLocalStorage<Current>()
  const current = (): Current => {
    const found = currents.getStore()
    if (!found) throw new Error('a statement for nobody: it belongs inside asCaller')
    if (found.open && found.open.bound.as !== found.as) throw new Error('a statement after its transaction, or of the caller beside one of the program in it')
    return found
  }

  const transaction: Transaction = async (work, config) => {
    const { as, open } = current()
    const within = (tx: Parameters<typeof work>[0], bound: { as: string }) => currents.run({ as, open: { tx, bound } }, async () => await work(tx))
    if (open) return open.tx.transaction((tx) => within(tx, open.bound), config)
    const bound = { as }
    try {
      return await database.transaction(async (tx) => {
        if (as !== PROGRAM) await bind(tx, as)
        return within(tx, bound)
      }, config)
    } finally {
      // Its connection is by now somebody else's.
      bound.as = ''
    }
  }
  /** One statement: in the transaction that goes on, else in one of its own. */
  const one = <T>(statement: (on: Session) => Promise<T>): Promise<T> => {
    const { as, open } = current()
    if (open) return statement(open.tx._.session)
    return as === PROGRAM ? statement(database._.session) : transaction((tx) => statement(tx._.session))
  }

  class CallerSession extends PgSession<PgQueryResultHKT, typeof schema, Tables> {
    override transaction = transaction
    override prepareQuery<T extends PreparedQueryConfig>(...how: Prepare): PgPreparedQuery<T> {
      return new CallerQuery<T>(how)
    }
    override count(statement: SQL): Promise<number> {
      return one((on) => on.count(statement))
    }
  }

  class CallerQuery<T extends PreparedQueryConfig> extends PgPreparedQuery<T> {
    /** Which joined tables may be absent, set by the query builder. */
    joinsNotNullableMap?: object
    readonly #how: Prepare
    constructor(how: Prepare) {
      super(how[0], undefined, undefined)
      this.#how = how
    }
    override execute(values?: Record<string, unknown>): Promise<T['execute']> {
      const { joinsNotNullableMap } = this
      return one((on) => Object.assign(on.prepareQuery<T>(...this.#how), { joinsNotNullableMap }).execute(values))
    }
  }

  const { schema: tables, fullSchema, tableNamesMap } = database._
  const dialect = new PgDialect({ casing: 'snake_case' })
  return {
    db: new PgDatabase(dialect, new CallerSession(dialect), tables && { schema: tables, fullSchema, tableNamesMap }),
    // Awaited within: a query is not asked before somebody waits for it.
    asCaller: (who, work) => currents.run({ as: callerText(who) }, async () => await work()),
    async asProgram(work) {
      const { as, open } = current()
      const asked = () => currents.run({ as: PROGRAM, ...(open && { open }) }, async () => await work())
      if (!open || as === PROGRAM) return asked()
      await bind(open.tx, PROGRAM)
      open.bound.as = PROGRAM
      try {
        return await asked()
      } finally {
        // In a transaction that has failed it does not succeed, nor need it: rolled back, it is bound as it was.
        await bind(open.tx, as).catch(() => undefined)
        open.bound.as = as
      }
    },
  }
}
