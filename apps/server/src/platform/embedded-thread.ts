/**
 * The thread of the embedded database. It opens a folder and does what the main thread sends, one unit at a time: a few statements, or a
 * transaction. A commit does not wait for the disk: one sync serves all units that came together, and only then are they answered.
 */
import { parentPort, workerData } from 'node:worker_threads'
import type { PGlite } from '@electric-sql/pglite'
import { asked, embeddedOptions } from './embedded-client.ts'
import { createDurable, DurableFiles, startDurable } from './embedded-files.ts'
import { command, harmless, type Statement } from './statement.ts'

/** `transaction` is the id of the message that began it. */
export type Asked = { readonly id: number } & (
  | { readonly what: 'statements'; readonly statements: readonly Statement[] }
  | { readonly what: 'begin' }
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

/** Written without a transaction of its own, so that it costs nothing but the sync. Gives the end of the journal, as `0/1A2B3C`. */
const SYNC = `select pg_logical_emit_message(false, 'bilancia', '', true)::text as at`
/** Units that one sync may serve: whoever saves does not wait for all others. */
const MOST = 64
/** Lists answered before one of the others has its turn. */
const QUICK = 4
/** Journal after which the tables are brought up to date, in bytes: no process does it beside this one. */
const CHECKPOINT_AFTER = 32 * 1024 * 1024
/** Changes after which the room of deleted rows is used again and the planner counts anew. */
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

/** After these PostgreSQL would have ended: it is to be opened anew. */
const ends = (error: unknown): boolean => {
  const { severity, name } = error as { readonly severity?: string; readonly name?: string }
  return severity === 'PANIC' || severity === 'FATAL' || name === 'ErrnoError' || name === 'RuntimeError'
}

const send = (answer: Answer) => parentPort?.postMessage(answer)

class Turns {
  readonly #client: PGlite
  readonly #ask: (statement: Statement) => Promise<readonly unknown[]>
  readonly #quick: Unit[] = []
  readonly #others: Unit[] = []
  #quickInARow = 0
  /** Done, and not yet on the disk. */
  #unsynced: Answer[] = []
  #current: { readonly id: number; readonly next: (message: Asked) => void } | null = null
  #running = false
  #changes = 0
  #checkpoint = 0

  constructor(client: PGlite) {
    this.#client = client
    this.#ask = asked(client)
  }

  take(message: Asked): void {
    if (message.what === 'close') return void this.#close(message.id)
    if (message.what === 'within' || message.what === 'end') {
      if (this.#current?.id === message.transaction) this.#current.next(message)
      return
    }
    // A list does not wait until many have saved.
    const quick = message.what === 'statements' && message.statements.every(harmless)
    ;(quick ? this.#quick : this.#others).push(message)
    if (!this.#running) this.#run().catch((error: unknown) => send({ stopped: failureOf(error) }))
  }

  async #run(): Promise<void> {
    this.#running = true
    for (;;) {
      const unit = this.#next()
      if (unit) await (unit.what === 'begin' ? this.#transaction(unit.id) : this.#statements(unit))
      // What arrived meanwhile comes in, to be served by the same sync.
      await new Promise(setImmediate)
      if (this.#unsynced.length >= MOST || (this.#unsynced.length > 0 && this.#others.length === 0)) await this.#sync()
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
      if (!alone) await this.#client.exec('begin')
      for (const statement of statements) rows = await this.#ask(statement)
      if (!alone) await this.#client.exec('commit')
      this.#done({ id, rows }, statements.every(harmless))
    } catch (error) {
      if (!alone && !ends(error)) await this.#client.exec('rollback')
      this.#failed(id, error)
    }
  }

  async #transaction(id: number): Promise<void> {
    const messages: Asked[] = []
    let wake: () => void = () => undefined
    this.#current = {
      id,
      next: (message) => {
        messages.push(message)
        wake()
      },
    }
    await this.#client.exec('begin')
    send({ id, rows: [] })
    let changed = false
    for (;;) {
      const message = messages.shift()
      if (!message) {
        await new Promise<void>((resolve) => {
          wake = resolve
        })
        continue
      }
      if (message.what === 'end') {
        this.#current = null
        try {
          await this.#client.exec(message.keep ? 'commit' : 'rollback')
          return this.#done({ id: message.id, rows: [] }, !(changed && message.keep))
        } catch (error) {
          return this.#failed(message.id, error)
        }
      }
      if (message.what !== 'within') continue
      changed ||= !harmless(message.statement)
      try {
        send({ id: message.id, rows: await this.#ask(message.statement) })
      } catch (error) {
        this.#failed(message.id, error)
      }
    }
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

  async #sync(): Promise<void> {
    const served = this.#unsynced
    const [row] = await this.#ask(command(SYNC))
    this.#unsynced = []
    for (const answer of served) send(answer)
    const at = bytesAt((row as { readonly at: string }).at)
    this.#checkpoint ||= at
    if (at - this.#checkpoint < CHECKPOINT_AFTER && this.#changes < VACUUM_AFTER) return
    await this.#care(this.#changes >= VACUUM_AFTER)
    this.#checkpoint = at
  }

  /** What PostgreSQL's own background processes would do; the owner of the tables does it. */
  async #care(vacuum: boolean): Promise<void> {
    const [row] = await this.#ask(command('select current_user::text as name'))
    await this.#client.exec('reset role')
    if (vacuum) {
      await this.#client.exec('vacuum (analyze)')
      this.#changes = 0
    }
    await this.#client.exec('checkpoint')
    await this.#client.exec(`set role "${(row as { readonly name: string }).name}"`)
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
    const client = await startDurable(new DurableFiles(folder), embeddedOptions)
    await client.exec('set synchronous_commit = off')
    const turns = new Turns(client)
    parentPort?.on('message', (message: Asked) => turns.take(message))
    send({ open: true })
  }
} catch (error) {
  send({ stopped: failureOf(error) })
}
