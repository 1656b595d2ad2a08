/** Statements through node-postgres, the driver of both databases. */
import pg from 'pg'
import { isAway, Unsure } from './failures.ts'
import { asWritten, type Command, type Connection, command, type Driver, reads, type Statement } from './statement.ts'

export const ignored = () => undefined

// The driver has one table of types for the whole process. Counts and sums are numbers, times stay text.
pg.types.setTypeParser(pg.types.builtins.INT8, (text) => (Number.isSafeInteger(Number(text)) ? Number(text) : BigInt(text)))
for (const oid of asWritten) pg.types.setTypeParser(oid, (text) => text)

/** Asks one after the other, because the driver will soon refuse a statement while another runs. */
export const pgAsked = (client: pg.ClientBase): Connection['ask'] => {
  let before: Promise<unknown> = Promise.resolve()
  return (statement) => {
    const asked = before.then(() => answer(client, statement))
    before = asked.catch(ignored)
    return asked
  }
}

async function answer(client: pg.ClientBase, { name, text, values, rows }: Statement): Promise<readonly unknown[]> {
  // Of commands in one text the driver gives all results.
  const found: pg.QueryResult | readonly pg.QueryResult[] = await client.query({
    ...{ text, values: [...values], ...(name && { name }), ...(rows === 'arrays' && { rowMode: 'array' }) },
  })
  return ([found].flat().at(-1) as pg.QueryResult).rows
}

export const driverOn = (pool: pg.Pool): Driver => ({ ask: alone(pool), transaction: (work, opening) => onOne(pool, (client) => begun(client, work, opening)) })

/** A statement outside a transaction. */
const alone =
  (pool: pg.Pool): Connection['ask'] =>
  (statement) =>
    onOne(pool, async (client) => {
      try {
        return await pgAsked(client)(statement)
      } catch (error) {
        throw isAway(error) && !reads(statement) ? new Unsure('the connection of a change ended before its answer', { cause: error }) : error
      }
    })

/** Runs the work in a transaction of this connection. */
export async function begun<T>(client: pg.ClientBase, work: (on: Connection) => Promise<T>, opening?: Command): Promise<T> {
  const ask = pgAsked(client)
  const opened = async () => {
    await ask(command(opening ? `begin; ${opening.text}` : 'begin'))
    return work({ ask })
  }
  const result = await opened().catch(async (error: unknown) => {
    // It fails if the connection, and with it the transaction, has ended.
    if (!isAway(error)) await ask(command('rollback'))
    throw error
  })
  await ask(command('commit')).catch((error: unknown) => {
    throw isAway(error) ? new Unsure('the connection ended as a transaction was kept', { cause: error }) : error
  })
  return result
}

/** Runs work on one connection of the pool. The pool drops a connection that has ended or does not answer. */
async function onOne<T>(pool: pg.Pool, work: (client: pg.ClientBase) => Promise<T>): Promise<T> {
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
