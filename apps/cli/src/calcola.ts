/** Reads states as JSON Lines and writes the results in the same order: as JSON Lines or as a table. */
import { once } from 'node:events'
import type { Readable, Writable } from 'node:stream'
import type { Answered } from './answers.ts'
import { blocks } from './blocks.ts'
import { csvRow, headings, tableColumns } from './formats.ts'
import { type Job, prepared, simulatorOf } from './job.ts'
import { type Size, Team } from './team.ts'
import { both, type Warnings } from './warnings.ts'

/** Maximum number of answers that wait for an earlier one. At the maximum, reading pauses. */
const WAITING = 16

/** Writes one result per line. */
export async function calcola(job: Job, input: Readable, output: Writable, size?: Size): Promise<Omit<Answered, 'bytes'>> {
  const team = new Team(job, await prepared(job), size)
  let complete = true
  let unread: Warnings = new Map()
  const frame = await frameOf(job)
  const put = async (bytes: Uint8Array | string): Promise<void> => {
    if (bytes.length > 0 && !output.write(bytes)) await once(output, 'drain')
  }
  const write = async (answered: Promise<Answered>): Promise<void> => {
    const part = await answered
    complete &&= part.complete
    unread = both(unread, part.unread)
    await put(frame.of(part.bytes))
  }
  try {
    const written: Promise<void>[] = []
    let last = put(frame.before)
    for await (const block of blocks(input)) {
      const [answer, before] = [team.answer(block), last]
      last = before.then(() => write(answer))
      written.push(last)
      // An answer is written as soon as all earlier ones are, so that a caller who sends one line at a time does not wait.
      if (written.length > WAITING) await written.shift()
    }
    await last
    await put(frame.after())
    return { complete, unread }
  } finally {
    await team.end()
  }
}

type Frame = { readonly before: string; readonly of: (bytes: Uint8Array) => Uint8Array; readonly after: () => Uint8Array | string }

/** Header and footer of a file in the format. */
async function frameOf(job: Job): Promise<Frame> {
  const columns = job.formato === 'jsonl' ? [] : tableColumns((await simulatorOf(job)).risultato, job.campi)
  if (job.formato !== 'parquet') return { before: job.formato === 'csv' ? csvRow(headings(columns)) : '', of: (bytes) => bytes, after: () => '' }
  const { ParquetFile } = await import('./parquet.ts')
  const file = new ParquetFile(columns)
  return { before: '', of: (bytes) => file.add(rowsOf(bytes)), after: () => file.end() }
}

const rowsOf = (bytes: Uint8Array): readonly (readonly unknown[])[] =>
  Buffer.from(bytes)
    .toString()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as unknown[])
