/** States as JSON Lines in, results as JSON Lines out, in the same order. */
import { once } from 'node:events'
import type { Readable, Writable } from 'node:stream'
import type { Answered } from './answers.ts'
import { blocks } from './blocks.ts'
import { type Job, prepared } from './job.ts'
import { type Size, Team } from './team.ts'

/** Answers that may wait for an earlier one: beyond these nothing more is read. */
const WAITING = 16

/** Writes one result a line; gives back whether every line was calculated. */
export async function calcola(job: Job, input: Readable, output: Writable, size?: Size): Promise<boolean> {
  const team = new Team(job, await prepared(job), size)
  let complete = true
  const write = async (answered: Promise<Answered>): Promise<void> => {
    const { bytes, complete: whole } = await answered
    complete &&= whole
    if (!output.write(bytes)) await once(output, 'drain')
  }
  try {
    const written: Promise<void>[] = []
    let last = Promise.resolve()
    for await (const block of blocks(input)) {
      const [answer, before] = [team.answer(block), last]
      last = before.then(() => write(answer))
      written.push(last)
      // Each answer leaves as soon as those before it have: who sends a line and waits for its result is not kept waiting.
      if (written.length > WAITING) await written.shift()
    }
    await last
    return complete
  } finally {
    await team.end()
  }
}
