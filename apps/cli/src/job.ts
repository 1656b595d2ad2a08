/** The job of a thread that answers blocks of lines. It can be sent to another thread. */
import { inFull, type Message } from '@bilancia/contract'
import { type Answered, type AnswerState, answers, given } from './answers.ts'
import type { Block } from './blocks.ts'
import { valueIn } from './columns.ts'
import { type Asked, type LineWriter, lineWriter } from './formats.ts'
import { type Calcola, type CommandLineSimulator, simulators } from './simulators.ts'
import type { Given } from './state-line.ts'
import { warningsOf } from './warnings.ts'

export type Job = Asked & { readonly simulatore: string }
export type Answer = (block: Block) => Promise<Answered>

/** Throws `RangeError` on an unknown simulator, `CampoSconosciuto` on a path that its result does not have. */
export async function prepared(job: Job): Promise<Answer> {
  const simulator = await simulatorOf(job)
  const writer = lineWriter(simulator.risultato, job)
  const answerWith = answering(simulator, writer)
  return async (block) => {
    const lines = given(block)
    // Jumps need the rules.
    const calcola = lines.some(asksJumps) ? (await simulator.regole()).calcola : simulator.calcola
    return { ...answers(lines, answerWith(calcola), writer), unread: warningsOf(lines, simulator.nonLetti) }
  }
}

const asksJumps = (one: Given): boolean => 'state' in one && 'calcolaSalti' in one.state && one.state.calcolaSalti === true

export async function simulatorOf({ simulatore }: Pick<Job, 'simulatore'>): Promise<CommandLineSimulator> {
  const load = Object.hasOwn(simulators, simulatore) ? simulators[simulatore] : undefined
  if (!load) throw new RangeError(`no simulator ${simulatore}`)
  return load()
}

/** A state without a known year gives only messages. They are an answer if the whole result is requested, but not a calculation. */
function answering({ scelti }: CommandLineSimulator, writer: LineWriter): (calcola: Calcola) => AnswerState {
  if (writer.columns === null) {
    const { result: write } = writer
    return (calcola) => (state, _, into) => {
      const result = calcola(state)
      write(result, into)
      return Object.keys(result).length > 1
    }
  }
  const { columns, row, refused } = writer
  const fromRules = scelti(columns.map(({ name }) => name))
  return (calcola) => (state, riga, into) => {
    const found = fromRules(state) ?? calcola(state)
    if (isValues(found)) {
      row(found, riga, into)
      return true
    }
    const calculated = Object.keys(found).length > 1
    if (calculated)
      row(
        columns.map((column) => valueIn(found, column)),
        riga,
        into,
      )
    else refused(riga, messageOf(found), into)
    return calculated
  }
}

const isValues = (found: object): found is readonly unknown[] => Array.isArray(found)

/** The text of the only message. */
function messageOf(result: object): string {
  const [message] = 'messaggi' in result && Array.isArray(result.messaggi) ? (result.messaggi as readonly Message[]) : []
  return message ? `${message.campo}: ${inFull(message)}` : ''
}
