/** The page's own calculator: one worker for all simulators, started at the first calculation. */
import { Offline } from '../../../api/call-error.ts'
import type { Values } from '../path.ts'
import { askedOf } from '../year.ts'
import type { Calculated, SimulatorName } from './hosts.ts'
import type { Answer, Question } from './messages.ts'

type Waiting = { readonly resolve: (calculated: Calculated) => void; readonly reject: (error: Error) => void }

const waiting = new Map<number, Waiting>()
let worker: Worker | null = null
let asked = 0

/** What calculates a simulator; undefined where the browser has nothing to do it with. */
export function calcolatore(simulator: SimulatorName): ((values: Values) => Promise<Values>) | undefined {
  if (typeof Worker === 'undefined' || typeof WebAssembly === 'undefined') return undefined
  return async (values) => {
    const { body: state } = askedOf(values)
    // Jumps need the rules, which the page does not have.
    if (state.calcolaSalti === true) throw new Error('Only the server looks for jumps')
    const { State, Quadro } = await ask({ id: asked++, simulator, state })
    return { ...State, quadro: Quadro }
  }
}

const ask = (question: Question) =>
  new Promise<Calculated>((resolve, reject) => {
    worker ??= started()
    waiting.set(question.id, { resolve, reject })
    worker.postMessage(question)
  })

function started(): Worker {
  const made = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  made.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    const { resolve, reject } = waiting.get(data.id) ?? {}
    waiting.delete(data.id)
    if ('calculated' in data) resolve?.(data.calculated)
    else reject?.(data.unreachable ? new Offline(data.error) : new Error(data.error))
  })
  // It did not load, or broke down: whoever waits asks the server.
  made.addEventListener('error', ({ message }) => {
    worker = null
    for (const { reject } of waiting.values()) reject(new Error(message))
    waiting.clear()
  })
  return made
}
