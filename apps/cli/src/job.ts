/** What is asked of whoever answers blocks of lines; it can be handed to another thread. */
import { type Answered, answers } from './answers.ts'
import type { Block } from './blocks.ts'
import { simulators } from './simulators.ts'

export type Job = { readonly simulatore: string }
export type Answer = (block: Block) => Answered

/** Throws `RangeError` on an unknown simulator. */
export async function prepared({ simulatore }: Job): Promise<Answer> {
  const load = Object.hasOwn(simulators, simulatore) ? simulators[simulatore] : undefined
  if (!load) throw new RangeError(`no simulator ${simulatore}`)
  const simulator = await load()
  return (block) => answers(block, simulator)
}
