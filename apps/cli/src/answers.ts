/** One block of lines answered: a result a line, in the order of the lines. */
import { type Block, linesOf } from './blocks.ts'
import { Bytes } from './bytes.ts'
import type { CommandLineSimulator } from './simulators.ts'
import { stateOf } from './state-line.ts'

export type Answered = {
  readonly bytes: Uint8Array<ArrayBuffer>
  /** Whether every line was calculated. */
  readonly complete: boolean
}

type Given = { readonly riga: number; readonly state: object } | { readonly riga: number; readonly errore: string }

const worked = new Bytes()
const ordered = new Bytes()

export function answers(block: Block, simulator: CommandLineSimulator): Answered {
  const given = linesOf(block).map((line, i) => read(line, block.first + i))
  const ends = new Int32Array(2 * given.length)
  let complete = true
  for (const i of byYear(given)) {
    ends[2 * i] = worked.length
    complete = answer(given[i] as Given, simulator) && complete
    ends[2 * i + 1] = worked.length
  }
  for (let i = 0; i < given.length; i++) worked.copyTo(ordered, ends[2 * i] as number, ends[2 * i + 1] as number)
  worked.clear()
  return { bytes: ordered.taken(), complete }
}

/** Writes one line; gives back whether it was calculated. */
function answer(given: Given, { calcola }: CommandLineSimulator): boolean {
  if ('errore' in given) return refused(given)
  try {
    const result = calcola(given.state)
    worked.text(`${JSON.stringify(result)}\n`)
    // Without a known year the messages stand alone: an answer, but nothing was calculated.
    return Object.keys(result).length > 1
  } catch (error) {
    return refused({ riga: given.riga, errore: sentence(error) })
  }
}

function refused({ riga, errore }: { readonly riga: number; readonly errore: string }): false {
  worked.text(`${JSON.stringify({ riga, errore })}\n`)
  return false
}

function read(line: string | null, riga: number): Given {
  try {
    return { riga, state: stateOf(line) }
  } catch (error) {
    return { riga, errore: sentence(error) }
  }
}

const sentence = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** The lines of a year one after the other: each year is a program of its own, and the processor keeps one at a time. */
function byYear(given: readonly Given[]): readonly number[] {
  const years = given.map((one) => ('state' in one && 'annoImposta' in one.state ? Number(one.state.annoImposta) || 0 : 0))
  return [...years.keys()].sort((a, b) => (years[a] as number) - (years[b] as number) || a - b)
}
