/**
 * The thread of the embedded database. It opens a folder and runs what the main thread sends, one unit at a time: a few statements, or a
 * transaction. A commit does not wait for the disk. One sync serves all units that arrived together; they are answered after it.
 */
import { parentPort, workerData } from 'node:worker_threads'
import type { PGlite } from '@electric-sql/pglite'
import { session } from './embedded-client.ts'
import { createDurable, DurableFiles, startDurable } from './embedded-files.ts'
import { connectionOn } from './pg-statements.ts'
import { type Command, type Connection, command, harmless, type Statement } from './statement.ts'

/** `transaction`: the id of the message that began it, which has no answer. */
export type Asked = { readonly id: number } & (
  | { readonly what: 'statements'; readonly statements: readonly Statement[] }
  | { readonly what: 'begin'; readonly opening?: Command }
  | { readonly what: 'within'; readonly transaction: number; readonly statement: Statement }
  | { readonly what: 'end'; readonly transaction: number; readonly keep: boolean }
  | { readonly what: 'close' }
)
/** An error as another thread can receive it. */
export type Failure = { readonly name: string; readonly message: string; readonly code?: string; readonly errno?: number }
export type Answer =
  | { readonly id: number; readonly rows?: readonly unknown[]; readonly failure?: Failure }
  | { readonly stopped: Failure }
  | { readonly open: true }
/** `create`: makes the folder with an empty database, and ends. */
export type Task = { readonly folder: string; readonly create: boolean }

type Unit = Extract<Asked, { readonly what: 'statements' | 'begin' }>
type Part = Extract<Asked, { readonly what: 'within' | 'end' }>

/** Writes to the journal without a transaction, so that it costs only the sync. Returns the end of the journal, as `0/1A2B3C`. */
const SYNC = `select pg_logical_emit_message(false, 'bilancia', '', true)::text as at`
/** The most units that one sync serves, so that a save does not wait for all others. */
const MOST = 64
/** How many lists are answered before another unit has its turn. */
const QUICK = 4
/** Bytes of journal after which a checkpoint is made. No background process makes one here. */
const CHECKPOINT_AFTER = 32 * 1024 * 1024
/** Number of changes after which the tables are vacuumed and analysed. */
const VACUUM_AFTER = 20_000

const bytesAt = (lsn: string): number => {
  const [high = '0', low = '0'] = lsn.split('/')
  return Number.parseInt(high, 16) * 2 ** 32 + Number.parseInt(low, 16)
}

function failureOf(error: unknown): Failure {
  const { name, message, code, errno } = error as Partial<NodeJS.ErrnoException>
  return {
    name: error instanceof Error ? error.constructor.name : (name ?? 'Error'),
    message: message ?? String(error),
    ...(code !== undefined && { code }),
    ...(errno !== undefined && { errno }),
  }
}

/** After these errors a PostgreSQL server would have ended: the folder must be opened again. */
const ends = (error: unknown): boolean => {
  const { severity, name } = error as { readonly severity?: string; readonly name?: string }
  return severity === 'PANIC' || severity === 'FATAL' || name === 'ErrnoError' || name === 'RuntimeError'
}

const send = (answer: Answer) => parentPort?.postMessage(answer)

/** The messages of a transaction. They may come before its turn. */
class Inbox {
  readonly #messages: Part[] = []
  #wake: () => void = () => undefined

  put(message: Part): void {
    this.#messages.push(message)
    this.#wake()
  }

  async next(): Promise<Part> {
    for (;;) {
      const message = this.#messages.shift()
      if (message) return message
      await new Promise<void>((resolve) => {
        this.#wake = resolve
      })
    }
  }
}

class Turns {
  readonly #client: PGlite
  readonly #ask: Connection['ask']
  readonly #quick: Unit[] = []
  readonly #others: Unit[] = []
  #quickInARow = 0
  /** Answers of changes that are executed, but not yet on the disk. */
  readonly #unsynced: Answer[] = []
  /** The inboxes of open transactions, by the id of the message that began them. */
  readonly #inboxes = new Map<number, Inbox>()
  #running = false
  #changes = 0
  #checkpoint = 0

  constructor(client: PGlite, ask: Connection['ask']) {
    this.#client = client
    this.#ask = ask
  }

