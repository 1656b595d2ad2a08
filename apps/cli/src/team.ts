/** The threads that answer blocks of lines: only this one at first, and one for each processor once the input is long. */
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Answered } from './answers.ts'
import type { Block } from './blocks.ts'
import type { Answer, Job } from './job.ts'

export type Size = {
  /** Number of threads that calculate, including this one. */
  readonly places: number
  /** Bytes of input that this thread answers alone, because starting a thread takes longer than answering them. */
  readonly alone: number
}
const usual: Size = { places: availableParallelism(), alone: 1 << 20 }
/** Blocks queued in advance for each thread, so that it never waits for this one. */
const AHEAD = 2

type Waiting = { readonly resolve: (answered: Answered) => void; readonly reject: (why: unknown) => void }

/** A thread that answers in the order of the questions. */
class Colleague {
  readonly #worker: Worker
  readonly #waiting: Waiting[] = []

  constructor(job: Job) {
    this.#worker = new Worker(new URL('./thread.ts', import.meta.url), { workerData: job })
    this.#worker.on('message', (answered: Answered) => this.#waiting.shift()?.resolve(answered))
    this.#worker.on('error', (why) => {
      for (const { reject } of this.#waiting.splice(0)) reject(why)
    })
  }

  get free(): boolean {
    return this.#waiting.length < AHEAD
  }

  answer(block: Block): Promise<Answered> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ resolve, reject })
      this.#worker.postMessage(block, [block.bytes.buffer])
    })
  }

  end(): Promise<unknown> {
    return this.#worker.terminate()
  }
}

export class Team {
  readonly #job: Job
  readonly #own: Answer
  readonly #size: Size
  readonly #colleagues: Colleague[] = []
  #bytes = 0

  /** `own`: how this thread answers. */
  constructor(job: Job, own: Answer, size: Size = usual) {
    this.#job = job
    this.#own = own
    this.#size = size
  }

  /** A block for which no other thread is free is answered here, synchronously. */
  answer(block: Block): Promise<Answered> {
    this.#bytes += block.bytes.length
    if (this.#bytes > this.#size.alone) while (this.#colleagues.length < this.#size.places - 1) this.#colleagues.push(new Colleague(this.#job))
    const free = this.#colleagues.find((one) => one.free)
    return free ? free.answer(block) : this.#own(block)
  }

  async end(): Promise<void> {
    await Promise.all(this.#colleagues.map((one) => one.end()))
  }
}
