/** Answers one block of lines: one result per line, in the order of the lines. */
import { type Block, linesOf, type Unreadable } from './blocks.ts'
import { Bytes } from './bytes.ts'
import type { LineWriter } from './formats.ts'
import { type Given, stateOf } from './state-line.ts'
import type { Warnings } from './warnings.ts'

export type Answered = {
  readonly bytes: Uint8Array<ArrayBuffer>
  /** Whether every line was calculated. */
  readonly complete: boolean
  readonly unread: Warnings
}

/** Writes the result of a state. Returns whether it was calculated. */
export type AnswerState = (state: object, riga: number, into: Bytes) => boolean

const worked = new Bytes()
const ordered = new Bytes()

export const given = (block: Block): readonly Given[] => linesOf(block).map((line, i) => read(line, block.first + i))

export function answers(lines: readonly Given[], answer: AnswerState, { refused }: Pick<LineWriter, 'refused'>): Omit<Answered, 'unread'> {
  const ends = new Int32Array(2 * lines.length)
  let complete = true
  const answerLine = (one: Given): boolean => {
    if ('state' in one) {
      try {
        return answer(one.state, one.riga, worked)
      } catch (error) {
        refused(one.riga, sentence(error), worked)
        return false
      }
    }
    refused(one.riga, one.errore, worked)
    return false
  }
  for (const i of byYear(lines)) {
    ends[2 * i] = worked.length
    complete = answerLine(lines[i] as Given) && complete
    ends[2 * i + 1] = worked.length
  }
  for (let i = 0; i < lines.length; i++) worked.copyTo(ordered, ends[2 * i] as number, ends[2 * i + 1] as number)
  worked.clear()
  return { bytes: ordered.taken(), complete }
}

function read(line: string | Unreadable, riga: number): Given {
  try {
    return { riga, state: stateOf(line) }
  } catch (error) {
    return { riga, errore: sentence(error) }
  }
}

const sentence = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** The lines grouped by year: each year has its own program, and the CPU caches one program at a time. */
function byYear(given: readonly Given[]): readonly number[] {
  const years = given.map((one) => ('state' in one && 'annoImposta' in one.state ? Number(one.state.annoImposta) || 0 : 0))
  return [...years.keys()].sort((a, b) => (years[a] as number) - (years[b] as number) || a - b)
}
