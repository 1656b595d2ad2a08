/** The embedded database for the main thread: a driver whose statements run in another thread. If that thread has to stop, the database is opened again. */
import { setTimeout } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { NotDurable } from './embedded-files.ts'
import { pgliteModule } from './embedded-module.ts'
import { type Reserve, refuseReadOnly } from './embedded-room.ts'
import type { Answer, Asked, Failure, Task } from './embedded-thread.ts'
import { isFull, Unsure } from './failures.ts'
import { type Command, type Connection, command, type Driver, harmless, type Statement } from './statement.ts'

type Message = Asked extends infer A ? (A extends { readonly id: number } ? Omit<A, 'id'> : never) : never
type Waiting = { readonly resolve: (rows: readonly unknown[]) => void; readonly reject: (error: Error) => void; readonly keeps: boolean }

/** The longest wait of a statement while the database is opened again. */
const PATIENCE_MS = 5_000
const AGAIN_MS = 2_000
/** PostgreSQL's code for a change while it accepts none. */
const READ_ONLY = '25006'

/** The error in the form in which the driver throws it. */
function errorOf({ name, message, ...fields }: Failure): Error {
  if (name === 'NotDurable') return new NotDurable(message)
  return Object.assign(new Error(message), fields, { name })
}
const full = () => Object.assign(new Error('the disk is full'), { code: '53100' })
const away = () => Object.assign(new Error('the embedded database is being opened anew'), { code: '57P03' })
const cut = () => Object.assign(new Error('the embedded database stopped'), { code: '57P02' })

/** Bytes arrive as plain arrays. */
const asBuffer = (value: unknown): unknown => (value instanceof Uint8Array ? Buffer.from(value.buffer, value.byteOffset, value.byteLength) : value)
const rowOf = (row: unknown): unknown =>
  Array.isArray(row) ? row.map(asBuffer) : Object.fromEntries(Object.entries(row as object).map(([key, value]) => [key, asBuffer(value)]))

async function thread(task: Task): Promise<Worker> {
  await pgliteModule()
  return new Worker(new URL('./embedded-thread.ts', import.meta.url), { workerData: task })
}

/** Makes the folder with an empty database in a separate thread, whose end frees the memory that this takes. */
export async function createEmbedded(folder: string): Promise<void> {
  const worker = await thread({ folder, create: true })
  await new Promise<void>((resolve, reject) => {
    worker.on('message', (answer: Answer) => 'stopped' in answer && reject(errorOf(answer.stopped)))
    worker.on('error', reject)
    worker.on('exit', () => resolve())
  })
}

export class EmbeddedConnection {
  readonly driver: Driver = {
    ask: (statement, opening) => this.#together(opening ? [opening, statement] : [statement]),
    transaction: (work, opening) => this.#transaction(work, opening),
  }
  readonly #folder: string
  readonly #reserve: Reserve
  readonly #waiting = new Map<number, Waiting>()
  #session: readonly Statement[] = []
  #last = 0
  #worker: Worker | null = null
  /** Settles when a thread is open. It is replaced when that thread stops. */
  #open: Promise<unknown>
  #closed = false
  #readOnly = false

  private constructor(folder: string, reserve: Reserve) {
    this.#folder = folder
    this.#reserve = reserve
    this.#open = this.#start()
  }

  /** Throws the errors of PostgreSQL and of the file layer, and `NotDurable`. */
  static async open(folder: string, reserve: Reserve): Promise<EmbeddedConnection> {
    const connection = new EmbeddedConnection(folder, reserve)
    await connection.#open
    return connection
  }

  /** Runs these statements now, and again each time the database is reopened. */
  async settle(session: readonly Statement[]): Promise<void> {
    for (const statement of session) await this.driver.ask(statement)
    this.#session = session
  }

