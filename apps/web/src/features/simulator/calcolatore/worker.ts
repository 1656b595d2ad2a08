/** Calculates off the main thread, one state after the other. */
import { filesOf, Unreachable } from './files.ts'
import { type Calculate, hosts, type SimulatorName } from './hosts.ts'
import type { Answer, Question } from './messages.ts'

const opened = new Map<SimulatorName, Promise<Calculate>>()
let queue = Promise.resolve()

self.addEventListener('message', ({ data }: MessageEvent<Question>) => {
  queue = queue.then(async () => self.postMessage(await answer(data)))
})

async function answer({ id, simulator, state }: Question): Promise<Answer> {
  try {
    const host = opened.get(simulator) ?? hosts[simulator](filesOf(simulator))
    opened.set(simulator, host)
    return { id, calculated: await (await host)(state) }
  } catch (error) {
    return { id, error: String(error), unreachable: error instanceof Unreachable }
  }
}
