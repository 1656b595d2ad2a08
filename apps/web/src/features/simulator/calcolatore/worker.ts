/** Calculates and searches outside the main thread, one question after the other. */
import { filesOf, Unreachable } from './files.ts'
import { type AnyHost, hosts, type SimulatorName, type Tell } from './hosts.ts'
import type { AnySaid, Question } from './messages.ts'

/** Interval between progress messages, short enough to look smooth. */
const EVERY_MS = 50

const opened = new Map<SimulatorName, Promise<AnyHost>>()
let queue = Promise.resolve()

self.addEventListener('message', ({ data }: MessageEvent<Question>) => {
  queue = queue.then(() => answer(data))
})

const say = (said: AnySaid) => self.postMessage(said)

async function answer({ id, simulator, what, state }: Question): Promise<void> {
  try {
    const opening: Promise<AnyHost> = opened.get(simulator) ?? hosts[simulator](filesOf(simulator))
    opened.set(simulator, opening)
    const host = await opening
    say({
      id,
      answer:
        what === 'calculate'
          ? await host.calculate(state)
          : await host.search(
              state,
              sometimes((progress) => say({ id, progress })),
            ),
    })
  } catch (error) {
    say({ id, error: String(error), unreachable: error instanceof Unreachable })
  }
}

function sometimes(tell: Tell): Tell {
  let last = 0
  return (progress) => {
    const now = performance.now()
    if (now - last < EVERY_MS) return
    last = now
    tell(progress)
  }
}
