/** Answers the questions of the page in a worker, one after the other. */
import { filesOf, Unreachable } from './files.ts'
import type { AnyHost, SimulatorName, Tell } from './hosts.ts'
import type { Source } from './law.ts'
import type { AnyReply, Question } from './messages.ts'

/** Interval between progress messages, short enough to look smooth. */
const EVERY_MS = 50

/** `open`: the hosts that this worker has. */
export function serve(open: Readonly<Partial<Record<SimulatorName, (source: Source) => Promise<AnyHost>>>>): void {
  const opened = new Map<SimulatorName, Promise<AnyHost>>()
  let queue = Promise.resolve()

  self.addEventListener('message', ({ data }: MessageEvent<Question>) => {
    queue = queue.then(() => answer(data))
  })

  async function answer(question: Question): Promise<void> {
    const { id, simulator, state } = question
    try {
      const opening = opened.get(simulator) ?? open[simulator]?.(filesOf(simulator))
      if (!opening) throw new Error(`This worker does not calculate ${simulator}`)
      opened.set(simulator, opening)
      // A failed opening is tried again with the next question.
      opening.catch(() => opened.delete(simulator))
      say({ id, answer: await answered(await opening, question, state) })
    } catch (error) {
      say({ id, error: String(error), unreachable: error instanceof Unreachable })
    }
  }
}

async function answered(host: AnyHost, question: Question, state: object) {
  const { id, what } = question
  if (what === 'calculate') return host.calculate(state)
  if (what === 'scan') return (await import('./scan.ts')).scanned(host, state, question.scan)
  return host.search(
    state,
    sometimes((progress) => say({ id, progress })),
  )
}

const say = (reply: AnyReply) => self.postMessage(reply)

function sometimes(tell: Tell): Tell {
  let last = 0
  return (progress) => {
    const now = performance.now()
    if (now - last < EVERY_MS) return
    last = now
    tell(progress)
  }
}
