/** The code of a thread: receives blocks of lines as messages and sends the answers in the same order. */
import { parentPort, workerData } from 'node:worker_threads'
import type { Block } from './blocks.ts'
import { type Job, prepared } from './job.ts'

const answer = await prepared(workerData as Job)
let last = Promise.resolve()
parentPort?.on('message', (block: Block) => {
  last = last.then(async () => {
    const answered = await answer(block)
    parentPort?.postMessage(answered, [answered.bytes.buffer])
  })
})