  take(message: Asked): void {
    if (message.what === 'close') return void this.#close(message.id)
    if (message.what === 'within' || message.what === 'end') return void this.#inboxes.get(message.transaction)?.put(message)
    if (message.what === 'begin') this.#inboxes.set(message.id, new Inbox())
    // A list does not wait until many have saved.
    const quick = message.what === 'statements' && message.statements.every(harmless)
    ;(quick ? this.#quick : this.#others).push(message)
    if (!this.#running) this.#run().catch((error: unknown) => send({ stopped: failureOf(error) }))
  }

  async #run(): Promise<void> {
    this.#running = true
    for (;;) {
      const unit = this.#next()
      if (unit) await (unit.what === 'begin' ? this.#transaction(unit) : this.#statements(unit))
      // Takes in what has arrived meanwhile, so that the same sync serves it.
      await new Promise(setImmediate)
      if (this.#unsynced.length >= MOST || (this.#unsynced.length > 0 && this.#others.length === 0)) await this.#synced(await this.#ask(command(SYNC)))
      if (this.#quick.length + this.#others.length === 0) break
    }
    this.#running = false
  }

  #next(): Unit | undefined {
    const quick = this.#quickInARow < QUICK || this.#others.length === 0 ? this.#quick.shift() : undefined
    this.#quickInARow = quick ? this.#quickInARow + 1 : 0
    return quick ?? this.#others.shift()
  }

  async #statements({ id, statements }: Extract<Unit, { readonly what: 'statements' }>): Promise<void> {
    const alone = statements.length === 1
    try {
      let rows: readonly unknown[] = []
      if (!alone) await this.#ask(command('begin'))
      for (const statement of statements) rows = await this.#ask(statement)
      if (!alone) await this.#ask(command('commit'))
      this.#done({ id, rows }, statements.every(harmless))
    } catch (error) {
      if (!alone && !ends(error)) await this.#ask(command('rollback'))
      this.#failed(id, error)
    }
  }

  async #transaction({ id, opening }: Extract<Unit, { readonly what: 'begin' }>): Promise<void> {
    const inbox = this.#inboxes.get(id)
    if (!inbox) throw new Error(`the transaction ${id} has no inbox`)
    await this.#ask(command(opening ? `begin; ${opening.text}` : 'begin'))
    let changed = false
    for (;;) {
      const message = await inbox.next()
      if (message.what === 'end') {
        this.#inboxes.delete(id)
        return this.#end(message, changed && message.keep)
      }
      changed ||= !harmless(message.statement)
      try {
        send({ id: message.id, rows: await this.#ask(message.statement) })
      } catch (error) {
        this.#failed(message.id, error)
      }
    }
  }

  async #end({ id, keep }: Extract<Part, { readonly what: 'end' }>, stores: boolean): Promise<void> {
    // Nobody else needs the sync, so it goes with the commit.
    const alone = stores && this.#others.length + this.#unsynced.length === 0
    let rows: readonly unknown[] = []
    try {
      rows = await this.#ask(command(alone ? `commit; ${SYNC}` : keep ? 'commit' : 'rollback'))
    } catch (error) {
      return this.#failed(id, error)
    }
    this.#done({ id, rows: [] }, !stores)
    if (alone) await this.#synced(rows)
  }

  #done(answer: Answer, nothingToSync: boolean): void {
    if (nothingToSync) send(answer)
    else {
      this.#changes++
      this.#unsynced.push(answer)
    }
  }

  #failed(id: number, error: unknown): void {
    if (ends(error)) throw error
    send({ id, failure: failureOf(error) })
  }

  /** `rows`: the answer to SYNC. */
  async #synced([row]: readonly unknown[]): Promise<void> {
    for (const answer of this.#unsynced.splice(0)) send(answer)
    const at = bytesAt((row as { readonly at: string }).at)
    this.#checkpoint ||= at
    if (at - this.#checkpoint < CHECKPOINT_AFTER && this.#changes < VACUUM_AFTER) return
    await this.#care(this.#changes >= VACUUM_AFTER)
    this.#checkpoint = at
  }

  /** The work of PostgreSQL's background processes, done as the owner of the tables. */
  async #care(vacuum: boolean): Promise<void> {
    const [row] = await this.#ask(command('select current_user::text as name'))
    await this.#ask(command('reset role'))
    if (vacuum) {
      await this.#ask(command('vacuum (analyze)'))
      this.#changes = 0
    }
    await this.#ask(command('checkpoint'))
    await this.#ask(command(`set role "${(row as { readonly name: string }).name}"`))
  }

  async #close(id: number): Promise<void> {
    await this.#client.close()
    send({ id, rows: [] })
  }
}

const { folder, create } = workerData as Task
try {
  if (create) await createDurable(folder, async () => undefined)
  else {
    const client = await startDurable(new DurableFiles(folder))
    const { ask } = connectionOn(await session(client))
    await ask(command('set synchronous_commit = off'))
    const turns = new Turns(client, ask)
    parentPort?.on('message', (message: Asked) => turns.take(message))
    send({ open: true })
  }
} catch (error) {
  send({ stopped: failureOf(error) })
}
