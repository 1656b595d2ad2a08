/** One block of lines answered: a result a line, in the order of the lines. */
import { inFull, type Message } from '@bilancia/contract'
import { type Block, linesOf } from './blocks.ts'
import { Bytes } from './bytes.ts'
import type { LineWriter } from './formats.ts'
import { stateOf } from './state-line.ts'

export type Answered = {
  readonly bytes: Uint8Array<ArrayBuffer>
  /** Whether every line was calculated. */
  readonly complete: boolean
}

type Given = { readonly riga: number; readonly state: object } | { readonly riga: number; readonly errore: string }

const worked = new Bytes()
const ordered = new Bytes()

export function answers(block: Block, calcola: (state: object) => object, writer: LineWriter): Answered {
  const given = linesOf(block).map((line, i) => read(line, block.first + i))
  const ends = new Int32Array(2 * given.length)
  let complete = true
  const refused = (riga: number, errore: string): false => {
    writer.refused(riga, errore, worked)
    return false
  }
  /** Whether it was calculated: without a known year the messages stand alone, an answer but no calculation. */
  const answer = (one: Given): boolean => {
    if ('errore' in one) return refused(one.riga, one.errore)
    try {
      const result = calcola(one.state)
      const calculated = Object.keys(result).length > 1
      if (!calculated && !writer.whole) return refused(one.riga, told(result))
      writer.result(result, one.riga, worked)
      return calculated
    } catch (error) {
      return refused(one.riga, sentence(error))
    }
  }
  for (const i of byYear(given)) {
    ends[2 * i] = worked.length
    complete = answer(given[i] as Given) && complete
    ends[2 * i + 1] = worked.length
  }
  for (let i = 0; i < given.length; i++) worked.copyTo(ordered, ends[2 * i] as number, ends[2 * i + 1] as number)
  worked.clear()
  return { bytes: ordered.taken(), complete }
}

function read(line: string | null, riga: number): Given {
  try {
    return { riga, state: stateOf(line) }
  } catch (error) {
    return { riga, errore: sentence(error) }
  }
}

/** The message that stands alone. */
function told(result: object): string {
  const [message] = 'messaggi' in result && Array.isArray(result.messaggi) ? (result.messaggi as readonly Message[]) : []
  return message ? `${message.campo}: ${inFull(message)}` : ''
}

const sentence = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** The lines of a year one after the other: each year is a program of its own, and the processor keeps one at a time. */
function byYear(given: readonly Given[]): readonly number[] {
  const years = given.map((one) => ('state' in one && 'annoImposta' in one.state ? Number(one.state.annoImposta) || 0 : 0))
  return [...years.keys()].sort((a, b) => (years[a] as number) - (years[b] as number) || a - b)
}
