/** Statements through node-postgres, the driver of both databases. */
import pg from 'pg'
import { isAway, Unsure } from './failures.ts'
import { asWritten, type Command, type Connection, command, type Driver, reads, type Statement } from './statement.ts'

export const ignored = () => undefined

// The driver has one table of types for the whole process. Counts and sums are numbers, times stay text.
pg.types.setTypeParser(pg.types.builtins.INT8, (text) => (Number.isSafeInteger(Number(text)) ? Number(text) : BigInt(text)))
for (const oid of asWritten) pg.types.setTypeParser(oid, (text) => text)

/** For a client or pool whose statements do not wait for the answers of those before. */
export const PIPELINED = { pipeline: true } as const

export const connectionOn = (client: pg.ClientBase): Connection => ({
  async ask({ name, text, values, rows }) {
    // If a text has several commands, the driver gives all their results.
    const found: pg.QueryResult | readonly pg.QueryResult[] = await client.query({
      ...{ text, values: [...values], ...(name && { name }), ...(rows === 'arrays' && { rowMode: 'array' }) },
    })
    const results = [found].flat() as pg.QueryResult[]
    // PostgreSQL answers the commit of a transaction with a failed statement with a rollback, and no error.
    if (text.startsWith('commit') && results[0]?.command === 'ROLLBACK') throw new Error('a statement of the transaction had failed, so it was not kept')
    return results.at(-1)?.rows ?? []
  },
})

/** Gives the work a connection that is `PIPELINED`. */
type Lender = <T>(work: (client: pg.ClientBase) => Promise<T>) => Promise<T>

export const driverOver = (lend: Lender): Driver => ({
  ask: (statement, opening) =>
    lend(async (client) => {
      try {
        return await (opening ? together(client, opening, statement) : connectionOn(client).ask(statement))
      } catch (error) {
        throw isAway(error) && !reads(statement) ? new Unsure('the connection of a change ended before its answer', { cause: error }) : error
      }
    }),
  transaction: (work, opening) => lend((client) => begun(client, work, opening)),
})

const beginning = (opening?: Command): Command => command(opening ? `begin; ${opening.text}` : 'begin')

/** A transaction in one round trip. After a statement that fails, PostgreSQL rolls back at the commit. */
async function together(client: pg.ClientBase, opening: Command, statement: Statement): Promise<readonly unknown[]> {
  const { ask } = connectionOn(client)
  const [, rows] = await Promise.all([ask(beginning(opening)), ask(statement), ask(command('commit'))])
  return rows
}

/** Runs the work in a transaction of this connection. */
export async function begun<T>(client: pg.ClientBase, work: (on: Connection) => Promise<T>, opening?: Command): Promise<T> {
  const on = connectionOn(client)
  const opened = async () => {
    await on.ask(beginning(opening))
    return work(on)
  }
  const result = await opened().catch(async (error: unknown) => {
    // A rollback would fail if the connection, and with it the transaction, has ended.
    if (!isAway(error)) await on.ask(command('rollback'))
    throw error
  })
  await on.ask(command('commit')).catch((error: unknown) => {
    throw isAway(error) ? new Unsure('the connection ended as a transaction was kept', { cause: error }) : error
  })
  return result
}

/** Lends connections of the pool. The pool drops one that has ended or does not answer. */
export const lenderOf =
  (pool: pg.Pool): Lender =>
  async (work) => {
    const client = await pool.connect()
    // The next statement reports the error. Without a listener the error would end the process.
    client.on('error', ignored)
    let ended = false
    try {
      return await work(client)
    } catch (error) {
      ended = isAway(error)
      throw error
    } finally {
      client.off('error', ignored)
      client.release(ended)
    }
  }
