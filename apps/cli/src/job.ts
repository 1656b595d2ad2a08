/** What is asked of whoever answers blocks of lines; it can be handed to another thread. */
import { type Answered, answers } from './answers.ts'
import type { Block } from './blocks.ts'
import { type Asked, lineWriter } from './formats.ts'
import { type CommandLineSimulator, simulators } from './simulators.ts'

export type Job = Asked & { readonly simulatore: string }
export type Answer = (block: Block) => Answered

/** Throws `RangeError` on an unknown simulator, `CampoSconosciuto` on a path that its result does not have. */
export async function prepared(job: Job): Promise<Answer> {
  const simulator = await simulatorOf(job)
  const calcola = calculation(simulator, job)
  const writer = lineWriter(simulator, job)
  return (block) => answers(block, calcola, writer)
}

export async function simulatorOf({ simulatore }: Pick<Job, 'simulatore'>): Promise<CommandLineSimulator> {
  const load = Object.hasOwn(simulators, simulatore) ? simulators[simulatore] : undefined
  if (!load) throw new RangeError(`no simulator ${simulatore}`)
  return load()
}

/** The grade is completed beside the rules, by the figures that weigh on the verdict. */
const beside = /\baffidabilita\b/

/** Where all that is asked comes out of the rules, what stands beside them (searches, what is provisional) is not worked out. */
function calculation({ calcola, programma }: CommandLineSimulator, { campi }: Job): CommandLineSimulator['calcola'] {
  const ofRules = new Set(programma.paths)
  return campi?.every((path) => ofRules.has(path) && !beside.test(path)) ? programma.calculate : calcola
}