  async #together(statements: readonly Statement[]): Promise<readonly unknown[]> {
    await this.#ready()
    return this.#send({ what: 'statements', statements }, !statements.every(harmless))
  }

  async #transaction<T>(work: (on: Connection) => Promise<T>, opening?: Command): Promise<T> {
    await this.#ready()
    const worker = this.#worker
    const transaction = ++this.#last
    // The begin has no answer. The first statement is sent right after it, and fails if the thread stops.
    worker?.postMessage({ what: 'begin', id: transaction, ...(opening && { opening }) } satisfies Asked)
    let over = false
    const on: Connection = {
      ask: async (statement) => {
        if (over || worker !== this.#worker) throw cut()
        return this.#send({ what: 'within', transaction, statement })
      },
    }
    const end = async (keep: boolean) => {
      over = true
      if (worker !== this.#worker) throw cut()
      return this.#send({ what: 'end', transaction, keep }, keep)
    }
    try {
      const result = await work(on)
      await end(true)
      return result
    } catch (error) {
      // The first failure must be reported.
      if (!over) await end(false).catch(() => undefined)
      throw error
    }
  }

  async close(): Promise<void> {
    if (this.#closed) return
    this.#closed = true
    await this.#open.catch(() => undefined)
    if (this.#worker) await this.#send({ what: 'close' }).catch(() => undefined)
    await this.#worker?.terminate()
    this.#reserve.free()
  }

  /** `keeps`: the statement may store something, so the outcome is unknown if the thread stops. */
  #send(message: Message, keeps = false): Promise<readonly unknown[]> {
    const id = ++this.#last
    return new Promise((resolve, reject) => {
      if (!this.#worker) return reject(cut())
      this.#waiting.set(id, { resolve, reject, keeps })
      this.#worker.postMessage({ ...message, id })
    })
  }

  async #ready(): Promise<void> {
    if (this.#worker) return
    if (this.#closed) throw away()
    refuseReadOnly(this.#folder)
    await Promise.race([
      this.#open,
      setTimeout(PATIENCE_MS, undefined, { ref: false }).then(() => {
        throw this.#readOnly ? full() : away()
      }),
    ])
  }

  /** Settles when the thread answers statements. */
  async #start(): Promise<void> {
    const worker = await thread({ folder: this.#folder, create: false })
    try {
      await this.#opened(worker)
    } catch (error) {
      if (this.#worker === worker) this.#worker = null
      await worker.terminate()
      throw error
    }
  }

  async #opened(worker: Worker): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      worker.on('message', (answer: Answer) => {
        if ('open' in answer) resolve()
        else if ('stopped' in answer) {
          reject(errorOf(answer.stopped))
          this.#stopped(worker, errorOf(answer.stopped))
        } else this.#answered(answer)
      })
      worker.on('error', (error: Error) => {
        reject(error)
        this.#stopped(worker, error)
      })
    })
    this.#worker = worker
    for (const statement of this.#session) await this.#send({ what: 'statements', statements: [statement] })
    this.#readOnly = !this.#reserve.keep()
    if (this.#readOnly) await this.#onlyRead()
  }

  #answered(answer: Extract<Answer, { readonly id: number }>): void {
    const waiting = this.#waiting.get(answer.id)
    this.#waiting.delete(answer.id)
    if (!answer.failure) waiting?.resolve((answer.rows ?? []).map(rowOf))
    else waiting?.reject(answer.failure.code === READ_ONLY && this.#readOnly ? full() : errorOf(answer.failure))
  }

  /** Running statements fail. The folder is opened again, with as many attempts as needed. */
  #stopped(worker: Worker, cause: Error): void {
    if (worker !== this.#worker) return
    this.#worker = null
    const waiting = [...this.#waiting.values()]
    this.#waiting.clear()
    for (const { reject, keeps } of waiting) reject(keeps ? new Unsure('it stopped while it kept a change') : isFull(cause) ? full() : cut())
    if (this.#closed) return
    this.#open = this.#again(cause, worker)
    this.#open.catch(() => undefined)
  }

  async #again(cause: Error, stopped: Worker): Promise<void> {
    await stopped.terminate()
    if (isFull(cause)) {
      this.#readOnly = true
      this.#reserve.free()
    }
    while (!this.#closed) {
      try {
        return await this.#start()
      } catch {
        await setTimeout(AGAIN_MS, undefined, { ref: false })
      }
    }
  }

  /** Lists are still answered. Changes are accepted again when there is room. */
  async #onlyRead(): Promise<void> {
    const set = (value: 'on' | 'off') => this.#send({ what: 'statements', statements: [command(`set default_transaction_read_only = ${value}`)] })
    await set('on')
    const worker = this.#worker
    const look = async () => {
      while (!this.#closed && worker === this.#worker) {
        await setTimeout(AGAIN_MS, undefined, { ref: false })
        if (worker !== this.#worker || !this.#reserve.keep()) continue
        await set('off')
        this.#readOnly = false
        return
      }
    }
    look().catch(() => undefined)
  }
}
